/** Nothing of a visit is left after any end of it (requirement A10), through one common reset. */
import type { Customer } from "./pages/customer.ts";
import { expect, test } from "./pages/fixtures.ts";
import { AMARA } from "./support/members.ts";
import { giveVoice } from "./support/speech-double.ts";
import { expectForgotten, expectNoTrace, leaveTraces } from "./support/traces.ts";

const PAST_IDLE_MS = 61_000;
const PAST_PAYMENT_IDLE_MS = 121_000;
const PAST_WARNING_MS = 21_000;

test.use({ permissions: ["clipboard-read", "clipboard-write"] });
test.beforeEach(async ({ page }) => giveVoice(page));

/** Attract → review, identified. */
async function reachReview(customer: Customer): Promise<void> {
  await customer.begin();
  await customer.order("burger-beet", "extra-avocado");
  await customer.reviewOrder();
  await customer.identifyAs(AMARA);
  await customer.buttonNamed("Show my points").tap();
  await expect(customer.page.getByRole("heading", { name: /Amara/ })).toBeVisible();
}

async function reachPayment(customer: Customer): Promise<void> {
  await reachReview(customer);
  await customer.review.goToPay();
}

async function reachDone(customer: Customer): Promise<void> {
  await reachPayment(customer);
  await customer.payWith("approved");
  await customer.done.queueNumber();
}

async function reachCheckoutFailed(customer: Customer): Promise<void> {
  await reachPayment(customer);
  await customer.payWith("declined");
  await expect(customer.buttonNamed("Leave")).toBeVisible();
}

/** No further touches. */
async function walkAway({ page }: Customer, idleMs: number): Promise<void> {
  await page.clock.fastForward(idleMs);
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await page.clock.fastForward(PAST_WARNING_MS);
}

type WayOut = {
  readonly name: string;
  readonly reach: (customer: Customer) => Promise<void>;
  readonly leave: (customer: Customer) => Promise<void>;
};

const WAYS_OUT: readonly WayOut[] = [
  {
    name: "unanswered at identifying, with a number and a name typed",
    reach: async (customer) => {
      await customer.begin();
      await customer.order("burger-beet");
      await customer.reviewOrder();
      for (const digit of AMARA.phone) {
        await customer.page.getByRole("button", { name: digit, exact: true }).tap();
      }
      await customer.buttonNamed(/Your name, optional/).tap();
      await customer.page
        .getByRole("textbox", { name: "Your name, optional" })
        .pressSequentially("Zyxmarker", { delay: 120 });
    },
    leave: (customer) => walkAway(customer, PAST_IDLE_MS),
  },
  {
    name: "unanswered at the review",
    reach: reachReview,
    leave: (customer) => walkAway(customer, PAST_IDLE_MS),
  },
  {
    name: "unanswered while the screen is read aloud",
    reach: async (customer) => {
      await reachReview(customer);
      await customer.buttonNamed("Read aloud").tap();
      const isSpeaking = () => customer.page.evaluate(() => speechSynthesis.speaking);
      await expect.poll(isSpeaking).toBe(true);
    },
    leave: (customer) => walkAway(customer, PAST_IDLE_MS),
  },
  {
    name: "“Start over” at the question",
    reach: reachReview,
    leave: async (customer) => {
      await customer.page.clock.fastForward(PAST_IDLE_MS);
      await customer.buttonNamed("Start over").tap();
    },
  },
  {
    name: "clearing the order after steps back",
    reach: reachReview,
    leave: async (customer) => {
      for (const screen of ["Favourites", "How would you like it?"]) {
        await customer.buttonNamed("Back").tap();
        await expect(customer.page.getByRole("heading", { name: screen })).toBeVisible();
        await customer.page.clock.fastForward(1_000);
      }
      await customer.buttonNamed("Clear the order and start over").tap();
    },
  },
  {
    name: "unanswered at the payment page",
    reach: reachPayment,
    leave: (customer) => walkAway(customer, PAST_PAYMENT_IDLE_MS),
  },
  {
    name: "giving up after a refused card",
    reach: reachCheckoutFailed,
    leave: (customer) => customer.buttonNamed("Leave").tap(),
  },
  {
    name: "unanswered after a refused card",
    reach: reachCheckoutFailed,
    leave: (customer) => walkAway(customer, PAST_IDLE_MS),
  },
  {
    name: "“Done” with the number",
    reach: reachDone,
    leave: (customer) => customer.buttonNamed("Done").tap(),
  },
  {
    name: "the countdown beside the number",
    reach: reachDone,
    leave: async ({ page }) => page.clock.fastForward(91_000),
  },
];

for (const { name, reach, leave } of WAYS_OUT) {
  test(`${name}: nothing of the visit is left`, async ({ customer }) => {
    const { page } = customer;
    await page.clock.install();
    await page.reload();
    await reach(customer);
    await leaveTraces(page);
    await leave(customer);
    await customer.start.expectShown();
    await page.clock.fastForward(1_000);
    await expectNoTrace(page);
  });
}

test("a back button before anything is chosen resets language and search", async ({ customer }) => {
  const { page } = customer;
  await customer.begin();
  await leaveTraces(page);
  await customer.buttonNamed("Back").tap();
  await customer.start.expectShown();
  await expectNoTrace(page);
});

test("data stored by the provider's page is gone with the visit", async ({ customer }) => {
  const { page } = customer;
  const provider = () => {
    const frame = page.frames().find((other) => other.parentFrame() !== null);
    if (!frame) throw new Error("no provider's page");
    return frame;
  };
  await reachPayment(customer);
  // If the browser lets a framed page store anything at all.
  await provider().evaluate(async () => {
    await cookieStore.set("card", "Zyxmarker").catch(() => {});
    try {
      localStorage.setItem("card", "Zyxmarker");
    } catch {}
  });
  await customer.payWith("approved");
  await customer.done.queueNumber();
  await customer.done.leave();
  // The document was replaced: nothing is left in its memory either.
  await expectForgotten(page);
  await reachPayment(customer);
  const stored = await provider().evaluate(() => {
    try {
      return [document.cookie, JSON.stringify(localStorage)];
    } catch {
      return [document.cookie];
    }
  });
  expect(stored.join()).not.toContain("Zyxmarker");
});

test("a touch right after the last one is not lost while the page is cleared", async ({
  customer,
}) => {
  await reachDone(customer);
  await customer.done.leave();
  await customer.begin("PICKUP");
});
