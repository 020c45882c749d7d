/** A kiosk without a network, and one that has no menu yet (requirement O2). */
import { expect, test } from "./support/device.ts";
import { sayIn } from "./support/say.ts";
import { SPOKEN } from "./support/words.ts";

for (const locale of SPOKEN) {
  test(`${locale}: a kiosk that starts without a network shows its menu, takes choices, and says why ordering waits`, async ({
    device,
  }) => {
    const say = await sayIn(locale);
    const { page } = device;
    await device.control.put("outlet", { configured: false });
    await device.start(locale);
    await page.locator(".order-type-card").first().tap();
    await expect(page.locator(".product").first()).toBeVisible();
    const before = await page.locator(".product__name").allInnerTexts();
    await device.stop();
    await device.loseNetwork();

    await device.start(locale);
    await page.locator(".order-type-card").first().tap();
    await expect(page.locator(".product__name")).toHaveText(before);
    await page.locator(".rail__tab").nth(5).tap();
    await page.locator(".product--item .product__plus").first().tap();
    const main = page.locator(".screen__action .button--main:visible");
    await main.tap();
    await expect(
      page.getByRole("heading", { level: 1, name: say("checkout:review.title") }),
    ).toBeFocused();
    await main.tap();
    const explained = page.getByRole("alert");
    await expect(explained).toContainText(say("checkout:review.cardUnavailableTitle"), {
      timeout: 20_000,
    });
    await expect(explained).toContainText(say("checkout:review.cardUnavailableBody"));
    // Nothing is lost: the customer can try again.
    await expect(page.locator(".line")).toHaveCount(1);
  });

  test(`${locale}: a kiosk that never had a menu says so, and shows it as soon as there is one`, async ({
    device,
  }) => {
    const say = await sayIn(locale);
    const { page } = device;
    await device.control.put("outlet", { configured: false });
    await device.control.setFault("ordering.menu", { status: 503 });
    await device.start(locale, { ordering: { menuPollSeconds: 5 } });
    await expect(
      page.getByRole("heading", { level: 1, name: say("common:outOfOrder.title") }),
    ).toBeVisible();
    await expect(page.getByText(say("common:outOfOrder.no-menu"))).toBeVisible();
    await device.control.setFault("ordering.menu", { latencyMs: 0 });
    await page.locator(".order-type-card").first().tap({ timeout: 20_000 });
    await expect(page.locator(".product").first()).toBeVisible();
  });

  test(`${locale}: a kiosk with an empty menu says so on its first screen`, async ({ device }) => {
    const say = await sayIn(locale);
    await device.control.put("configuration", { locales: { default: locale } });
    const lists = { categories: [], items: [], modifierGroups: [], modifiers: [], combos: [] };
    await device.control.setFault("ordering.menu", {
      answer: { requestId: "empty", menu: { revision: 1, ...lists } },
    });
    await device.start(locale);
    await expect(device.page.getByText(say("common:outOfOrder.no-menu"))).toBeVisible();
    await expect(device.page.locator(".order-type-card")).toHaveCount(0);
  });
}
