/** The keys of a tactile keypad: a map of the shop's own, help, volume, speech, the idle question, and staff's PIN. */
import type { Page } from "@playwright/test";
import type { Customer } from "./pages/customer.ts";
import { expect, test } from "./pages/fixtures.ts";
import { ARROW_KEYS, KeypadUser, type Keys } from "./pages/keypad.ts";
import { giveVoice, takeSpoken } from "./support/speech-double.ts";

test.use({ settingsPatch: { device: { keypad: {} } } });
test.beforeEach(async ({ page }) => giveVoice(page));

/** Start → menu, with the first key of the visit. */
async function begin(customer: Customer, keys: Keys = ARROW_KEYS): Promise<KeypadUser> {
  const user = new KeypadUser(customer.page, keys);
  await customer.start.expectShown();
  await user.press("next");
  await user.hear("Touch to order");
  await user.choose("Eat in");
  await user.hear("Choose your food");
  return user;
}

const focusedName = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent,
  );

test.describe("with keys of its own", () => {
  const keys: Keys = {
    next: "F9",
    previous: "F8",
    select: "F10",
    back: "F6",
    help: "F7",
    volumeUp: "PageUp",
    volumeDown: "PageDown",
    speech: "F4",
    repeat: "F3",
  };
  const named = Object.entries(keys).map(([action, key]) => [action, [key]]);
  test.use({
    settingsPatch: {
      device: { keypad: { map: "function-keys", keys: Object.fromEntries(named) } },
    },
  });

  test("a keypad orders, gets help on any screen, and goes back", async ({ customer }) => {
    const { page } = customer;
    const user = await begin(customer, keys);
    await user.press("help");
    await user.hear(/What the keys do.*Next, Goes to the next text or button/);
    await user.expectNothingMissed();
    await user.press("back");
    await expect(page.getByRole("dialog")).toBeHidden();
    await user.choose("Language: English");
    await user.hear("Choose your language");
    await user.expectNothingMissed();
    await user.press("back");
    await expect(page.getByRole("dialog")).toBeHidden();
    await user.goTo("Soups");
    // The keys of the ready-made map are not this keypad's.
    await page.keyboard.press("ArrowDown");
    expect(await focusedName(page)).toBe("Soups");
    await user.press("repeat");
    await user.hear(/Soups, button, not|Soups, button/);
    await user.press("back");
    await customer.start.expectShown();
  });
});

test("what is missing is said at once", async ({ customer }) => {
  const user = await begin(customer);
  await user.choose("Add Roast tomato soup");
  await user.hear(/€6.80, 1 item/);
  await user.choose("Review order", "previous");
  await user.hear("Your mobile number");
  await user.choose("Continue, button");
  await user.hear("Type your mobile number first.");
});

test("speech stops and starts by its key, the volume ends with the visit", async ({ customer }) => {
  const { page } = customer;
  const user = await begin(customer);
  const [before] = await (async () => {
    await user.move();
    return user.heard.slice(-1);
  })();
  await user.press("volumeDown");
  await user.hear("Volume: 5 of 7");
  await user.move();
  expect(user.heard.at(-1)?.volume).toBeLessThan(before?.volume ?? 0);
  await user.press("speech");
  await takeSpoken(page);
  await user.press("next");
  // Who has stopped it has stopped it: the focus moves on in silence.
  await expect(page.locator(":focus")).toHaveCount(1);
  expect(await takeSpoken(page)).toEqual([]);
  await user.press("speech");
  await user.hear("Choose your food");
  await user.press("back");
  await customer.start.expectShown();
  await takeSpoken(page);
  await user.press("next");
  await user.hear("Touch to order");
  expect(user.heard.at(-1)?.volume).toBe(before?.volume);
});

test("a key that is held down moves once", async ({ customer }) => {
  const { page } = customer;
  const user = await begin(customer);
  await user.goTo("Favourites, button");
  await page.keyboard.down("ArrowDown");
  await page.keyboard.down("ArrowDown");
  await page.keyboard.down("ArrowDown");
  await page.keyboard.up("ArrowDown");
  expect(await focusedName(page)).toBe("Burgers");
});

test("the first key is heard as soon as the first screen is there", async ({ customer }) => {
  const { page } = customer;
  await page.addInitScript(pressOnceShown, "ArrowDown");
  await page.reload();
  const user = new KeypadUser(page);
  await user.hear("Touch to order");
});

/** Presses a key in the same moment in which the first screen is put into the page, before it is painted. */
function pressOnceShown(key: string): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector(".kiosk h1") === null) return;
    observer.disconnect();
    const press = { key, code: key, bubbles: true, cancelable: true };
    document.body.dispatchEvent(new KeyboardEvent("keydown", press));
  });
  observer.observe(document, { childList: true, subtree: true });
}

test("the idle question is said as a whole, also if its words come after its sheet", async ({
  customer,
}) => {
  const { page } = customer;
  const words = Promise.withResolvers<void>();
  await page.route(/\/IdleQuestion-[^/]*\.js$/, async (route) => {
    await words.promise;
    await route.continue();
  });
  await page.clock.install();
  await page.reload();
  const user = await begin(customer);
  await page.clock.fastForward(61_000);
  await expect(page.getByRole("alertdialog")).toBeAttached();
  words.resolve();
  await user.hear(/Are you still there\?.*I’m still here, button.*Start over, button/);
});

test("the idle question is closed by the key back, which leads no step back behind it", async ({
  customer,
}) => {
  const { page } = customer;
  await page.clock.install();
  await page.reload();
  const user = await begin(customer);
  await page.clock.fastForward(61_000);
  await user.hear(/Are you still there\?/);
  await user.press("back");
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await customer.menu.expectShown();
});

test("the idle question is said, and answered by the keys", async ({ customer }) => {
  const { page } = customer;
  await page.clock.install();
  await page.reload();
  const user = await begin(customer);
  await page.clock.fastForward(61_000);
  await user.hear(/Are you still there\?.*I’m still here, button.*Start over, button/);
  expect(await user.move()).toContain("Start over");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await user.choose("I’m still here");
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await customer.menu.expectShown();
});
