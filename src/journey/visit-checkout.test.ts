/** A placed order: stopping it, and paying for it in another way. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CheckoutView, OtherPaymentResult } from "../../electron/host/rpc/contract.ts";
import { hostCalls, OUTLET, SOMETHING_RAN_OUT, SOUP, startVisit } from "./testing/visit.ts";
import { isAbandoning, isOpeningPayment, otherPaymentOf } from "./visit-states.ts";

const PAYING: CheckoutView = {
  step: "paying",
  amount: "5",
  redirectUrl: null,
  returnUrlPrefix: "http://127.0.0.1/return",
  onPhone: false,
  expiresInMs: 0,
};
const DECLINED: CheckoutView = {
  ...SOMETHING_RAN_OUT,
  reason: "payment-declined",
  ranOut: null,
  canPayAgain: true,
};

type Calls = Parameters<typeof hostCalls>[0];

/** A visit whose order has just been placed. */
async function visitAtCheckout(calls: Calls = {}) {
  const visit = startVisit({ ...OUTLET, loyalty: null }, { calls: hostCalls(calls) });
  visit.send({ type: "START", orderType: "PICKUP" });
  visit.send({ type: "LINE_ADDED", line: SOUP });
  visit.send({ type: "REVIEW" });
  await visit.placed();
  const { actor } = visit;
  return {
    ...visit,
    isAbandoning: () => isAbandoning(actor.getSnapshot()),
    isOpening: () => isOpeningPayment(actor.getSnapshot()),
    otherPayment: () => otherPaymentOf(actor.getSnapshot()),
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("stopping an order", () => {
  it("is called until it reaches the host, every 2 s, and once only", async () => {
    const abandon = vi.fn(() => Promise.resolve());
    abandon.mockRejectedValueOnce(new Error("gone")).mockRejectedValueOnce(new Error("gone"));
    const visit = await visitAtCheckout({ abandon });
    visit.shows(PAYING);
    visit.send({ type: "ABANDON" });
    visit.send({ type: "ABANDON" });
    await vi.advanceTimersByTimeAsync(1_900);
    expect(abandon.mock.calls).toEqual([[{ checkoutId: "visit-2" }]]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(abandon).toHaveBeenCalledTimes(3);
    expect(visit.isAbandoning()).toBe(true);
  });

  it("goes on while the host reports the same step again, and is over with the next one", async () => {
    const visit = await visitAtCheckout();
    visit.send({ type: "ABANDON" });
    visit.shows({ step: "opening" });
    expect(visit.isAbandoning()).toBe(true);
    visit.shows(PAYING);
    expect(visit.isAbandoning()).toBe(false);
    visit.send({ type: "ABANDON" });
    visit.shows({ ...PAYING, onPhone: true });
    expect(visit.isAbandoning()).toBe(true);
    visit.shows(DECLINED);
    expect(visit.isAbandoning()).toBe(false);
  });

  it("is not called again after the visit", async () => {
    const abandon = vi.fn(() => Promise.reject(new Error("gone")));
    const visit = await visitAtCheckout({ abandon });
    visit.send({ type: "ABANDON" });
    await vi.advanceTimersByTimeAsync(100);
    visit.send({ type: "RESET" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(abandon).toHaveBeenCalledOnce();
  });
});

describe("another payment for a failed order", () => {
  it.each([
    [{ type: "PAY_AGAIN" }, "payAgain", { checkoutId: "visit-2" }],
    [
      { type: "PAY_AT_COUNTER", method: "CASH" },
      "payAtCounter",
      { checkoutId: "visit-2", method: "CASH" },
    ],
  ] as const)(
    "is opened once by %j, and the order cannot be left meanwhile",
    async (event, call, input) => {
      const opened = vi.fn(() => new Promise<OtherPaymentResult>(() => {}));
      const visit = await visitAtCheckout({ [call]: opened });
      visit.shows(DECLINED);
      visit.send(event);
      visit.send(event);
      expect(opened.mock.calls).toEqual([[input]]);
      expect(visit.isOpening()).toBe(true);
      visit.send({ type: "ORDER_AGAIN" });
      visit.shows({ ...DECLINED, money: "released" });
      expect(visit.screen()).toBe("checkoutFailed");
      expect(visit.isOpening()).toBe(true);
      visit.shows(PAYING);
      expect(visit.screen()).toBe("payment");
    },
  );

  it.each([{ type: "PAY_AGAIN" }, { type: "PAY_AT_COUNTER", method: "CASH" }] as const)(
    "by %j shows on the review that the menu has changed since",
    async (event) => {
      const changed: OtherPaymentResult = {
        result: "changed",
        before: "8",
        due: "9",
        rewardsGiven: [],
        problems: [],
      };
      const answers = () => Promise.resolve(changed);
      const visit = await visitAtCheckout({ payAgain: answers, payAtCounter: answers });
      visit.shows(DECLINED);
      visit.send(event);
      await vi.advanceTimersByTimeAsync(0);
      expect(visit.screen()).toBe("review");
      expect(visit.context()).toMatchObject({ refusal: changed, checkoutId: null });
    },
  );

  it.each([
    [{ type: "PAY_AGAIN" }, "payAgainFailed"],
    [{ type: "PAY_AT_COUNTER", method: "CASH" }, "payAtCounterFailed"],
  ] as const)("that fails after %j says so, and can be tried again", async (event, failed) => {
    const fails = () => Promise.reject(new Error("gone"));
    const visit = await visitAtCheckout({ payAgain: fails, payAtCounter: fails });
    visit.shows(DECLINED);
    visit.send(event);
    await vi.advanceTimersByTimeAsync(0);
    expect(visit.otherPayment()).toBe(failed);
    visit.send({ type: "PAY_AGAIN" });
    expect(visit.isOpening()).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    visit.send({ type: "ORDER_AGAIN" });
    expect(visit.screen()).toBe("review");
  });
});
