/** Ages and waits are measured by the monotonic clock: setting the machine's clock does not affect them. */
import { setImmediate as nextTurn } from "node:timers/promises";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Capability } from "../../contracts/payments.ts";
import { type HostClock, VirtualClock } from "./checkout/simulation/virtual-clock.ts";
import { composePayments } from "./compose/payments.ts";
import { createSaltSource, PREFETCHED_SALT_MS } from "./loyalty/salts.ts";
import type { HttpResult } from "./net/http-client.ts";
import { createLog } from "./net/log.ts";
import { createBreaker } from "./payments/breaker.ts";
import { createLimits, type LimitSettings } from "./payments/limits.ts";
import { watchServing } from "./staff/serving-watch.ts";
import { testSettings } from "./testing/settings.ts";

const NOON = Date.UTC(2027, 0, 4, 12);
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

let machine: VirtualClock;
/** The clock of the running host. */
let clock: HostClock;

beforeEach(() => {
  machine = new VirtualClock(NOON);
  clock = machine.forOneRun();
});

async function pass(ms: number): Promise<void> {
  let isOver = false;
  machine.after(ms, () => {
    isOver = true;
  });
  while (!isOver && machine.step()) await nextTurn();
}

const LIMITS: LimitSettings = {
  maxPerSecond: 2,
  maxInFlight: 25,
  maxWaiting: 100,
  maxWaitMs: 10 * SECOND,
  breakerThreshold: 1,
  breakerOpenMs: 10 * SECOND,
};

describe.each([
  ["back", -HOUR],
  ["forward", HOUR],
])("the clock is set %s by an hour", (_, byMs) => {
  test("an open breaker half-opens neither earlier nor later", async () => {
    const breaker = createBreaker({ threshold: 1, openMs: 10 * SECOND, clock });
    breaker.enter()?.done("failed");
    machine.set(byMs);
    await pass(10 * SECOND - 1);
    expect(breaker.enter()).toBeNull();
    await pass(1);
    expect(breaker.enter()).not.toBeNull();
  });

  test("no more calls start per second than allowed, and all of them do", async () => {
    const limits = createLimits(LIMITS, clock);
    let started = 0;
    const call = async () => {
      started += 1;
    };
    for (let count = 0; count < 4; count += 1) void limits.run(call, () => "succeeded");
    await nextTurn();
    machine.set(byMs);
    void limits.run(call, () => "succeeded");
    await nextTurn();
    expect(started).toBe(2);
    for (const expected of [4, 5]) {
      await pass(SECOND);
      expect(started).toBe(expected);
    }
  });

  test("a call that waits for its turn is refused when its time is over", async () => {
    const limits = createLimits({ ...LIMITS, maxInFlight: 1 }, clock);
    void limits.run(
      () => new Promise(() => {}),
      () => "succeeded",
    );
    const refused = vi.fn();
    void limits
      .run(
        async () => {},
        () => "succeeded",
      )
      .then(refused);
    await nextTurn();
    machine.set(byMs);
    await pass(LIMITS.maxWaitMs - 1);
    expect(refused).not.toHaveBeenCalled();
    await pass(1);
    expect(refused).toHaveBeenCalledWith({ made: false, refusal: "waited-too-long" });
  });

  test("the integrator's capabilities are fetched again when they are a minute old, and not before", async () => {
    let asked = 0;
    const declared: Capability[] = ["CAPTURE"];
    const http = {
      async send(): Promise<HttpResult> {
        asked += 1;
        const text = JSON.stringify({ capabilities: declared });
        return { kind: "answer", status: 200, headers: {}, text };
      },
    };
    const log = createLog({ level: "silent" });
    const { capabilities } = composePayments({
      ...{ http, settings: testSettings(), log, clock },
      fleet: null,
    });
    expect(await capabilities.current()).toEqual(new Set(declared));
    machine.set(byMs);
    await pass(MINUTE - 1);
    await capabilities.current();
    expect(asked).toBe(1);
    await pass(1);
    await capabilities.current();
    expect(asked).toBe(2);
  });

  test("a salt that was fetched ahead is used until it is too old", async () => {
    const connection = { apiUrl: "https://loyalty.example", apiVersion: "1.7", establishmentId: 7 };
    let given = 0;
    const send = async (): Promise<HttpResult> => {
      given += 1;
      const text = JSON.stringify({ saltId: String(given), salt: "s" });
      return { kind: "answer", status: 200, headers: {}, text };
    };
    const salts = createSaltSource({ send, close: async () => {} }, clock);
    for (const { afterMs, prefetched } of [
      { afterMs: PREFETCHED_SALT_MS, prefetched: true },
      { afterMs: PREFETCHED_SALT_MS + 1, prefetched: false },
    ]) {
      salts.prefetch(connection);
      await nextTurn();
      machine.set(byMs);
      await pass(afterMs);
      expect(await salts.take(connection)).toMatchObject({ kind: "salt", prefetched });
    }
  });

  test("a kiosk closes itself after three minutes without its services", async () => {
    const { down, stop } = watchServing({
      kitchen: async () => "DOWN",
      payments: async () => "UP",
      payAtCounter: false,
      isIdle: () => true,
      closeAfterSeconds: 180,
      clock,
      log: createLog({ level: "silent" }),
    });
    await pass(MINUTE);
    machine.set(byMs);
    await pass(3 * MINUTE - 1);
    expect(down.current()).toEqual([]);
    await pass(1);
    expect(down.current()).toEqual(["kitchen"]);
    stop();
  });
});
