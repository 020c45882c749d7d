/** Several kiosks of one outlet with one gate, one console and one order board (docs/fleet.md). */
import type { Page } from "@playwright/test";
import { z } from "zod";
import { Customer } from "./pages/customer.ts";
import { StatusDisplay } from "./pages/status-display.ts";
import { without } from "./support/capabilities.ts";
import { Kitchen, MOVED_BY_HAND } from "./support/kitchen.ts";
import { expect, type Fleet, test } from "./support/trial-fleet.ts";

// A start has six processes, and the machine may be busy.
test.setTimeout(240_000);

/** Somebody at each kiosk, before the first touch. */
async function customersAt(fleet: Fleet, newPage: () => Promise<Page>): Promise<Customer[]> {
  return await Promise.all(
    fleet.kiosks.map(async ({ url }) => {
      const page = await newPage();
      await page.goto(url);
      return await Customer.at(page);
    }),
  );
}

async function orderSoupAndPay(customer: Customer): Promise<string> {
  await customer.orderSoup();
  await customer.declineLoyalty();
  return await customer.payAndGetNumber();
}

const injected = z.array(
  z.object({ order: z.object({ additionalInfo: z.object({ platformOrderId: z.number() }) }) }),
);

test("three kiosks are paid at the same time by callbacks alone, and every display shows all numbers", async ({
  fleet,
  context,
}) => {
  // Without inquiries a payment is confirmed by its callback or not at all, and the kiosks have no listener.
  await fleet.control.put("payments", { capabilities: without("STATUS_POLLING") });
  for (const [path, body] of Object.entries(MOVED_BY_HAND)) await fleet.control.put(path, body);
  const customers = await customersAt(fleet, () => context.newPage());

  const numbers = await Promise.all(customers.map(orderSoupAndPay));
  expect(new Set(numbers).size).toBe(3);
  const { payments, orders } = await fleet.control.ledger();
  expect(orders).toHaveLength(3);
  expect(payments.map(({ state }) => state)).toEqual(["captured", "captured", "captured"]);
  const sent = injected.parse(await fleet.control.requests("ordering.order"));
  const ids = sent.map(({ order }) => order.additionalInfo.platformOrderId);
  expect(ids.toSorted((one, other) => one - other)).toEqual([10_000_001, 20_000_001, 30_000_001]);

  const displays = await Promise.all(
    fleet.kiosks.map(async ({ status }) =>
      StatusDisplay.open(await context.newPage(), status, "en"),
    ),
  );
  for (const display of displays) {
    await expect(display.numbers("preparing")).toHaveCount(3);
    const shown = await display.numbers("preparing").allInnerTexts();
    expect(shown.toSorted()).toEqual(numbers.toSorted());
  }

  await new Kitchen(fleet.control).move("AWAITING_PICKUP");
  for (const display of displays) {
    await expect(display.numbers("ready")).toHaveCount(1);
    await expect(display.numbers("preparing")).toHaveCount(2);
    expect(display.defects).toEqual([]);
  }
});

test("an order that needs a person is settled from a phone, in that person's name", async ({
  fleet,
  browser,
  context,
}) => {
  const refused = { answer: { status: "DECLINED", errorCode: "GATEWAY_ERROR" }, times: 1 };
  await fleet.control.setFault("payments.capture", refused);
  const [customer] = await customersAt(fleet, () => context.newPage());
  if (customer === undefined) throw new Error("there is no kiosk");
  const number = await orderSoupAndPay(customer);

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await phone.newPage();
  await page.goto(fleet.console);
  await page.locator("input[autocomplete=username]").fill(fleet.operator.name);
  await page.locator("input[type=password]").fill(fleet.operator.password);
  await page.locator("button[type=submit]").click();
  const card = page.locator(".order-card").filter({ hasText: number });
  await card.click();
  await page.getByRole("button", { name: "Try again now" }).click();
  await expect(page.getByText("Recorded", { exact: true })).toBeVisible();
  await expect(page.locator(".timeline")).toContainText(fleet.operator.name);
  await expect
    .poll(async () => (await fleet.control.ledger()).payments.map(({ state }) => state))
    .toEqual(["captured"]);
  await phone.close();
});

test("a kiosk whose key is removed at the console is cut off, and the others go on", async ({
  fleet,
  context,
}) => {
  const { client, session } = fleet.operatorAt;
  const rows = async () => {
    const changes = await client.devices.live({ session });
    for await (const { rows: found } of changes) return found;
    throw new Error("the console ended the stream");
  };
  const kioskOne = async () => (await rows()).find(({ name }) => name === "K1");
  await expect.poll(async () => (await kioskOne())?.presence).toBe("live");
  const first = await kioskOne();
  const display = await StatusDisplay.open(
    await context.newPage(),
    fleet.kiosks[0]?.status ?? "",
    "en",
  );
  const own = display.page.getByText(display.say("status:alone", { terminal: "\u2068K1\u2069" }));
  await expect(own).toBeHidden();

  expect(await client.devices.remove({ session, id: first?.id ?? "" })).toEqual({
    result: "removed",
  });
  const [, other] = await customersAt(fleet, () => context.newPage());
  if (other === undefined) throw new Error("there is no second kiosk");
  const number = await orderSoupAndPay(other);
  expect(number).not.toBe("");
  await expect(own).toBeVisible();
  expect((await rows()).map(({ name }) => name).toSorted()).toEqual(["K2", "K3"]);
});
