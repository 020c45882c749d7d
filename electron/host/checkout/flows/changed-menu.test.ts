/** A menu that changes between the customer's decision and the order (requirement V9). */
import { expect, it } from "vitest";
import { wholeMenus } from "../../../../domain/menu-assembly.ts";
import { inKioskWorld, type KioskWorld } from "../../../testing/kiosk-world.ts";
import { USUAL_ORDER } from "../../../testing/placing.ts";
import { startRecordingServer } from "../../testing/recording-server.ts";
import { AMARA, line, startVisit } from "../testing/loyalty-visit.ts";

const SOUP = "soup-roast-tomato";
/** Amara's reward. */
const LEMONADE = "lemonade-mint";
const CAPABILITIES = ["DIRECT_WEBHOOK", "CAPTURE", "DIRECT_REFUND", "STATUS_POLLING"];
const POLLED_OFTEN = { menuPollSeconds: 5 };
const SOUP_IS_GONE = {
  result: "changed",
  before: "6.80",
  problems: [{ lineId: SOUP, reason: "product-gone" }],
};

/** Takes a dish off the menu; resolves when the kiosk has read it. */
async function takeOff(world: KioskWorld, itemId: string): Promise<void> {
  await world.control("PUT", `ordering/items/${itemId}`, { soldOut: true });
  for await (const { menu } of wholeMenus(await world.client.menu.live()))
    if (menu && !menu.items[itemId]) return;
}

it.concurrent.each([
  {
    call: "payAgain",
    pay: ({ client }: KioskWorld, checkoutId: string) => client.checkout.payAgain({ checkoutId }),
  },
  {
    call: "payAtCounter",
    pay: ({ client }: KioskWorld, checkoutId: string) =>
      client.checkout.payAtCounter({ checkoutId, method: "CASH" }),
  },
])(
  "an order that failed is not paid for in another way if its dish has left the menu: $call",
  async ({ pay }) => {
    await inKioskWorld(
      async (world) => {
        await world.setFault("payments.authorize", { answer: { status: "DECLINED" }, times: 1 });
        const visit = startVisit(world);
        await visit.place([line(SOUP)]);
        await visit.follow((view) => view.step === "checkout-failed");
        await takeOff(world, SOUP);
        expect(await pay(world, visit.checkoutId)).toMatchObject(SOUP_IS_GONE);
        const { payments, injection } = world.stateOf(visit.checkoutId);
        expect([payments.length, injection.at]).toEqual([1, "open"]);
      },
      { payments: { capabilities: CAPABILITIES } },
      { ordering: POLLED_OFTEN, payments: { payAtCounter: true, counterMethods: ["CASH"] } },
    );
  },
);

it.concurrent("an order that failed is not paid for again without the gift that was on it", async () => {
  await inKioskWorld(
    async (world) => {
      await world.setFault("payments.authorize", { answer: { status: "DECLINED" }, times: 1 });
      const visit = startVisit(world);
      await visit.identify(AMARA.phone, [line(SOUP)]);
      await visit.place([line(SOUP)]);
      await visit.follow((view) => view.step === "checkout-failed");
      await takeOff(world, LEMONADE);
      const { checkoutId } = visit;
      const changed = { result: "changed", before: "6.80", due: "6.80", problems: [] };
      expect(await world.client.checkout.payAgain({ checkoutId })).toEqual({
        ...changed,
        rewardsGiven: [],
      });
      expect(world.stateOf(checkoutId).payments).toHaveLength(1);
    },
    { payments: { capabilities: CAPABILITIES } },
    { ordering: POLLED_OFTEN },
  );
});

it.concurrent("an order is priced by the menu that the kiosk has once the integrator has answered", async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const integrator = await startRecordingServer((_request, response) => {
    void answered.then(() => response.end(JSON.stringify({ capabilities: CAPABILITIES })));
  });
  await inKioskWorld(
    async (world) => {
      const placed = world.client.checkout.place({
        ...USUAL_ORDER,
        ...{ visitId: world.newId(), checkoutId: world.newId(), dueShown: "6.80" },
      });
      await takeOff(world, SOUP);
      answer();
      expect(await placed).toMatchObject({ result: "changed", before: "6.80", due: "0.00" });
    },
    {},
    {
      ordering: POLLED_OFTEN,
      payments: { integratorBaseUrl: integrator.origin, limits: { requestTimeoutSeconds: 60 } },
    },
  );
  await integrator.close();
});
