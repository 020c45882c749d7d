/** Identification by phone number (in-store-loyalty.md §4.2). */

import type { Locator } from "@playwright/test";
import { getCountries } from "libphonenumber-js";
import type { Customer } from "./pages/customer.ts";
import { expect, test } from "./pages/fixtures.ts";
import type { IdentifyPage } from "./pages/identify.ts";
import { readConsentLog } from "./support/consent-log.ts";
import { AMARA, saidToAmara, TOMASZ } from "./support/members.ts";
import { SOUP } from "./support/restaurant.ts";
import { tapTwice } from "./support/taps.ts";

/** Start → identify. */
async function orderSoup(customer: Customer): Promise<IdentifyPage> {
  await customer.orderSoup();
  return customer.identify;
}

/** Number and terms, without marketing consent → review, or a message. */
async function identify(screen: IdentifyPage, national: string): Promise<void> {
  await screen.enterNumber(national);
  await screen.goOn();
}

const inOneStep = {
  configuration: {
    loyalty: {
      phoneNumberFlow: { enabled: true, flow: "single_step" },
      marketingConsent: { channels: ["sms", "whatsapp", "email", "push"] },
    },
  },
};

test.describe("single_step", () => {
  test.use({ sandboxState: inOneStep });

  test("number and consent on one screen; the accepted text is recorded word for word", async ({
    customer,
    shop,
  }) => {
    const screen = await orderSoup(customer);
    await screen.typeNumber("15199001122");
    await screen.acceptTerms();
    for (const channel of ["email", "push"]) await screen.tickChannel(channel);
    await screen.goOn();
    await expect(customer.page.getByRole("heading", { name: /^Good to see you/ })).toBeVisible();

    const [request] = await shop.control.identifications();
    expect(request).toMatchObject({
      phoneNumber: "+4915199001122",
      subscribedToPushNotifications: true,
    });
    const log = readConsentLog(shop.dataDir);
    expect(log.map((row) => [row.document_kind, row.document_version, row.channels])).toEqual([
      ["loyalty_terms", "2026-05", "[]"],
      ["marketing_consent", "2026-02", '["email","push"]'],
    ]);
    for (const row of log) {
      expect(row).toMatchObject({ who: "+4915199001122", locale: "en" });
      expect(row.loyalty_order_id).toBe(request?.orderId);
      expect(row.text_shown).not.toMatch(/[{}]/);
    }
    expect(log[0]?.text_shown).toMatch(/^With your number you join Beet & Barley Friends\./);
    expect(log[1]?.text_shown).toMatch(/By e-mail\nBy notification from our app$/);
  });

  test("no channel ticked is no consent, and nothing is sent before the terms are accepted", async ({
    customer,
    shop,
  }) => {
    const screen = await orderSoup(customer);
    await screen.goOn();
    await expect(screen.text("identify:check.empty")).toBeVisible();
    await screen.typeNumber("1");
    await screen.goOn();
    await expect(screen.text("identify:check.too-short")).toBeVisible();
    await screen.typeNumber("5112345678");
    await screen.goOn();
    await expect(screen.text("identify:consent.missing")).toBeVisible();
    expect(await shop.control.identifications()).toEqual([]);
    expect(readConsentLog(shop.dataDir)).toEqual([]);

    await screen.acceptTerms();
    await screen.goOn();
    await expect(customer.page.getByRole("heading", { name: /Amara/ })).toBeVisible();
    expect(await shop.control.identifications()).toMatchObject([
      { subscribedToPushNotifications: false },
    ]);
    expect(readConsentLog(shop.dataDir).map((row) => row.document_kind)).toEqual(["loyalty_terms"]);
  });

  test("two taps on one place send one request", async ({ customer, shop }) => {
    await shop.control.setFault("loyalty.qr-code", { latencyMs: 4_000 });
    const screen = await orderSoup(customer);
    await screen.typeNumber(AMARA.phone);
    await screen.acceptTerms();
    await tapTwice(screen.mainAction);
    // Later touches, which are taps of their own, do nothing either.
    await screen.button("identify:searching").tap();
    await screen.button("identify:searching").tap();
    await expect(customer.page.getByRole("heading", { name: /Amara/ })).toBeVisible();
    expect(await shop.control.identifications()).toHaveLength(1);
  });
});

