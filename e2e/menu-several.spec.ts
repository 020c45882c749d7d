/** Several units: of a modifier, by quick touches, and up to an order's maximum (ordering.md §2.4, §2.7). */

import type { Customer } from "./pages/customer.ts";
import { expect, test } from "./pages/fixtures.ts";
import { amount } from "./support/amount.ts";
import { cornerMenu } from "./support/corner-menu.ts";
import { atTheCorner } from "./support/outlets.ts";
import { tapTwice } from "./support/taps.ts";

const corner = atTheCorner("en");
test.use({
  ...corner,
  sandboxState: { ...corner.sandboxState, ...cornerMenu({ hasSundae: true }) },
});

test("three scoops of two flavours are counted, and each touch costs what it showed", async ({
  customer,
}) => {
  await customer.begin();
  await customer.menu.show("drinks");
  // 4.50, one scoop free, twice the cheaper one; without cream
  await expect(customer.menu.card("sundae")).toContainText(amount("5.80"));
  await customer.menu.open("sundae");
  const scoops = customer.item.group("scoops");
  await expect(scoops).toContainText("Made in this house every morning");
  await expect(scoops).toContainText(customer.say("item:chooseExactly", { count: 3 }));
  await expect(scoops).toContainText(customer.say("item:several"));
  await expect(customer.item.option("vanilla")).toContainText("With real pods");
  await expect(customer.item.option("vanilla")).toContainText(customer.say("item:freeNow"));
  await customer.item.more("vanilla").tap();
  await expect(customer.mainAction).toContainText(amount("4.50"));
  await expect(customer.item.option("vanilla")).toContainText(amount("1.20"));
  await customer.item.more("lemon").tap();
  await expect(customer.mainAction).toContainText(amount("5.40"));
  await customer.item.more("vanilla").tap();
  await expect(customer.mainAction).toContainText(amount("6.60"));
  // All three are there.
  await expect(customer.item.more("lemon")).toBeDisabled();
  await expect(customer.item.option("no-cream")).toContainText("−");
  await expect(customer.item.option("no-cream")).toContainText(amount("0.50"));
  await customer.item.option("no-cream").tap();
  await expect(customer.mainAction).toContainText(amount("6.10"));
  await customer.goOn();
  await customer.button("menu:review").tap();
  await expect(customer.review.line("sundae")).toContainText("2 × Vanilla, Lemon, Without cream");
});

/** Two touches on the plus of a dish, as fast as a hand. */
async function touchPlusTwice(customer: Customer): Promise<void> {
  await customer.begin();
  await customer.menu.show("drinks");
  const plus = customer.menu.plus("water");
  await tapTwice(plus);
}

test("a quick second touch on a plus counts", async ({ customer }) => {
  await touchPlusTwice(customer);
  await expect(customer.menu.plus("water")).toHaveText("2");
});

test.describe("if doubled taps are rejected", () => {
  test.use({
    settingsPatch: {
      ...corner.settingsPatch,
      device: { ...corner.settingsPatch.device, rejectDoubleTaps: true },
    },
  });

  test("a quick second touch on a plus counts as one with the first", async ({ customer }) => {
    await touchPlusTwice(customer);
    await expect(customer.menu.plus("water")).toHaveText("1");
  });
});

test("more units than an order may have are not cut off: the sheet says so, the plus too", async ({
  customer,
}) => {
  await customer.begin();
  await customer.menu.show("drinks");
  const fill = async (times: number) => {
    await customer.menu.open("water");
    for (let touch = 1; touch < times; touch += 1) await customer.button("item:more").tap();
  };
  await fill(30);
  await customer.goOn();
  await expect(customer.menu.plus("water")).toHaveText("30");
  await fill(20);
  const most = customer.say("item:mostAlready", { most: 50, already: 30 });
  await expect(customer.item.most).toHaveText(most);
  await expect(customer.button("item:more")).toBeDisabled();
  await customer.goOn();
  await expect(customer.menu.plus("water")).toHaveText("50");

  // No further unit: the plus opens the sheet, which says why, and nothing is added silently.
  await customer.menu.plus("water").tap();
  await expect(customer.item.most).toHaveText(
    customer.say("item:mostAlready", { most: 50, already: 50 }),
  );
  await customer.goOn();
  await expect(customer.item.dish("water")).toBeVisible();
  await expect(customer.basket).toContainText(customer.say("menu:soFar", { count: 50 }));
});
