/** The screens of table, pick-up time and way to pay, looked at and measured as `access.spec.ts` does (quality A1–A4). */
import { WEEKDAYS } from "../domain/pickup-times.ts";
import { inspect } from "./support/inspect.ts";
import { expect, test } from "./support/kiosk.ts";
import { allowForLooks, LANGUAGES, looksIn, offering } from "./support/looks.ts";
import { sayIn } from "./support/say.ts";

const TYPES = ["EAT_IN", "PICKUP", "DRIVE_THROUGH"];
const settingsPatch = {
  ordering: {
    orderTypes: TYPES,
    tables: { use: "optional", areas: ["A", "T"], first: 1, last: 40 },
    pickupTimes: {
      leadMinutes: 0,
      slotMinutes: 60,
      hours: [{ days: [...WEEKDAYS], from: "00:00", until: "00:00" }],
    },
  },
  payments: { payAtCounter: true, counterMethods: ["BANK_CARD_IN_STORE", "CASH"] },
};

for (const { name, locale, contrast, viewport, rules } of looksIn(LANGUAGES)) {
  test.describe(name, () => {
    test.use({
      viewport,
      settingsPatch,
      sandboxState: {
        configuration: {
          loyaltyEnabled: false,
          locales: { default: locale, enabled: offering(locale) },
        },
        "ordering/switches": {
          orderTypes: TYPES,
          tables: { pattern: "[AT][1-9]\\d?", required: false },
        },
      },
    });
    allowForLooks(9);

    test("where, when and how to pay can be read, reached and hit", async ({ customer, shop }) => {
      const { page } = customer;
      const say = await sayIn(locale);
      const look = (screen: string) => inspect(page, screen, rules);
      const title = (key: string) => page.getByRole("heading", { level: 1, name: say(key) });
      const main = page.locator(".screen__action .button--main");
      const pressMain = async () => {
        await page.waitForTimeout(600);
        await main.tap();
      };
      const orderFirstDish = async (way: number) => {
        await page.locator(".way").nth(way).tap();
        await expect(title("menu:title")).toBeFocused();
        await page.locator(".product--item .product__open").first().tap();
        await expect(title("menu:item.title")).toBeFocused();
        await pressMain();
        // Where the focus goes from here is looked at in `access.spec.ts`; a combo may be offered meanwhile.
        await expect(title("menu:title")).toBeVisible();
        await pressMain();
      };
      if (contrast === "high") {
        await page.getByRole("button", { name: say("common:access.contrast") }).tap();
      }
      await expect(page.locator("html")).toHaveAttribute("data-contrast", contrast);
      await look("attract with three ways");

      await orderFirstDish(0);
      await expect(title("checkout:table.title")).toBeFocused();
      await pressMain();
      await look("table with something wrong");
      await page.locator(".table-entry__areas button").last().tap();
      await page.locator(".number-pad button").first().tap();
      await pressMain();
      await expect(title("checkout:review.title")).toBeFocused();
      await look("review with a table");
      await pressMain();
      await expect(page.getByRole("dialog")).toBeVisible();
      await look("ways to pay");
      await page.locator(".pay-way").nth(1).tap();
      await expect(page.locator(".pay-at-counter")).toBeVisible({ timeout: 20_000 });
      await look("done, to be paid at the counter");

      await page.locator(".leaving__done").tap();
      await expect(page.locator(".way").first()).toBeVisible();
      if (contrast === "high") {
        await page.waitForTimeout(600);
        await page.getByRole("button", { name: say("common:access.contrast") }).tap();
      }
      await page.waitForTimeout(600);
      await orderFirstDish(2);
      await expect(title("checkout:review.title")).toBeFocused();
      await page.getByRole("button", { name: say("checkout:serving.chooseTime") }).tap();
      await expect(title("checkout:pickup.title")).toBeFocused();
      await look("pick-up time");
      await page.locator(".pickup__grid button").last().tap();
      await expect(title("checkout:review.title")).toBeFocused();
      await shop.control.setFault("payments.health", { status: 503 });
      await pressMain();
      await page.waitForTimeout(600);
      await page.locator(".pay-way").first().tap();
      await expect(title("checkout:notDone.bar")).toBeFocused({ timeout: 20_000 });
      await look("not done, the counter takes the money");
    });
  });
}
