/** The taps of a customer, the same on both pages: they have the same class names. */
import type { Page } from "@playwright/test";

/** Nobody taps faster; also, deferred work gets the time that it would have. */
const PAUSE_MS = 800;
const LATEST_MS = 8_000;

const START = ".attract .order-type-card";
/** After one step back the kiosk keeps the order, and offers to clear it. */
const START_OVER = ".order-type__over";
const TAB = ".rail__tab";
const CARD = ".product__open";
const PLUS = ".product__plus";
const POPUP = ".popup-card__open";
const CLOSE_POPUP = ".sheet__close";
const OPTION = ".option";
const MAIN = ".screen__action .button--main";
const BACK = ".top-bar button";
const SHEET = ".item__sheet";
const COUNT = ".basket__count";

/** A tap: the nth element of a selector, and what must be there afterwards, with which text. */
export type Tap = {
  readonly name: string;
  readonly on: string;
  readonly nth?: number;
  readonly shows: string;
  readonly says?: string;
};

/** Taps one place; throws if that is impossible, or has no effect. */
export async function touch(
  page: Page,
  { name, on, nth = 0, shows, says = "" }: Tap,
): Promise<void> {
  const place = await soon(page, () =>
    page.evaluate(
      async ([selector, index]) => {
        // Tabs and cards that are not laid out yet have a size that is assumed until they are painted.
        await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
        // Only the elements up to the wanted one are checked for visibility, and only its own position is read: reading
        // all would lay out what is not in view, a long task caused by the measurement.
        let before = index;
        const place = [...document.querySelectorAll(selector)].find(
          (each) => each.checkVisibility() && before-- === 0,
        );
        const box = place?.getBoundingClientRect();
        return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
      },
      [on, nth] as const,
    ),
  );
  if (!place) throw new Error(`${name}: there is no ${on} no. ${nth}`);
  await page.touchscreen.tap(place.x, place.y);
  await page.waitForTimeout(PAUSE_MS);
  const isThere = await soon(page, () =>
    page.evaluate(
      ([selector, words]) =>
        [...document.querySelectorAll(selector)].some(
          (each) => each.checkVisibility() && each.textContent?.includes(words),
        ),
      [shows, says] as const,
    ),
  );
  if (!isThere) throw new Error(`${name}: no ${shows} ${says} afterwards`);
}

/** The element as soon as it is there; on a busy machine that may be after the pause. */
async function soon<Found>(page: Page, find: () => Promise<Found>): Promise<Found> {
  for (let waited = 0; waited < LATEST_MS; waited += PAUSE_MS) {
    const found = await find();
    if (found) return found;
    await page.waitForTimeout(PAUSE_MS);
  }
  return find();
}

const category = (number: number): Tap => ({
  name: "category",
  on: TAB,
  nth: number,
  shows: ".menu__heading h2",
  says: `category no. ${number} `,
});

/** One visit: categories, subcategories, a popup, dishes with and without choices, the basket, back. */
export function visit(number: number): readonly Tap[] {
  // Dishes of the roots 1 and 4 have one group, of 2 and 5 two, of 0 none; 3 has subcategories.
  const [withChoices, withMore] = number % 2 === 0 ? [1, 2] : [4, 5];
  const dish = (nth: number): Tap => ({ name: "dish", on: CARD, nth: nth % 4, shows: SHEET });
  return [
    { name: "begin", on: START, shows: CARD },
    category(withChoices),
    dish(number),
    { name: "choice", on: OPTION, nth: 2, shows: SHEET },
    { name: "add", on: MAIN, shows: COUNT, says: "1 item" },
    category(3),
    { name: "popup", on: POPUP, shows: ".sheet-dialog .product__open" },
    { name: "close popup", on: CLOSE_POPUP, shows: CARD },
    category(withMore),
    dish(number + 1),
    { name: "back", on: BACK, shows: CARD },
    category(0),
    { name: "plus", on: PLUS, nth: number % 4, shows: COUNT, says: "2 items" },
    dish(number + 2),
    { name: "add", on: MAIN, shows: COUNT, says: "3 items" },
  ];
}

/** Whether a tap stays within the menu: entering it renders all of it. */
export function isMenuTap({ name }: { readonly name: string }): boolean {
  return name !== "begin";
}

/** From the menu to the start screen, discarding everything. */
export async function leave(page: Page): Promise<void> {
  await touch(page, { name: "back", on: BACK, shows: `${START}, ${START_OVER}` });
  const asks = await page.evaluate((place) => document.querySelector(place) !== null, START_OVER);
  if (asks) await touch(page, { name: "start over", on: START_OVER, shows: START });
}
