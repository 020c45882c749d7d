/** The list of orders, and refunds by staff: in the digits of the order's currency, each under a key of its own. */
import { expect, test, vi } from "vitest";
import type { ResolutionMethod } from "../../../domain/order-course.ts";
import { paymentIds } from "../checkout/simulation/placed-order.ts";
import { Kiosk, waitUntilIdle } from "../checkout/testing/kiosk.ts";
import {
  allGoesWell,
  but,
  DECLINED,
  kitchen,
  UNKNOWN,
  usualOrder,
} from "../checkout/testing/play.ts";
import { createLog } from "../net/log.ts";
import { currencyDigits } from "../settings/currency-digits.ts";
import { constant } from "../shared/live.ts";
import { createStaffOrders, type StaffOrdersOptions } from "./orders.ts";

const NO_RECORDS = { latest: () => [], numbered: () => [], endedBefore: () => [] };
const NO_LIST = {
  ids: () => [],
  isComplete: () => true,
  start() {},
  subscribe: () => () => {},
  stop() {},
};

/** Staff before an order of `total` that was paid and accepted. */
async function staffWith(currency: string, total: string) {
  const kiosk = new Kiosk(allGoesWell);
  const order = { ...usualOrder({ loyaltyOrderId: null, total }), currency };
  kiosk.runner.place({ type: "Placed", at: kiosk.now(), order, ids: paymentIds("order", 1) });
  await waitUntilIdle();
  return { kiosk, staff: createStaffOrders(optionsOf(kiosk)) };
}

function optionsOf(kiosk: Kiosk): StaffOrdersOptions {
  return {
    runner: kiosk.runner,
    records: NO_RECORDS,
    listed: NO_LIST,
    unconfirmedPrints: constant([]),
    menu: () => null,
    log: createLog({ level: "silent" }),
    now: () => kiosk.now(),
    digitsOf: (code) => currencyDigits(code, { ordering: { currencyDigits: null } }),
  };
}

test("an order of which a print is not confirmed is listed, however old, and says so", async () => {
  const { kiosk } = await staffWith("EUR", "12.00");
  const staff = createStaffOrders({ ...optionsOf(kiosk), unconfirmedPrints: constant(["order"]) });
  const { others, unconfirmedPrints } = staff.list(null).current();
  expect(others.map(({ checkoutId }) => checkoutId)).toEqual(["order"]);
  expect(unconfirmedPrints).toEqual(["order"]);
});

test("orders are listed by the time of placing, whatever number the kiosk had then", async () => {
  const kiosk = new Kiosk(allGoesWell);
  // The kiosk was number 12 in the morning, and is number 3 since.
  for (const [checkoutId, platformOrderId] of [
    ["morning", 120_000_001],
    ["evening", 30_000_002],
  ] as const) {
    const order = usualOrder({ checkoutId, platformOrderId, loyaltyOrderId: null });
    const at = kiosk.now();
    kiosk.runner.place({ type: "Placed", at, order, ids: paymentIds(checkoutId, 1) });
    await waitUntilIdle();
    await kiosk.pass(60_000);
  }
  const staff = createStaffOrders({
    ...optionsOf(kiosk),
    records: { ...NO_RECORDS, latest: () => ["morning", "evening"] },
  });
  const listed = staff.list(null).current().others;
  expect(listed.map(({ platformOrderId }) => platformOrderId)).toEqual([30_000_002, 120_000_001]);
});

test("a number is searched for once; orders that get it later are found by their news", async () => {
  const kiosk = new Kiosk(allGoesWell);
  const numbered = vi.fn(() => []);
  const staff = createStaffOrders({ ...optionsOf(kiosk), records: { ...NO_RECORDS, numbered } });
  const list = staff.list("7");
  expect(list.current().others).toEqual([]);
  const stop = list.subscribe(() => list.current());
  const order = usualOrder({ loyaltyOrderId: null });
  kiosk.runner.place({ type: "Placed", at: kiosk.now(), order, ids: paymentIds("order", 1) });
  await waitUntilIdle();
  stop();
  expect(staff.row("order")?.queueNumber).toBe("7");
  expect(list.current().others.map(({ checkoutId }) => checkoutId)).toEqual(["order"]);
  expect(numbered).toHaveBeenCalledTimes(1);
});

