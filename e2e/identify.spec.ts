/** Identification by phone number (in-store-loyalty.md §4.2), what it brings to the order, and the two flows (§4.7). */
import { getCountries } from "libphonenumber-js";
import { readConsentLog } from "./support/consent-log.ts";
import type { Customer } from "./support/customer.ts";
import { expect, test } from "./support/kiosk.ts";
import { PhoneScreen } from "./support/phone-screen.ts";
import type { SandboxControl } from "./support/sandbox-control.ts";
import { words } from "./support/words.ts";

const AMARA = "15112345678";
const JONAS = "1713920042";
/** Refused by the service: the account is under review. */
const TOMASZ = "1713920088";

const asked = async (control: SandboxControl) =>
  (await control.requests("loyalty.qr-code")) as Record<string, unknown>[];

async function orderSoup(customer: Customer): Promise<PhoneScreen> {
  await customer.begin();
  await customer.order("Roast tomato soup");
  await customer.review();
  return new PhoneScreen(customer.page);
}

/** Number and terms, without any marketing consent → review, or an explanation. */
async function identify(screen: PhoneScreen, national: string): Promise<void> {
  await screen.type(national);
  await screen.acceptTerms();
  await screen.goOn();
  await screen.find();
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

  test("number and consent on one screen; what was accepted is on record, word for word", async ({
    customer,
    shop,
  }) => {
    const screen = await orderSoup(customer);
    await screen.type("15199001122");
    await screen.acceptTerms();
    for (const channel of ["email", "push"]) await screen.tickChannel(channel);
    await screen.find();
    await expect(customer.page.getByRole("heading", { name: /^Good to see you/ })).toBeVisible();

    const [request] = await asked(shop.control);
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
    await screen.action("find").tap();
    await expect(customer.page.getByText(screen.say("check.empty"))).toBeVisible();
    await screen.type("1");
    await screen.find();
    await expect(customer.page.getByText(screen.say("check.too-short"))).toBeVisible();
    await screen.type("5112345678");
    await screen.find();
    await expect(customer.page.getByText(screen.say("consent.missing"))).toBeVisible();
    expect(await asked(shop.control)).toEqual([]);
    expect(readConsentLog(shop.dataDir)).toEqual([]);

    await screen.acceptTerms();
    await screen.find();
    await expect(customer.page.getByRole("heading", { name: /Amara/ })).toBeVisible();
    expect(await asked(shop.control)).toMatchObject([{ subscribedToPushNotifications: false }]);
    expect(readConsentLog(shop.dataDir).map((row) => row.document_kind)).toEqual(["loyalty_terms"]);
  });

  test("two taps on one place send one request", async ({ customer, shop }) => {
    await shop.control.setFault("loyalty.qr-code", { latencyMs: 1_500 });
    const screen = await orderSoup(customer);
    await screen.type(AMARA);
    await screen.acceptTerms();
    await screen.find();
    await screen.action("looking").tap();
    await customer.page.waitForTimeout(700);
    await screen.action("looking").tap();
    await expect(customer.page.getByRole("heading", { name: /Amara/ })).toBeVisible();
    expect(await asked(shop.control)).toHaveLength(1);
  });
});

test("two_step, from right to left: Arabic all the way, the service's words included", async ({
  customer,
  shop,
}) => {
  const { page } = customer;
  const say = words("ar");
  await customer.begin();
  await customer.order("Roast tomato soup");
  await customer.button("Language: English").tap();
  await customer.button("العربية").tap();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await page.getByRole("button", { name: say("menu:review") }).tap();
  const screen = new PhoneScreen(page, "ar");
  await screen.type(AMARA);
  // The number itself runs from left to right.
  await expect(page.locator(".phone-field")).toHaveAttribute("dir", "ltr");
  await screen.acceptTerms();
  await screen.goOn();
  await screen.tickChannel("sms");
  await screen.find();
  await expect(page.getByRole("heading", { name: /Amara/ })).toBeVisible();
  const [answer] = await shop.control.answers("loyalty.qr-code");
  expect(answer?.messages.map(({ text }) => text)).toContain("مكافأتك اليوم علينا.");
  for (const { text } of answer?.messages ?? []) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await expect(page.getByText(say("checkout:review.reward"), { exact: true })).toBeVisible();
  const [terms, marketing] = readConsentLog(shop.dataDir);
  expect(terms).toMatchObject({ document_kind: "loyalty_terms", locale: "ar" });
  expect(marketing).toMatchObject({ channels: '["sms"]', locale: "ar" });
  expect(marketing?.text_shown).toContain("هل نخبرك بعروضنا؟");
});

