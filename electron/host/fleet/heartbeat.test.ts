import { expect, test, vi } from "vitest";
import { VirtualClock } from "../checkout/simulation/virtual-clock.ts";
import { Cell } from "../shared/live.ts";
import { startHeartbeat } from "./heartbeat.ts";

function heartbeat(publish: () => void = () => {}) {
  const clock = new VirtualClock(1_000_000);
  const start = clock.now();
  const change = new Cell(0);
  const times: number[] = [];
  const log = { error: vi.fn() };
  const stop = startHeartbeat({
    changes: [change],
    apartMs: 500,
    clock,
    log,
    publish() {
      times.push(clock.now() - start);
      publish();
    },
  });
  const pass = (ms: number) => {
    const end = clock.now() + ms;
    let isOver = false;
    clock.at(end, () => {
      isOver = true;
    });
    while (!isOver && clock.step());
  };
  return { change, times, log, stop, pass };
}

test("publishes at once, and every ten seconds", () => {
  const { times, pass } = heartbeat();
  pass(25_000);
  expect(times).toEqual([0, 10_000, 20_000]);
});

test("changes are published together, at most twice a second, and the last of them is", () => {
  const { change, times, pass } = heartbeat();
  pass(1_000);
  for (let value = 1; value <= 20; value += 1) {
    change.set(value);
    pass(100);
  }
  pass(600);
  expect(times).toEqual([0, 1_000, 1_500, 2_000, 2_500, 3_000]);
});

test("a message that cannot be made is logged, and the next one is published", () => {
  const { times, log, pass } = heartbeat(() => {
    throw new Error("a defect");
  });
  pass(10_000);
  expect(times).toHaveLength(2);
  expect(log.error).toHaveBeenCalledTimes(2);
});

test("after it is stopped nothing is published, changes neither", () => {
  const { change, times, stop, pass } = heartbeat();
  stop();
  change.set(1);
  pass(20_000);
  expect(times).toEqual([0]);
});