test.each([
  ["EUR", "12.50", 2, "2.05", "2.055"],
  ["KWD", "12.500", 3, "2.055", "2.0555"],
  ["JPY", "1250", 0, "205", "205.5"],
])(
  "a refund in %s of %s has at most %i digits",
  async (currency, total, digits, amount, tooFine) => {
    const { staff } = await staffWith(currency, total);
    expect(staff.order("order")?.current()).toMatchObject({ currency, currencyDigits: digits });
    expect(staff.row("order")).toMatchObject({ currency, currencyDigits: digits });
    const refund = (wanted: string) =>
      staff.refund({ checkoutId: "order", refundId: `refund of ${wanted}`, amount: wanted });
    expect(refund(tooFine)).toEqual({ result: "not-possible" });
    expect(refund(amount)).toEqual({ result: "recorded" });
    await waitUntilIdle();
    expect(staff.order("order")?.current().refunds).toMatchObject([{ amount, at: "done" }]);
  },
);

test("two refunds of a payment have different keys, and neither has that of the order's own refund", async () => {
  const { kiosk, staff } = await staffWith("EUR", "12.50");
  for (const refundId of ["first", "second"]) {
    const refund = { checkoutId: "order", refundId, amount: "2.00" };
    expect(staff.refund(refund)).toEqual({ result: "recorded" });
    await waitUntilIdle();
  }
  const keys = kiosk.disk
    .events("order")
    .flatMap((event) => (event.type === "StaffRefundAsked" ? event.idempotencyKey : []));
  expect(new Set([...keys, paymentIds("order", 1).refundKey]).size).toBe(3);
});

/** Staff before an order with a refused refund, and points that were refused. */
async function staffWithTwoCases() {
  const refused = { kind: "refused", errorText: null } as const;
  const kiosk = new Kiosk(
    but({
      CloseLoyalty: () => ({ type: "CloseAnswered", outcome: refused }),
      RefundPayment: () => ({ type: "RefundPaymentAnswered", refundId: "r1", outcome: DECLINED }),
    }),
  );
  const order = usualOrder();
  kiosk.runner.place({ type: "Placed", at: kiosk.now(), order, ids: paymentIds("order", 1) });
  await waitUntilIdle();
  const staff = createStaffOrders(optionsOf(kiosk));
  staff.refund({ checkoutId: "order", refundId: "r1", amount: "2.00" });
  await waitUntilIdle();
  return { staff, reasons: () => staff.row("order")?.reasons };
}

test("an answer resolves only what it is about", async () => {
  const { staff, reasons } = await staffWithTwoCases();
  expect(reasons()).toEqual(["money-return-refused", "closing-refused"]);
  const resolve = (how: ResolutionMethod) => staff.resolve({ checkoutId: "order", how });
  expect(resolve("points-corrected")).toEqual({ result: "recorded" });
  expect(reasons()).toEqual(["money-return-refused"]);
  expect(resolve("points-corrected")).toEqual({ result: "not-possible" });
  expect(resolve("returned")).toEqual({ result: "recorded" });
  expect(reasons()).toEqual([]);
});

test("nothing to do resolves all of an order", async () => {
  const { staff, reasons } = await staffWithTwoCases();
  staff.resolve({ checkoutId: "order", how: "nothing-to-do" });
  expect(reasons()).toEqual([]);
});

test("a refund that staff resolved is shown as such, and so is what is left of it once the order is canceled", async () => {
  const kiosk = new Kiosk(
    but({
      RefundPayment: () => ({ type: "RefundPaymentAnswered", refundId: "r1", outcome: UNKNOWN }),
    }),
  );
  const order = usualOrder({ loyaltyOrderId: null });
  kiosk.runner.place({ type: "Placed", at: kiosk.now(), order, ids: paymentIds("order", 1) });
  await waitUntilIdle();
  const staff = createStaffOrders(optionsOf(kiosk));
  const view = () => staff.order("order")?.current();
  staff.refund({ checkoutId: "order", refundId: "r1", amount: "2.00" });
  await waitUntilIdle();
  expect(view()?.refunds).toMatchObject([{ at: "unknown", isResolved: false }]);
  staff.resolve({ checkoutId: "order", how: "returned" });
  expect(view()?.refunds).toMatchObject([{ at: "unknown", isResolved: true }]);
  expect(view()).toMatchObject({ reasons: [], canRetry: false, isRemainderUnknown: false });
  kiosk.runner.record("order", { ...kitchen("CANCELED"), at: kiosk.now() });
  await waitUntilIdle();
  expect(view()).toMatchObject({ reasons: ["money-return-refused"], isRemainderUnknown: true });
  staff.resolve({ checkoutId: "order", how: "returned" });
  expect(view()).toMatchObject({ reasons: [], isRemainderUnknown: false });
});
