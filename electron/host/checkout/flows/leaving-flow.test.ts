/** Customers who leave, or fall silent, while the host works for them (checkout rule 5), against the sandbox. */
import { expect, it } from "vitest";
import { eventually } from "../../../testing/eventually.ts";
import { inKioskWorld, type KioskWorld } from "../../../testing/kiosk-world.ts";
import type { SettingsPatch } from "../../../testing/settings-patch.ts";
import type { OrderAfterVisit } from "../../rpc/contract.ts";
import { expectBalanced, line, seenBy, startVisit } from "../testing/loyalty-visit.ts";

const SOUP = [line("soup-roast-tomato")];
const TERMINAL = ["DIRECT_WEBHOOK", "CAPTURE", "DIRECT_REFUND", "STATUS_POLLING"];

async function inWorld(
  settings: SettingsPatch,
  use: (world: KioskWorld) => Promise<void>,
): Promise<void> {
  await inKioskWorld(use, { payments: { capabilities: TERMINAL } }, settings);
}

/** The customer pays at the card terminal. */
async function payAtTerminal(world: KioskWorld, checkoutId: string): Promise<void> {
  await reportOutcome(world, checkoutId, "approved");
}

/** The customer is asked to pay, and stops. */
async function stopPaying(world: KioskWorld, checkoutId: string): Promise<void> {
  const state = () => world.stateOf(checkoutId);
  await eventually(() => expect(state().payments.at(-1)?.status.at).toBe("pending"));
  await world.client.checkout.abandon({ checkoutId });
  await eventually(() => expect(state().failure).toBe("payment-canceled"));
}

/** The customer's card is declined: the payment is over. */
async function endPayment(world: KioskWorld, checkoutId: string): Promise<void> {
  await reportOutcome(world, checkoutId, "declined");
}

async function reportOutcome(
  world: KioskWorld,
  checkoutId: string,
  outcome: string,
): Promise<void> {
  const status = world.stateOf(checkoutId).payments.at(-1)?.status;
  if (status?.at !== "pending") throw new Error(`not pending but ${status?.at}`);
  await world.control("POST", `payments/${status.reference}/outcome`, { outcome });
}

it.concurrent.each(["BANK_CARD_IN_STORE", "BANK_CARD_IN_APP"] as const)(
  "an order of an ended visit is not placed: %s",
  async (paymentMethod) => {
    await inWorld({ payments: { payAtCounter: true } }, async (world) => {
      const visit = startVisit(world);
      await visit.fallSilent();
      expect(await visit.place(SOUP, { paymentMethod })).toEqual({ result: "unavailable" });
      expect(await seenBy(world).kitchen()).toEqual([]);
      // The next customer is served.
      const next = startVisit(world);
      expect(await next.place(SOUP, { paymentMethod })).toEqual({ result: "placed" });
    });
  },
);

it.concurrent("an order is not placed if its visit ends while the integrator's capabilities are being fetched", async () => {
  await inWorld({}, async (world) => {
    await world.setFault("payments.capabilities", { latencyMs: 1_500 });
    const visit = startVisit(world);
    const placed = visit.place(SOUP);
    await visit.leave();
    expect(await placed).toEqual({ result: "unavailable" });
    expect(await seenBy(world).received("payments.authorize")).toEqual([]);
  });
});

it.concurrent("a customer who is silent at a terminal has not left: the order goes on", async () => {
  await inWorld({}, async (world) => {
    const visit = startVisit(world);
    await visit.place(SOUP);
    await visit.follow((view) => view.step === "paying");
    await visit.fallSilent();
    await payAtTerminal(world, visit.checkoutId);
    expect(await visit.follow((view) => view.step === "done")).toMatchObject({ paid: "6.80" });
    await expectBalanced(world);
  });
});

it.concurrent("a customer who chose to leave the terminal has left: a later payment is returned", async () => {
  await inWorld({}, async (world) => {
    const visit = startVisit(world);
    await visit.place(SOUP);
    await visit.follow((view) => view.step === "paying");
    await visit.leave();
    await payAtTerminal(world, visit.checkoutId);
    await eventually(async () => {
      expect(await world.control("GET", "ledger?settled=true")).toMatchObject({
        violations: [],
        orders: [],
        payments: [{ state: "voided" }],
      });
    });
  });
});

it.concurrent.each(["fallSilent", "leave"] as const)(
  "a customer who has paid gets the order, however the visit ends: %s",
  async (how) => {
    await inWorld({}, async (world) => {
      await world.setFault("ordering.healthcheck", { latencyMs: 1_000 });
      const visit = startVisit(world);
      await visit.place(SOUP);
      await visit.follow((view) => view.step === "paying");
      await payAtTerminal(world, visit.checkoutId);
      await visit.follow((view) => view.step === "sending-to-kitchen");
      await visit[how]();
      await visit.follow((view) => view.step === "done");
      await expectBalanced(world);
    });
  },
);

