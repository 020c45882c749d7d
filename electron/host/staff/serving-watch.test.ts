import { describe, expect, test } from "vitest";
import { VirtualClock } from "../checkout/simulation/virtual-clock.ts";
import { type ServingWatchOptions, watchServing } from "./serving-watch.ts";

const MINUTE = 60_000;

/** Advances the clock, and lets every answer arrive. */
async function pass(clock: VirtualClock, ms: number): Promise<void> {
  let isOver = false;
  clock.after(ms, () => {
    isOver = true;
  });
  while (!isOver) {
    clock.step();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

type World = {
  kitchen: "UP" | "DOWN";
  payments: "UP" | "DOWN";
  isIdle: boolean;
  /** How often the kitchen was polled. */
  polls: number;
};

function watched(change: Partial<ServingWatchOptions> = {}) {
  const clock = new VirtualClock(0);
  const said: string[] = [];
  const world: World = { kitchen: "UP", payments: "UP", isIdle: true, polls: 0 };
  const watch = watchServing({
    kitchen: async () => {
      world.polls += 1;
      return world.kitchen;
    },
    payments: async () => world.payments,
    payAtCounter: false,
    isIdle: () => world.isIdle,
    closeAfterSeconds: 180,
    clock: clock.forOneRun(),
    log: {
      warn: (first: unknown, what?: string) => void said.push(what ?? String(first)),
    },
    ...change,
  });
  return { clock, world, watch, said };
}

describe("a kiosk whose services are down", () => {
  test("closes itself after three minutes, and opens at the first good answer", async () => {
    const { clock, world, watch, said } = watched();
    await pass(clock, MINUTE);
    world.kitchen = "DOWN";
    world.payments = "DOWN";
    await pass(clock, 3 * MINUTE);
    expect(watch.down.current()).toEqual([]);
    await pass(clock, 2 * MINUTE);
    expect(watch.down.current()).toEqual(["kitchen", "payments"]);
    world.kitchen = "UP";
    await pass(clock, 20_000);
    expect(watch.down.current()).toEqual(["payments"]);
    world.payments = "UP";
    await pass(clock, 20_000);
    expect(watch.down.current()).toEqual([]);
    expect(said.at(-1)).toBe("the kiosk opens again by itself");
  });

  test("does not close for a short outage, which does not count towards the next", async () => {
    const { clock, world, watch, said } = watched();
    for (let turn = 0; turn < 3; turn += 1) {
      world.kitchen = "DOWN";
      await pass(clock, 2.5 * MINUTE);
      world.kitchen = "UP";
      await pass(clock, 2 * MINUTE);
    }
    expect(watch.down.current()).toEqual([]);
    expect(said).toEqual([]);
  });

  test("does not close during a visit, but after it", async () => {
    const { clock, world, watch } = watched();
    world.kitchen = "DOWN";
    world.isIdle = false;
    await pass(clock, 10 * MINUTE);
    expect(watch.down.current()).toEqual([]);
    world.isIdle = true;
    await pass(clock, 20_000);
    expect(watch.down.current()).toEqual(["kitchen"]);
  });

  test("closes for payments alone only if customers cannot pay at the counter", async () => {
    const strict = watched();
    const lenient = watched({ payAtCounter: true });
    for (const { clock, world } of [strict, lenient]) {
      world.payments = "DOWN";
      await pass(clock, 6 * MINUTE);
    }
    expect(strict.watch.down.current()).toEqual(["payments"]);
    expect(lenient.watch.down.current()).toEqual([]);
  });

  test("polls no service if the settings keep it open, nor after it was stopped", async () => {
    const open = watched({ closeAfterSeconds: null });
    open.world.kitchen = "DOWN";
    await pass(open.clock, 10 * MINUTE);
    expect([open.world.polls, open.watch.down.current()]).toEqual([0, []]);
    const ended = watched();
    ended.watch.stop();
    await pass(ended.clock, 10 * MINUTE);
    expect(ended.world.polls).toBe(0);
  });
});
