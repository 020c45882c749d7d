/**
 * What customers enter and choose beside dishes, by a tactile keypad and speech alone: a search, a table, a time,
 * rewards and points; and the staff's PIN, of which nothing is said.
 */
import { WEEKDAYS } from "../domain/pickup-times.ts";
import type { Customer } from "./pages/customer.ts";
import { expect, test } from "./pages/fixtures.ts";
import { KeypadUser } from "./pages/keypad.ts";
import { Staff } from "./pages/staff.ts";
import { latestOrder } from "./support/kitchen.ts";
import { AMARA } from "./support/members.ts";
import { shopIn } from "./support/outlets.ts";
import { SOUP } from "./support/restaurant.ts";
import { giveVoice, takeSpoken, textOf } from "./support/speech-double.ts";
import { SPOKEN } from "./support/words.ts";

/** Every stop of several screens is visited, each with a key. */
const MANY_KEYS_MS = 240_000;
const KEYPAD = { keypad: {} };

test.beforeEach(async ({ page }) => giveVoice(page));
test.setTimeout(MANY_KEYS_MS);

/** Start → menu, with the first key of the visit. */
async function begin(
  customer: Customer,
  type: "EAT_IN" | "PICKUP" = "EAT_IN",
): Promise<KeypadUser> {
  const user = new KeypadUser(customer.page);
  await customer.start.expectShown();
  await user.press("next");
  await user.hear(customer.say("menu:attract.title"));
  await user.choose(customer.say(`common:orderType.${type}`));
  await user.hear(customer.say("keypad:hint"));
  return user;
}

/** Menu → what follows the basket. */
async function orderSoup(customer: Customer, user: KeypadUser): Promise<void> {
  await user.choose(customer.name(SOUP));
  await user.hear(customer.say("keypad:hint"));
  await user.choose(new RegExp(`6[.,]80.*${customer.say("keypad:spoken.button")}`));
  await user.hear(customer.say("keypad:hint"));
  await user.choose(customer.say("menu:review"), "previous");
  await user.hear(customer.say("keypad:hint"));
}

/** Presses keys of a pad or a keyboard on the screen, one by one. */
async function write(user: KeypadUser, characters: string): Promise<void> {
  for (const character of characters) await user.choose(new RegExp(`^${character}[,،] `, "i"));
}

/** Whether a word was said so far. */
const heard = (user: KeypadUser) => user.heard.map(({ text }) => text).join(" | ");

test.describe("a search", () => {
  test.use({ settingsPatch: { device: KEYPAD } });

  test("is typed on the kiosk's keyboard; what was found is said, and ordered", async ({
    customer,
  }) => {
    const user = await begin(customer);
    await user.choose(/^Search/);
    await user.hear("Search the menu, text field, empty");
    await user.expectNothingMissed();
    await write(user, "tom");
    await user.hear(/tom \| \d+ dishes found/);
    await expect(customer.page.getByRole("textbox")).toHaveValue("tom");
    expect(await user.goTo("text field")).toContain("tom");
    await user.choose("Delete");
    await expect(customer.page.getByRole("textbox")).toHaveValue("to");
    await user.expectNothingMissed();
    await user.choose(/^Roast tomato soup/);
    await user.hear("Roast tomato soup");
    await user.choose(/€6.80.*button/);
    await user.hear("Search the menu");
    await user.press("back");
    await user.hear("Choose your food");
  });
});

