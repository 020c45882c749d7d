import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { recordedLog } from "../testing/recorded-log.ts";
import { createRefusedCallers, type RefusedCallers } from "./refused-callers.ts";

const MINUTE_MS = 60_000;
let callers: RefusedCallers;
let lines: readonly string[];
beforeEach(() => {
  vi.useFakeTimers();
  const { log, lines: written } = recordedLog();
  lines = written;
  callers = createRefusedCallers(log);
});
afterEach(() => {
  callers.stop();
  vi.useRealTimers();
});

const logged = () =>
  lines.map((line) => {
    const { source, calls }: { source: string; calls: number } = JSON.parse(line);
    return { source, calls };
  });

test("100,000 calls of a source in a minute are two lines, the second with their number", () => {
  for (let call = 0; call < 100_000; call += 1) callers.add("192.0.2.7");
  expect(logged()).toEqual([{ source: "192.0.2.7", calls: 1 }]);
  vi.advanceTimersByTime(MINUTE_MS);
  expect(logged().at(-1)).toEqual({ source: "192.0.2.7", calls: 99_999 });
  vi.advanceTimersByTime(10 * MINUTE_MS);
  expect(lines).toHaveLength(2);
});

test("sources have lines of their own, but a thousand at a time at most", () => {
  for (let host = 0; host < 3_000; host += 1) callers.add(`2001:db8::${host}`);
  expect(lines).toHaveLength(1_001);
  vi.advanceTimersByTime(MINUTE_MS);
  expect(logged().slice(1_001)).toEqual([{ source: "others", calls: 1_999 }]);
});

test("what was counted is logged when the gate closes", () => {
  callers.add("192.0.2.7");
  callers.add("192.0.2.7");
  callers.stop();
  expect(logged()).toEqual([
    { source: "192.0.2.7", calls: 1 },
    { source: "192.0.2.7", calls: 1 },
  ]);
  expect(vi.getTimerCount()).toBe(0);
});