test("two_step, right to left: everything is in Arabic, including the service's messages", async ({
  customer,
  shop,
}) => {
  const { page } = customer;
  await customer.begin();
  await customer.order(SOUP);
  await customer.buttonNamed("Language: English").tap();
  await customer.buttonNamed("العربية").tap();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  const arabic = await customer.speaking("ar");
  await arabic.reviewOrder();
  const screen = arabic.identify;
  await screen.typeNumber(AMARA.phone);
  // The number itself runs from left to right.
  await expect(screen.number).toHaveCSS("direction", "ltr");
  await screen.acceptTerms();
  await screen.goToConsent();
  await screen.tickChannel("sms");
  await screen.goOn();
  await expect(page.getByRole("heading", { name: /Amara/ })).toBeVisible();
  const [answer] = await shop.control.answers("loyalty.qr-code");
  expect(answer?.messages.map(({ text }) => text)).toContain("مكافأتك اليوم علينا.");
  for (const { text } of answer?.messages ?? []) {
    await expect(page.getByText(saidToAmara(text)).first()).toBeVisible();
  }
  const reward = arabic.say("checkout:review.reward");
  await expect(page.getByText(reward, { exact: true })).toBeVisible();
  const [terms, marketing] = readConsentLog(shop.dataDir);
  expect(terms).toMatchObject({ document_kind: "loyalty_terms", locale: "ar" });
  expect(marketing).toMatchObject({ channels: '["sms"]', locale: "ar" });
  expect(marketing?.text_shown).toContain("هل نخبرك بعروضنا؟");
});

async function dialCodes(options: Locator): Promise<string[]> {
  return (await options.allInnerTexts()).map((text) => /\+\d+/.exec(text)?.[0] ?? "none");
}

test("every country can be chosen, and a number that fits no mask is sent as it is", async ({
  customer,
  shop,
}) => {
  const screen = await orderSoup(customer);
  await expect(screen.heading("identify:heading")).toBeVisible();
  await screen.openCountries();
  const { sheet, options, letters } = screen.countries;
  const codes = new Set(await dialCodes(options));
  let choices = await options.count();
  const offered = choices;
  for (const letter of await letters.all()) {
    await letter.tap();
    choices += (await options.count()) - offered;
    for (const code of await dialCodes(options)) codes.add(code);
  }
  expect(choices).toBe(getCountries().length);
  expect(codes.size).toBeGreaterThan(200);
  await sheet.getByRole("button", { name: "Countries with J" }).tap();
  await sheet.getByText("Japan").tap();
  await expect(sheet).toBeHidden();
  await identify(screen, "9012345678");
  await expect(customer.page.getByRole("heading", { name: /^Good to see you/ })).toBeVisible();
  expect(await shop.control.identifications()).toMatchObject([{ phoneNumber: "+819012345678" }]);
});

test("a foreign number without its plus is shown with its country code, and sent once it is confirmed", async ({
  customer,
  page,
  shop,
}) => {
  const screen = await orderSoup(customer);
  await screen.typeNumber("436641234567");
  await screen.acceptTerms();
  await screen.goOn();
  await expect(screen.text("identify:check.foreign")).toBeVisible();
  await expect(page.getByText("+43 664 1234567")).toBeVisible();
  expect(await shop.control.identifications()).toEqual([]);
  await screen.goToConsent();
  await screen.goOn();
  await expect(page.getByRole("heading", { name: /^Good to see you/ })).toBeVisible();
  expect(await shop.control.identifications()).toMatchObject([{ phoneNumber: "+436641234567" }]);
});

