/** The pictures of docs/printing.md: a receipt in each language, as it is on the paper of the sandbox's printer. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, expect, type Page } from "@playwright/test";
import { Customer } from "../../e2e/pages/customer.ts";
import { LANGUAGES } from "../../e2e/support/display-modes.ts";
import { readPaper } from "../../e2e/support/receipt-paper.ts";
import { SOUP } from "../../e2e/support/restaurant.ts";
import { sandboxControl } from "../../e2e/support/sandbox-control.ts";
import { parseSettings } from "../../electron/host/settings/settings.ts";
import { startServe } from "../../electron/serve.ts";
import { freePort } from "../../electron/testing/free-port.ts";
import { patched } from "../../electron/testing/settings-patch.ts";
import { startSandbox } from "../../sandbox/sandbox.ts";
import { root } from "../running/processes.ts";

const FOLDER = join(root, "docs", "images", "receipts");
/** Half of the printer's dots: the pictures stand side by side. */
const SCALE = 0.5;
const PRINT_WITHIN_MS = 30_000;

/** `open` opens the kiosk's page at an address. */
export async function takeReceipts(
  folder: string,
  browser: Browser,
  open: (url: string) => Promise<Page>,
): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const dataDir = join(folder, "sandbox");
  const sandbox = await startSandbox({ port: 0, dataDir, gatePort: await freePort() });
  const control = sandboxControl(sandbox.url);
  await control.put("configuration", { locales: { default: "en", enabled: LANGUAGES } });
  const receipt = { print: "always", printer: { address: sandbox.printer, ticket: true } };
  const kiosk = await startServe({
    settings: parseSettings(
      patched(sandbox.settings, { device: { receipt } }),
      folder,
      process.env,
    ),
    port: 0,
    dataDir: join(folder, "kiosk"),
  });
  const paper = await browser.newPage({ deviceScaleFactor: SCALE });
  try {
    const page = await open(kiosk.url);
    for (const [index, locale] of LANGUAGES.entries()) {
      await orderIn(await Customer.at(page), locale);
      const count = 2 * (index + 1);
      await expect
        .poll(async () => (await readPaper(control)).length, { timeout: PRINT_WITHIN_MS })
        .toBe(count);
      const [ticket, whole] = (await readPaper(control)).slice(-2);
      await take(paper, locale, whole?.svg ?? "");
      if (locale === "en") await take(paper, "ticket", ticket?.svg ?? "");
    }
  } finally {
    await kiosk.close();
    await sandbox.close();
  }
}

/** The start → done, in this language. */
async function orderIn(customer: Customer, locale: string): Promise<void> {
  await customer.begin();
  await customer.changeLanguage(locale);
  const speaking = await customer.speaking(locale);
  await speaking.order("burger-beet", "extra-avocado");
  await speaking.order(SOUP);
  await speaking.reviewOrder();
  await speaking.declineLoyalty();
  await speaking.payAndGetNumber();
  await speaking.done.press(speaking.done.button("checkout:done.done"));
}

async function take(page: Page, name: string, svg: string): Promise<void> {
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
  await page.locator("body > svg").screenshot({ path: join(FOLDER, `${name}.png`) });
  console.error(`docs/images/receipts/${name}.png`);
}
