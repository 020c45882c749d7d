/** Counter orders, tables and pick-up times against the sandbox, which enforces the contract. */
import { expect, it } from "vitest";
import { pickupSlots, WEEKDAYS } from "../../../../domain/pickup-times.ts";
import { eventually } from "../../../testing/eventually.ts";
import { inKioskWorld, type KioskWorld } from "../../../testing/kiosk-world.ts";
import type { SettingsPatch } from "../../../testing/settings-patch.ts";
import { AMARA, line, seenBy, startVisit } from "../testing/loyalty-visit.ts";

const SOUP = [line("soup-roast-tomato")];
const AT_COUNTER = { payments: { payAtCounter: true } };
const KITCHEN_WAITS = { "ordering/kitchen": { auto: false } };
/** Every five minutes, around the clock. */
const TIMES = {
  leadMinutes: 0,
  slotMinutes: 5,
  hours: [{ days: WEEKDAYS, from: "00:00", until: "00:00" }],
};

async function inWorld(
  settings: SettingsPatch,
  use: (world: KioskWorld) => Promise<void>,
  sandboxState: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await inKioskWorld(use, { ...KITCHEN_WAITS, ...sandboxState }, settings);
}

/** The kitchen changes the order's status. */
async function move(world: KioskWorld, checkoutId: string, body: object): Promise<void> {
  const { injection } = world.stateOf(checkoutId);
  if (injection.at !== "accepted") throw new Error("not accepted");
  await world.control("POST", `ordering/orders/${injection.posId}`, body);
}

async function expectBalanced(world: KioskWorld): Promise<void> {
  expect(await world.control("GET", "ledger?settled=true")).toMatchObject({ violations: [] });
}

it.concurrent("an order for the counter is paid there, and closed when it is handed out", async () => {
  await inWorld(AT_COUNTER, async (world) => {
    const visit = startVisit(world);
    await visit.identify(AMARA.phone, SOUP);
    expect(await visit.order(SOUP, { paymentMethod: "BANK_CARD_IN_STORE" })).toMatchObject({
      step: "done",
      paid: "0",
      dueAtCounter: "6.80",
      points: { state: "after-counter" },
    });
    const [cooked] = await seenBy(world).kitchen();
    expect(cooked?.paymentMethod).toBe("BANK_CARD_IN_STORE");
    expect(await seenBy(world).received("payments.authorize")).toEqual([]);
    expect(await seenBy(world).closings()).toEqual([]);
    await move(world, visit.checkoutId, { status: "PROCESSED" });
    await visit.follow((view) => view.step === "done" && view.points?.state === "credited");
    expect(await seenBy(world).closings()).toMatchObject([{ orderTotal: 6.8 }]);
    await expectBalanced(world);
  });
});

it.concurrent("a canceled counter order is not closed, and its reservation is refunded if the setting says so", async () => {
  const settings = { ...AT_COUNTER, outlet: { unusedReservation: "refund" } };
  await inWorld(settings, async (world) => {
    const visit = startVisit(world);
    await visit.identify(AMARA.phone, SOUP);
    await visit.order(SOUP, { paymentMethod: "BANK_CARD_IN_STORE" });
    await move(world, visit.checkoutId, { status: "CANCELED", reason: "The oven is cold" });
    await eventually(async () => {
      expect((await seenBy(world).books()).loyalty).toMatchObject([{ state: "refunded" }]);
    });
    expect(await seenBy(world).closings()).toEqual([]);
    expect(world.staffReasonsOf(visit.checkoutId)).toEqual([]);
    await expectBalanced(world);
  });
});

it.concurrent("counter payment accepts only the methods that the settings offer", async () => {
  await inWorld({ payments: { payAtCounter: true, counterMethods: ["CASH"] } }, async (world) => {
    const visit = startVisit(world);
    expect(await visit.place(SOUP, { paymentMethod: "BANK_CARD_IN_STORE" })).toEqual({
      result: "unavailable",
    });
    await visit.order(SOUP, { paymentMethod: "CASH" });
    expect((await seenBy(world).kitchen())[0]?.paymentMethod).toBe("CASH");
  });
  await inWorld({}, async (world) => {
    expect(await startVisit(world).place(SOUP, { paymentMethod: "CASH" })).toEqual({
      result: "unavailable",
    });
  });
});