it.concurrent("an order that goes on after its visit is shown on the start screen until the next customer begins to order", async () => {
  await inWorld({}, async (world) => {
    const shown = async (isIt: (order: OrderAfterVisit | null) => boolean) => {
      for await (const order of await world.client.visit.orderAfter())
        if (isIt(order)) return order;
      throw new Error("never shown");
    };
    const visit = startVisit(world);
    await visit.place(SOUP);
    await visit.follow((view) => view.step === "paying");
    await visit.fallSilent();
    expect(await shown(() => true)).toBeNull();
    await payAtTerminal(world, visit.checkoutId);
    expect(await shown((order) => order !== null)).toMatchObject({
      locale: "en",
      outcome: "in-kitchen",
      queueNumber: expect.any(String),
    });
    await world.client.visit.begin({ visitId: world.newId() });
    expect(await shown(() => true)).toBeNull();
  });
});

it.concurrent("an order whose answer was lost is placed once, whatever the customer orders instead", async () => {
  await inWorld({ payments: { payAtCounter: true } }, async (world) => {
    const counter = { paymentMethod: "BANK_CARD_IN_STORE" } as const;
    const visit = startVisit(world);
    await visit.place(SOUP, counter);
    await visit.follow((view) => view.step === "done");
    const unanswered = [visit.checkoutId];
    const changed = [...SOUP, line("lemonade-mint")];
    expect(await visit.orderAgain().place(changed, { ...counter, unanswered })).toEqual({
      result: "placed-before",
      checkoutId: visit.checkoutId,
    });
    expect(await seenBy(world).kitchen()).toHaveLength(1);
    // One that never came is not placed any more once it has been replaced.
    const lost = visit.orderAgain();
    const instead = visit.orderAgain();
    const answer = await instead.place(SOUP, { ...counter, unanswered: [lost.checkoutId] });
    expect(answer).toEqual({ result: "placed" });
    await instead.follow((view) => view.step === "done");
    expect(await lost.place(SOUP, counter)).toEqual({ result: "unavailable" });
  });
});

it.concurrent("a visit has one order at a time, however late an answer comes", async () => {
  await inWorld({}, async (world) => {
    await world.setFault("payments.authorize", { answer: { status: "DECLINED" }, times: 1 });
    const visit = startVisit(world);
    await visit.place(SOUP);
    await visit.follow((view) => view.step === "checkout-failed");
    const again = visit.orderAgain();
    expect(await again.place(SOUP)).toEqual({ result: "placed" });
    await again.follow((view) => view.step === "paying");
    // Tapped before the order was placed again, received after it.
    await world.client.checkout.payAgain({ checkoutId: visit.checkoutId });
    expect(world.stateOf(visit.checkoutId).payments).toHaveLength(1);
    expect(await visit.orderAgain().place(SOUP)).toEqual({ result: "unavailable" });
    await payAtTerminal(world, again.checkoutId);
    await again.follow((view) => view.step === "done");
    // The later order has been made, of the same dishes and with the same points.
    await world.client.checkout.payAgain({ checkoutId: visit.checkoutId });
    expect(world.stateOf(visit.checkoutId).payments).toHaveLength(1);
    expect(await visit.orderAgain().place(SOUP)).toEqual({ result: "placed" });
  });
});

it.concurrent.each([
  { pays: "at a terminal", capabilities: TERMINAL },
  {
    pays: "where no money can be returned",
    capabilities: ["SALE", "REDIRECT_FLOW", "STATUS_POLLING"],
  },
])(
  "a customer who stopped paying $pays pays again only once that has ended",
  async ({ capabilities }) => {
    const use = async (world: KioskWorld) => {
      const visit = startVisit(world);
      await visit.place(SOUP);
      await stopPaying(world, visit.checkoutId);
      expect(await visit.orderAgain().place(SOUP)).toEqual({ result: "payment-open" });
      expect(await visit.orderAgain().place(SOUP, { paymentMethod: "BANK_CARD_IN_STORE" })).toEqual(
        { result: "payment-open" },
      );
      await endPayment(world, visit.checkoutId);
      await eventually(async () => {
        expect(await visit.orderAgain().place(SOUP)).toEqual({ result: "placed" });
      });
    };
    await inKioskWorld(use, { payments: { capabilities } }, { payments: { payAtCounter: true } });
  },
);

it.concurrent("a customer who stopped at a page whose money could be returned may pay again", async () => {
  const capabilities = ["CAPTURE", "REDIRECT_FLOW", "STATUS_POLLING"];
  const use = async (world: KioskWorld) => {
    const visit = startVisit(world);
    await visit.place(SOUP);
    await stopPaying(world, visit.checkoutId);
    expect(await visit.orderAgain().place(SOUP)).toEqual({ result: "placed" });
  };
  await inKioskWorld(use, { payments: { capabilities } });
});
