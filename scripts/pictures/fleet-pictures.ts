/** The pictures of docs/fleet.md: the console on a desk and on a phone, and one board for three kiosks, one of them silent. */
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { Customer } from "../../e2e/pages/customer.ts";
import { sandboxControl } from "../../e2e/support/sandbox-control.ts";
import { tapOnlyWhenAccepted } from "../../e2e/support/taps.ts";
import { freePort } from "../../electron/testing/free-port.ts";
import { startSandbox } from "../../sandbox/sandbox.ts";
import { startTrialFleet, type TrialFleet } from "../running/trial-fleet.ts";

const KIOSK = { width: 1080, height: 1920 };
const WALL = { width: 1920, height: 1080 };
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const REFUSED = { answer: { status: "DECLINED", errorCode: "GATEWAY_ERROR" }, times: 1 };

type Take = (page: Page, name: string) => Promise<void>;

export async function takeFleet(browser: Browser, folder: string, take: Take): Promise<void> {
  const gatePort = await freePort();
  const dataDir = join(folder, "fleet-sandbox");
  const sandbox = await startSandbox({ port: 0, dataDir, gatePort });
  const parts: { stop(): Promise<void> }[] = [{ stop: () => sandbox.close() }];
  try {
    const control = sandboxControl(sandbox.url);
    await control.put("ordering/kitchen", { auto: false });
    const data = join(folder, "fleet");
    const onStarted = (part: (typeof parts)[number]) => parts.push(part);
    const options = { data, sandbox, kiosks: 3, gatePort, kioskPort: 0, onStarted };
    const fleet = await startTrialFleet(options);
    for (const { url } of fleet.kiosks) {
      await control.setFault("payments.capture", REFUSED);
      await order(browser, url, 2);
    }
    await takeBoard(browser, fleet, take);
    await takeConsole(browser, fleet, take);
    // The last part is the third kiosk.
    await parts.pop()?.stop();
    await takeSilentBoard(browser, fleet, take);
  } finally {
    for (const part of parts.reverse()) await part.stop();
  }
}

/** The page stays open: to the console a kiosk without one does not serve. */
async function order(browser: Browser, url: string, times: number): Promise<void> {
  const page = await browser.newPage({ viewport: KIOSK, hasTouch: true });
  tapOnlyWhenAccepted(page);
  await page.goto(url);
  const customer = await Customer.at(page);
  for (let left = times; left > 0; left -= 1) {
    await customer.orderSoup();
    await customer.declineLoyalty();
    await customer.payAndGetNumber();
    await customer.done.leave();
  }
}

async function takeBoard(browser: Browser, { kiosks }: TrialFleet, take: Take): Promise<void> {
  const display = await browser.newPage({ viewport: WALL, deviceScaleFactor: 0.5 });
  await display.goto(kiosks[1]?.status ?? "");
  await display.getByRole("listitem").nth(kiosks.length).waitFor();
  await take(display, "fleet-board");
  await display.close();
}

/** Once the third kiosk has been silent for 20 s. */
async function takeSilentBoard(browser: Browser, fleet: TrialFleet, take: Take): Promise<void> {
  const display = await browser.newPage({ viewport: WALL, deviceScaleFactor: 0.5 });
  await display.goto(fleet.kiosks[0]?.status ?? "");
  await display.locator(".notice__main", { hasText: "K3" }).waitFor({ timeout: 60_000 });
  await take(display, "fleet-board-silent");
  await display.close();
}

async function takeConsole(browser: Browser, fleet: TrialFleet, take: Take): Promise<void> {
  const open = async (viewport: typeof DESK) => {
    const page = await browser.newPage({ viewport });
    await page.goto(fleet.console);
    await page.locator("input[autocomplete=username]").fill(fleet.operator.name);
    await page.locator("input[type=password]").fill(fleet.operator.password);
    await page.locator("button[type=submit]").click();
    await page.locator(".order-card").first().waitFor();
    return page;
  };
  const desk = await open(DESK);
  await take(desk, "console-orders");
  await desk.goto(`${fleet.console}#kiosks`);
  await take(desk, "console-kiosks");
  await desk.close();
  const phone = await open(PHONE);
  await take(phone, "console-phone");
  await phone.locator(".order-card").first().click();
  await phone.locator(".timeline").waitFor();
  await take(phone, "console-phone-order");
  await phone.close();
}