it.concurrent("when the card service is down the same order can be paid at the counter", async () => {
  await inWorld(AT_COUNTER, async (world) => {
    await world.setFault("payments.health", { status: 503 });
    const visit = startVisit(world);
    await visit.identify(AMARA.phone, SOUP);
    expect(await visit.order(SOUP)).toMatchObject({
      step: "checkout-failed",
      reason: "payment-unavailable",
      money: "not-charged",
      canPayAgain: true,
    });
    const { checkoutId } = visit;
    await world.client.checkout.payAtCounter({ checkoutId, method: "CASH" });
    expect(world.stateOf(checkoutId).counter).toBeNull();
    await world.client.checkout.payAtCounter({ checkoutId, method: "BANK_CARD_IN_STORE" });
    expect(await visit.follow((view) => view.step === "done")).toMatchObject({
      dueAtCounter: "6.80",
    });
    await move(world, checkoutId, { status: "PROCESSED" });
    await visit.follow((view) => view.step === "done" && view.points?.state === "credited");
    await expectBalanced(world);
  });
});

it.concurrent("points of a refused order are refunded when its customer leaves, not while they order again", async () => {
  await inWorld({ outlet: { unusedReservation: "refund" } }, async (world) => {
    const refusal = { state: { status: "FAILED", reason: "closed", posErrorType: "UNKNOWN" } };
    await world.setFault("ordering.order", { answer: refusal, times: 1 });
    const visit = startVisit(world);
    await visit.identify(AMARA.phone, SOUP);
    expect(await visit.order(SOUP)).toMatchObject({
      step: "checkout-failed",
      reason: "kitchen-refused",
    });
    const again = visit.orderAgain();
    expect(await again.order(SOUP)).toMatchObject({ points: { state: "credited" } });
    await visit.leave();
    expect(await seenBy(world).refunds()).toEqual([]);
    await expectBalanced(world);

    await world.setFault("ordering.order", { answer: refusal, times: 1 });
    const next = startVisit(world);
    await next.identify(AMARA.phone, SOUP);
    await next.order(SOUP);
    expect(await seenBy(world).refunds()).toEqual([]);
    await next.leave();
    await eventually(async () => {
      const { loyalty } = await seenBy(world).books();
      expect(loyalty.map(({ state }) => state)).toEqual(["closed", "refunded"]);
    });
    await expectBalanced(world);
  });
});

it.concurrent("a table number is sent to the kitchen, and only that of an existing table", async () => {
  const settings = { ordering: { tables: { use: "required", first: 1, last: 40 } } };
  await inWorld(settings, async (world) => {
    const refused = { result: "unavailable" };
    const place = (wish: object) => startVisit(world).place(SOUP, wish);
    expect(await place({})).toEqual(refused);
    expect(await place({ tableNumber: "41" })).toEqual(refused);
    expect(await place({ tableNumber: "7", orderType: "PICKUP" })).toEqual(refused);
    await startVisit(world).order(SOUP, { tableNumber: "7" });
    expect(await seenBy(world).kitchen()).toMatchObject([{ tableNumber: "7" }]);
    expect(await place({ orderType: "PICKUP" })).toEqual({ result: "placed" });
  });
});

it.concurrent("a pick-up time is sent in the outlet's time zone; one that has passed is reported", async () => {
  await inWorld({ ordering: { pickupTimes: TIMES } }, async (world) => {
    const last = pickupSlots(TIMES, "Europe/Berlin", Date.now()).at(-1) ?? 0;
    const place = (wish: object) => startVisit(world).place(SOUP, { orderType: "PICKUP", ...wish });
    expect(await place({ pickupAt: last - 86_400_000 })).toEqual({ result: "pickup-time-passed" });
    expect(await place({ pickupAt: last + 60_000 })).toEqual({ result: "pickup-time-passed" });
    expect(await place({ orderType: "EAT_IN", pickupAt: last })).toEqual({ result: "unavailable" });
    await startVisit(world).order(SOUP, { orderType: "PICKUP", pickupAt: last });
    const [cooked] = await seenBy(world).kitchen();
    expect(cooked?.deliveryAt.type).toBe("CUSTOM");
    expect(Date.parse(cooked?.deliveryAt.datetime ?? "")).toBe(last);
    expect(cooked?.deliveryAt.datetime).toMatch(/T\d\d:\d\d:00\+0[12]:00$/);
    await startVisit(world).order(SOUP, { orderType: "PICKUP" });
    expect((await seenBy(world).kitchen())[0]?.deliveryAt).toEqual({ type: "ASAP" });
  });
});
