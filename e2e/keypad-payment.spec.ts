/** From the first key to the number by a keypad alone, with a card on the provider's page in the kiosk's frame (A6, A7). */
import type { Page } from "@playwright/test";
import { type BrowserKeys, createBrowserKeys } from "../electron/browser/browser-keys.ts";
import type { Customer } from "./pages/customer.ts";
import { test as base, expect } from "./pages/fixtures.ts";
import { KeypadUser } from "./pages/keypad.ts";
import { VIEWPORTS } from "./support/display-modes.ts";
import { shopIn } from "./support/outlets.ts";
import { SOUP } from "./support/restaurant.ts";
import { giveVoice } from "./support/speech-double.ts";
import { inTypableBrowser } from "./support/typable-browser.ts";
import { SPOKEN } from "./support/words.ts";

const test = base.extend<{ browserKeys: BrowserKeys; page: Page }>({
  browserKeys: async ({ browserName: _any }, use) => use(createBrowserKeys()),
  paymentKeys: async ({ browserKeys }, use) => use(browserKeys.keys),
  page: async ({ shop, browserKeys }, use) =>
    inTypableBrowser(shop.kiosk.url, browserKeys.opened, async (page) => {
      await giveVoice(page);
      await page.addInitScript(() => {
        for (const type of ["pointerdown", "mousedown", "touchstart"]) {
          window.addEventListener(
            type,
            () => document.documentElement.setAttribute("data-touched", type),
            true,
          );
        }
      });
      await page.reload();
      await use(page);
    }),
});

test.use({ settingsPatch: { device: { keypad: {} } } });

const WHOLE_VISIT_MS = 240_000;
const PAN = "4242424242424242";

/** Start → the payment screen, by keys. */
async function goToPayment(customer: Customer, user: KeypadUser): Promise<void> {
  await customer.start.expectShown();
  await user.press("next");
  await user.hear(customer.say("menu:attract.title"));
  await user.choose(customer.say("common:orderType.PICKUP"));
  await user.hear(customer.say("keypad:hint"));
  await user.choose(customer.name(SOUP));
  await user.hear(customer.say("keypad:hint"));
  await user.choose(new RegExp(`6[.,]80.*${customer.say("keypad:spoken.button")}`));
  await user.hear(customer.say("keypad:hint"));
  await user.choose(customer.say("menu:review"), "previous");
  await user.hear(customer.say("checkout:review.toPay"));
  await user.choose(/6[.,]80.*/, "previous");
  await user.hear(/Harbour Pay/);
}

/** Where the page, its keys and the words of a stop have the least room. */
const CROWDED = [
  { orientation: "portrait", text: "largest", isLowered: false },
  { orientation: "portrait", text: "normal", isLowered: true },
  { orientation: "portrait", text: "largest", isLowered: true },
  { orientation: "landscape", text: "normal", isLowered: false },
  { orientation: "landscape", text: "largest", isLowered: false },
] as const;

/** What is wrong with the words of the page's stop that has the focus, and with the keys beside it. */
function captionFaults(): string[] {
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const [caption, frame] = [document.activeElement, document.querySelector(".provider")];
  if (caption === null || frame === null || !caption.matches(".page-stop")) return ["not shown"];
  const [words, around] = [boxOf(caption), boxOf(frame)];
  const isInside = (box: DOMRect) =>
    box.left >= around.left &&
    box.right <= around.right &&
    box.top >= around.top &&
    box.bottom <= around.bottom;
  const isCovered = (box: DOMRect) =>
    box.left < words.right &&
    box.right > words.left &&
    box.top < words.bottom &&
    box.bottom > words.top;
  const keys = [...document.querySelectorAll(".page-keys button")].filter((key) =>
    key.checkVisibility(),
  );
  return [
    ...(isInside(words) ? [] : ["the words are cut off"]),
    ...keys.filter((key) => isCovered(boxOf(key))).map((key) => `covered: ${key.textContent}`),
    ...keys.filter((key) => !isInside(boxOf(key))).map((key) => `cut off: ${key.textContent}`),
  ];
}

/** What frameworks do: they know which values their own scripts have set, and hear of the others by events. */
function noticeTyping(element: Element): void {
  if (!(element instanceof HTMLInputElement)) return;
  const field = element;
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
  let known = field.value;
  Object.defineProperty(field, "value", {
    get: () => native?.get?.call(field) ?? "",
    set: (value: string) => {
      known = value;
      native?.set?.call(field, value);
    },
  });
  const notice = (what: string) => {
    field.dataset.noticed = `${field.dataset.noticed ?? ""}${what} `;
  };
  field.addEventListener("focusin", () => notice("focus"));
  field.addEventListener("change", () => notice("change"));
  field.addEventListener("keydown", (event) => event.key === "9" && event.preventDefault());
  field.addEventListener("input", () => {
    if (field.value !== known) notice(field.value);
    known = field.value;
  });
}

