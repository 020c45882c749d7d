/** The receipt printer: on paper what the screen shows, in each language; and what happens when there is no paper. */
import type { Customer } from "./pages/customer.ts";
import { expect, type Shop, test } from "./pages/fixtures.ts";
import { Staff } from "./pages/staff.ts";
import { LANGUAGES } from "./support/display-modes.ts";
import { inkDifferences } from "./support/drawn-receipt.ts";
import { readCode } from "./support/read-code.ts";
import { type Paper, readPaper } from "./support/receipt-paper.ts";
import { SOUP } from "./support/restaurant.ts";

test.use({
  settingsPatch: { device: { receipt: { print: "always" } } },
  receiptPrinter: { ticket: true },
});

/** Start → done. */
async function order(customer: Customer): Promise<string> {
  await customer.begin();
  await customer.order("burger-beet", "extra-avocado");
  await customer.order(SOUP);
  await customer.reviewOrder();
  await customer.declineLoyalty();
  return await customer.payAndGetNumber();
}

/** The papers, once there are so many. */
async function papers({ control }: Shop, count: number): Promise<readonly Paper[]> {
  await expect.poll(async () => (await readPaper(control)).length).toBe(count);
  return await readPaper(control);
}

test("prints the number, then the receipt: line by line what was ordered and paid", async ({
  customer,
  shop,
}) => {
  const number = await order(customer);
  await expect(customer.page.getByText("Your receipt is printed")).toBeVisible();
  const [ticket, receipt] = await papers(shop, 2);
  expect(ticket?.lines).toContain(`Your number: ${number}`);
  expect(ticket?.code).toBeNull();
  expect(ticket?.lines[0]).toBe("Beet & Barley");
  expect(receipt?.lines).toContain(`1 × Beet burger${" ".repeat(27)}€12.90`);
  expect(receipt?.lines).toContain(`1 × Roast tomato soup${" ".repeat(22)}€6.80`);
  expect(receipt?.lines.at(-1)).toBe(`Paid${" ".repeat(38)}€19.70`);
  expect(receipt?.code).toBe(await readCode(customer.done.receiptCode));
});

/** Words of the order that are not on paper, as far as code pages have their signs. */
function missingWords({ lines }: Paper, text: string): string[] {
  const words = text.replaceAll("−", "-").split(/\s+/);
  const onPaper = new Set(lines.join(" ").split(/\s+/));
  return words.filter((word) => word !== "" && !onPaper.has(word));
}

for (const locale of LANGUAGES) {
  test.describe(`in ${locale}`, () => {
    const locales = { default: locale, enabled: [locale] };
    test.use({ language: locale, sandboxState: { configuration: { locales } } });

    test("has on paper what the screen says", async ({ customer, shop }) => {
      await order(customer);
      const onScreen = await readCode(customer.done.receiptCode);
      const receipt = (await papers(shop, 2)).at(-1);
      expect(receipt?.code).toBe(onScreen);
      const [drawn] = receipt?.drawings.slice(-1) ?? [];
      if (receipt && receipt.lines.length > 0) expect(missingWords(receipt, onScreen)).toEqual([]);
      else expect(drawn && (await inkDifferences(customer.page, drawn, onScreen))).toEqual([]);
    });
  });
}

for (const locale of ["en", "ar"]) {
  test.describe(`on 58 mm in ${locale}`, () => {
    const locales = { default: locale, enabled: [locale] };
    test.use({
      language: locale,
      receiptPrinter: { ticket: true, paper: "58mm" },
      sandboxState: { configuration: { locales } },
    });

    test("has on the paper's width what the screen says", async ({ customer, shop }) => {
      const number = await order(customer);
      const onScreen = await readCode(customer.done.receiptCode);
      const [ticket, receipt] = await papers(shop, 2);
      expect(receipt?.code).toBe(onScreen);
      for (const paper of [ticket, receipt]) {
        for (const line of paper?.lines ?? []) expect(line.length).toBeLessThanOrEqual(32);
        for (const { width } of paper?.drawings ?? []) expect(width).toBeLessThanOrEqual(384);
      }
      const isWritten = receipt !== undefined && receipt.lines.length > 0;
      expect(isWritten).toBe(locale === "en");
      if (isWritten) {
        expect(missingWords(receipt, onScreen)).toEqual([]);
        expect(ticket?.lines).toContain(`Your number: ${number}`);
        return;
      }
      const [drawn] = receipt?.drawings.slice(-1) ?? [];
      expect(drawn && (await inkDifferences(customer.page, drawn, onScreen))).toEqual([]);
    });
  });
}

test("without paper the customer knows before paying, and has the code instead", async ({
  customer,
  shop,
  books,
}) => {
  const { page } = customer;
  await shop.control.put("printer", { paperLeft: 0 });
  await expect.poll(() => shop.kiosk.health().notes).toContain("printer-paper-out");
  await customer.begin();
  await customer.order(SOUP);
  await customer.reviewOrder();
  await customer.declineLoyalty();
  await expect(page.getByText(customer.say("checkout:receipt.noPaper"))).toBeVisible();
  await customer.payAndGetNumber();
  await expect(page.getByText(customer.say("checkout:receipt.notPrinted"))).toBeVisible();
  expect(await readCode(customer.done.receiptCode)).toContain("1 × Roast tomato soup");
  expect(await readPaper(shop.control)).toEqual([]);
  await books.expectPaidOnce(1);
});

test("staff print again what was not confirmed, as a copy, and are told until they have", async ({
  customer,
  shop,
}) => {
  const { page } = customer;
  const staff = await Staff.at(page, "en");
  await shop.control.put("printer", { vanishesAfter: 16 });
  const number = await order(customer);
  await expect(page.getByText(customer.say("checkout:receipt.notPrinted"))).toBeVisible();
  await expect.poll(() => shop.kiosk.health().notes).toContain("print-unconfirmed: 1");
  await customer.done.leave();
  await staff.signIn();
  await staff.open(number);
  await staff.button("staff:printing.again").last().tap();
  // What was printed before was not cut off: the copy begins below it.
  const lines = (await papers(shop, 2)).at(-1)?.lines ?? [];
  const copy = lines.slice(lines.indexOf("Copy"));
  expect(copy[0]).toBe("Copy");
  expect(copy).toContain(`1 × Beet burger${" ".repeat(27)}€12.90`);
  await expect.poll(() => shop.kiosk.health().notes).toEqual([]);
});

test("staff see what the printer lacks, and test it", async ({ customer, shop }) => {
  const { page } = customer;
  const staff = await Staff.at(page, "en");
  await shop.control.put("printer", { paperLow: true });
  await customer.start.expectShown();
  await staff.signIn();
  await staff.tab("status").tap();
  await expect(staff.text("staff:printing.low")).toBeVisible();
  await staff.button("staff:printing.test").tap();
  const [paper] = await papers(shop, 1);
  expect(paper?.lines).toContain("Beet & Barley");
  expect(paper?.code).toContain("Print a test");
});
