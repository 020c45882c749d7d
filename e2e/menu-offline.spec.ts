/** A kiosk without a network, and one that has no menu yet (requirement O2). */
import { expect, test } from "./support/device.ts";
import { SOUP } from "./support/restaurant.ts";
import { SPOKEN } from "./support/words.ts";

for (const locale of SPOKEN) {
  test(`${locale}: a kiosk that starts without a network shows its menu, takes choices, and says why ordering waits`, async ({
    device,
  }) => {
    await device.control.put("outlet", { configured: false });
    await device.start(locale);
    const { customer } = device;
    await customer.begin();
    const before = await customer.menu.allNames();
    await device.storesMenu();
    await device.stop();
    await device.loseNetwork();

    await device.start(locale);
    await customer.begin();
    await expect(customer.menu.names).toHaveText(before);
    await customer.menu.show("soups");
    await customer.menu.plus(SOUP).tap();
    await customer.goOn();
    await customer.review.expectShown();
    await customer.goOn();
    const explained = customer.page.getByRole("alert");
    await expect(explained).toContainText(customer.say("checkout:review.cardUnavailableTitle"));
    await expect(explained).toContainText(customer.say("checkout:review.cardUnavailableBody"));
    // Nothing is lost: the customer can try again.
    await expect(customer.review.lines).toHaveCount(1);
  });

  test(`${locale}: a kiosk that never had a menu says so, and shows it as soon as there is one`, async ({
    device,
  }) => {
    await device.control.put("outlet", { configured: false });
    await device.control.setFault("ordering.menu", { status: 503 });
    await device.start(locale, { ordering: { menuPollSeconds: 5 } });
    const { customer } = device;
    await expect(customer.title("interruptions:outOfOrder.title")).toBeVisible();
    await expect(customer.text("interruptions:outOfOrder.no-menu")).toBeVisible();
    await device.control.setFault("ordering.menu", { latencyMs: 0 });
    await expect(customer.start.orderType("EAT_IN")).toBeVisible();
    await customer.begin();
    await expect(customer.menu.names.first()).toBeVisible();
  });

  test(`${locale}: a kiosk with an empty menu says so on its first screen`, async ({ device }) => {
    await device.control.put("configuration", { locales: { default: locale } });
    const lists = { categories: [], items: [], modifierGroups: [], modifiers: [], combos: [] };
    await device.control.setFault("ordering.menu", {
      answer: { requestId: "empty", menu: { revision: 1, ...lists } },
    });
    await device.start(locale);
    const { customer } = device;
    await expect(customer.text("interruptions:outOfOrder.no-menu")).toBeVisible();
    await expect(customer.start.orderType("EAT_IN")).toHaveCount(0);
    await expect(customer.start.orderType("PICKUP")).toHaveCount(0);
  });
}
