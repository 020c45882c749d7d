import { expect, test } from "vitest";
import { updateView } from "../rpc/staff-status-view.ts";
import { NO_UPDATE, type UpdateMemory } from "./update-state.ts";
import { updateViewOf } from "./update-view.ts";

const hours = { from: "03:00", until: "05:00" };

function viewed(
  seen: { staged?: string | null; memory?: Partial<UpdateMemory> },
  ...because: string[]
) {
  const { staged = "1.1.0", memory = {} } = seen;
  const state = { ...NO_UPDATE, ...memory };
  const view = updateViewOf({ seen: { state, staged }, version: "1.0.0", because, hours });
  return updateView.parse(view);
}

test("a newer version waits, for what the updater would find", () => {
  expect(viewed({}).waiting).toEqual({ version: "1.1.0", because: [], ...hours });
  const because = ["visit", "call", "payment", "recently-used", "outside-window"];
  expect(viewed({}, ...because).waiting?.because).toEqual(["in-use", "payment", "outside-window"]);
  const postponed = { version: "1.1.0", reason: "disk" as const, at: 0 };
  expect(viewed({ memory: { postponed } }, "visit").waiting?.because).toEqual(["disk"]);
  const older = { ...postponed, version: "1.0.5" };
  expect(viewed({ memory: { postponed: older } }, "visit").waiting?.because).toEqual(["in-use"]);
});

test("nothing waits without a newer version, or if it has failed here", () => {
  for (const staged of [null, "1.0.0", "0.9.0"]) expect(viewed({ staged }).waiting).toBeNull();
  const reason = "start" as const;
  const failed = [{ version: "1.1.0", reason, missing: [], at: 0 }];
  const last = {
    result: "returned" as const,
    from: "1.0.0",
    to: "1.1.0",
    at: 7,
    reason,
    missing: [],
  };
  expect(viewed({ memory: { failed, last } })).toEqual({ waiting: null, last, trouble: null });
});

test("an updater's file that needs a person is reported; without an updater there is nothing", () => {
  const seen = { state: "damaged" as const, staged: "1.1.0" };
  const view = updateViewOf({ seen, version: "1.0.0", because: [], hours });
  expect(view).toEqual({ waiting: null, last: null, trouble: "damaged" });
  expect(updateViewOf({ seen: null, version: "1.0.0", because: [], hours })).toBeNull();
});