for (const locale of SPOKEN) {
  test.describe(`in ${locale}`, () => {
    test.use({ language: locale, sandboxState: shopIn(locale) });
    test.setTimeout(WHOLE_VISIT_MS);

    test(`${locale}: a card is typed on the provider's page, and pays`, async ({
      customer,
      books,
    }) => {
      const { page } = customer;
      const user = new KeypadUser(page);
      const next = customer.say("checkout:payment.nextField");
      await goToPayment(customer, user);
      const { provider } = customer.payment;
      await user.choose("Card number");
      await user.hear(customer.say("checkout:payment.typeInto", { name: "Card number" }));
      await user.write(PAN);
      await user.hear(customer.say("keypad:spoken.typed", { number: 19 }));
      await expect(provider.field("Card number")).toHaveValue("4242 4242 4242 4242");
      await user.choose(next);
      await user.hear(customer.say("checkout:payment.typeInto", { name: "Expiry date" }));
      await user.write("1299");
      await expect(provider.field("Expiry date")).toHaveValue("12 / 99");
      await user.choose(next);
      await user.hear(customer.say("checkout:payment.typeInto", { name: "Security code" }));
      await user.write("123");
      await expect(provider.field("Security code")).toHaveValue("123");
      await user.choose(next);
      await user.hear(/Pay EUR /);
      await user.press("select");
      await user.hear(await customer.done.queueNumber());
      await books.expectPaidOnce(1);
      const heard = user.heard.map(({ text }) => text).join(" | ");
      expect(heard).not.toMatch(/4242|4 2 4 2/);
      await expect(page.locator("html")).not.toHaveAttribute("data-touched");
    });
  });
}

test.describe("with a filled form", () => {
  test.use({ sandboxState: shopIn("en") });
  test.setTimeout(WHOLE_VISIT_MS);

  test("what is wrong is said, and a declined card can be replaced after the bank's question", async ({
    customer,
    books,
  }) => {
    const { page } = customer;
    const user = new KeypadUser(page);
    await goToPayment(customer, user);
    await user.choose(/^Pay EUR/);
    await user.hear("This card number is not complete");
    await user.goTo(
      `${customer.say("keypad:spoken.empty")}, ${customer.say("keypad:spoken.invalid")}`,
    );
    await user.choose("Declined");
    await user.choose(/^Pay EUR/);
    await customer.checkoutFailed.expectShown();
    await user.hear(customer.say("keypad:hint"));
    await user.choose(customer.say("checkout:checkoutFailed.payAgain"));
    await user.hear(/Harbour Pay/);
    await user.choose("3-D Secure");
    await user.choose(/^Pay EUR/);
    await user.hear("Your bank asks");
    await user.choose(/^Confirm, /);
    await user.hear(await customer.done.queueNumber());
    await books.expectPaidOnce(2);
    await expect(page.locator("html")).not.toHaveAttribute("data-touched");
  });

  test("the words of a stop are shown whole above the page, and cover no key of the kiosk", async ({
    customer,
  }) => {
    const { page } = customer;
    const user = new KeypadUser(page);
    await goToPayment(customer, user);
    await user.choose(/^Pay EUR/);
    await user.hear("This card number is not complete");
    await user.goTo("This card number is not complete");
    for (const mode of CROWDED) {
      await page.setViewportSize(VIEWPORTS[mode.orientation]);
      await page.evaluate(({ text, isLowered }) => {
        document.documentElement.dataset.text = text;
        document.documentElement.toggleAttribute("data-lowered", isLowered);
      }, mode);
      expect.soft(await page.evaluate(captionFaults), JSON.stringify(mode)).toEqual([]);
    }
  });

  test("a key that is pressed while a digit is being typed acts in the kiosk", async ({
    customer,
  }) => {
    const { page } = customer;
    const user = new KeypadUser(page);
    await goToPayment(customer, user);
    const number = customer.payment.provider.field("Card number");
    await user.choose("Card number");
    await user.goTo(/^4[,،] /);
    // Whoever types goes on while a slow page still thinks over the key before.
    await number.evaluate((field) => {
      field.addEventListener("keydown", () => {
        console.log("thinking");
        const until = performance.now() + 500;
        while (performance.now() < until);
      });
    });
    const isTyping = page.waitForEvent("console", (message) => message.text() === "thinking");
    await user.press("select");
    await isTyping;
    await user.press("next");
    await user.hear(/5[,،] /);
    await user.press("select");
    await expect(number).toHaveValue("45");
  });

  test("the page's own scripts notice what is typed, erased, refused and left, as from a keyboard", async ({
    customer,
  }) => {
    const user = new KeypadUser(customer.page);
    await goToPayment(customer, user);
    const code = customer.payment.provider.field("Security code");
    const noticed = () => code.evaluate((field) => field.dataset.noticed ?? "");
    await code.evaluate(noticeTyping);
    await user.choose("Security code");
    await user.hear(/Security code/);
    await user.write("1923");
    // The page refuses a 9.
    await expect(code).toHaveValue("123");
    await user.write("45");
    // More than the field takes.
    await expect(code).toHaveValue("1234");
    await user.choose(customer.say("common:keyboard.delete"));
    await expect(code).toHaveValue("123");
    await user.choose("Card number", "previous");
    await user.hear(customer.say("checkout:payment.typeInto", { name: "Card number" }));
    await user.write("4");
    await expect.poll(noticed).toBe("focus 1 12 123 1234 123 change ");
  });

  test("a page that has taken the focus gives it back, and no key of the keypad acts there", async ({
    customer,
  }) => {
    const user = new KeypadUser(customer.page);
    await goToPayment(customer, user);
    const { provider } = customer.payment;
    await user.goTo("Card number");
    await provider.field("Card number").focus();
    await user.page.keyboard.press("Enter");
    await expect
      .poll(() => user.page.evaluate(() => document.activeElement?.tagName))
      .not.toBe("IFRAME");
    await user.goTo("Expiry date");
    await expect(provider.field("Card number")).not.toHaveAttribute("aria-invalid");
  });
});
