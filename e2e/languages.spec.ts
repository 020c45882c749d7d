/**
 * The kiosk in the test language, screen by screen: every text is one of the catalogues', or somebody else's word for
 * something. A text without brackets is written into the code and would be English in every language.
 */
import type { Locator, Page } from "@playwright/test";
import { WEEKDAYS } from "../domain/pickup-times.ts";
import { TEST_LANGUAGE } from "../src/i18n/test-language.ts";
import { test as deviceTest } from "./support/device.ts";
import { COUNTRY_NAMES, GIVEN } from "./support/given-words.ts";
import { expect, test } from "./support/kiosk.ts";
import { type Say, sayIn } from "./support/say.ts";
import { expectNoOtherWords, speakTestLanguage } from "./support/test-language.ts";
import { Visitor } from "./support/visitor.ts";

test.setTimeout(120_000);

test("a whole visit", async ({ customer, shop }) => {
  const { page } = customer;
  await speakTestLanguage(page);
  await page.clock.install();
  await page.reload();
  const visitor = await Visitor.at(page, TEST_LANGUAGE);
  const look = (screen: string) => expectNoOtherWords(page, screen, GIVEN);

  await expect(page.locator(".way").first()).toBeVisible();
  await look("attract");
  await visitor.openLanguages();
  await look("languages");
  await visitor.closeSheet();
  await visitor.begin();
  await look("menu");
  await visitor.openFirstDish();
  await visitor.chooseExtras();
  await look("item");
  await visitor.addToOrder();
  await look("menu with a basket");
  await visitor.review();
  await look("identify");
  await visitor.identify("15112345678", () => look("consent"));
  await visitor.openFirstLine();
  await look("review");
  await page.clock.fastForward(61_000);
  await visitor.expectIdleWarning();
  await look("idle warning");
  await visitor.stay();
  await visitor.goToPay();
  await look("payment");
  await visitor.askToCancel();
  await look("cancel the payment?");
  await visitor.goOnPaying();
  await customer.payWith("declined");
  await visitor.expectNotDone();
  await look("not done");
  await visitor.payAgain();
  await shop.control.setFault("ordering.order", { latencyMs: 4000 });
  await customer.payWith("approved");
  await visitor.expectWorking("sending-to-kitchen");
  await look("working");
  await visitor.expectNumber();
  await look("done");
});

test("every way to identify", async ({ customer }) => {
  const { page } = customer;
  await speakTestLanguage(page);
  await page.reload();
  const visitor = await Visitor.at(page, TEST_LANGUAGE);
  const look = (screen: string) => expectNoOtherWords(page, screen, GIVEN);

  await visitor.begin();
  await visitor.openFirstDish();
  await visitor.addToOrder();
  await visitor.review();
  await visitor.findWithoutNumber();
  await look("number missing");
  await visitor.openCountries();
  await expectNoOtherWords(page, "countries", [...COUNTRY_NAMES, ...GIVEN]);
  await visitor.closeSheet();
  await visitor.openName();
  await look("name");
  await visitor.closeSheet();
  await visitor.openDocument();
  await look("document");
  await visitor.closeSheet();
  await visitor.scanInstead();
  await look("no camera");
  await visitor.typeShortCode();
  await look("short code");
  await visitor.findByUnknownCode();
  await expectNoOtherWords(page, "unknown code", ["ZZ99", ...GIVEN]);
});

/** Somebody who looks at every screen, and moves on by what is on it. */
class Reader {
  readonly page: Page;
  readonly say: Say;

  private constructor(page: Page, say: Say) {
    this.page = page;
    this.say = say;
  }

  static async at(page: Page): Promise<Reader> {
    await speakTestLanguage(page);
    await page.reload();
    return new Reader(page, await sayIn(TEST_LANGUAGE));
  }

  button(key: string): Locator {
    return this.page.getByRole("button", { name: this.say(key), exact: true }).last();
  }

  title(key: string): Locator {
    return this.page.getByRole("heading", { level: 1, name: this.say(key) });
  }

  /** The one action that moves on. Two taps on one place within half a second are one, on a busy machine too. */
  async pressMain(): Promise<void> {
    await this.page.waitForTimeout(1_000);
    await this.page.locator(".screen__action .button--main").tap();
  }

  /** Attract → whatever the menu's main action leads to. */
  async orderFirstDish(): Promise<void> {
    await this.page.locator(".product--item .product__open").first().tap();
    await expect(this.title("menu:item.title")).toBeVisible();
    await this.pressMain();
    await expect(this.title("menu:title")).toBeVisible();
    await this.pressMain();
  }

  async look(screen: string): Promise<void> {
    await expectNoOtherWords(this.page, screen, GIVEN);
  }
}

