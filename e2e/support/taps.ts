/** How people touch the page: not twice at one place within half a second, unless their hand trembles. */
import { test as base, type Locator, type Page } from "@playwright/test";

/** Resolves once the page accepts a second tap, or a second press of a key, on the same control (requirement A2). */
export async function untilTapsAccepted(page: Page): Promise<void> {
  await page.locator("html").evaluate(accepting, Number.POSITIVE_INFINITY);
}

const patient = new WeakSet<Locator>();

/**
 * Makes every tap and click of this process wait where its page would take it for a repetition of the one before. A page
 * that ignored other taps, or ignored them for longer, would still fail the tests.
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

/** Tests whose taps and clicks are never repetitions by accident; what all fixtures are built on. */
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
  await element.first().evaluate(accepting, FAR_PX, timeout === undefined ? {} : { timeout });
}

/** Farther than the page's own distance: what is about to be tapped may still move. In CSS px. */
const FAR_PX = 250;

/**
 * Resolves once a tap on the element is no second tap of the one before, and remembers it. Runs in the element's page,
 * which is quicker than asking that page again and again.
 */
function accepting(element: Element, farPx: number): Promise<void> {
  type Tap = { control: Element; x: number; y: number };
  type Remembering = HTMLElement & { lastTap?: Tap };
  const root: Remembering = element.ownerDocument.documentElement;
  if (!root.lastTap) {
    // Where it was tapped in the end: a sheet may slide to its place until then.
    element.ownerDocument.addEventListener(
      "pointerup",
      ({ clientX, clientY }) => {
        if (root.lastTap) Object.assign(root.lastTap, { x: clientX, y: clientY });
      },
      true,
    );
  }
  const box = element.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const label = element.closest("label");
  const control = label?.control ?? element.closest("button, a, [role=button]") ?? element;
  const last = root.lastTap;
  root.lastTap = { control, x, y };
  const isElsewhere =
    last !== undefined &&
    last.control !== control &&
    Math.hypot(last.x - x, last.y - y) > farPx &&
    y > 0 &&
    y < innerHeight;
  const isOpen = () => root.dataset.taps !== "ignoring-repeats";
  if (isElsewhere || isOpen()) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isOpen()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(root, { attributeFilter: ["data-taps"] });
  });
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