test("a rejected customer reads the service's own message, and another number works", async ({
  customer,
  shop,
}) => {
  const { page } = customer;
  const screen = await orderSoup(customer);
  await identify(screen, TOMASZ.phone);
  await expect(screen.text("identify:rejected.title")).toBeVisible();
  await expect(page.getByText("Your account cannot be used at the moment.")).toBeVisible();
  await expect(screen.text("identify:rejected.other")).toBeVisible();

  await shop.control.setFault("loyalty.qr-code", {
    times: 1,
    answer: {
      accepted: false,
      messages: [
        { type: "error", code: 509, text: "Those digits will not do." },
        { type: "info", text: "Nine are needed." },
      ],
    },
  });
  await screen.clearNumber();
  await screen.typeNumber(AMARA.phone);
  await screen.goToConsent();
  await screen.goOn();
  await expect(page.getByText("Those digits will not do.")).toBeVisible();
  await expect(page.getByText("Nine are needed.")).toBeVisible();
  await expect(screen.text("identify:rejected.phone-format")).toBeVisible();

  await screen.goToConsent();
  await screen.goOn();
  await expect(page.getByRole("heading", { name: /Amara/ })).toBeVisible();
  const orderIds = (await shop.control.identifications()).map(({ orderId }) => orderId);
  expect(new Set(orderIds).size).toBe(3);
});

test("after a refusal of phone numbers (510) the service is not asked again, and other methods are offered", async ({
  customer,
  shop,
}) => {
  const { page } = customer;
  const screen = await orderSoup(customer);
  await expect(screen.heading("identify:heading")).toBeVisible();
  // The kiosk gets it only at its next poll.
  await shop.control.put("configuration", { loyalty: { phoneNumberFlow: { enabled: false } } });
  await identify(screen, AMARA.phone);
  await expect(page.getByText("Phone numbers are not accepted here.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your mobile number" })).toBeHidden();
  await expect(customer.buttonNamed("Type the short code")).toBeVisible();
  await customer.declineLoyalty();
  expect(await shop.control.identifications()).toHaveLength(1);
});

test("a refusal of phone numbers (510) holds for later customers too: nobody types one in vain", async ({
  customer,
  shop,
}) => {
  const { page } = customer;
  const number = page.getByRole("heading", { name: "Your mobile number" });
  const answer = {
    accepted: false,
    messages: [{ type: "error", code: 510, text: "Not by phone here." }],
  };
  await shop.control.setFault("loyalty.qr-code", { answer, times: 1 });
  await identify(await orderSoup(customer), AMARA.phone);
  await expect(page.getByText("Not by phone here.")).toBeVisible();
  await customer.declineLoyalty();
  // Again in the same visit.
  await customer.buttonNamed("Collect points").tap();
  await expect(customer.buttonNamed("Type the short code")).toBeVisible();
  await expect(number).toBeHidden();
  await customer.declineLoyalty();
  await customer.payAndGetNumber();
  await customer.done.leave();
  await customer.orderSoup();
  await expect(customer.buttonNamed("Type the short code")).toBeVisible();
  await expect(number).toBeHidden();
  expect(await shop.control.identifications()).toHaveLength(1);
});

test("a service that is down is reported, and works again when it is back", async ({
  customer,
  shop,
}) => {
  const { page } = customer;
  await shop.control.setFault("loyalty.qr-code", { status: 503 });
  const screen = await orderSoup(customer);
  await identify(screen, AMARA.phone);
  await expect(screen.text("identify:unavailable.title")).toBeVisible();
  await expect(screen.text("identify:unavailable.mayHaveArrived")).toBeVisible();
  await shop.control.setFault("loyalty.qr-code", { latencyMs: 1 });
  await screen.button("identify:unavailable.again").tap();
  await expect(page.getByRole("heading", { name: /Amara/ })).toBeVisible();
});

for (const [what, cell, touches] of [
  ["with the largest text", "Text size", 2],
  ["with the screen lowered", "Lower screen", 1],
] as const) {
  test(`${what} going on without points is offered at every step`, async ({ customer }) => {
    const { page } = customer;
    await customer.orderSoup();
    await expect(page.getByRole("heading", { name: "Your mobile number" })).toBeAttached();
    for (let touch = 0; touch < touches; touch += 1) {
      await page.getByRole("navigation").getByRole("button", { name: cell }).tap();
    }
    const skip = customer.buttonNamed(/^Continue without points/);
    await expect(skip).toBeInViewport({ ratio: 1 });
    await customer.buttonNamed("Scan instead").tap();
    await expect(page.getByRole("heading", { name: "Show your QR code" })).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await customer.buttonNamed("Type the short code").tap();
    await expect(page.getByRole("heading", { name: "Your short code" })).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await customer.declineLoyalty();
  });
}
