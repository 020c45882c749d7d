/** Several units: of a modifier, by quick touches, and up to an order's maximum (ordering.md §2.4, §2.7). */
import { atTheCorner, CornerGuest } from "./support/corner-guest.ts";
import { cornerMenu } from "./support/corner-menu.ts";
import { amount } from "./support/diner.ts";
import { expect, test } from "./support/kiosk.ts";
import { tapTwice } from "./support/taps.ts";

const corner = atTheCorner("en");
test.use({
  ...corner,
  sandboxState: { ...corner.sandboxState, ...cornerMenu({ hasSundae: true }) },
});

test("three scoops of two flavours are counted, and each touch costs what it showed", async ({
  page,
  customer: _,
}) => {
  const guest = await CornerGuest.at(page, "en");
  await guest.begin();
  await guest.show("drinks");
  // 4.50, one scoop free, twice the cheaper one; without cream
  await expect(guest.card("sundae")).toContainText(amount("5.80"));
  await guest.open("sundae");
  const scoops = guest.group("scoops");
  await expect(scoops).toContainText("Made in this house every morning");
  await expect(scoops).toContainText(guest.say("menu:item.chooseExactly", { count: 3 }));
  await expect(scoops).toContainText(guest.say("menu:item.several"));
  await expect(guest.option("vanilla")).toContainText("With real pods");
  const more = (id: string) =>
    guest.option(id).getByRole("button", { name: guest.say("menu:item.more") });
  await expect(guest.option("vanilla")).toContainText(guest.say("menu:item.freeNow"));
  await more("vanilla").tap();
  await expect(guest.main).toContainText(amount("4.50"));
  await expect(guest.option("vanilla")).toContainText(amount("1.20"));
  await more("lemon").tap();
  await expect(guest.main).toContainText(amount("5.40"));
  await more("vanilla").tap();
  await expect(guest.main).toContainText(amount("6.60"));
  // All three are there.
  await expect(more("lemon")).toBeDisabled();
  await expect(guest.option("no-cream").locator(".option__price")).toContainText("−");
  await expect(guest.option("no-cream")).toContainText(amount("0.50"));
  await guest.option("no-cream").tap();
  await expect(guest.main).toContainText(amount("6.10"));
  await guest.pressMain();
  await guest.button("menu:review").tap();
  await expect(page.locator(".line__choices")).toHaveText("2 × Vanilla, Lemon, Without cream");
});

/** Two touches on the plus of a dish, as fast as a hand. */
async function touchPlusTwice(guest: CornerGuest): Promise<void> {
  await guest.begin();
  await guest.show("drinks");
  const plus = guest.card("water").locator(".product__plus");
  await tapTwice(plus);
}

test("a quick second touch on a plus counts", async ({ page, customer: _ }) => {
  const guest = await CornerGuest.at(page, "en");
  await touchPlusTwice(guest);
  await expect(guest.card("water").locator(".product__plus")).toHaveText("2");
});

test.describe("if doubled taps are rejected", () => {
  test.use({
    settingsPatch: {
      ...corner.settingsPatch,
      device: { ...corner.settingsPatch.device, rejectDoubleTaps: true },
    },
  });

  test("a quick second touch on a plus counts as one with the first", async ({
    page,
    customer: _,
  }) => {
    const guest = await CornerGuest.at(page, "en");
    await touchPlusTwice(guest);
    await expect(guest.card("water").locator(".product__plus")).toHaveText("1");
  });
});

test("more units than an order may have are not cut off: the sheet says so, the plus too", async ({
  page,
  customer: _,
}) => {
  const guest = await CornerGuest.at(page, "en");
  await guest.begin();
  await guest.show("drinks");
  const fill = async (times: number) => {
    await guest.open("water");
    for (let touch = 1; touch < times; touch += 1) await guest.button("menu:item.more").tap();
  };
  await fill(30);
  await guest.pressMain();
  await expect(guest.card("water").locator(".product__plus")).toHaveText("30");
  await fill(20);
  const most = guest.say("menu:item.mostAlready", { most: 50, already: 30 });
  await expect(page.locator(".item__most")).toHaveText(most);
  await expect(guest.button("menu:item.more")).toBeDisabled();
  await guest.pressMain();
  await expect(guest.card("water").locator(".product__plus")).toHaveText("50");

  // No further unit: the plus opens the sheet, which says why, and nothing is added silently.
  await guest.card("water").locator(".product__plus").tap();
  await expect(page.locator(".item__most")).toHaveText(
    guest.say("menu:item.mostAlready", { most: 50, already: 50 }),
  );
  await guest.pressMain();
  await expect(page.locator(".item__sheet")).toBeVisible();
  await expect(page.locator(".basket:visible")).toContainText(
    guest.say("menu:soFar", { count: 50 }),
  );
});
