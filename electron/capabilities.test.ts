/** Capabilities that change while the kiosk runs apply from the next order on, whatever was declared before. */
import { afterEach, beforeEach, expect, test } from "vitest";
import type { CheckoutView } from "./host/rpc/contract.ts";
import { eventually } from "./testing/eventually.ts";
import { type KioskWorld, startKioskWorld } from "./testing/kiosk-world.ts";

const TWO_PHASES = ["CAPTURE", "DIRECT_REFUND", "REDIRECT_FLOW", "STATUS_POLLING"];
const ONE_STEP = ["SALE", "DIRECT_REFUND", "REDIRECT_FLOW", "STATUS_POLLING"];
const WITHIN_MS = 15_000;

let world: KioskWorld;
beforeEach(async () => {
  world = await startKioskWorld({ payments: { capabilities: TWO_PHASES } });
});
afterEach(() => world.close());

const declare = (capabilities: readonly string[]) =>
  world.control("PUT", "payments", { capabilities });

async function placed(): Promise<string> {
  const checkoutId = world.newId();
  expect((await world.place(world.newId(), checkoutId)).result).toBe("placed");
  return checkoutId;
}

const until = (checkoutId: string, isEnough: (view: CheckoutView) => boolean) =>
  world.follow(checkoutId, isEnough, WITHIN_MS);

/** An order whose authorize is answered 501, by which the kiosk detects the change. */
async function meetsTheChange(): Promise<void> {
  const checkoutId = await placed();
  await until(checkoutId, ({ step }) => step === "confirming-payment");
  expect(world.stateOf(checkoutId).order.paymentFlow).toBe("authorize-capture");
}

test("capabilities are requested at the start, before the first order", async () => {
  await eventually(async () => {
    expect(await world.requestsOf("payments.capabilities")).toBeGreaterThan(0);
  });
});

test("an integrator that drops two-phase payments is paid in one step from the next order on", async () => {
  await declare(ONE_STEP);
  await meetsTheChange();
  const next = await placed();
  expect((await until(next, ({ step }) => step === "done")).step).toBe("done");
  expect(world.stateOf(next).order.paymentFlow).toBe("sale");
  const { violations } = await world.ledger();
  expect(violations).toEqual([]);
});

test("another payment in a flow that is no longer offered is refused, and a new order uses the other", async () => {
  const checkoutId = await placed();
  const views = await world.client.checkout.progress({ checkoutId });
  for await (const view of views) {
    if (view.step !== "paying" || view.redirectUrl === null) continue;
    const reference = new URL(view.redirectUrl).pathname.split("/").at(-1);
    await world.control("POST", `payments/${reference}/outcome`, { outcome: "declined" });
    break;
  }
  await until(checkoutId, ({ step }) => step === "checkout-failed");
  await declare(ONE_STEP);
  await meetsTheChange();
  await expect(world.client.checkout.payAgain({ checkoutId })).rejects.toThrow();
  expect(world.stateOf(checkoutId).payments).toHaveLength(1);
  const anew = await placed();
  expect((await until(anew, ({ step }) => step === "done")).step).toBe("done");
});
