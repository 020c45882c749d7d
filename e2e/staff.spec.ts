/** Staff mode (docs/staff.md): its gesture and PIN, its session, and no customer data behind it. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "./pages/fixtures.ts";
import { Staff } from "./pages/staff.ts";
import { test as testDevice } from "./support/device.ts";
import { AMARA } from "./support/members.ts";
import { SPOKEN } from "./support/words.ts";

for (const locale of SPOKEN) {
  test.describe(locale, () => {
    test.use({
      language: locale,
      sandboxState: { configuration: { loyaltyEnabled: false, locales: { default: locale } } },
    });

    test(`${locale}: four taps in the corner and the PIN open staff mode, which ends a customer's visit`, async ({
      customer,
    }) => {
      const { page } = customer;
      const staff = await Staff.at(page, locale);
      await customer.goToReview();
      await staff.knock();
      await staff.enterPin("1357");
      await expect(staff.text("provisioning:pin.wrong")).toBeVisible();
      await staff.enterPin();
      await expect(staff.tab("orders")).toHaveAttribute("aria-selected", "true");
      await expect(staff.text("staff:orders.none")).toBeVisible();
      await staff.leave();
      // The PIN pad opens again, in the other orientation too: the gesture that opened it does not close it.
      await page.setViewportSize({ width: 1920, height: 1080 });
      await staff.signIn();
      await staff.leave();
      await page.keyboard.press("Control+Alt+KeyS");
      await expect(page.locator(".pin")).toBeVisible();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: staff.say("common:close") })
        .tap();
      await expect(page.locator(".pin")).toBeHidden();
      await customer.button("common:orderType.EAT_IN").tap();
      await expect(page.getByText(staff.say("common:basketEmpty"))).toBeVisible();
    });
  });
}

test("a customer's call for staff rings in staff mode too", async ({ customer }) => {
  const { page } = customer;
  await customer.buttonNamed("Call staff").tap();
  await expect(page.getByRole("heading", { name: "We are on our way" })).toBeVisible();
  await customer.buttonNamed("OK").tap();
  const staff = await Staff.at(page, "en");
  await staff.signIn();
  await expect(page.getByRole("alert")).toContainText("called staff");
});

test("staff search the log, and export the consents", async ({ customer }) => {
  const { page } = customer;
  await customer.orderSoup();
  await customer.identifyAs(AMARA);
  await expect(page.locator("[data-screen=review]")).toBeVisible();
  const staff = await Staff.at(page, "en");
  await staff.signIn();
  await staff.tab("logs").tap();
  await expect(page.locator(".consent-row").first()).toContainText("…678");
  expect(await page.locator(".staff").innerText()).not.toContain(AMARA.phone);
  const consents = page.locator(".logs__part").last();
  const downloading = page.waitForEvent("download");
  await consents.getByRole("button", { name: "Export as JSON Lines" }).tap();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^consents-\d{8}T\d{6}Z\.jsonl$/);
  const text = await textOf(await download.createReadStream());
  expect(JSON.parse(text.split("\n")[0] ?? "")).toMatchObject({ who: "+4915112345678" });
});

testDevice(
  "where the browser saves no downloads, staff read where an export is, and it is there",
  async ({ device }) => {
    device.exportsToFiles = true;
    await device.start();
    await expect(device.button("Türkçe")).toBeVisible();
    const staff = await Staff.at(device.page, "en");
    await staff.signIn();
    await staff.tab("logs").tap();
    const consents = device.page.locator(".logs__part").last();
    await consents.getByRole("button", { name: "Export as CSV" }).tap();
    await expect(consents.locator(".logs__saved")).toContainText(
      staff.say("staff:logs.savedAtNote"),
    );
    const folder = join(device.dataDir, "exports");
    const [file, ...others] = readdirSync(folder);
    expect(others).toEqual([]);
    await expect(consents.locator(".logs__saved")).toContainText(join(folder, String(file)));
  },
);

async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  let text = "";
  for await (const chunk of stream) text += String(chunk);
  return text;
}
