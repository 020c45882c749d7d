/**
 * The outlet's programme on the screens: its banner, its points icon, and on the last screen the link to its app, in
 * four separate cases (in-store-loyalty.md §2.4).
 */
import type { Locator } from "@playwright/test";
import type { Customer } from "./pages/customer.ts";
import { expect, test } from "./pages/fixtures.ts";
import { AMARA } from "./support/members.ts";
import { readCode } from "./support/read-code.ts";
import { SOUP } from "./support/restaurant.ts";
import { Scanner } from "./support/scan-wedge.ts";

const APP = "https://beet-and-barley.example/app";
const PROMO = "Your points in your pocket: get the app and 100 points are yours.";
/** A card whose owner has never earned a point. */
const NEW_CARD = "BBF-20904-Z3RB7S";

/** Menu with a dish → review, as one of the four. */
const CASES: Readonly<Record<string, (customer: Customer) => Promise<void>>> = {
  skipped: async (customer) => {
    await customer.reviewOrder();
    await customer.declineLoyalty();
  },
  justRegisteredWithoutApp: (customer) => byPhone(customer, "15199887766"),
  alreadyRegistered: (customer) => byPhone(customer, AMARA.phone),
  justRegisteredWithApp: async (customer) => {
    await new Scanner(customer.page).scan(NEW_CARD);
    await expect(customer.page.getByText("Points are collected with this order")).toBeVisible();
    await customer.reviewOrder();
  },
};

async function byPhone(customer: Customer, national: string): Promise<void> {
  await customer.reviewOrder();
  await customer.identify.enterNumber(national);
  await customer.identify.goOn();
}

/** The outlet's own picture is stored on this machine and on the screen. */
async function expectDrawn(picture: Locator): Promise<void> {
  await expect(picture).toBeVisible();
  await expect(picture).toHaveAttribute("src", /^media\/outlet\//);
  const width = () =>
    picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));
  await expect.poll(width).toBeGreaterThan(30);
}

test("the outlet's banner is beside the number, its points icon beside the points", async ({
  customer,
}) => {
  const { page } = customer;
  await customer.orderSoup();
  await expectDrawn(page.getByRole("img", { name: "Rewards of this restaurant" }));
  await customer.identifyAs(AMARA);
  await customer.payAndGetNumber();
  await expectDrawn(customer.done.points.locator("img"));
});

test("the banner and the points to be earned are on each choice of identification methods", async ({
  customer,
}) => {
  const { page } = customer;
  const banner = page.getByRole("img", { name: "Rewards of this restaurant" });
  const earned = page.getByText("This order earns about");
  await customer.orderSoup();
  await expectDrawn(banner);
  await expect(earned).toBeVisible();
  await customer.buttonNamed("Scan instead").tap();
  await expect(page.getByRole("heading", { name: "Your mobile number" })).toBeHidden();
  await expectDrawn(banner);
  await expect(earned).toBeVisible();
  await customer.buttonNamed("Type the short code").tap();
  await expect(page.getByRole("button", { name: "K", exact: true })).toBeVisible();
  await expectDrawn(banner);
  await expect(earned).toBeVisible();
});

/** `showWhen` with `value` for one case and the opposite for all others. */
const showWhen = (one: string, value: boolean) => ({
  configuration: {
    loyalty: {
      appInstallBanner: {
        showWhen: Object.fromEntries(
          Object.keys(CASES).map((name) => [name, name === one ? value : !value]),
        ),
      },
    },
  },
});

for (const [name, reachReview] of Object.entries(CASES)) {
  for (const isShown of [true, false]) {
    test.describe(`${name}: ${isShown}`, () => {
      test.use({ sandboxState: showWhen(name, isShown) });

      test(`the banner for ${name} depends on its own switch only: ${isShown}`, async ({
        customer,
      }) => {
        const { page } = customer;
        await customer.begin();
        await customer.order(SOUP);
        await reachReview(customer);
        await customer.payAndGetNumber();
        const code = page.getByRole("img", { name: /our app/ });
        if (!isShown) return expect(code).toBeHidden();
        expect(await readCode(code)).toBe(APP);
        await expect(page.getByText(PROMO)).toBeVisible();
        await expectDrawn(customer.done.appPicture);
      });
    });
  }
}
