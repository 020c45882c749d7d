/**
 * `npm run screenshots`: retakes the pictures of the README and of docs/tour.md: the kiosk ordering in the sandbox
 * restaurant, and the order-status display. Writes `docs/images/*.png`, half the size of the screen, and
 * `docs/images/tour/*.png`, a third. `-- tour` takes those of the tour alone, `-- serving` of it those with tables and
 * times, `-- staff` those of docs/staff.md, `-- preview` that of docs/preview.md, `-- fleet` those of docs/fleet.md,
 * `-- look` those of docs/look.md, the outlets from their menus alone, and with a brand and photos, `-- receipts` those of
 * docs/printing.md.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { outletConfiguration } from "../contracts/outlet-configuration.ts";
import { Customer } from "../e2e/pages/customer.ts";
import { Kitchen } from "../e2e/support/kitchen.ts";
import { SOUP } from "../e2e/support/restaurant.ts";
import { sandboxControl } from "../e2e/support/sandbox-control.ts";
import { tapOnlyWhenAccepted } from "../e2e/support/taps.ts";
import { CHROMIUM_SWITCHES } from "../electron/browser/find-chromium.ts";
import { parseSettings } from "../electron/host/settings/settings.ts";
import { servePreview } from "../electron/preview-command.ts";
import { startServe } from "../electron/serve.ts";
import { freePort } from "../electron/testing/free-port.ts";
import { patched } from "../electron/testing/settings-patch.ts";
import { startSandbox } from "../sandbox/sandbox.ts";
import { buildPageIfStale } from "./build.ts";
import { takeFleet } from "./pictures/fleet-pictures.ts";
import { takeLook } from "./pictures/look-pictures.ts";
import { takeReceipts } from "./pictures/receipt-pictures.ts";
import { rest } from "./pictures/rest.ts";
import { takeStaffPages } from "./pictures/staff-pictures.ts";
import { takeTour } from "./pictures/tour-pictures.ts";
import { SERVING, takeServingTour } from "./pictures/tour-serving.ts";
import { ensureChromium } from "./running/chromium.ts";
import { root } from "./running/processes.ts";

/** Scale relative to the screen's size. */
const SCALES = { readme: 0.5, tour: 0.35 };
const IMAGES = join(root, "docs", "images");
const SCREEN = { width: 1080, height: 1920 };
const DESK = { width: 1600, height: 1000 };
const WALL = { width: 1920, height: 1080 };
/** The states of the orders after the first when the picture is taken; the last becomes ready just then. */
const ORDERS = ["AWAITING_PICKUP", "COOKING", null, null, null, "AWAITING_PICKUP"] as const;
/** A number that became ready longer ago is no longer marked as new. */
const NOT_NEW_AFTER_MS = 31_000;

const VOICE = `speechSynthesis.getVoices = () => [
  { lang: "en-GB", name: "Voice", voiceURI: "voice", localService: true, default: true },
];`;

async function take(page: Page, name: string): Promise<void> {
  await rest(page);
  await page.screenshot({ path: join(IMAGES, `${name}.png`) });
  console.error(`docs/images/${name}.png`);
}

/** A visit with content on every screen: a reward, points to pay with, a number. */
async function visit(customer: Customer): Promise<void> {
  const { page } = customer;
  await customer.start.expectShown();
  await take(page, "attract");
  await customer.begin();
  await customer.order(SOUP);
  await take(page, "menu");
  await customer.order("fries-skin-on");
  await customer.buttonNamed("Beet burger").first().tap();
  await customer.item.choose("extra-pickles", "extra-cheddar", "extra-avocado");
  await take(page, "item");
  await customer.buttonNamed(/^Add 1 for/).tap();
  await customer.reviewOrder();
  await customer.identify.enterNumber("15112345678");
  await customer.identify.goOn();
  await customer.buttonNamed("Show my points").tap();
  // The amount depends on the remaining points: the tour has spent some.
  await page.getByText(/^Pay €[\d.]+ with points$/).tap();
  await take(page, "review");
  await customer.review.goToPay();
  await take(page, "payment");
  await customer.payWith("approved");
  await customer.done.queueNumber();
  await page.getByText(/^\+ \d+ points?$/).waitFor();
  await take(page, "done");
}

/** The order-status display, with some orders in progress. */
async function wall(customer: Customer, kitchen: Kitchen, display: Page): Promise<void> {
  await kitchen.move("AWAITING_PICKUP");
  for (const [index, status] of ORDERS.entries()) {
    await customer.done.leave();
    await customer.begin();
    await customer.order(SOUP);
    await customer.reviewOrder();
    await customer.declineLoyalty();
    await customer.review.goToPay();
    await customer.payWith("approved");
    const number = await customer.done.queueNumber();
    const isLast = index === ORDERS.length - 1;
    if (isLast) await display.waitForTimeout(NOT_NEW_AFTER_MS);
    if (status) await kitchen.move(status);
    if (isLast) await display.locator(".call[data-new]", { hasText: number }).waitFor();
  }
  await take(display, "status");
}