test.describe("without loyalty", () => {
  const orderTypes = ["EAT_IN", "PICKUP", "DRIVE_THROUGH"];
  test.use({
    settingsPatch: {
      ordering: {
        orderTypes,
        tables: { use: "optional", areas: ["A", "T"], first: 1, last: 40 },
        pickupTimes: {
          leadMinutes: 0,
          slotMinutes: 60,
          hours: [{ days: [...WEEKDAYS], from: "00:00", until: "00:00" }],
        },
      },
      payments: { payAtCounter: true, counterMethods: ["BANK_CARD_IN_STORE", "CASH"] },
    },
    sandboxState: {
      // The display on the wall says everything in all languages of the outlet.
      configuration: { loyaltyEnabled: false, locales: { enabled: ["en"] } },
      "ordering/switches": { orderTypes, tables: { pattern: "[AT][1-9]\\d?", required: false } },
    },
  });

  test("where, when and how to pay", async ({ customer, shop }) => {
    const { page } = customer;
    const reader = await Reader.at(page);
    await page.locator(".way").first().tap();
    await reader.orderFirstDish();
    await expect(reader.title("checkout:table.title")).toBeVisible();
    await reader.pressMain();
    await reader.look("table with something wrong");
    await page.locator(".table-entry__areas button").last().tap();
    await page.locator(".number-pad button").first().tap();
    await reader.pressMain();
    await expect(reader.title("checkout:review.title")).toBeVisible();
    await reader.look("review with a table");
    await reader.pressMain();
    await expect(page.getByRole("dialog")).toBeVisible();
    await reader.look("ways to pay");
    await page.locator(".pay-way").nth(1).tap();
    await expect(page.locator(".pay-at-counter")).toBeVisible({ timeout: 20_000 });
    await reader.look("done, to be paid at the counter");
    await page.locator(".leaving__done").tap();
    await expect(page.locator(".way").first()).toBeVisible();

    await page.waitForTimeout(600);
    await page.locator(".way").nth(2).tap();
    await reader.orderFirstDish();
    await reader.button("checkout:serving.chooseTime").tap();
    await expect(reader.title("checkout:pickup.title")).toBeVisible();
    await reader.look("pick-up time");
    await page.locator(".pickup__grid button").last().tap();
    await expect(reader.title("checkout:review.title")).toBeVisible();
    await shop.control.setFault("payments.health", { status: 503 });
    await reader.pressMain();
    await page.waitForTimeout(600);
    await page.locator(".pay-way").first().tap();
    await expect(reader.title("checkout:notDone.bar")).toBeVisible({ timeout: 20_000 });
    await reader.look("not done, the counter takes the money");
  });

  test("search, combo, order type, help, and the display on the wall", async ({
    customer,
    shop,
  }) => {
    const { page } = customer;
    const reader = await Reader.at(page);
    await page.locator(".way").first().tap();
    await expect(reader.title("menu:title")).toBeVisible();
    await reader.button("menu:search.open").tap();
    await expect(reader.title("menu:search.title")).toBeVisible();
    await reader.look("search");
    for (const letter of "zzz") {
      await page.locator(`.keyboard [data-skbtn="${letter}"]`).tap();
      await page.waitForTimeout(120);
    }
    await expectNoOtherWords(page, "nothing found", ["zzz", ...GIVEN]);
    await reader.button("common:back").tap();
    await expect(reader.title("menu:title")).toBeVisible();

    await page.locator(".rail__tab").nth(1).tap();
    await page.locator(".product:not(.product--item) .product__open").first().tap();
    await expect(page.locator(".combo-tabs")).toBeVisible();
    await reader.look("combo");
    await page.locator(".pick").first().tap();
    await reader.look("combo with a pick");
    await reader.button("common:back").tap();

    await reader.button("common:access.callStaff").tap();
    await expect(page.getByRole("dialog")).toBeVisible();
    await reader.look("staff were called");
    await page.goto(shop.kiosk.status);
    await expect(page.locator(".status__columns")).toBeVisible();
    await reader.look("display on the wall");
  });
});

deviceTest("a kiosk that is being set up", async ({ device }) => {
  await speakTestLanguage(device.page);
  await device.credentialGoesElsewhere();
  await device.start("en");
  const { page } = device;
  await expect(page.locator(".provisioning")).toBeVisible();
  await expectNoOtherWords(page, "provisioning", GIVEN);
  await page.locator(".screen__action").getByRole("button").last().tap();
  await expect(page.getByRole("dialog").locator(".pin")).toBeVisible();
  await expectNoOtherWords(page, "PIN", GIVEN);
});
