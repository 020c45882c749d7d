/**
 * What a customer has of the kiosk: its screen, and a finger on it. Touches are events of the compositor's own pointer;
 * only where a control is comes from the page, over DevTools.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, expect, type Locator } from "@playwright/test";
import { Customer } from "../pages/customer.ts";
import type { Container } from "./container.ts";
import { openVirtualPointer, type VirtualPointer } from "./virtual-pointer.ts";

/** Chromium's DevTools at a port, beside the kiosk's own pipe: for this test only (`allowDevTools`). */
const DEVTOOLS_PORT = 9_222;
const PAGE = "http://127.0.0.1:4600/";
const POLL_MS = 100;
const CONNECT_MS = 2_000;
const OPEN_MS = 60_000;
/** Within this time a touch reaches the page. */
const TOUCH_MS = 1_000;
const PRESS_MS = 20_000;

/** The file that Debian's launcher of Chromium reads. */
export const DEVTOOLS_FLAGS = {
  path: "etc/chromium.d/shop-test",
  text: `export CHROMIUM_FLAGS="$CHROMIUM_FLAGS --remote-debugging-port=${DEVTOOLS_PORT}"\n`,
};

export type KioskScreen = {
  readonly customer: Customer;
  readonly browser: Browser;
  /** Presses a control by the compositor's pointer. */
  press(control: Locator): Promise<void>;
  close(): Promise<void>;
};

/** Connects to the kiosk's page as soon as it is there. */
export function openScreen(container: Container): Promise<KioskScreen> {
  return eventually(() => connectToScreen(container), OPEN_MS);
}

/** Connects to the kiosk's page; throws if it is not there. */
export async function connectToScreen(container: Container): Promise<KioskScreen> {
  const address = `http://127.0.0.1:${DEVTOOLS_PORT}`;
  const browser = await chromium.connectOverCDP(address, { timeout: CONNECT_MS });
  try {
    const page = browser
      .contexts()
      .flatMap((context) => context.pages())
      .find((found) => found.url().startsWith(PAGE));
    if (page === undefined) throw new Error("the browser shows no page of the kiosk");
    const press = async (control: Locator) => pressBy(await pointerOf(container), control);
    const customer = await Customer.at(page, { touch: press });
    return { customer, browser, press, close: () => browser.close() };
  } catch (error) {
    await browser.close();
    throw error;
  }
}

/** One pointer for each compositor, as a kiosk has one touchscreen. */
const pointers = new Map<Container, VirtualPointer>();

async function pointerOf(container: Container): Promise<VirtualPointer> {
  const known = pointers.get(container);
  if (known?.isOpen()) return known;
  const pointer = await openVirtualPointer(waylandOf(container).socket);
  pointers.set(container, pointer);
  return pointer;
}

/** Presses where the control is; again if it has moved meanwhile, as a customer would. */
async function pressBy(pointer: VirtualPointer, control: Locator): Promise<void> {
  await eventually(async () => {
    // Scrolled to, at rest, enabled and not covered: what a customer would wait for.
    await control.click({ trial: true });
    const size = await control.page().evaluate(() => ({ width: innerWidth, height: innerHeight }));
    const touched = await control.evaluateHandle((element) => {
      const seen = { isTouched: false };
      const note = () => {
        seen.isTouched = true;
      };
      element.addEventListener("pointerdown", note, { once: true, capture: true });
      return seen;
    });
    const box = await control.boundingBox();
    if (box === null) throw new Error(`${control} is not on the screen`);
    await pointer.press({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, size);
    await eventually(async () => {
      // A page that has gone was touched.
      const isTouched = await touched.evaluate((seen) => seen.isTouched).catch(() => true);
      if (!isTouched) throw new Error(`${control} was not touched`);
    }, TOUCH_MS);
  }, PRESS_MS);
}

/** A picture (PNG) of the whole screen as the compositor shows it, in half its size. */
export async function takePicture(container: Container): Promise<Buffer> {
  const file = "/run/shop-picture.png";
  await pointers.get(container)?.putAside();
  await container.must(["grim", "-s", "0.5", file], {
    environment: waylandOf(container).environment,
  });
  return readFileSync(container.path(file));
}

/** Sets the size of the screen; how it is turned stays. */
export async function setMode(container: Container, mode: string): Promise<void> {
  const { environment } = waylandOf(container);
  const command = ["wlr-randr", "--output", "HEADLESS-1", "--custom-mode", mode];
  await container.must(command, { environment });
}

/** The compositor's socket, here and as programs in the container find it. */
function waylandOf(container: Container) {
  for (const folder of ["/run/loyalty-kiosk", "/run/user/1000"]) {
    const names = listOf(container.path(folder));
    const name = names.find((found) => /^wayland-\d+$/.test(found));
    if (name !== undefined) {
      const environment = { XDG_RUNTIME_DIR: folder, WAYLAND_DISPLAY: name };
      return { socket: container.path(join(folder, name)), environment };
    }
  }
  throw new Error("the compositor has no socket");
}

function listOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** The start screen, ready for the next customer. */
export async function expectStart({ customer }: KioskScreen): Promise<void> {
  await expect(customer.start.orderType("EAT_IN")).toBeVisible();
}

/** The page fills the whole screen. */
export async function expectSize(
  { customer: { page } }: KioskScreen,
  [width, height]: readonly [number, number],
): Promise<void> {
  await expect.poll(() => page.evaluate(() => [innerWidth, innerHeight])).toEqual([width, height]);
}

/** Tries until it no longer throws; then throws what it threw last. */
export async function eventually<Result>(
  attempt: () => Result | Promise<Result>,
  milliseconds: number,
): Promise<Result> {
  const results: Result[] = [];
  await expect(async () => {
    results.push(await attempt());
  }).toPass({ timeout: milliseconds, intervals: [POLL_MS] });
  const [result] = results.slice(-1);
  return result as Result;
}