test("every country can be chosen, and a number that no mask fits is sent as it is", async ({
  customer,
  shop,
}) => {
  const screen = await orderSoup(customer);
  await screen.isShown();
  const sheet = await screen.openCountries();
  const codes = new Set(await sheet.locator(".countries__code").allInnerTexts());
  let choices = await sheet.locator(".countries__option").count();
  const offered = choices;
  for (const letter of await sheet.locator(".countries__letters button").all()) {
    await letter.tap();
    choices += (await sheet.locator(".countries__option").count()) - offered;
    for (const code of await sheet.locator(".countries__code").allInnerTexts()) codes.add(code);
  }
  expect(choices).toBe(getCountries().length);
  expect(codes.size).toBeGreaterThan(200);
  await sheet.getByRole("button", { name: "Countries with J" }).tap();
  await sheet.getByText("Japan").tap();
  await expect(sheet).toBeHidden();
  await identify(screen, "9012345678");
  await expect(customer.page.getByRole("heading", { name: /^Good to see you/ })).toBeVisible();
  expect(await asked(shop.control)).toMatchObject([{ phoneNumber: "+819012345678" }]);
});

test("a customer whom the service refuses reads its own words, and another number works", async ({
  customer,
  shop,
}) => {
  const { page } = customer;
  const screen = await orderSoup(customer);
  await identify(screen, TOMASZ);
  await expect(page.getByText(screen.say("rejected.title"))).toBeVisible();
  await expect(page.getByText("Your account cannot be used at the moment.")).toBeVisible();
  await expect(page.getByText(screen.say("rejected.other"))).toBeVisible();

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
  await screen.clear();
  await screen.type(AMARA);
  await screen.goOn();
  await screen.find();
  await expect(page.getByText("Those digits will not do.")).toBeVisible();
  await expect(page.getByText("Nine are needed.")).toBeVisible();
  await expect(page.getByText(screen.say("rejected.phone-format"))).toBeVisible();

  await screen.goOn();
  await screen.find();
  await expect(page.getByRole("heading", { name: /Amara/ })).toBeVisible();
  const orderIds = (await asked(shop.control)).map(({ orderId }) => orderId);
  expect(new Set(orderIds).size).toBe(3);
});

test("where the service takes no phone numbers any more (510) it is not asked again, and there are other ways", async ({
  customer,
  shop,
}) => {
  const { page } = customer;
  const screen = await orderSoup(customer);
  await screen.isShown();
  // The kiosk learns of it at its next poll only.
  await shop.control.put("configuration", { loyalty: { phoneNumberFlow: { enabled: false } } });
  await identify(screen, AMARA);
  await expect(page.getByText("Phone numbers are not accepted here.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your mobile number" })).toBeHidden();
  await expect(customer.button("Type the short code")).toBeVisible();
  await customer.declineLoyalty();
  expect(await asked(shop.control)).toHaveLength(1);
});

test("a service that is down is said to be down, and works again when it is back", async ({
  customer,
  shop,
}) => {
  const { page } = customer;
  await shop.control.setFault("loyalty.qr-code", { status: 503 });
  const screen = await orderSoup(customer);
  await identify(screen, AMARA);
  await expect(page.getByText(screen.say("unavailable.title"))).toBeVisible();
  await expect(page.getByText(screen.say("unavailable.body"))).toBeVisible();
  await shop.control.setFault("loyalty.qr-code", { latencyMs: 1 });
  await customer.page.waitForTimeout(600);
  await screen.action("unavailable.again").tap();
  await expect(page.getByRole("heading", { name: /Amara/ })).toBeVisible();
});

test("a reward is left out and taken back, points are taken and left, and the sum follows", async ({
  customer,
  shop,
}) => {
  const { page } = customer;
  await identify(await orderSoup(customer), AMARA);
  await expect(customer.button("Pay €6.80")).toBeVisible();
  await customer.button("Leave out Mint lemonade").tap();
  await expect(page.getByText("Reward left out")).toBeVisible();
  await customer.button("Take the reward Mint lemonade").tap();
  await expect(page.getByText("Your reward", { exact: true })).toBeVisible();
  const points = page.getByRole("switch", { name: /Pay €5.00 with points/ });
  await page.getByText("Pay €5.00 with points").tap();
  await expect(points).toBeChecked();
  await expect(customer.button("Pay €1.80")).toBeVisible();
  await page.getByText("Pay €5.00 with points").tap();
  await expect(customer.button("Pay €6.80")).toBeVisible();
  await customer.button("Leave out Mint lemonade").tap();
  await customer.goToPay();
  await customer.payWith("approved");
  await customer.queueNumber();
  const [closed] = (await shop.control.requests("loyalty.order-closed")) as {
    order: { menuItems: { itemId: string }[] };
    payments: unknown[];
  }[];
  expect(closed?.order.menuItems.map(({ itemId }) => itemId)).toEqual(["soup-roast-tomato"]);
  expect(closed?.payments).toEqual([]);
  expect((await shop.control.ledger()).violations).toEqual([]);
});

