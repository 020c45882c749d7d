import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { testSettings } from "../testing/settings.ts";
import { createBreaker } from "./breaker.ts";
import {
  createLimits,
  type Limited,
  type LimitSettings,
  type LimitsClock,
  paymentLimits,
} from "./limits.ts";

const SETTINGS: LimitSettings = {
  maxPerSecond: 100,
  maxInFlight: 25,
  maxWaiting: 100,
  maxWaitMs: 10_000,
  breakerThreshold: 5,
  breakerOpenMs: 10_000,
};

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

test("the limits are those of the settings, and the contract's by default", () => {
  const { payments } = testSettings();
  expect(payments.limits).toEqual({
    requestTimeoutSeconds: 10,
    connectTimeoutSeconds: 2,
    requestsPerSecond: 100,
    concurrentRequests: 25,
    circuitBreakerFailures: 5,
    paymentTimeoutSeconds: 15 * 60,
    enrollmentExpirySeconds: 15 * 60,
  });
  expect(paymentLimits(payments)).toMatchObject({
    ...SETTINGS,
    requestTimeoutMs: 10_000,
    connectTimeoutMs: 2_000,
  });
  const limits = {
    ...payments.limits,
    requestTimeoutSeconds: 20,
    requestsPerSecond: 7,
    concurrentRequests: 3,
    circuitBreakerFailures: 2,
  };
  expect(paymentLimits({ ...payments, limits })).toMatchObject({
    requestTimeoutMs: 20_000,
    maxPerSecond: 7,
    maxInFlight: 3,
    breakerThreshold: 2,
    // As long as one abandoned request.
    breakerOpenMs: 20_000,
  });
});

/** Follows the timers of the test. */
const clock: LimitsClock = {
  monotonic: () => Date.now(),
  now: () => Date.now(),
  at(time, callback) {
    const timer = setTimeout(callback, time - Date.now());
    return () => clearTimeout(timer);
  },
};

const outcomeOf = (result: string) => {
  if (result === "busy") return "throttled";
  return result === "bad" ? "failed" : "succeeded";
};

/** Calls that the test ends. */
function calls(settings: Partial<LimitSettings> = {}) {
  const limits = createLimits({ ...SETTINGS, ...settings }, clock);
  const open: ((result: string) => void)[] = [];
  const results: Limited<string>[] = [];
  const start = () => {
    const call = () => new Promise<string>((resolve) => void open.push(resolve));
    void limits.run(call, outcomeOf).then((result) => results.push(result));
  };
  const step = () => vi.advanceTimersByTimeAsync(0);
  return { limits, open, results, start, step };
}

describe("in flight (payments.md §8)", () => {
  test("the 26th call waits until one of 25 is done", async () => {
    const { open, start, step } = calls();
    for (let count = 0; count < 30; count += 1) start();
    await step();
    expect(open).toHaveLength(25);
    open[0]?.("ok");
    await step();
    expect(open).toHaveLength(26);
  });

  test("the number of waiting calls is limited: a further one is refused without being made", async () => {
    const { results, start, step } = calls({ maxInFlight: 1, maxWaiting: 2 });
    for (let count = 0; count < 4; count += 1) start();
    await step();
    expect(results).toEqual([{ made: false, refusal: "too-many-waiting" }]);
  });

  test("the waiting time is limited, and a call that gave up never starts", async () => {
    const { open, results, start, step } = calls({ maxInFlight: 1 });
    start();
    start();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(results).toEqual([{ made: false, refusal: "waited-too-long" }]);
    open[0]?.("ok");
    await step();
    expect(open).toHaveLength(1);
    start();
    await step();
    expect(open).toHaveLength(2);
  });

  test("a call that takes longer than the waiting time does not make waiting calls fail", async () => {
    const { open, start, step } = calls({ maxInFlight: 1 });
    start();
    await vi.advanceTimersByTimeAsync(5_000);
    start();
    await vi.advanceTimersByTimeAsync(7_000);
    open[0]?.("ok");
    await step();
    expect(open).toHaveLength(2);
  });
});

describe("calls per second (payments.md §8)", () => {
  test("the 101st call of a second starts when the second is over", async () => {
    const { open, start } = calls({ maxInFlight: 1_000 });
    for (let count = 0; count < 150; count += 1) {
      start();
      if (count === 49) await vi.advanceTimersByTimeAsync(400);
    }
    await vi.advanceTimersByTimeAsync(0);
    expect(open).toHaveLength(100);
    await vi.advanceTimersByTimeAsync(599);
    expect(open).toHaveLength(100);
    await vi.advanceTimersByTimeAsync(1);
    expect(open).toHaveLength(150);
  });
});

