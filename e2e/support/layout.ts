/** Where things stand on a screen: measured, kept beside the tests, and compared on every machine. */
import { expect, type Page } from "@playwright/test";

/** `name x y width height`, in CSS px of the drawing; in the order of the document. The first is the page's overflow. */
export type Layout = readonly string[];

/**
 * What gives a screen its shape: bars, titles, controls, cards and whatever is as large as these. Not every word: what
 * words say is read elsewhere.
 */
const SHAPE = [
  ".top-bar, .screen__action, .screen__content, .screen__bare, .access-bar, .access-cell, .rail, .note, .plain",
  "h1, h2, .button, .order-type-card, .access-bar__notice, .number-pad, .code-pad, .keyboard, .search-field__line, .panel",
  ".rail__tab, .product, .popup-card, .option, .group, .combo-tab, .pick, .step__message, .offer",
  ".line, .receipt, .receipt__total, .removed-band, .empty-order, .serving, .points-switch, .balance, .greeting",
  ".phone-field, .code-field, .tick-box, .consent__row, .method-card, .viewfinder, .name-entry",
  ".table-entry__areas, .tent, .payment-method, .pickup__asap, .pickup__grid",
  ".payment, iframe, .pay-on-phone, .pay-on-phone__code, .terminal, .save-card__terms, .checkout-failed, .paper-picture",
  ".ticket, .queue-number, .steps, .points, .take-card, .app-card, .pay-at-counter, .canceled, .leaving",
  ".status__top, .status-column, .status-none, .slip, .call, .notice",
  "[role=dialog], [role=alertdialog]",
].join(", ");

/** Goes by the time of day: neither measured nor counted. */
const OF_THE_MOMENT = ".pickup__grid > *";

/**
 * The boxes of what shapes the screen, as far as they are on it. `name!` has contents wider than itself: something is cut
 * off or stands over.
 */
async function layoutOf(page: Page): Promise<Layout> {
  return await page.evaluate(
    ({ shape, moment }) => {
      const { innerWidth, innerHeight } = window;
      const nameOf = (element: Element) => {
        const [name = element.tagName.toLowerCase()] = element.classList;
        if (element.matches(".button--main")) return "main-button";
        return name === "" ? element.tagName.toLowerCase() : name;
      };
      const boxes = [...document.querySelectorAll(shape)].flatMap((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const isSeen = element.checkVisibility({ visibilityProperty: true }) && width > 1;
        const isInside = x < innerWidth && y < innerHeight && x + width > 0 && y + height > 0;
        if (!isSeen || !isInside || element.closest(moment)) return [];
        const standsOver = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
        const name = `${nameOf(element)}${standsOver ? "!" : ""}`;
        return [[name, ...[x, y, width, height].map(Math.round)].join(" ")];
      });
      const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
      return [`overflow-${scrollWidth - clientWidth}-${scrollHeight - clientHeight}`, ...boxes];
    },
    { shape: SHAPE, moment: OF_THE_MOMENT },
  );
}

/** So often the same in a row, and a screen has come to rest. */
const SAME_TIMES = 3;
const LOOKS_APART_MS = 120;
const AT_REST_WITHIN_MS = 15_000;

/** The layout once sheets have risen, letters and pictures have come and lists have found their height. */
export async function stableLayoutOf(page: Page): Promise<Layout> {
  let last: Layout = [];
  let same = 0;
  const look = async () => {
    const now = await layoutOf(page);
    same = (await isLoaded(page)) && now.join() === last.join() ? same + 1 : 0;
    last = now;
    return same;
  };
  // By the test's clock: the page's may stand still.
  const pace = { intervals: [LOOKS_APART_MS], timeout: AT_REST_WITHIN_MS };
  await expect.poll(look, { ...pace, message: "the screen comes to rest" }).toBe(SAME_TIMES);
  return last;
}

async function isLoaded(page: Page): Promise<boolean> {
  return await page.evaluate(() => {
    const isWaitedFor = (image: HTMLImageElement) => !image.complete && image.checkVisibility();
    const isMoving = (animation: Animation) =>
      animation.playState === "running" &&
      animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY;
    return (
      document.fonts.status === "loaded" &&
      ![...document.images].some(isWaitedFor) &&
      !document.getAnimations().some(isMoving)
    );
  });
}

/** What differs: another order, something gone or new, or a box that moved or grew by more than `tolerance` px. */
export function differences(now: Layout, kept: Layout, tolerance: number): string[] {
  const names = (layout: Layout) => layout.map((box) => box.split(" ")[0]);
  if (names(now).join() !== names(kept).join()) {
    return [
      `other things, or in another order: ${names(now).join()} instead of ${names(kept).join()}`,
    ];
  }
  return now.flatMap((box, index) => {
    const before = kept[index] ?? "";
    return isApart(box, before, tolerance) ? [`${box} instead of ${before}`] : [];
  });
}

function isApart(box: string, before: string, tolerance: number): boolean {
  const [, ...measured] = box.split(" ").map(Number);
  const [, ...kept] = before.split(" ").map(Number);
  return measured.some((value, side) => Math.abs(value - (kept[side] ?? 0)) > tolerance);
}
