/** The order-status display: queue numbers on a second screen, read across a room and without input. */
import type { Page } from "@playwright/test";
import { expect, test } from "./pages/fixtures.ts";
import { StatusDisplay } from "./pages/status-display.ts";
import { LEAST_CONTRAST, LIMITS, VIEWPORTS } from "./support/display-modes.ts";
import { inspect } from "./support/inspect.ts";
import { Kitchen, MOVED_BY_HAND } from "./support/kitchen.ts";
import { SPOKEN, type Spoken } from "./support/words.ts";

/** The tone of the bell that calls staff. */
const BELL_HERTZ = 1175;

const inLanguage = (locale: Spoken) => ({
  configuration: { loyaltyEnabled: false, locales: { default: locale } },
  ...MOVED_BY_HAND,
});

/** Rules for every screen of the display; its other languages alternate. */
const RULES = { ...LIMITS, forbidden: [] };

/** Simulates a browser whose sound needs a touch. */
const HELD_BACK = () => {
  Object.defineProperty(AudioContext.prototype, "state", {
    configurable: true,
    get: () => "suspended",
  });
  AudioContext.prototype.resume = async function (this: AudioContext) {
    Object.defineProperty(this, "state", { get: () => "running" });
    this.dispatchEvent(new Event("statechange"));
  };
};

test.use({
  // Sound without a touch, as the display's own browser is started.
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), "--autoplay-policy=no-user-gesture-required"],
    }),
});

for (const locale of SPOKEN) {
  test.describe(`in ${locale}`, () => {
    test.use({
      language: locale,
      sandboxState: inLanguage(locale),
      settingsPatch: { device: { statusDisplay: { collectedSeconds: 1 } } },
    });

    test(`${locale}: an order goes from the kitchen to the counter, on the kiosk and on the display`, async ({
      customer,
      shop,
      context,
    }) => {
      const display = await StatusDisplay.open(await context.newPage(), shop.kiosk.status, locale);
      await expect(display.page.getByText(display.say("status:readyNone"))).toBeVisible();
      const kitchen = new Kitchen(shop.control);
      const number = await customer.orderAndPay();
      await expect(display.numbers("preparing")).toHaveText([number]);

      await kitchen.move("COOKING");
      await expect(customer.text("checkout:done.steps.preparing")).toBeVisible();
      await expect(display.numbers("preparing")).toHaveText([number]);
      expect(await display.tones()).toEqual([]);

      await kitchen.move("AWAITING_PICKUP");
      await expect(customer.title("checkout:done.titleReady")).toBeVisible();
      await expect(display.called()).toContainText(number);
      await expect(display.numbers("preparing")).toHaveCount(0);
      await expect(display.page.getByRole("status")).toHaveText(
        display.say("status:readySpoken", { number }),
      );
      expect((await display.tones()).length).toBe(2);

      await kitchen.move("PROCESSED");
      await expect(display.numbers("ready")).toHaveCount(0);
      expect(display.defects).toEqual([]);
    });

    test(`${locale}: the number of a canceled order leaves its column, and its customer is called to the counter`, async ({
      customer,
      shop,
      context,
    }) => {
      const display = await StatusDisplay.open(await context.newPage(), shop.kiosk.status, locale);
      const number = await customer.orderAndPay();
      await expect(display.numbers("preparing")).toHaveText([number]);
      await new Kitchen(shop.control).move("CANCELED", "the oven is broken");
      const band = display.asked();
      await expect(band).toContainText(display.say("status:ask"));
      await expect(band.getByRole("listitem")).toHaveText([number]);
      await expect(display.numbers("preparing")).toHaveCount(0);
      await expect(display.page.locator("body")).not.toContainText("the oven is broken");
    });

    test(`${locale}: a call for staff at the kiosk rings on the display`, async ({
      customer,
      shop,
      context,
    }) => {
      const display = await StatusDisplay.open(await context.newPage(), shop.kiosk.status, locale);
      await customer.access.touch("callStaff");
      const call = display.say("status:staffCall", { terminal: "\u2068K1\u2069" });
      await expect(display.page.getByRole("alert")).toHaveText(call);
      await expect.poll(() => display.tones()).toEqual([BELL_HERTZ, BELL_HERTZ, BELL_HERTZ]);
    });
  });
}