describe("breaker (payments.md §8)", () => {
  type Scene = ReturnType<typeof calls>;
  const end = async ({ open, start, step }: Scene, result: string, times: number) => {
    for (let count = 0; count < times; count += 1) {
      start();
      await step();
      open.at(-1)?.(result);
      await step();
    }
  };
  const fail = (scene: Scene, times: number) => end(scene, "bad", times);

  test("five failures in a row open it: the sixth call is not made", async () => {
    const scene = calls();
    await fail(scene, 5);
    scene.start();
    await scene.step();
    expect(scene.open).toHaveLength(5);
    expect(scene.results.at(-1)).toEqual({ made: false, refusal: "circuit-open" });
  });

  test("a success in between resets the count", async () => {
    const scene = calls();
    await fail(scene, 4);
    scene.start();
    await scene.step();
    scene.open.at(-1)?.("ok");
    await fail(scene, 4);
    scene.start();
    await scene.step();
    expect(scene.open).toHaveLength(10);
  });

  test("after its time one call tries; its success closes the breaker", async () => {
    const scene = calls();
    await fail(scene, 5);
    await vi.advanceTimersByTimeAsync(10_000);
    scene.start();
    scene.start();
    await scene.step();
    expect(scene.open).toHaveLength(6);
    expect(scene.results.at(-1)).toEqual({ made: false, refusal: "circuit-open" });
    scene.open.at(-1)?.("ok");
    await scene.step();
    scene.start();
    await scene.step();
    expect(scene.open).toHaveLength(7);
  });

  test("after its time one call tries; its failure opens the breaker again", async () => {
    const scene = calls();
    await fail(scene, 5);
    await vi.advanceTimersByTimeAsync(10_000);
    await fail(scene, 1);
    await vi.advanceTimersByTimeAsync(9_999);
    await fail(scene, 1);
    expect(scene.open).toHaveLength(6);
  });

  test("calls that are throttled neither open it nor reset the count", async () => {
    const scene = calls();
    await end(scene, "bad", 4);
    await end(scene, "busy", 6);
    expect(scene.open).toHaveLength(10);
    await end(scene, "bad", 1);
    scene.start();
    await scene.step();
    expect(scene.results.at(-1)).toEqual({ made: false, refusal: "circuit-open" });
  });

  test("after its time one call tries; that it is throttled closes the breaker", async () => {
    const scene = calls();
    await end(scene, "bad", 5);
    await vi.advanceTimersByTimeAsync(10_000);
    await end(scene, "busy", 2);
    expect(scene.open).toHaveLength(7);
  });

  test("a call that throws counts as a failure and frees its slot", async () => {
    const { limits, open, start, step } = calls({ maxInFlight: 1, breakerThreshold: 2 });
    const thrown = limits.run(
      () => Promise.reject(new Error("defect")),
      () => "succeeded",
    );
    await expect(thrown).rejects.toThrow("defect");
    start();
    await step();
    expect(open).toHaveLength(1);
  });

  test("a probe passes an open breaker and does not count", async () => {
    const scene = calls();
    await fail(scene, 5);
    expect(await scene.limits.runProbe(async () => "answer")).toEqual({
      made: true,
      result: "answer",
    });
    scene.start();
    await scene.step();
    expect(scene.results.at(-1)).toEqual({ made: false, refusal: "circuit-open" });
  });

  test("calls that were under way when it opened no longer change it", () => {
    const breaker = createBreaker({ threshold: 1, openMs: 10, clock: { monotonic: () => 0 } });
    const [first, late] = [breaker.enter(), breaker.enter()];
    first?.done("failed");
    late?.done("succeeded");
    expect(breaker.enter()).toBeNull();
  });
});

describe("kiosks that share an integration", () => {
  /** Starts of calls in the first seconds, with this many kiosks that have far more to ask than they may. */
  async function busy(kiosks: number, seconds: number) {
    const starts: number[] = [];
    let inFlight = 0;
    let mostInFlight = 0;
    const call = async () => {
      starts.push(Date.now());
      inFlight += 1;
      mostInFlight = Math.max(mostInFlight, inFlight);
      await new Promise((resolve) => setTimeout(resolve, 100));
      inFlight -= 1;
    };
    for (let kiosk = 0; kiosk < kiosks; kiosk += 1) {
      const limits = createLimits(SETTINGS, clock, () => kiosks);
      for (let asked = 0; asked < SETTINGS.maxWaiting; asked += 1) {
        void limits.run(call, () => "succeeded");
      }
    }
    await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1);
    const inASecond = starts.map(
      (from) => starts.filter((start) => start >= from && start < from + 1_000).length,
    );
    return { starts: starts.length, mostInASecond: Math.max(...inASecond), mostInFlight };
  }

  test("thirty start at most 100 calls in a second together, and each has one in flight", async () => {
    const found = await busy(30, 4);
    expect(found.mostInASecond).toBeLessThanOrEqual(100);
    expect(found.mostInFlight).toBe(30);
    // Three a second each: nobody starves.
    expect(found.starts).toBe(30 * 3 * 4);
  });

  test("five have at most 25 in flight together", async () => {
    const found = await busy(5, 4);
    expect(found.mostInFlight).toBe(25);
    expect(found.mostInASecond).toBeLessThanOrEqual(100);
  });

  test("more kiosks than calls in a second take turns of several seconds", async () => {
    const found = await busy(200, 4);
    expect(found.starts).toBe(200 * 2);
    expect(found.mostInASecond).toBe(200);
  });

  test("a kiosk that is alone again has the limits for itself", async () => {
    let kiosks = 25;
    const limits = createLimits(SETTINGS, clock, () => kiosks);
    let started = 0;
    const ask = () =>
      void limits.run(
        async () => {
          started += 1;
          await new Promise(() => {});
        },
        () => "succeeded",
      );
    for (let asked = 0; asked < 10; asked += 1) ask();
    await vi.advanceTimersByTimeAsync(0);
    expect(started).toBe(1);
    kiosks = 1;
    ask();
    await vi.advanceTimersByTimeAsync(0);
    expect(started).toBe(11);
  });

  test("no call starts during a pause, and the next ones after it", async () => {
    const limits = createLimits(SETTINGS, clock, () => 3);
    limits.pause(700);
    let started = 0;
    void limits.run(
      async () => {
        started += 1;
      },
      () => "succeeded",
    );
    await vi.advanceTimersByTimeAsync(699);
    expect(started).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(started).toBe(1);
  });
});
