/** Kiosks that join a fleet and leave it: through the operators' page on a phone, against real programs. */
import type { Page } from "@playwright/test";
import type { ConsoleClient } from "../scripts/running/trial-fleet.ts";
import { Customer } from "./pages/customer.ts";
import { Operator } from "./pages/operator.ts";
import { Staff } from "./pages/staff.ts";
import { without } from "./support/capabilities.ts";
import { expect, test } from "./support/unpaired-fleet.ts";

// Four programs start, and the machine may be busy.
test.setTimeout(240_000);

/** The kiosk's start → its staff mode, where its fleet is shown. */
async function openStatus(page: Page, url: string): Promise<Staff> {
  await page.goto(url);
  await Customer.at(page);
  const staff = await Staff.at(page, "en");
  await staff.signIn();
  await staff.tab("status").tap();
  return staff;
}

/** As somebody reads it from the screen. */
async function shownCode(staff: Staff): Promise<string> {
  const fact = staff.page.getByText(/Pairing code: .?\w{5}-\w{5}/u);
  await expect(fact).toBeVisible();
  return /\w{5}-\w{5}/.exec(await fact.innerText())?.[0] ?? "";
}

test("a new kiosk is paired by the code in its staff mode, once it has a number of its own", async ({
  unpaired,
  browser,
  context,
}) => {
  await unpaired.startMember("K1", 1);
  const kiosk = await unpaired.startKiosk("K2", { number: 1 });
  const staff = await openStatus(await context.newPage(), kiosk.url);
  await expect(staff.text("staff:status.fleetState.not-paired")).toBeVisible();
  const code = await shownCode(staff);

  const phone = await browser.newContext();
  const operator = await Operator.at(await phone.newPage(), unpaired.console, unpaired.operator);
  await operator.openPairing();
  await operator.enterCode("00000-00000");
  await expect(operator.text(/^No waiting device shows this code/)).toBeVisible();
  await operator.enterCode(code.toLowerCase().replace("-", " "));
  await expect(operator.text("The number 1 is taken")).toBeVisible();
  await expect(operator.button("A new device")).toHaveCount(0);

  // It is given another number, and keeps its key.
  await unpaired.stopKiosk("K2");
  const again = await unpaired.startKiosk("K2", { number: 2 });
  const changed = await openStatus(await context.newPage(), again.url);
  expect(await shownCode(changed)).toBe(code);
  await expect(async () => {
    await operator.button("Another code").click();
    await operator.enterCode(code);
    await expect(operator.text(/Number 2/)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await operator.button("A new device").click();
  await operator.button(/^Pair /).click();
  await expect(operator.text(/is paired/)).toBeVisible();

  await expect(changed.text("staff:status.fleetState.connected")).toBeVisible();
  await operator.page.getByRole("link", { name: "Show it" }).click();
  await expect(operator.page.locator("h1")).toHaveText("K2");
  await expect(operator.page.getByText("Serving").first()).toBeVisible();
  await operator.openKiosks();
  // Nobody has opened its page.
  await expect(operator.kiosk("K1")).toContainText("Its screen shows nothing");
  await expect(operator.kiosk("K2")).toContainText("Serving");
  await phone.close();
});

test("a removed kiosk is cut off, and as its own successor gets what was paid meanwhile", async ({
  unpaired,
  browser,
  context,
}) => {
  await unpaired.control.put("payments", { capabilities: without("STATUS_POLLING") });
  const kiosk = await unpaired.startMember("K1", 1);
  const page = await context.newPage();
  await page.goto(kiosk.url);
  const customer = await Customer.at(page);
  await customer.orderSoup();
  await customer.declineLoyalty();
  await customer.review.goToPay();
  await customer.payment.expectShown();

  const phone = await browser.newContext();
  const operator = await Operator.at(await phone.newPage(), unpaired.console, unpaired.operator);
  await operator.openKiosks();
  await operator.openKiosk("K1");
  const cutOff = new Promise<number>((resolve) => {
    kiosk.fleet?.subscribe(() => {
      if (kiosk.fleet?.current().state !== "connected") resolve(performance.now());
    });
  });
  const removedAt = await operator.remove("K1");
  await expect(operator.kiosk("K1")).toHaveCount(0);
  const description = `${Math.round((await cutOff) - removedAt)} ms after the touch`;
  test.info().annotations.push({ type: "cut off", description });

  // Paid while nobody may deliver it: the gate stores the callback.
  await customer.payWith("approved");
  await expect.poll(() => kiosk.fleet?.current().state).toBe("removed");
  const code = kiosk.fleet?.current().code ?? "";

  await operator.openPairing();
  await operator.enterCode(code);
  await operator.button(/^It replaces .?K1/u).click();
  await operator.button(/^Pair /).click();
  await expect(operator.text(/is paired/)).toBeVisible();
  await customer.done.queueNumber();
  await expect
    .poll(async () => (await unpaired.control.ledger()).payments.map(({ state }) => state))
    .toEqual(["captured"]);
  await operator.openKiosks();
  await expect(operator.kiosk("K1")).toHaveCount(1);
  await phone.close();
});

for (const [capabilities, what] of [
  [without(), "sells on by inquiries"],
  [without("STATUS_POLLING"), "offers no card, since nothing would confirm it"],
] as const) {
  test(`a removed kiosk ${what}`, async ({ unpaired, page }) => {
    await unpaired.control.put("payments", { capabilities });
    const kiosk = await unpaired.startMember("K1", 1);
    const { client, session, close } = await unpaired.signIn();
    const [id] = await memberIds(client, session);
    await client.devices.remove({ session, id: id ?? "" });
    close();
    await expect.poll(() => kiosk.fleet?.current().state).toBe("removed");

    await page.goto(kiosk.url);
    const customer = await Customer.at(page);
    await customer.orderSoup();
    await customer.declineLoyalty();
    if (capabilities.includes("STATUS_POLLING")) {
      expect(await customer.payAndGetNumber()).not.toBe("");
    } else {
      await customer.review.goOn();
      const explained = page.getByRole("alert");
      await expect(explained).toContainText(customer.say("checkout:review.cardUnavailableTitle"));
      expect((await unpaired.control.ledger()).payments).toEqual([]);
    }
  });
}

async function memberIds(
  client: ConsoleClient["client"],
  session: string,
): Promise<readonly string[]> {
  for await (const { rows } of await client.devices.live({ session })) {
    return rows.map(({ id }) => id);
  }
  return [];
}
