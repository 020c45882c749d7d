import type { Page } from "@playwright/test";
import type { Press } from "./visits.ts";

/** How long to wait for the next element; a payment is captured meanwhile. */
const PATIENCE_MS = 20_000;

/** Two presses on one control within half a second count as one (requirement A2): the second one waits that long. */
const SAME_PRESS_MS = 550;

/** Presses one element after the other, each as soon as it is there; throws if one does not appear. */
export async function press(page: Page, presses: readonly Press[]): Promise<void> {
  const missing = await page.evaluate(pressAll, {
    presses,
    patienceMs: PATIENCE_MS,
    samePressMs: SAME_PRESS_MS,
  });
  if (missing !== null) throw new Error(`nothing to press: ${missing}`);
}

/** Runs in the page; returns the missing element with the screen shown instead, or null. */
async function pressAll({
  presses,
  patienceMs,
  samePressMs,
}: {
  presses: readonly Press[];
  patienceMs: number;
  samePressMs: number;
}): Promise<string | null> {
  const find = ({ on, words = "", nth = 0 }: Press): HTMLElement | undefined =>
    [...document.querySelectorAll<HTMLElement>(on)].filter((element) => {
      const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
      return name.trim().startsWith(words) && !element.matches(":disabled, [hidden] *");
    })[nth];
  const pressedAt = new WeakMap<HTMLElement, number>();
  for (const each of presses) {
    const until = performance.now() + patienceMs;
    let element = find(each);
    while (!element && performance.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, 16));
      element = find(each);
    }
    if (!element) {
      return `${JSON.stringify(each)} on “${document.querySelector("h1")?.textContent}”`;
    }
    const rest =
      (pressedAt.get(element) ?? Number.NEGATIVE_INFINITY) + samePressMs - performance.now();
    if (rest > 0) {
      await new Promise((resolve) => setTimeout(resolve, rest));
      element = find(each) ?? element;
    }
    pressedAt.set(element, performance.now());
    element.click();
    // The effect of a press is rendered before the next one.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
  return null;
}
