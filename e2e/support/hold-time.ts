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

/**
 * Runs in the page: its monotonic clock stops, and goes on from there. The times of events go on: the touch after the look
 * is not the second one of a doubled tap.
 */
function hold(): void {
  const held = window as Held;
  const now = performance.now.bind(performance);
  // Playwright's clock takes the times of events from the monotonic clock.
  const isNative = String(performance.now).includes("[native code]");
  if (!isNative && held.resumeTime === undefined) {
    const times = new WeakMap<Event, number>();
    Object.defineProperty(Event.prototype, "timeStamp", {
      get(this: Event) {
        const time = times.get(this) ?? now();
        times.set(this, time);
        return time;
      },
    });
  }
  const heldAt = now();
  performance.now = () => heldAt;
  held.resumeTime = () => {
    const heldFor = now() - heldAt;
    performance.now = () => now() - heldFor;
  };
}
