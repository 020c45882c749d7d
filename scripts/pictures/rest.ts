import type { Page } from "@playwright/test";
import { waitUntilIdle } from "../../e2e/support/inspect.ts";

/** Resolves once fonts and pictures are drawn and animations have ended. */
export async function rest(page: Page): Promise<void> {
  await page.evaluate(drawn);
  await waitUntilIdle(page);
}

/** Runs in the page. What a touch has changed is laid out, and its animations have begun, after two frames. */
async function drawn(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
  await document.fonts.ready;
  const shown = [...document.images].filter((image) => image.checkVisibility() && isInView(image));
  // A broken picture has been drawn too: as nothing.
  await Promise.allSettled(shown.map((image) => image.decode()));

  function isInView(image: HTMLImageElement): boolean {
    const { top, bottom } = image.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  }
}
