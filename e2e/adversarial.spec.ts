/**
 * Screens, page and host at once and with time: every call of the page is answered late, across another, twice, or not
 * at all (e2e/support/adversary.ts). Whatever happens to the calls, a customer who takes the next step that each screen
 * offers gets one order and pays it once, and nothing of them is left for the next.
 */
import type { Page } from "@playwright/test";
import type { Customer } from "./pages/customer.ts";
import { test as base, expect, type Shop } from "./pages/fixtures.ts";
import {
  always,
  DISTURBANCES,
  type Disturbance,
  disturbCalls,
  seeded,
} from "./support/adversary.ts";
import { ledgerAtRest } from "./support/ledger-at-rest.ts";
import { AMARA } from "./support/members.ts";
import { until, untilLeft, untilServed, type Wishes } from "./support/until-served.ts";

const SEEDS = [1, 2, 3, 4, 5, 6];

const GUEST: Wishes = { member: null, cards: ["declined", "approved"] };
const MEMBER: Wishes = { member: AMARA, cards: ["approved"] };

type Options = {
  /** What happens to every call, or the seed that decides it for each. */
  disturbing: Disturbance | number;
};
type Fixtures = { disturbances: readonly string[] };

const test = base.extend<Options & Fixtures>({
  disturbing: ["late", { option: true }],
  disturbances: async ({ page, disturbing }, use) => {
    const plan = typeof disturbing === "number" ? seeded(disturbing) : always(disturbing);
    await use(await disturbCalls(page, plan));
  },
  // The calls are disturbed before the page is opened.
  customer: async ({ disturbances, customer }, use) => {
    await use(customer);
    expect(disturbances).not.toEqual([]);
  },
});

/** The start screen, with nothing of the member on the page. */
async function expectNobody({ start, page }: Customer): Promise<void> {
  await start.expectShown();
  expect(await textOf(page)).not.toMatch(new RegExp(`${AMARA.name}|${AMARA.phone}`));
}

const textOf = (page: Page) => page.evaluate(() => document.documentElement.outerHTML);

/** So many orders in the kitchen, each paid once and exactly. */
async function expectPaid({ control }: Shop, orders: number): Promise<void> {
  const ledger = await ledgerAtRest(control);
  expect(ledger.violations).toEqual([]);
  expect(ledger.orders).toHaveLength(orders);
  const left = ledger.payments.map(({ settled, refunded }) => Number(settled) - Number(refunded));
  const due = ledger.orders.map(({ total }) => Number(total));
  expect(left.filter((amount) => amount !== 0).sort()).toEqual(due.sort());
}

async function serveTwo(customer: Customer, shop: Shop): Promise<void> {
  const first = await untilServed(customer, MEMBER);
  await customer.done.leave();
  await expectNobody(customer);
  const second = await untilServed(customer, GUEST);
  expect(second).not.toBe(first);
  await expectPaid(shop, 2);
}

for (const disturbing of [...DISTURBANCES, ...SEEDS]) {
  test.describe(`calls disturbed: ${disturbing}`, () => {
    test.use({ disturbing });

    test("a member and the guest after them are served once each", async ({ customer, shop }) => {
      test.slow();
      await serveTwo(customer, shop);
    });

    test("a customer who leaves at the payment leaves nothing, neither a payment nor a name", async ({
      customer,
      shop,
    }) => {
      await until(customer.payment.frame, customer, { member: AMARA, cards: [] });
      await untilLeft(customer);
      await expectNobody(customer);
      await expectPaid(shop, 0);
    });
  });
}
