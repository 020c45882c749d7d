/** The receipt to take along: as a QR code for any phone, on paper by the outlet's settings, without personal data. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import type { Customer } from "./pages/customer.ts";
import { expect, test } from "./pages/fixtures.ts";
import { AMARA } from "./support/members.ts";
import { SOUP } from "./support/restaurant.ts";

/** Personal data: on no receipt. */
const OWN = ["Amara", "Okafor", AMARA.phone, "1,240"];

/** Attract → done, identified, with a reward and points. */
async function order(customer: Customer): Promise<string> {
  await customer.begin();
  await customer.order("burger-beet", "extra-avocado");
  await customer.order(SOUP);
  await customer.reviewOrder();
  await customer.identifyAs(AMARA);
  await customer.page.getByText("Pay €5.00 with points").tap();
  return await customer.payAndGetNumber();
}

/** What a phone reads from the code. */
async function scan({ done }: Customer): Promise<string> {
  const file = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
  const wasmBinary = new Uint8Array(await readFile(file)).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  const picture = await done.receiptCode.screenshot();
  const [code] = await readBarcodes(new Uint8Array(picture));
  return code?.text ?? "";
}

/** Counts calls of the printer, and keeps the last paper on the page: the page itself removes it when it is printed. */
async function watchPrinter(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Reflect.set(window, "printed", 0);
    window.print = () => {
      Reflect.set(window, "printed", Reflect.get(window, "printed") + 1);
      const paper = document.querySelector(".printed")?.cloneNode(true);
      if (!(paper instanceof HTMLElement)) return;
      paper.dataset.kept = "";
      document.body.append(paper);
    };
  });
  return () => page.evaluate(() => Number(Reflect.get(window, "printed")));
}

test("a phone reads from the code what was ordered and paid, and not by whom", async ({
  customer,
}) => {
  const number = await order(customer);
  const text = await scan(customer);
  const lines = text.split("\n");
  expect(lines[0]).toBe("Beet & Barley");
  expect(lines).toContain(`Your number: ${number}`);
  expect(lines).toContain("Eat in");
  expect(lines).toContain("1 × Beet burger  €12.90");
  expect(text).toContain("Avocado");
  expect(lines).toContain("1 × Roast tomato soup  €6.80");
  expect(lines).toContain("1 × Mint lemonade  €0.00");
  expect(lines).toContain("Paid with points  − €5.00");
  expect(lines.at(-1)).toBe("Paid  €14.70");
  for (const own of OWN) expect(text).not.toContain(own);
});

test("it is in the language of the screen, also right to left", async ({ customer }) => {
  await order(customer);
  await customer.changeLanguage("ar");
  const arabic = await customer.speaking("ar");
  await expect.poll(() => scan(arabic)).toContain("برغر");
});

test("after a restart the number is shown, and no receipt", async ({ customer }) => {
  const { page } = customer;
  await order(customer);
  await expect(customer.heading("checkout:receipt.title")).toBeVisible();
  await page.reload();
  await customer.done.queueNumber();
  await expect(customer.heading("checkout:receipt.title")).toHaveCount(0);
});

test.describe("a kiosk with a printer", () => {
  test.use({ settingsPatch: { device: { receipt: { print: "offered", code: false } } } });

  test("prints at a touch: the number and the lines, and nothing else of the page", async ({
    customer,
  }) => {
    const { page } = customer;
    const printed = await watchPrinter(page);
    await page.reload();
    const number = await order(customer);
    await expect(customer.done.receiptCode).toHaveCount(0);
    expect(await printed()).toBe(0);
    await customer.buttonNamed("Print receipt").tap();
    await expect.poll(printed).toBe(1);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("#root")).toBeHidden();
    await expect(page.locator(".printed:not([data-kept])")).toHaveCount(0);
    const paper = page.locator(".printed");
    await expect(paper).toBeVisible();
    await expect(paper).toContainText(`Your number: ${number}`);
    await expect(paper).toContainText("1 × Beet burger€12.90");
    await expect(paper).toContainText("Paid€14.70");
    for (const own of OWN) await expect(paper).not.toContainText(own);
    const { width } = (await paper.boundingBox()) ?? { width: 0 };
    // 72 mm of paper, at 96 px an inch.
    expect(Math.round(width)).toBe(272);
    await page.emulateMedia({ media: "screen" });
    await customer.done.leave();
  });
});

test.describe("a kiosk that prints each receipt", () => {
  test.use({ settingsPatch: { device: { receipt: { print: "always" } } } });

  test("does so once, automatically", async ({ customer }) => {
    const { page } = customer;
    const printed = await watchPrinter(page);
    await page.reload();
    await order(customer);
    await expect(page.getByText("Your receipt is printing")).toBeVisible();
    await customer.buttonNamed("Contrast").tap();
    await customer.buttonNamed("More time").tap();
    expect(await printed()).toBe(1);
  });
});

test.describe("an outlet without receipts", () => {
  test.use({ settingsPatch: { device: { receipt: { code: false } } } });

  test("has none", async ({ customer }) => {
    await order(customer);
    await expect(customer.heading("checkout:receipt.title")).toHaveCount(0);
  });
});
