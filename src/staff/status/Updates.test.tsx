import { beforeAll, expect, test } from "vitest";
import type { UpdateView } from "../../../electron/host/rpc/contract.ts";
import { startI18n } from "../../i18n/i18n.ts";
import { rendered, textOf } from "../../journey/testing/rendered.tsx";
import { startVisit } from "../../journey/testing/visit.ts";
import { Updates } from "./Updates.tsx";

beforeAll(() => startI18n(["common", "staff"]));

const UPDATE: UpdateView = { waiting: null, last: null, trouble: null };
const WAITING = { version: "0.2.0", because: [], from: "03:00", until: "05:00" };
const LAST = { from: "0.1.0", to: "0.2.0", at: Date.UTC(2027, 0, 4, 12), missing: [] };

function shown(change: Partial<UpdateView>): string {
  const page = rendered(<Updates update={{ ...UPDATE, ...change }} />, { visit: startVisit() });
  // Without the marks that isolate a version from its sentence.
  return textOf(page).replace(/[\u2066-\u2069]/g, "");
}

test("a version that waits is named with its reasons", () => {
  expect(shown({})).toContain("No newer version is waiting.");
  expect(shown({ waiting: WAITING })).toContain(
    "Version 0.2.0 is waiting. It will be installed within a minute.",
  );
  const waiting = { ...WAITING, because: ["payment" as const, "outside-window" as const] };
  expect(shown({ waiting })).toContain(
    "once the current payment has ended. It will be installed between 03:00 and 05:00.",
  );
});

test("a version that was taken back is named with the reason and what was missing", () => {
  const last = { ...LAST, result: "returned" as const, reason: "unhealthy" as const };
  const page = shown({ last: { ...last, missing: ["page", "no-menu"] } });
  expect(page).toContain(
    "version 0.2.0 was taken back. Not everything worked in it. Missing or wrong: page, no-menu. Version 0.1.0 is running again.",
  );
  const updated = shown({ last: { ...LAST, result: "updated", reason: null } });
  expect(updated).toContain("version 0.2.0 replaced 0.1.0.");
  expect(updated).not.toContain("Missing");
});

test("an updater's file that needs a person is reported instead", () => {
  expect(shown({ trouble: "damaged" })).toContain("until support has looked at it");
});
