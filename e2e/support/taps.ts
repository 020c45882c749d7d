/** How people touch the page: not twice at one place within half a second, unless their hand trembles. */
import { test as base, type Locator, type Page } from "@playwright/test";

/** A page that would ignore a second tap says so; pages of others, such as the payment provider's, say nothing. */
const ACCEPTING = "html:not([data-taps=ignoring-repeats])";

/** Resolves once the page accepts a second tap, or a second press of a key, on the same control (requirement A2). */
export async function untilTapsAccepted(page: Page): Promise<void> {
  await page.locator(ACCEPTING).waitFor({ state: "attached" });
}

const patient = new WeakSet<Locator>();

/**
 * Makes every tap and click of this process wait until the page of its element accepts it. A page that ignored taps for
 * longer would still fail the tests.
 * @param page any page: only the class of its locators matters
 */
export function tapOnlyWhenAccepted(page: Page): void {
  const locators: Locator = Object.getPrototypeOf(page.locator("html"));
  if (patient.has(locators)) return;
  patient.add(locators);
  const { tap, click } = locators;
  locators.tap = async function (this: Locator, options) {
    await untilAccepted(this, options?.timeout);
    await tap.call(this, options);
  };
  locators.click = async function (this: Locator, options) {
    await untilAccepted(this, options?.timeout);
    await click.call(this, options);
  };
}

/** Tests whose taps and clicks wait until the page accepts them; what all fixtures are built on. */
export const test = base.extend<object, { patientTaps: undefined }>({
  patientTaps: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      tapOnlyWhenAccepted(page);
      await page.close();
      await use(undefined);
    },
    { scope: "worker", auto: true },
  ],
});

async function untilAccepted(element: Locator, timeout: number | undefined): Promise<void> {
  const root = element.locator("xpath=ancestor::html[not(@data-taps='ignoring-repeats')]");
  await root.waitFor({ state: "attached", ...(timeout === undefined ? {} : { timeout }) });
}

/** Two taps on one place as fast as they come: of a trembling hand, or of somebody in a hurry. */
export async function tapTwice(element: Locator): Promise<void> {
  await element.tap({ trial: true });
  const box = await element.boundingBox();
  if (!box) throw new Error("the element is not on the screen");
  const { touchscreen } = element.page();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await touchscreen.tap(x, y);
  await touchscreen.tap(x, y);
}
