import { describe, expect, test } from "vitest";
import { LEAST_FREE_BYTES } from "../../../domain/readiness/limits.ts";
import { VirtualClock } from "../checkout/simulation/virtual-clock.ts";
import { watchRecords } from "./records-watch.ts";

const FULL = Object.assign(new Error("database or disk is full"), { errcode: 13 });
const READ_ONLY = Object.assign(new Error("attempt to write a readonly database"), {
  errcode: 1032,
});

/** Advances the clock. */
function pass(clock: VirtualClock, ms: number): void {
  let isOver = false;
  clock.after(ms, () => {
    isOver = true;
  });
  while (!isOver) clock.step();
}

function watched() {
  const clock = new VirtualClock(0);
  const said: string[] = [];
  const disk = {
    error: null as Error | null,
    free: LEAST_FREE_BYTES,
    trials: 0,
    tryToWrite() {
      this.trials += 1;
      if (this.error) throw this.error;
    },
    freeBytes() {
      return this.free;
    },
  };
  const watch = watchRecords({
    disk,
    clock: clock.forOneRun(),
    log: {
      warn: (_: unknown, what?: string) => void said.push(what ?? ""),
      error: (_: unknown, what?: string) => void said.push(what ?? ""),
    },
  });
  return { clock, disk, watch, said };
}

describe("records that cannot be written", () => {
  test("are noticed when a write fails, and no order begins until they can be", () => {
    const { clock, disk, watch, said } = watched();
    disk.error = FULL;
    watch.failed(FULL);
    expect(watch.trouble.current()).toBe("disk-full");
    expect(watch.canTakeOrders()).toBe(false);
    pass(clock, 60_000);
    expect(watch.trouble.current()).toBe("disk-full");
    disk.error = null;
    pass(clock, 6_000);
    expect(watch.trouble.current()).toBeNull();
    expect(watch.canTakeOrders()).toBe(true);
    expect(said).toEqual(["records cannot be written", "records can be written again"]);
  });

  test("are noticed within a minute on an idle kiosk", () => {
    const { clock, disk, watch } = watched();
    disk.error = READ_ONLY;
    pass(clock, 61_000);
    expect(watch.trouble.current()).toBe("not-writable");
  });

  test("are anticipated: with too little free space no order begins", () => {
    const { clock, disk, watch } = watched();
    disk.free = LEAST_FREE_BYTES - 1;
    expect(watch.canTakeOrders()).toBe(false);
    expect(watch.trouble.current()).toBe("disk-full");
    disk.free = LEAST_FREE_BYTES;
    pass(clock, 6_000);
    expect(watch.trouble.current()).toBeNull();
  });

  test("do not delay an order once there is room again", () => {
    const { disk, watch } = watched();
    disk.error = FULL;
    watch.failed(FULL);
    expect(watch.canTakeOrders()).toBe(false);
    disk.error = null;
    expect(watch.canTakeOrders()).toBe(true);
  });

  test("are logged once, whatever fails meanwhile", () => {
    const { watch, said } = watched();
    for (let times = 0; times < 3; times += 1) watch.failed(FULL);
    expect(said).toHaveLength(1);
  });
});

test("while all is well, no test write is made for an order: its own first one is the test", () => {
  const { disk, watch } = watched();
  expect(watch.canTakeOrders()).toBe(true);
  expect(disk.trials).toBe(0);
});

test("an error that is not about the disk is no trouble with the records", () => {
  const { watch } = watched();
  watch.failed(new Error("entry 3 is not the next one"));
  expect(watch.canTakeOrders()).toBe(true);
});

test("a kiosk that has stopped makes no more test writes", () => {
  const { clock, disk, watch } = watched();
  watch.stop();
  pass(clock, 600_000);
  expect(disk.trials).toBe(0);
});
