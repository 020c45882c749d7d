/**
 * Whole visits: from the first touch to the end of the checkout, each ending with the books of all services. They are
 * run against services of every habit (sandbox/README.md, "Habits").
 */
import { expect } from "@playwright/test";
import type { SettingsPatch } from "../../../electron/testing/settings-patch.ts";
import type { Habit } from "../../../sandbox/core/habits.ts";
import type { Customer } from "../../pages/customer.ts";
import { test } from "../../pages/fixtures.ts";
import { Staff } from "../../pages/staff.ts";
import type { Books, BooksAtRest } from "../books.ts";
import { Kitchen, MOVED_BY_HAND } from "../kitchen.ts";
import { AMARA, JONAS } from "../members.ts";
import { SOUP } from "../restaurant.ts";
import { orderAsAmara, SAVES_CARDS, TOKENIZES } from "../saved-card.ts";
import { Scanner } from "../scan-wedge.ts";
import type { Shop } from "../shop.ts";

type Stage = { readonly customer: Customer; readonly shop: Shop; readonly books: Books };
type Visit = {
  readonly name: string;
  readonly sandboxState?: Readonly<Record<string, unknown>>;
  readonly settingsPatch?: SettingsPatch;
  readonly books: BooksAtRest;
  walk(stage: Stage): Promise<void>;
};

/** Makes a test of each visit, against services of this habit. */
export function testWholeVisits(habit: Habit): void {
  for (const { name, sandboxState = {}, settingsPatch = {}, books: expected, walk } of VISITS) {
    test.describe(habit, () => {
      test.use({ habit, sandboxState, settingsPatch });
      test(`${habit}: ${name}`, async ({ customer, shop, books }) => {
        await walk({ customer, shop, books });
        await books.expectExactly(expected);
      });
    });
  }
}

const PAID: BooksAtRest = { orders: [6.8], payments: [["captured", 6.8]], loyalty: [] };

const guests: readonly Visit[] = [
  {
    name: "a guest eats in a dish with extras and a combo, paid by card",
    books: { orders: [24.3], payments: [["captured", 24.3]], loyalty: [] },
    async walk({ customer }) {
      await customer.begin();
      await customer.orderFrom("burgers", "burger-beet", "extra-avocado");
      await customer.menu.openCombo("combo-little-tray");
      await customer.combo.tab("combo-little-tray-sweet").tap();
      await customer.combo.pick("cookie").tap();
      while (/^Next/.test(await customer.mainAction.innerText())) await customer.goOn();
      await customer.goOn();
      await customer.menu.expectShown();
      await customer.reviewOrder();
      await customer.declineLoyalty();
      await customer.payAndGetNumber();
    },
  },
  {
    name: "a guest takes away, and the bank asks for a confirmation",
    books: PAID,
    async walk({ customer }) {
      await customer.orderSoup("PICKUP");
      await customer.declineLoyalty();
      await customer.review.goToPay();
      await customer.payWith("challenge");
      await customer.done.expectNumber();
    },
  },
  {
    name: "a guest's card is declined, and another one pays",
    books: {
      ...PAID,
      payments: [
        ["declined", 0],
        ["captured", 6.8],
      ],
    },
    async walk({ customer }) {
      await customer.orderSoup();
      await customer.declineLoyalty();
      await customer.review.goToPay();
      await customer.payWith("declined");
      await expect(customer.checkoutFailed.part("money.not-charged")).toBeVisible();
      await customer.goOn();
      await customer.payWith("approved");
      await customer.done.expectNumber();
    },
  },
  {
    name: "a guest goes back from the card page, and leaves",
    books: { orders: [], payments: [["declined", 0]], loyalty: [] },
    async walk({ customer }) {
      await customer.orderSoup();
      await customer.declineLoyalty();
      await customer.review.goToPay();
      await customer.payment.provider.cancel();
      await expect(customer.checkoutFailed.part("money.not-charged")).toBeVisible();
      await customer.buttonNamed("Leave").tap();
      await customer.start.expectShown();
    },
  },
  {
    name: "a guest pays at the counter",
    sandboxState: MOVED_BY_HAND,
    settingsPatch: { payments: { payAtCounter: true } },
    books: { orders: [6.8], payments: [], loyalty: [] },
    async walk({ customer, shop }) {
      await customer.orderSoup();
      await customer.declineLoyalty();
      await customer.review.payBy("counter");
      await customer.done.expectNumber();
      await expect(customer.done.counter).toBeVisible();
      await new Kitchen(shop.control).move("PROCESSED");
    },
  },
];