for (const locale of SPOKEN) {
  test.describe(`a table in ${locale}`, () => {
    test.use({
      language: locale,
      sandboxState: shopIn(locale),
      settingsPatch: {
        device: KEYPAD,
        ordering: { tables: { use: "required", first: 1, last: 40 } },
      },
    });

    test(`${locale}: is asked for, a wrong one is said to be wrong, and the right one reaches the kitchen`, async ({
      customer,
      shop,
    }) => {
      const user = await begin(customer);
      await orderSoup(customer, user);
      await customer.table.expectShown();
      await user.expectNothingMissed();
      await user.choose(customer.say("checkout:table.next"));
      await user.hear(customer.say("checkout:table.problem.missing"));
      await write(user, "77");
      await expect(customer.table.number).toContainText("77");
      await user.choose(customer.say("checkout:table.next"));
      await user.hear(/77/);
      await user.choose(customer.say("identify:clear"));
      await write(user, "7");
      await user.choose(customer.say("checkout:table.next"));
      await user.hear(customer.say("checkout:review.toPay"));
      const [place] = customer.say("checkout:serving.table", { table: "|" }).split("|");
      await user.goTo(new RegExp(`${place?.replace("\u2068", "").trim()}.*7`));
      await user.choose(/6[.,]80.*/, "previous");
      await user.hear(customer.say("checkout:payment.title"));
      await customer.payWith("approved");
      await user.hear(await customer.done.queueNumber());
      expect(await latestOrder(shop.control)).toMatchObject({ tableNumber: "7" });
    });
  });

  test.describe(`a time in ${locale}`, () => {
    const hours = [{ days: [...WEEKDAYS], from: "00:00", until: "00:00" }];
    test.use({
      language: locale,
      sandboxState: shopIn(locale),
      settingsPatch: {
        device: KEYPAD,
        ordering: { pickupTimes: { leadMinutes: 0, slotMinutes: 30, hours } },
      },
    });

    test(`${locale}: every time is said with its place in the list, and the chosen one is on the review`, async ({
      customer,
    }) => {
      const user = await begin(customer, "PICKUP");
      await orderSoup(customer, user);
      await customer.review.expectShown();
      await user.choose(customer.say("checkout:serving.chooseTime"));
      await user.hear(customer.say("checkout:pickup.heading"));
      await user.expectNothingMissed();
      const last = (await customer.pickupTime.times.last().innerText()).trim();
      const count = await customer.pickupTime.times.count();
      const said = await user.choose(last);
      expect(said).toContain(customer.say("keypad:spoken.notChosen"));
      if (count > 1) {
        expect(said).toContain(customer.say("keypad:spoken.place", { place: count, all: count }));
      }
      await user.hear(customer.say("checkout:review.toPay"));
      await user.goTo(last);
    });
  });
}

test.describe("rewards and points", () => {
  test.use({ settingsPatch: { device: KEYPAD } });

  test("are said, taken and left by keys, and the total follows each time", async ({
    customer,
  }) => {
    const user = await begin(customer);
    await orderSoup(customer, user);
    await write(user, AMARA.phone);
    await user.choose("not ticked");
    await user.choose("Continue, button");
    await user.hear("Press next");
    await user.choose(customer.say("identify:find"));
    await user.hear("To pay");
    await user.expectNothingMissed();
    await user.choose("Leave out Mint lemonade");
    await user.hear("Reward left out");
    await user.choose("Take it: the reward Mint lemonade");
    await user.hear("Your reward");
    expect(await user.goTo("Pay €5.00 with points")).toContain("off");
    await user.press("select");
    await user.hear(/on\b.*€1.80|€1.80.*\bon\b/);
    await expect(customer.buttonNamed("Pay €1.80")).toBeVisible();
    await user.press("select");
    await user.hear("€6.80");
    await expect(customer.buttonNamed("Pay €6.80")).toBeVisible();
    // What is hers is said on request only.
    await user.choose("Show my points", "previous");
    await user.hear(customer.say("keypad:spoken.private"));
    expect(heard(user)).not.toMatch(/Okafor|1[.,]240/);
    await user.press("select");
    await user.hear(/1,240/);
  });
});

test.describe("the staff's PIN", () => {
  test.use({ settingsPatch: { device: KEYPAD } });

  test("is not read, and no key but back acts there", async ({ customer }) => {
    const { page } = customer;
    const user = await begin(customer);
    const staff = await Staff.at(page, "en");
    await staff.knock();
    await takeSpoken(page);
    for (const digit of "24") {
      await page.getByRole("button", { name: digit, exact: true }).tap();
    }
    const focused = () => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80));
    const before = await focused();
    for (const key of ["next", "previous", "select", "repeat", "help"] as const) {
      await user.press(key);
    }
    expect(await focused()).toBe(before);
    await expect(page.getByRole("dialog")).toHaveCount(1);
    // Its title may be said, and nothing of the entry; nor is there a hint at keys that do not act here.
    expect(textOf(await takeSpoken(page))).not.toMatch(/\d|PIN|Press next/);
    await user.press("back");
    await expect(page.locator(".pin")).toBeHidden();
    await user.goTo("Soups");
  });
});
