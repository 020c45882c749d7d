/**
 * Staff's actions on orders, through the host's own RPC, with the sandbox's services (docs/staff.md, checkout rule 6).
 */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { StaffOrderList, StaffOrderView } from "./host/rpc/contract.ts";
import { eventually } from "./testing/eventually.ts";
import { type KioskWorld, startKioskWorld } from "./testing/kiosk-world.ts";

const PIN = "2468";
const WITHIN_MS = 15_000;
const REFUSED = { answer: { status: "DECLINED", errorCode: "GATEWAY_ERROR" } };

let world: KioskWorld;
let session: string;
beforeAll(async () => {
  world = await startKioskWorld({ "ordering/kitchen": { auto: false } });
  session = String((await world.client.staff.signIn({ pin: PIN })).session);
});
afterAll(() => world.close());

const orders = () => world.client.staffMode.orders;

/** An order that was paid and is in the kitchen. */
async function cooked(): Promise<string> {
  const checkoutId = world.newId();
  expect((await world.place(world.newId(), checkoutId)).result).toBe("placed");
  await world.follow(checkoutId, ({ step }) => step === "done", WITHIN_MS);
  return checkoutId;
}

/** The order as staff see it, once it satisfies a condition. */
async function seen(
  checkoutId: string,
  isIt: (order: StaffOrderView) => boolean,
): Promise<StaffOrderView> {
  for await (const order of await orders().one({ session, checkoutId })) {
    if (isIt(order)) return order;
  }
  throw new Error("the stream of the order ended");
}

async function listOf(search: string | null, isIt = (_: StaffOrderList) => true) {
  for await (const list of await orders().live({ session, search })) if (isIt(list)) return list;
  throw new Error("the stream of the list ended");
}

const refunds = () => world.requestsOf("payments.refund");
const words = ({ timeline }: StaffOrderView) => timeline.map(({ what }) => what);

describe("a refund by staff", () => {
  test("is one refund under one key, even if the same request is repeated", async () => {
    const checkoutId = await cooked();
    const before = await refunds();
    await seen(checkoutId, ({ refundable }) => refundable !== null);
    const wish = { session, checkoutId, refundId: randomUUID(), amount: "2.00" };
    const answers = await Promise.all([orders().refund(wish), orders().refund(wish)]);
    expect(answers).toEqual([{ result: "recorded" }, { result: "recorded" }]);
    const order = await seen(checkoutId, (found) => found.refunds[0]?.at === "done");
    expect(order.refunds).toHaveLength(1);
    expect(words(order)).toContain("return-success");
    expect(await refunds()).toBe(before + 1);
  });

  test("is never more than was captured, zero, or a fraction of a cent", async () => {
    const checkoutId = await cooked();
    const { total } = await seen(checkoutId, ({ refundable }) => refundable !== null);
    const before = await refunds();
    for (const amount of [`${Number(total) + 0.01}`, "0", "0.00", "1.005"]) {
      const wish = { session, checkoutId, refundId: randomUUID(), amount };
      expect(await orders().refund(wish), amount).toEqual({ result: "not-possible" });
    }
    expect(await refunds()).toBe(before);
  });

  test("that is refused is on the list with its reason, until it is resolved", async () => {
    const checkoutId = await cooked();
    const { refundable } = await seen(checkoutId, (order) => order.refundable !== null);
    await world.setFault("payments.refund", { ...REFUSED, times: 1 });
    await orders().refund({
      session,
      checkoutId,
      refundId: randomUUID(),
      amount: refundable ?? "0",
    });
    await seen(checkoutId, ({ reasons }) => reasons.includes("money-return-refused"));
    const isListed = ({ listed }: StaffOrderList) =>
      listed.some((o) => o.checkoutId === checkoutId);
    await listOf(null, isListed);
    expect(await orders().resolve({ session, checkoutId, how: "returned" })).toEqual({
      result: "recorded",
    });
    expect(isListed(await listOf(null))).toBe(false);
    expect(words(await seen(checkoutId, () => true)).at(-1)).toBe("staff-resolved");
    const again = await orders().resolve({ session, checkoutId, how: "returned" });
    expect(again).toEqual({ result: "not-possible" });
  });
});

test("an order that was cooked and not paid is listed, found by its number, and paid at the next try", async () => {
  await world.setFault("payments.capture", { ...REFUSED, times: 1 });
  const checkoutId = await cooked();
  const order = await seen(checkoutId, ({ reasons }) => reasons.length > 0);
  expect(order.reasons).toEqual(["capture-failed-after-acceptance"]);
  expect(order.canRetry).toBe(true);
  const found = await listOf(String(order.queueNumber).replace(/\D/g, ""));
  expect(found.listed.map((one) => one.checkoutId)).toEqual([checkoutId]);
  expect((await listOf("987654321")).listed).toEqual([]);

  const before = await world.requestsOf("payments.capture");
  await orders().retry({ session, checkoutId });
  const paid = await seen(checkoutId, (found) => words(found).includes("capture-success"));
  expect(paid.reasons).toEqual([]);
  expect(await world.requestsOf("payments.capture")).toBe(before + 1);
  await eventually(async () => expect((await world.ledger()).violations).toEqual([]));
});

test("an unknown order has no actions", async () => {
  const checkoutId = randomUUID();
  expect(await orders().retry({ session, checkoutId })).toEqual({ result: "not-possible" });
  for await (const _ of await orders().one({ session, checkoutId }))
    throw new Error("there is one");
});
