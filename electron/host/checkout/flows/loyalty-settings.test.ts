/**
 * What settings and credential say about loyalty, from a whole host to the sandbox's records (in-store-loyalty.md §2.3,
 * §4.3).
 */
import { expect, it } from "vitest";
import { z } from "zod";
import { eventually } from "../../../testing/eventually.ts";
import { inKioskWorld } from "../../../testing/kiosk-world.ts";
import { AMARA, expectBalanced, line, seenBy, startVisit } from "../testing/loyalty-visit.ts";

const messages = z.object({
  messages: z.array(z.object({ direction: z.string(), operation: z.string() })),
});

const SOUP = "soup-roast-tomato";

it.concurrent("the waiter of the settings closes the order; the customer's id stays with the order", async () => {
  const waiter = { posId: "900", name: "Kiosk" };
  const settings = { device: { waiter } };
  await inKioskWorld(
    async (world) => {
      const visit = startVisit(world);
      const result = await visit.identify(AMARA.phone, [line(SOUP)]);
      expect(await visit.order([line(SOUP)])).toMatchObject({ points: { state: "credited" } });
      const [closed] = await seenBy(world).closings();
      expect(closed).toMatchObject({ waiter });
      expect(closed).not.toHaveProperty("pointsReward");
      const { loyalty } = world.stateOf(visit.checkoutId).order;
      expect(loyalty?.identification.platformId).toBe(String(AMARA.id));
      expect(JSON.stringify(result)).not.toContain(String(AMARA.id));
    },
    {},
    settings,
  );
});

it.concurrent("the cycle of an order: a salt, qr-code, a new salt, order-closed", async () => {
  await inKioskWorld(async (world) => {
    const visit = startVisit(world);
    await visit.identify(AMARA.phone, [line(SOUP)]);
    await visit.order([line(SOUP)]);
    const seen = messages.parse(await world.control("GET", "messages?limit=500"));
    const operations = seen.messages
      .filter(({ direction, operation }) => direction === "in" && operation.startsWith("loyalty."))
      .map(({ operation }) => operation)
      .reverse();
    // The first salt is the configuration's.
    expect(operations).toEqual([
      "loyalty.one-time-salt",
      "loyalty.one-time-salt",
      "loyalty.qr-code",
      "loyalty.one-time-salt",
      "loyalty.order-closed",
    ]);
  });
});

it.concurrent("a reward under another code than the credential's is accepted, echoed unchanged, closed, and logged", async () => {
  await inKioskWorld(async (world) => {
    await world.control("PUT", "outlet", { discountId: "ANOTHER" });
    const visit = startVisit(world);
    await visit.identify(AMARA.phone, [line(SOUP)]);
    const view = await visit.order([line(SOUP)]);
    expect(view).toMatchObject({ paid: "6.80", points: { state: "credited", spent: 300 } });
    const [closed] = await seenBy(world).closings();
    expect(closed?.order.menuItems[1]?.discounts).toEqual([
      { discountId: "ANOTHER", type: "percent", value: 100 },
    ]);
    await expectBalanced(world);
    const log = world.traces().find(({ name }) => name === "log");
    expect(log?.text).toContain("rewards do not carry the credential's discountId");
  });
});

it.concurrent("a vendor segment's minCashPayment and maxPwpPercent limit the points payment", async () => {
  const segment = { outlet: { pos: "pos_type_1" } };
  await inKioskWorld(
    async (world) => {
      // The segment's credential says 50 per cent at most, and a cent in money at least.
      const visit = startVisit(world);
      const result = await visit.identify(AMARA.phone, [line(SOUP)]);
      expect(result).toMatchObject({
        customer: {
          benefits: { pointsPayment: "5", maxPointsPercent: "50", minCashPayment: "0.01" },
        },
      });
      expect(await visit.order([line(SOUP)], { usePoints: true })).toMatchObject({ paid: "6.80" });
      const [closed] = await seenBy(world).closings();
      expect(closed?.payments).toEqual([]);
    },
    {},
    segment,
  );
});

it.concurrent("with pointsNeedScan points pay for a customer who has scanned, not for one who typed", async () => {
  const careful = { outlet: { pointsNeedScan: true } };
  await inKioskWorld(
    async (world) => {
      const visit = startVisit(world);
      const typed = await visit.identify(AMARA.phone, [line(SOUP)]);
      expect(typed).toMatchObject({ customer: { benefits: { pointsNeedScan: true } } });
      expect(await visit.order([line(SOUP)], { usePoints: true })).toMatchObject({ paid: "6.80" });
      const next = startVisit(world);
      const scanned = await next.identifyByCode(AMARA.card, [line(SOUP)], true);
      expect(scanned).toMatchObject({ customer: { benefits: { pointsNeedScan: false } } });
      expect(await next.order([line(SOUP)], { usePoints: true })).toMatchObject({ paid: "1.80" });
    },
    {},
    careful,
  );
});

const orderMessages = z.object({
  messages: z.array(z.object({ direction: z.string(), requestBody: z.string() })),
});
const sentOrder = z.object({ order: z.object({ client: z.record(z.string(), z.string()) }) });

it.concurrent("the kitchen gets a name only if the outlet wants it, and only of a customer who has scanned", async () => {
  const clientsOf = async (sendCustomerName: boolean) => {
    const clients: unknown[] = [];
    await inKioskWorld(
      async (world) => {
        const scanned = startVisit(world);
        await scanned.identifyByCode(AMARA.card, [line(SOUP)], true);
        await scanned.order([line(SOUP)]);
        const typed = startVisit(world);
        await typed.identify(AMARA.phone, [line(SOUP)]);
        await typed.order([line(SOUP)]);
        const seen = orderMessages.parse(
          await world.control("GET", "messages?operation=ordering.order"),
        );
        const sent = seen.messages.filter(({ direction }) => direction === "in").reverse();
        for (const { requestBody } of sent) {
          clients.push(sentOrder.parse(JSON.parse(requestBody)).order.client.name);
        }
      },
      {},
      { ordering: { sendCustomerName } },
    );
    return clients;
  };
  expect(await clientsOf(true)).toEqual(["Amara", "Guest"]);
  expect(await clientsOf(false)).toEqual(["Guest", "Guest"]);
});

it.concurrent("the configuration's address replaces the credential's", async () => {
  await inKioskWorld(
    async (world) => {
      const revisionNow = async () => {
        for await (const { configurationPoll } of await world.client.outlet.live()) {
          return configurationPoll.revision;
        }
      };
      const before = await revisionNow();
      // Nothing listens on the discard port.
      await world.control("PUT", "configuration", { apiUrl: "http://127.0.0.1:9" });
      await eventually(async () => expect(await revisionNow()).not.toBe(before));
      expect(await world.identify(world.newId())).toEqual({
        result: "unavailable",
        mayHaveArrived: false,
      });
      expect(await world.requestsOf("loyalty.qr-code")).toBe(0);
    },
    {},
    { outlet: { configurationPollSeconds: 5 } },
  );
});

it.concurrent("a refused configuration is reported to staff, and the kiosk goes on with the last good one", async () => {
  await inKioskWorld(
    async (world) => {
      await world.setFault("configuration.config", { status: 401 });
      await eventually(async () => {
        for await (const outlet of await world.client.outlet.live()) {
          expect(outlet.configurationPoll).toMatchObject({
            outcome: "unauthorized",
            guest: false,
          });
          expect(outlet.loyalty).not.toBeNull();
          return;
        }
      });
    },
    {},
    { outlet: { configurationPollSeconds: 5 } },
  );
});
