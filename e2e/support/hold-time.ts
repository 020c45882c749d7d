import type { Page } from "@playwright/test";

type Held = { resumeTime?: () => void };

/**
 * Looks at a screen whose time stands still. Nothing is touched meanwhile, on a slow machine for longer than the countdown
 * of a finished order, which no setting makes longer.
 */
export async function holdTime(page: Page, look: () => Promise<void>): Promise<void> {
  await page.evaluate(hold);
  await look();
  await page.evaluate(() => (window as Held).resumeTime?.());
}

/** Runs in the page: its monotonic clock stops, and goes on from there. */
function hold(): void {
  const now = performance.now.bind(performance);
  const heldAt = now();
  performance.now = () => heldAt;
  (window as Held).resumeTime = () => {
    const heldFor = now() - heldAt;
    performance.now = () => now() - heldFor;
  };
}
