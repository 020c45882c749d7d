/** A customer's visit to a whole kiosk, from identification to the closed order: for tests of the loyalty flows. */
import { expect } from "vitest";
import { z } from "zod";
import { orderClosedRequest, qrCodeRequest } from "../../../../contracts/in-store-loyalty.ts";
import { orderLine } from "../../../../contracts/ordering.ts";
import type { Choice } from "../../../../domain/choices.ts";
import { eventually } from "../../../testing/eventually.ts";
import type { KioskWorld } from "../../../testing/kiosk-world.ts";
import { identificationIdOf, placeOrder } from "../../../testing/placing.ts";
import type { CheckoutView, IdentifyResult, PlaceResult } from "../../rpc/contract.ts";
import type { ContractInputs } from "../../rpc/inputs.ts";

export const AMARA = { id: 20117, phone: "+4915112345678", card: "BBF-20117-K7QX4M" };
export const JONAS = { id: 20342, phone: "+491713920042" };
export const SALIM = { id: 20731, phone: "+491713920031" };
export const GRETA = { id: 20904, phone: "+491713920004" };

/** Half of what a test may take (vitest.config.ts): it ends a hang, and says nothing about how fast a machine has to be. */
const WITHIN_MS = 60_000;

const messages = z.object({
  messages: z.array(
    z.object({
      direction: z.string(),
      path: z.string(),
      requestBody: z.string(),
      status: z.number().nullable(),
    }),
  ),
});
const kitchenOrders = z.object({
  orders: z.array(
    z.object({
      posId: z.string().nullable(),
      items: z.array(orderLine),
      presents: z.array(orderLine),
      paymentMethod: z.string(),
      tableNumber: z.string().nullable(),
      deliveryAt: z.object({ type: z.string(), datetime: z.string().optional() }),
    }),
  ),
});
const books = z.object({
  violations: z.array(z.unknown()),
  orders: z.array(z.object({ id: z.string(), total: z.coerce.number() })),
  payments: z.array(z.object({ settled: z.coerce.number(), refunded: z.coerce.number() })),
  loyalty: z.array(
    z.object({
      orderId: z.string(),
      state: z.string(),
      orderTotal: z.coerce.number().nullable(),
      pointsReward: z.number().nullable(),
      pointsSpent: z.number().nullable(),
    }),
  ),
});

/** A line of the basket; its id is what it orders. */
export function line(itemId: string, count = 1, choices: readonly Choice[] = []) {
  const lineId = [itemId, ...choices.map(({ modifierId }) => modifierId)].join(" ").slice(0, 64);
  return { kind: "item" as const, lineId, itemId, count, choices: [...choices] };
}
type Placement = ContractInputs["checkout"]["place"];
export type Lines = Placement["basket"]["lines"];

/** How an order differs from the usual one. */
export type Wish = Omit<Partial<Placement>, "basket">;

/** One visit: each method does what the screen of that name does. */
export function startVisit(
  world: KioskWorld,
  visitId: string = world.newId(),
  identifiedBefore: string | null = null,
) {
  let identificationId = identifiedBefore;
  const remember = (answer: IdentifyResult) => {
    identificationId = identificationIdOf(answer) ?? identificationId;
    return answer;
  };
  const checkoutId = world.newId();
  const asked = (lines: Lines) =>
    ({ visitId, locale: "en", orderType: "EAT_IN", basket: { lines } }) as const;

  const place = (lines: Lines, wish: Wish = {}): Promise<PlaceResult> =>
    placeOrder(world.client.checkout, { ...asked(lines), checkoutId, identificationId, ...wish });
  const follow = (enough: (view: CheckoutView) => boolean) =>
    world.follow(checkoutId, enough, WITHIN_MS);

  return {
    checkoutId,
    identify: async (phoneNumber: string, lines: Lines, clientName: string | null = null) =>
      remember(
        await world.client.loyalty.identifyByPhone({
          ...asked(lines),
          ...{ phoneNumber, clientName, marketingChannels: [], acceptances: [] },
        }),
      ),
    identifyByCode: async (code: string, lines: Lines, isScanned?: boolean) =>
      remember(await world.client.loyalty.identifyByCode({ ...asked(lines), code, isScanned })),
    /** The next order of the same customer, who has not left. */
    orderAgain: () => startVisit(world, visitId, identificationId),
    leave: () => world.client.visit.end({ visitId, left: true }),
    /** The question whether somebody is there stays unanswered. */
    fallSilent: () => world.client.visit.end({ visitId, left: false }),
    notYou: () => {
      identificationId = null;
      return world.client.loyalty.forget({ visitId });
    },
    place,
    follow,
    /** Places, pays, and waits until the points are known. */
    async order(lines: Lines, wish: Wish = {}): Promise<CheckoutView> {
      const placed = await place(lines, wish);
      if (placed.result !== "placed") throw new Error(`not placed: ${JSON.stringify(placed)}`);
      return follow((view) =>
        view.step === "done" ? view.points?.state !== "pending" : view.step === "checkout-failed",
      );
    },
    /** The kitchen cancels the accepted order. */
    async cancel(): Promise<void> {
      const { injection } = world.stateOf(checkoutId);
      if (injection.at !== "accepted") throw new Error("not accepted");
      const body = { status: "CANCELED", reason: "The oven is cold" };
      await world.control("POST", `ordering/orders/${injection.posId}`, body);
    },
  };
}

/** What the sandbox received and stored. */
export function seenBy(world: KioskWorld) {
  const received = async (operation: string) => {
    const found = messages.parse(await world.control("GET", `messages?operation=${operation}`));
    return found.messages.filter(({ direction }) => direction === "in").reverse();
  };
  return {
    received,
    async identifications() {
      return (await received("loyalty.qr-code")).map(({ requestBody }) =>
        qrCodeRequest.parse(JSON.parse(requestBody)),
      );
    },
    async closings() {
      return (await received("loyalty.order-closed")).map(({ requestBody }) =>
        orderClosedRequest.parse(JSON.parse(requestBody)),
      );
    },
    async refunds(): Promise<unknown[]> {
      return (await received("loyalty.refund")).map(({ requestBody }) => JSON.parse(requestBody));
    },
    /** What the kitchen has to make, newest order first. */
    async kitchen() {
      return kitchenOrders.parse(await world.control("GET", "ordering/orders")).orders;
    },
    books: async () => books.parse(await world.control("GET", "ledger")),
  };
}

/** The services' books balance: at once, or after what follows the customer's last screen, such as the capture. */
export async function expectBalanced(world: KioskWorld): Promise<void> {
  await eventually(async () => expect((await seenBy(world).books()).violations).toEqual([]));
}
