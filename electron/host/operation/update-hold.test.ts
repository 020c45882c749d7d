import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { followUpdate, notesOf, updateModeOf } from "./update-hold.ts";
import { NO_UPDATE, type UpdateState } from "./update-state.ts";

const VERSIONS = { from: "1.0.0", to: "1.1.0" };
const TRIAL: UpdateState = {
  ...{ ...NO_UPDATE, phase: "trial", ...VERSIONS, troubles: [], restarts: 0 },
  began: { bootId: "boot", ms: 0 },
};
const SAVING: UpdateState = { ...NO_UPDATE, phase: "saving", ...VERSIONS, troubles: [] };

test("takes orders only while no update can put the records back", () => {
  expect(updateModeOf(NO_UPDATE)).toBe("operate");
  expect(updateModeOf({ ...NO_UPDATE, phase: "copying", ...VERSIONS })).toBe("operate");
  expect(updateModeOf(TRIAL)).toBe("observe");
  expect(updateModeOf(SAVING)).toBe("wait");
  const returning = { ...NO_UPDATE, phase: "returning", ...VERSIONS } as const;
  expect(updateModeOf({ ...returning, reason: "start", missing: [] })).toBe("wait");
  expect(updateModeOf("damaged")).toBe("operate");
  expect(updateModeOf("unreadable")).toBe("observe");
});

test("a hold ends once the updater says so, and never begins again", async () => {
  const folder = mkdtempSync(join(tmpdir(), "hold-"));
  const file = join(folder, "state.json");
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (state: UpdateState) => writeFileSync(file, JSON.stringify(state));
  write(SAVING);
  const hold = followUpdate(file);
  onTestFinished(hold.stop);
  expect([hold.isHeld.current(), hold.mayOpenData()]).toEqual([true, false]);
  write(TRIAL);
  expect([hold.isHeld.current(), hold.mayOpenData()]).toEqual([true, true]);
  write(NO_UPDATE);
  await eventually(() => expect(hold.isHeld.current()).toBe(false));
  write(SAVING);
  expect([hold.isHeld.current(), hold.mayOpenData()]).toEqual([false, true]);
});

test("without an updater, or before its first update, nothing is held", () => {
  expect(followUpdate(null).isHeld.current()).toBe(false);
  expect(followUpdate("/nowhere/state.json").isHeld.current()).toBe(false);
});

test("says in the health report that a version failed, and why", () => {
  const reason = "unhealthy" as const;
  const last = { result: "returned" as const, ...VERSIONS, at: 0, reason, missing: ["page"] };
  expect(notesOf({ ...NO_UPDATE, last })).toEqual(["update-failed: 1.1.0 (unhealthy, page)"]);
  const postponed = { version: "1.1.0", reason: "disk" as const, at: 0 };
  expect(notesOf({ ...NO_UPDATE, postponed })).toEqual(["update-postponed: 1.1.0 (disk)"]);
  expect(notesOf("unreadable")).toEqual(["update-state: unreadable"]);
  expect(notesOf(NO_UPDATE)).toEqual([]);
});
