/** Somebody who wants to eat, and takes from each screen the next step that it offers, however often it is needed. */
import { expect, type Locator } from "@playwright/test";
import type { Customer } from "../pages/customer.ts";
import type { TestCard } from "../pages/provider.ts";
import type { Member } from "./members.ts";
import { SOUP } from "./restaurant.ts";

export type Wishes = {
  /** Collects points for them; null: nobody. */
  readonly member: Member | null;
  /** One after the other; the last one for all further payments. None: nothing is paid. */
  readonly cards: readonly TestCard[];
};

/** A step that cannot be taken now is given up early: meanwhile the screen may have become another. */
const STEP_MS = 6_000;
/** Longer than an outcome takes over a connection that breaks meanwhile. */
const OUTCOME_MS = 15_000;
const SERVED_MS = 150_000;

/** Any screen → done. Returns the queue number. */
export async function untilServed(customer: Customer, wishes: Wishes): Promise<string> {
  await until(customer.done.number, customer, wishes);
  return await customer.done.queueNumber();
}

/** Any screen → the one with this on it. */
export async function until(wanted: Locator, customer: Customer, wishes: Wishes): Promise<void> {
  const cards = [...wishes.cards];
  const nextCard = () => (cards.length > 1 ? cards.shift() : cards[0]);
  await repeat(customer, wanted, () => nextStep(customer, wishes.member, nextCard));
}

/** Payment → start, by the buttons with which a customer gives up. */
export async function untilLeft(customer: Customer): Promise<void> {
  const yes = customer.button("checkout:payment.cancelYes");
  const leave = customer.button("checkout:checkoutFailed.leave");
  const cancel = customer.button("checkout:payment.cancel");
  await repeat(customer, customer.start.orderType("EAT_IN"), async () => {
    for (const button of [yes, leave, cancel]) {
      if (await button.isVisible()) return await customer.press(button);
    }
  });
}

async function repeat({ page }: Customer, wanted: Locator, step: () => Promise<void>) {
  page.setDefaultTimeout(STEP_MS);
  await expect(async () => {
    if (!(await wanted.isVisible())) await step();
    await expect(wanted).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: SERVED_MS, intervals: [100] });
}

async function nextStep(
  customer: Customer,
  member: Member | null,
  nextCard: () => TestCard | undefined,
) {
  const { start, menu, item, identify, review, payment, checkoutFailed } = customer;
  const idleQuestion = customer.button("interruptions:idle.stay");
  if (await idleQuestion.isVisible()) await customer.press(idleQuestion);
  else if (await start.orderType("EAT_IN").isVisible()) {
    await customer.press(start.orderType("EAT_IN"));
  } else if (await item.dish(SOUP).isVisible()) await item.goOn();
  else if (await menu.title("menu:title").isVisible()) {
    if (await customer.basket.isVisible()) await customer.reviewOrder();
    else await menu.open(SOUP);
  } else if (await identify.title("identify:title").isVisible()) await identifyAs(customer, member);
  else if (await identify.title("identify:consent.title").isVisible()) await identify.goOn();
  else if (await review.title("checkout:review.title").isVisible()) await review.goOn();
  else if (await payment.provider.pay.isVisible()) {
    const card = nextCard();
    if (card === undefined) return;
    await payment.payWith(card);
    // The outcome is on its way, and there is nothing more to do on this page.
    await expect(payment.frame).toBeHidden({ timeout: OUTCOME_MS });
  } else if (await checkoutFailed.title("checkout:checkoutFailed.bar").isVisible()) {
    await checkoutFailed.goOn();
  }
}

async function identifyAs(customer: Customer, member: Member | null): Promise<void> {
  const { identify, page } = customer;
  if (member === null) return await identify.skip();
  if (await identify.number.isVisible()) {
    if ((await identify.number.inputValue()) === "") await identify.typeNumber(member.phone);
    const terms = page.getByRole("checkbox").first();
    if (!(await terms.isChecked())) await identify.acceptTerms();
  }
  await identify.goOn();
}