const members: readonly Visit[] = [
  {
    name: "a member by phone gets a reward and collects points",
    books: { ...PAID, loyalty: ["closed"] },
    async walk({ customer, shop }) {
      await customer.orderSoup();
      await customer.identifyAs(AMARA);
      await expect(customer.page.getByText("Mint lemonade").first()).toBeVisible();
      await customer.payAndGetNumber();
      await customer.done.expectPoints();
      expect(await shop.control.requests("ordering.order")).toMatchObject([
        { order: { presents: [{ id: "lemonade-mint", price: 0, count: 1 }] } },
      ]);
    },
  },
  {
    name: "a member with a discount",
    books: { orders: [6.12], payments: [["captured", 6.12]], loyalty: ["closed"] },
    async walk({ customer }) {
      await customer.orderSoup();
      await customer.identifyAs(JONAS);
      await customer.payAndGetNumber();
    },
  },
  {
    name: "a member's points pay a part, and the card the rest",
    books: { orders: [1.8], payments: [["captured", 1.8]], loyalty: ["closed"] },
    async walk({ customer, shop }) {
      await customer.orderSoup();
      await customer.identifyAs(AMARA);
      await customer.review.points.tap();
      await customer.payAndGetNumber();
      await expect
        .poll(() => shop.control.requests("loyalty.order-closed"))
        .toMatchObject([
          {
            orderTotal: 6.8,
            payments: [{ amount: 5, transactionId: expect.stringMatching(/^\d{16,}$/) }],
          },
        ]);
    },
  },
  {
    name: "a member scans a code, and points pay a part",
    books: { orders: [1.8], payments: [["captured", 1.8]], loyalty: ["closed"] },
    async walk({ customer }) {
      await customer.orderSoup();
      await new Scanner(customer.page).scan(AMARA.card);
      await customer.review.expectShown();
      await customer.payAndGetNumber();
    },
  },
  {
    name: `a member types an unknown code, then ${AMARA.shortCode}`,
    books: { ...PAID, loyalty: ["closed"] },
    async walk({ customer }) {
      const { identify } = customer;
      await customer.orderSoup();
      await identify.scanInstead();
      await identify.typeCodeInstead();
      await identify.typeKeys("204118");
      await identify.goOn();
      await expect(customer.text("identify:rejected.title")).toBeVisible();
      await customer.button("identify:shortCode.delete").tap();
      await identify.typeKeys("7");
      await identify.goOn();
      await customer.review.expectShown();
      await customer.payAndGetNumber();
    },
  },
  {
    name: "the whole order first, and then the reward on it (PATCH_ORDER)",
    sandboxState: { outlet: { flow: "PATCH_ORDER" } },
    books: { ...PAID, loyalty: ["closed"] },
    async walk({ customer }) {
      await customer.begin();
      await customer.orderFrom("soups", SOUP);
      await customer.orderFrom("drinks", "lemonade-mint");
      await customer.reviewOrder();
      await customer.goOn();
      await customer.identifyAs(AMARA);
      await expect(customer.page.getByText("Your reward", { exact: true })).toBeVisible();
      await customer.payAndGetNumber();
    },
  },
  {
    name: "a member saves a card, and pays with it",
    settingsPatch: SAVES_CARDS,
    sandboxState: { payments: { capabilities: TOKENIZES } },
    books: { orders: [1.8], payments: [["captured", 1.8]], loyalty: ["closed"] },
    async walk({ customer }) {
      await orderAsAmara(customer);
      await customer.card.save();
      await customer.card.backToReview();
      await customer.card.payBySaved();
      await customer.done.expectNumber();
    },
  },
];

const WITHOUT_POINTS = { configuration: { loyaltyEnabled: false } };

const troubles: readonly Visit[] = [
  {
    name: "a dish is sold out during the payment: the kitchen refuses, and nothing is charged",
    sandboxState: WITHOUT_POINTS,
    books: { orders: [], payments: [["voided", 0]], loyalty: [] },
    async walk({ customer, shop }) {
      await customer.goToReview();
      await customer.review.goToPay();
      await shop.control.put(`ordering/items/${SOUP}`, { soldOut: true });
      await customer.payWith("approved");
      const name = `\u2068${customer.name(SOUP)}\u2069`;
      await customer.checkoutFailed.expectReason("ranOut.title.one", "released", { name });
    },
  },
  {
    name: "the kitchen cancels a paid order: money and points are returned",
    sandboxState: MOVED_BY_HAND,
    books: { orders: [1.8], payments: [["refunded", 0]], loyalty: ["refunded"] },
    async walk({ customer, shop }) {
      await customer.orderSoup();
      await customer.identifyAs(AMARA);
      await customer.review.points.tap();
      await customer.payAndGetNumber();
      await customer.done.expectPoints();
      await new Kitchen(shop.control).move("CANCELED", "the oven is broken");
      await expect(customer.text("checkout:done.canceledTitle")).toBeVisible();
      await expect(customer.page.locator("body")).not.toContainText("the oven is broken");
    },
  },
  {
    name: "the outcome of a payment is unknown: it is inquired about, and the order goes on",
    sandboxState: { ...WITHOUT_POINTS, payments: { answersAtOnce: { status: "SUCCESS" } } },
    books: PAID,
    async walk({ customer, shop }) {
      const lost = { answer: { status: "UNKNOWN" }, processed: true };
      await shop.control.setFault("payments.authorize", lost);
      await customer.placeOrder();
      await customer.done.expectNumber();
    },
  },
  {
    name: "an order whose answer is lost is sent again, and cooked once",
    sandboxState: WITHOUT_POINTS,
    books: PAID,
    async walk({ customer, shop }) {
      await customer.goToPayment();
      await shop.control.setFault("ordering.order", { drop: "after-processing", times: 1 });
      await customer.payWith("approved");
      await customer.done.expectNumber();
    },
  },
  {
    name: "staff refund a part of an order",
    sandboxState: { ...WITHOUT_POINTS, ...MOVED_BY_HAND },
    books: { ...PAID, payments: [["captured", 4.8]] },
    async walk({ customer }) {
      const number = await customer.orderAndPay();
      const staff = await Staff.at(customer.page, "en");
      await staff.signIn();
      await staff.open(number);
      await staff.button("staff:orders.refund").tap();
      for (const digit of "200") {
        await customer.page.getByRole("button", { name: digit, exact: true }).tap();
      }
      await staff.confirm.tap();
      await expect(customer.page.locator(".order-page__done li")).toHaveCount(1);
    },
  },
];

const VISITS = [...guests, ...members, ...troubles];