test("points that would pay more than their share are not used, and the customer is told", async ({
  customer,
  shop,
}) => {
  await shop.control.setFault("loyalty.qr-code", {
    processed: true,
    answer: {
      accepted: true,
      payment: { type: "PAY_WITH_POINTS", amount: 3.41, transactionId: 9 },
      maxPointsPercent: 50,
    },
  });
  await identify(await orderSoup(customer), AMARA);
  await expect(customer.page.getByText(/^Points can pay for at most 50 % of/)).toBeVisible();
  await expect(customer.page.getByText(/Pay €3.41 with points/)).toBeHidden();
  await expect(customer.button("Pay €6.80")).toBeVisible();
});

test.describe("a vendor segment that wants two euros in money", () => {
  test.use({ settingsPatch: { outlet: { pos: "pos_type_2" } } });

  test("points that would leave less to pay in money are not used, and the customer is told", async ({
    customer,
  }) => {
    await identify(await orderSoup(customer), AMARA);
    await expect(
      customer.page.getByText(/^At least €2.00 of this order has to be paid with money/),
    ).toBeVisible();
    await expect(customer.page.getByText(/Pay €5.00 with points/)).toBeHidden();
    await expect(customer.button("Pay €6.80")).toBeVisible();
  });
});

for (const [what, cell, touches] of [
  ["with the largest text", "Text size", 2],
  ["with the screen lowered", "Lower screen", 1],
] as const) {
  test(`${what} the way without points is in view at every step`, async ({ customer }) => {
    const { page } = customer;
    await customer.begin();
    await customer.order("Roast tomato soup");
    await customer.review();
    await expect(page.getByRole("heading", { name: "Your mobile number" })).toBeAttached();
    for (let touch = 0; touch < touches; touch += 1) {
      await page.getByRole("navigation").getByRole("button", { name: cell }).tap();
      await page.waitForTimeout(600);
    }
    const skip = customer.button(/^Continue without points/);
    await expect(skip).toBeInViewport({ ratio: 1 });
    await customer.button("Scan instead").tap();
    await expect(page.getByRole("heading", { name: "Show your QR code" })).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await customer.button("Type the short code").tap();
    await expect(page.getByRole("heading", { name: "Your short code" })).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await customer.declineLoyalty();
  });
}

test("not you: what the first one brought is gone, and the next one's order is the one that counts", async ({
  customer,
  shop,
}) => {
  const { page } = customer;
  await identify(await orderSoup(customer), AMARA);
  await page.getByText("Pay €5.00 with points").tap();
  await expect(customer.button("Pay €1.80")).toBeVisible();
  await customer.button("Not you?").tap();
  await identify(new PhoneScreen(page), JONAS);
  await expect(page.getByRole("heading", { name: /Jonas/ })).toBeVisible();
  await expect(page.getByText("Mint lemonade")).toBeHidden();
  await expect(page.getByText(/with points/)).toBeHidden();
  await expect(customer.button("Pay €6.12")).toBeVisible();
  const [first, second] = await asked(shop.control);
  expect(second?.orderId).not.toBe(first?.orderId);
});

