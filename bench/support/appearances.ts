/** Reports from within a page when elements first appear: polling from outside adds up to half a second. */
import type { Page } from "@playwright/test";

/** Position of an element, in CSS px, and when it was first on the screen, in the page's own milliseconds. */
export type Appearance = {
  readonly x: number;
  readonly y: number;
  readonly atMs: number;
};

/** Watches a page for the first frame with an element for each of `selectors`. Call it before the page is opened. */
export async function watchFor(
  page: Page,
  selectors: readonly string[],
): Promise<(selector: string) => Promise<Appearance>> {
  const appearances = new Map(selectors.map((name) => [name, Promise.withResolvers<Appearance>()]));
  await page.exposeFunction("reportAppearance", (selector: string, appearance: Appearance) =>
    appearances.get(selector)?.resolve(appearance),
  );
  await page.addInitScript(reportAppearances, selectors);
  return async (selector) => {
    const appearance = appearances.get(selector);
    if (!appearance) throw new Error(`nobody watches for ${selector}`);
    return await appearance.promise;
  };
}

/** Runs in the page. */
function reportAppearances(selectors: readonly string[]): void {
  const left = new Set(selectors);
  function report(selector: string, element: Element): void {
    // The frame after next: by then the element has been painted.
    requestAnimationFrame(() =>
      requestAnimationFrame((atMs) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const appearance = { x: x + width / 2, y: y + height / 2, atMs };
        Reflect.get(window, "reportAppearance")(selector, appearance);
      }),
    );
  }
  const watcher = new MutationObserver(() => {
    for (const selector of left) {
      const element = document.querySelector(selector);
      if (!element) continue;
      left.delete(selector);
      report(selector, element);
    }
    if (left.size === 0) watcher.disconnect();
  });
  watcher.observe(document, { childList: true, subtree: true, attributes: true });
}
