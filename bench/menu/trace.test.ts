import { expect, test } from "vitest";
import { partsOf } from "./trace.ts";

/** An event of a thread that does nothing else: its CPU time is its duration. Milliseconds. */
const event = (name: string, atMs: number, ms: number, tid = 1) => ({
  ...{ name, ph: "X", pid: 1, tid, args: {} },
  ...{ ts: atMs * 1_000, dur: ms * 1_000, tdur: ms * 1_000 },
});

const TASK = event("RunTask", 10, 50);

test("each part of a task has its own time, without what happens within it", () => {
  const parts = partsOf(TASK, [
    TASK,
    event("EventDispatch", 11, 30),
    event("Layout", 20, 8),
    event("Paint", 45, 5),
  ]);
  expect(parts).toEqual({ other: 15, script: 22, layout: 8, paint: 5 });
});

test("an event of no known part counts as the one that it happens in", () => {
  const parts = partsOf(TASK, [TASK, event("FunctionCall", 11, 30), event("Unheard", 12, 10)]);
  expect(parts).toEqual({ other: 20, script: 30 });
});

test("other threads and other tasks are left out", () => {
  const parts = partsOf(TASK, [
    event("Layout", 0, 5),
    TASK,
    event("Layout", 20, 5, 2),
    event("Layout", 60, 5),
  ]);
  expect(parts).toEqual({ other: 50 });
});
