/** A language that is chosen while paying, and the time left to pay, after a reload of the page. */
import { afterEach, beforeEach, expect, test } from "vitest";
import { systemClock } from "./host/checkout/running/clock.ts";
import type { Clock } from "./host/checkout/running/runner.ts";
import type { CheckoutView } from "./host/rpc/contract.ts";
import { type KioskWorld, startKioskWorld } from "./testing/kiosk-world.ts";

const HOUR = 3_600_000;

let aheadMs: number;
/** A system clock that the test can set. */
const clock: Clock = {
  bootId: systemClock.bootId,
  monotonic: () => systemClock.monotonic(),
  now: () => systemClock.now() + aheadMs,
  at: (time, callback) => systemClock.at(time - aheadMs, callback),
};
let world: KioskWorld;
let visitId: string;
let checkoutId: string;

beforeEach(async () => {
  aheadMs = 0;
  world = await startKioskWorld({}, {}, clock);
  visitId = world.newId();
  checkoutId = world.newId();
  await world.client.visit.begin({ visitId });
  await world.place(visitId, checkoutId);
  await paying();
});
afterEach(() => world.close());

/** The first view of the payment step for a page that subscribes now. */
async function paying(): Promise<CheckoutView & { step: "paying" }> {
  const signal = AbortSignal.timeout(10_000);
  for await (const view of await world.client.checkout.progress({ checkoutId }, { signal })) {
    if (view.step === "paying") return view;
  }
  throw new Error("no payment page came");
}

test("the outcome is shown in the language chosen last", async () => {
  await world.client.checkout.chooseLanguage({ checkoutId, locale: "de" });
  expect(await world.client.visit.resumable()).toMatchObject({ checkoutId, locale: "de" });
  expect(world.stateOf(checkoutId).order.locale).toBe("de");
});

test("a language that the outlet does not offer changes nothing, nor does one for an unknown order", async () => {
  const { locale } = world.stateOf(checkoutId).order;
  await world.client.checkout.chooseLanguage({ checkoutId, locale: "tlh" });
  await world.client.checkout.chooseLanguage({ checkoutId: world.newId(), locale: "de" });
  expect(await world.client.visit.resumable()).toMatchObject({ checkoutId, locale });
});

test.each([-HOUR, HOUR])(
  "the time left to pay does not change when the clock is set by %i ms",
  async (byMs) => {
    const before = await paying();
    aheadMs = byMs;
    const after = await paying();
    expect(after.expiresInMs).toBeLessThanOrEqual(before.expiresInMs);
    expect(after.expiresInMs).toBeGreaterThan(before.expiresInMs - 30_000);
  },
);