test.describe("PATCH_ORDER", () => {
  test.use({ sandboxState: { outlet: { flow: "PATCH_ORDER" } } });

  test("the full order first; then the reward on it costs nothing, until the order changes", async ({
    customer,
    shop,
  }) => {
    const { page } = customer;
    await customer.begin();
    await customer.order("Roast tomato soup");
    await page.getByRole("button", { name: "Drinks" }).first().tap();
    await customer.order("Mint lemonade");
    await customer.review();
    await expect(page.getByRole("heading", { name: "Your order" })).toBeVisible();
    await customer.button("Continue").tap();
    await identify(new PhoneScreen(page), AMARA);
    await expect(page.getByText("Your reward", { exact: true })).toBeVisible();
    await expect(customer.button("Pay €6.80")).toBeVisible();

    // Another unit is paid for, but first of all it is another order.
    await customer.button("Change Mint lemonade").tap();
    await customer.button("One more: Mint lemonade").tap();
    await expect(page.getByText(/^Your order has changed/)).toBeVisible();
    await expect(page.getByText(/^Your reward/)).toBeHidden();
    await page.waitForTimeout(600);
    await customer.button("Continue").tap();
    await identify(new PhoneScreen(page), AMARA);
    await expect(page.getByText("Your reward: 1 of 2")).toBeVisible();
    await expect(customer.button("Pay €10.70")).toBeVisible();
    await customer.goToPay();
    await customer.payWith("approved");
    await customer.queueNumber();

    const [first, second, ...more] = await asked(shop.control);
    expect(more).toEqual([]);
    expect(second?.orderId).not.toBe(first?.orderId);
    const [closed] = (await shop.control.requests("loyalty.order-closed")) as {
      orderId: string;
      order: { menuItems: { itemId: string; quantity: number; discounts?: unknown[] }[] };
    }[];
    expect(closed?.orderId).toBe(second?.orderId);
    expect(
      closed?.order.menuItems.map(({ itemId, quantity, discounts }) => [
        itemId,
        quantity,
        discounts?.length ?? 0,
      ]),
    ).toEqual([
      ["soup-roast-tomato", 1, 0],
      ["lemonade-mint", 1, 1],
      ["lemonade-mint", 1, 0],
    ]);
    expect((await shop.control.ledger()).violations).toEqual([]);
  });

  test("a reward on the order can be paid for all the same, without identifying again, and stays theirs", async ({
    customer,
    shop,
  }) => {
    const { page } = customer;
    await customer.begin();
    await customer.order("Roast tomato soup");
    await page.getByRole("button", { name: "Drinks" }).first().tap();
    await customer.order("Mint lemonade");
    await customer.review();
    await customer.button("Continue").tap();
    await identify(new PhoneScreen(page), AMARA);
    await expect(customer.button("Pay €6.80")).toBeVisible();

    await customer.button("Change Mint lemonade").tap();
    await customer.button("Pay for it, keep the reward Mint lemonade").tap();
    await expect(page.getByText("Reward left out")).toBeVisible();
    await expect(customer.button("Pay €10.70")).toBeVisible();
    await customer.button("Take the reward Mint lemonade").tap();
    await expect(customer.button("Pay €6.80")).toBeVisible();
    await customer.button("Pay for it, keep the reward Mint lemonade").tap();
    await customer.goToPay();
    await customer.payWith("approved");
    await customer.queueNumber();
    expect(await asked(shop.control)).toHaveLength(1);
    const [closed] = (await shop.control.requests("loyalty.order-closed")) as {
      order: { menuItems: { itemId: string; discounts?: unknown[] }[] };
    }[];
    expect(closed?.order.menuItems).toEqual([
      expect.not.objectContaining({ discounts: expect.anything() }),
      expect.not.objectContaining({ discounts: expect.anything() }),
    ]);
    const { loyalty, violations } = await shop.control.ledger();
    expect(loyalty).toMatchObject([{ state: "closed", pointsSpent: 0 }]);
    expect(violations).toEqual([]);
  });

  test("a reward whose dish is taken off the order is told not to be on it, after identifying anew", async ({
    customer,
    shop,
  }) => {
    const { page } = customer;
    await customer.begin();
    await customer.order("Roast tomato soup");
    await page.getByRole("button", { name: "Drinks" }).first().tap();
    await customer.order("Mint lemonade");
    await customer.review();
    await customer.button("Continue").tap();
    await identify(new PhoneScreen(page), AMARA);
    await customer.button("Change Mint lemonade").tap();
    await customer.button("Remove Mint lemonade").tap();
    await expect(page.getByText(/^Your order has changed/)).toBeVisible();
    await expect(page.getByText(/^Your reward/)).toBeHidden();
    // This service offers a reward that is not on the order.
    await shop.control.setFault("loyalty.qr-code", {
      processed: true,
      answer: {
        accepted: true,
        menuItems: [
          {
            itemId: "lemonade-mint",
            title: "Mint lemonade",
            price: 3.9,
            quantity: 1,
            discounts: [{ discountId: "LOYALTY100", type: "percent", value: 100 }],
          },
        ],
      },
    });
    await page.waitForTimeout(600);
    await customer.button("Continue").tap();
    await identify(new PhoneScreen(page), AMARA);
    await expect(
      page.getByText("Your reward Mint lemonade is not on this order. It stays yours."),
    ).toBeVisible();
    await expect(customer.button("Pay €6.80")).toBeVisible();
    const [first, second] = await asked(shop.control);
    expect(second?.orderId).not.toBe(first?.orderId);
  });

  test("whoever goes on without points is not asked again", async ({ customer, shop }) => {
    await customer.begin();
    await customer.order("Roast tomato soup");
    await customer.review();
    await customer.button("Continue").tap();
    await customer.declineLoyalty();
    await customer.goToPay();
    await customer.payWith("approved");
    await customer.queueNumber();
    expect(await asked(shop.control)).toEqual([]);
    expect(await shop.control.requests("loyalty.order-closed")).toEqual([]);
  });
});
