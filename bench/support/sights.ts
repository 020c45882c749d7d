/** What a page shows, told by the page itself: asking it from outside, again and again, adds up to half a second. */
import type { Page } from "@playwright/test";

/** Where something stands, in CSS px, and when it was first on the screen, in the page's own milliseconds. */
export type Sight = {
  readonly x: number;
  readonly y: number;
  readonly atMs: number;
};

/** Watches a page for the first picture with an element each of `selectors`. Call it before the page is opened. */
export async function watchFor(
  page: Page,
  selectors: readonly string[],
): Promise<(selector: string) => Promise<Sight>> {
  const sights = new Map(selectors.map((name) => [name, Promise.withResolvers<Sight>()]));
  await page.exposeFunction("tellSight", (selector: string, sight: Sight) =>
    sights.get(selector)?.resolve(sight),
  );
  await page.addInitScript(tellSights, selectors);
  return async (selector) => {
    const sight = sights.get(selector);
    if (!sight) throw new Error(`nobody watches for ${selector}`);
    return await sight.promise;
  };
}

/** Runs in the page. */
function tellSights(selectors: readonly string[]): void {
  const left = new Set(selectors);
  function tell(selector: string, element: Element): void {
    // The frame after next: by then the element has been painted.
    requestAnimationFrame(() =>
      requestAnimationFrame((atMs) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const sight = { x: x + width / 2, y: y + height / 2, atMs };
        Reflect.get(window, "tellSight")(selector, sight);
      }),
    );
  }
  const watcher = new MutationObserver(() => {
    for (const selector of left) {
      const element = document.querySelector(selector);
      if (!element) continue;
      left.delete(selector);
      tell(selector, element);
    }
    if (left.size === 0) watcher.disconnect();
  });
  watcher.observe(document, { childList: true, subtree: true, attributes: true });
}