test.describe("on the display", () => {
  test.use({ sandboxState: inLanguage("en") });

  test("everything continues after the kiosk's host was gone, and meanwhile the time of the loss is shown", async ({
    customer,
    shop,
    context,
  }) => {
    const display = await StatusDisplay.open(await context.newPage(), shop.kiosk.status, "en");
    const number = await customer.orderAndPay();
    await new Kitchen(shop.control).move("AWAITING_PICKUP");
    await expect(display.called()).toContainText(number);

    await customer.page.goto("about:blank");
    await shop.stopKiosk();
    const lost = display.page.getByText("This display has had no updates since");
    await expect(lost).toBeVisible();
    await expect(lost).toContainText(/since \d{1,2}:\d\d/);
    // The last known number stays, but without a call.
    await expect(display.numbers("ready")).toHaveText([number]);
    await expect(display.called()).toHaveCount(0);

    await shop.restartKiosk();
    await expect(lost).toBeHidden();
    await expect(display.numbers("ready")).toContainText([number]);
    await new Kitchen(shop.control).move("CANCELED", "thrown away");
    await expect(display.asked()).toContainText(number);
  });

  test("a kitchen without news is reported as silent, with the time of its last update", async ({
    customer,
    shop,
    context,
  }) => {
    // After failures the kiosk waits longer each time before it asks again, up to a minute.
    test.slow();
    const display = await StatusDisplay.open(await context.newPage(), shop.kiosk.status, "en");
    const number = await customer.orderAndPay();
    await shop.control.setFault("ordering.orders", { wrongToken: true });
    const silent = display.page.getByText("No updates from the kitchen since");
    await expect(silent).toBeVisible();
    await expect(display.numbers("preparing")).toHaveText([number]);
    await shop.control.setFault("ordering.orders", { latencyMs: 0 });
    await expect(silent).toBeHidden();
  });

  test("its languages alternate below the outlet's own, and the outlet's own direction stays", async ({
    shop,
    context,
  }) => {
    const page = await context.newPage();
    await page.clock.install();
    const display = await StatusDisplay.open(page, shop.kiosk.status, "en");
    const turn = display.column("ready").locator(".status-turn");
    const seen = new Set<string>();
    const afterOneMoreSecond = async () => {
      await page.clock.runFor(1_000);
      return [...seen.add(await turn.innerText())].toSorted();
    };
    const languages = ["Abholbereit", "Hazır", "جاهز"];
    await expect.poll(afterOneMoreSecond).toEqual(languages.toSorted());
    await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
  });
});

test.describe("in a browser that requires a touch before any sound", () => {
  test.use({ sandboxState: inLanguage("en") });

  test("the display asks for that touch, and for nothing else", async ({ shop, context }) => {
    const page = await context.newPage();
    await page.addInitScript(HELD_BACK);
    const display = await StatusDisplay.open(page, shop.kiosk.status, "en");
    const allow = page.getByRole("button", { name: display.say("status:soundOn") });
    await expect(allow).toBeVisible();
    await inspect(page, "asked for a touch", RULES);
    await allow.click();
    await expect(allow).toBeHidden();
  });
});

test.describe("without sound", () => {
  test.use({
    sandboxState: inLanguage("en"),
    settingsPatch: { device: { statusDisplay: { sound: false } } },
  });

  test("a number is called by place, colour and word alone if the settings disable sound", async ({
    customer,
    shop,
    context,
  }) => {
    const display = await StatusDisplay.open(await context.newPage(), shop.kiosk.status, "en");
    await customer.orderAndPay();
    await new Kitchen(shop.control).move("AWAITING_PICKUP");
    await expect(display.called()).toHaveCount(1);
    expect(await display.tones()).toEqual([]);
  });
});

for (const locale of SPOKEN) {
  for (const highContrast of [false, true]) {
    test.describe(`${locale}, ${highContrast ? "high" : "normal"} contrast`, () => {
      test.use({
        language: locale,
        sandboxState: inLanguage(locale),
        settingsPatch: { device: { statusDisplay: { highContrast } } },
      });

      test(`${locale}, ${highContrast ? "high" : "normal"} contrast: the display passes axe and is nowhere cut off, in both orientations`, async ({
        customer,
        shop,
        context,
      }) => {
        const page: Page = await context.newPage();
        const display = await StatusDisplay.open(page, shop.kiosk.status, locale);
        const contrast = LEAST_CONTRAST[highContrast ? "high" : "normal"];
        const rules = { ...RULES, contrast };
        const inspectAll = async (what: string) => {
          for (const [orientation, viewport] of Object.entries(VIEWPORTS)) {
            await page.setViewportSize(viewport);
            await inspect(page, `${what}, ${orientation}`, rules);
          }
        };
        await inspectAll("empty");
        const kitchen = new Kitchen(shop.control);
        await customer.orderAndPay();
        await kitchen.move("AWAITING_PICKUP");
        await expect(display.called()).toHaveCount(1);
        await customer.access.touch("callStaff");
        await inspectAll("a number called, and staff");
        await customer.page.goto("about:blank");
        await shop.stopKiosk();
        await expect(
          page.getByText(display.say("status:lost", { time: "" }).slice(0, 12)),
        ).toBeVisible();
        await inspectAll("out of touch");
      });
    });
  }
}