/** The configuration preview: a draft with a new headline and some mistakes, compared with the live one. */
async function preview(page: Page, control: ReturnType<typeof sandboxControl>, folder: string) {
  const live = outletConfiguration.parse(await control.get("configuration"));
  const draft = structuredClone(live);
  draft.revision += 1;
  const screen = draft.loyalty?.marketingConsent?.screen;
  Object.assign(screen?.headlineByLocale ?? {}, { en: "May we send you what is new each week?" });
  Object.assign(screen?.bodyByLocale ?? {}, { de: "Per SMS. {privacy} sagt, was gilt." });
  Reflect.deleteProperty(draft.loyalty?.phoneFormDisclaimer?.templateByLocale ?? {}, "tr");
  const files = { live: join(folder, "live.json"), draft: join(folder, "draft.json") };
  writeFileSync(files.live, JSON.stringify(live));
  writeFileSync(files.draft, JSON.stringify(draft));
  const address = { settings: null, configBaseUrl: live.apiUrl ?? "", port: 0 };
  const served = await servePreview({ ...files, ...address, data: folder });
  try {
    await page.goto(served.url);
    await page.locator('[data-scene="consent"]').click();
    await page.locator(".previewer__stage iframe").nth(1).waitFor();
    // The hidden frame goes on measuring texts.
    await page.locator(".previewer__stage .device__drawing").first().waitFor({ state: "hidden" });
    await take(page, "preview");
  } finally {
    await served.close();
  }
}

/** The same restaurant with tables, pick-up times, and payment at the counter, and without points. */
async function serving(folder: string, open: (url: string) => Promise<Customer>): Promise<void> {
  const dataDir = join(folder, "serving-sandbox");
  const sandbox = await startSandbox({ port: 0, dataDir, gatePort: await freePort() });
  await sandboxControl(sandbox.url).put("configuration", { loyaltyEnabled: false });
  const kiosk = await startServe({
    settings: parseSettings(patched(sandbox.settings, SERVING), folder, process.env),
    port: 0,
    dataDir: join(folder, "serving"),
  });
  try {
    const customer = await open(kiosk.url);
    await takeServingTour(customer);
    await customer.page.close();
  } finally {
    await kiosk.close();
    await sandbox.close();
  }
}

async function launch(): Promise<Browser> {
  const executablePath = ensureChromium();
  if (executablePath === null) throw new Error("no Chromium");
  return await chromium.launch({
    executablePath,
    args: [...CHROMIUM_SWITCHES, "--autoplay-policy=no-user-gesture-required"],
  });
}

/** Opens a page of the kiosk, its pictures scaled by this factor. */
async function openScreen(browser: Browser, deviceScaleFactor: number, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: SCREEN, deviceScaleFactor, hasTouch: true });
  tapOnlyWhenAccepted(page);
  // As on a device with a voice; a headless browser has none.
  await page.addInitScript({ content: VOICE });
  await page.goto(url);
  return page;
}

/** The fictitious outlets. */
const look = () =>
  inFolder((folder, browser) => takeLook(folder, (url) => openScreen(browser, SCALES.tour, url)));

const receipts = () =>
  inFolder((folder, browser) =>
    takeReceipts(folder, browser, (url) => openScreen(browser, 1, url)),
  );

async function inFolder(work: (folder: string, browser: Browser) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "kiosk-pictures-"));
  const browser = await launch();
  try {
    await work(folder, browser);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function main(): Promise<void> {
  mkdirSync(IMAGES, { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), "kiosk-screenshots-"));
  const dataDir = join(folder, "sandbox");
  const sandbox = await startSandbox({ port: 0, dataDir, gatePort: await freePort() });
  const control = sandboxControl(sandbox.url);
  await control.put("ordering/kitchen", { auto: false });
  const kiosk = await startServe({
    settings: parseSettings(sandbox.settings, folder, process.env),
    port: 0,
    dataDir: join(folder, "kiosk"),
  });
  const browser = await launch();
  const open = async (deviceScaleFactor: number, url = kiosk.url) =>
    await Customer.at(await openScreen(browser, deviceScaleFactor, url));
  const desk = async () => preview(await browser.newPage({ viewport: DESK }), control, folder);
  try {
    if (process.argv.includes("preview")) {
      await desk();
      return;
    }
    if (process.argv.includes("fleet")) {
      await takeFleet(browser, folder, take);
      return;
    }
    if (process.argv.includes("serving")) {
      await serving(folder, (url) => open(SCALES.tour, url));
      return;
    }
    const staffed = await open(SCALES.readme);
    await staffed.start.expectShown();
    await takeStaffPages(staffed, control, (name) => take(staffed.page, name));
    await staffed.page.close();
    if (process.argv.includes("staff")) return;
    const tourist = await open(SCALES.tour);
    await takeTour(tourist, control);
    await tourist.page.close();
    await serving(folder, (url) => open(SCALES.tour, url));
    if (process.argv.includes("tour")) return;
    const customer = await open(SCALES.readme);
    await visit(customer);
    const display = await browser.newPage({ viewport: WALL, deviceScaleFactor: SCALES.readme });
    await display.goto(kiosk.status);
    await wall(customer, new Kitchen(control), display);
    await desk();
    await takeFleet(browser, folder, take);
    await look();
    await receipts();
  } finally {
    await browser.close();
    await kiosk.close();
    await sandbox.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

await buildPageIfStale();
if (process.argv.includes("receipts")) await receipts();
else await (process.argv.includes("look") ? look() : main());
