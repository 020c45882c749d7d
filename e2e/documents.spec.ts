/** Legal documents inside the kiosk, and a name typed on its keyboard. */
import type { JSHandle, Locator, Page } from "@playwright/test";
import type { Customer } from "./pages/customer.ts";
import { expect, test } from "./pages/fixtures.ts";
import { AMARA } from "./support/members.ts";
import { broken, hostile, manyPages, withPredefinedMap } from "./support/pdf-files.ts";
import { LONG_AFTER_SCAN_MS, Scanner } from "./support/scan-wedge.ts";

/** Attract → identify. */
async function goToIdentify(customer: Customer): Promise<void> {
  await customer.orderSoup();
  await expect(customer.page.getByRole("heading", { name: "Your mobile number" })).toBeVisible();
}

/** Identify → identify, in Arabic. */
async function speakArabic(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Language", exact: true }).tap();
  await page.getByRole("dialog").getByText("العربية").tap();
  await expect(page.getByRole("heading", { name: "رقم جوالك" })).toBeVisible();
}

/** Identify → document. */
async function openDocument(page: Page, link: string): Promise<Locator> {
  await page.getByRole("button", { name: link, exact: true }).tap();
  const sheet = page.getByRole("dialog");
  await expect(sheet).toBeVisible();
  return sheet;
}

/** Serves this file to the page in place of any document. */
async function serveInstead(page: Page, body: Buffer): Promise<void> {
  await page.route("**/media/outlet/*.pdf", (route) =>
    route.fulfill({ body, contentType: "application/pdf" }),
  );
}

/** The number of dark pixels on the first page: its text. */
function darkPixels(sheet: Locator): Promise<number> {
  return sheet
    .locator("canvas")
    .first()
    .evaluate((canvas) => {
      if (!(canvas instanceof HTMLCanvasElement) || canvas.width === 0) return 0;
      const pixels = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data;
      return (pixels ?? []).filter((value, index) => index % 4 === 0 && value < 100).length;
    });
}

test("the privacy notice opens inside the kiosk: it can be scrolled, read aloud and closed", async ({
  customer,
}) => {
  await goToIdentify(customer);
  const sheet = await openDocument(customer.page, "Read Privacy notice");
  await expect(sheet.getByRole("heading", { name: "Privacy notice" })).toBeVisible();
  await expect(sheet.getByText(/^Version .?2026-03/)).toBeVisible();
  await expect(sheet.getByText("Page 1 of 1")).toBeVisible();
  await expect.poll(() => darkPixels(sheet)).toBeGreaterThan(2_000);
  expect(customer.page.workers()).toHaveLength(1);
  const page = sheet.getByRole("region", { name: "Page 1 of 1" });
  await expect(page).toContainText("We delete it two years after your last visit");

  await expect(sheet.getByRole("button", { name: "Scroll up" })).toBeDisabled();
  await sheet.getByRole("button", { name: "Scroll down" }).tap();
  await expect(sheet.getByRole("button", { name: "Scroll up" })).toBeEnabled();
  await expect(sheet.getByRole("button", { name: "Scroll down" })).toBeDisabled();
  for (const name of ["Scroll up", "Scroll down"]) {
    const box = await sheet.getByRole("button", { name }).boundingBox();
    expect(Math.round(Math.min(box?.width ?? 0, box?.height ?? 0))).toBeGreaterThanOrEqual(88);
  }

  // It only informs: it cannot be accepted.
  await expect(sheet.getByRole("button", { name: "Accept" })).toBeHidden();
  await sheet.getByRole("button", { name: "Close" }).last().tap();
  await expect(sheet).toBeHidden();
  await expect(customer.page.getByRole("checkbox")).not.toBeChecked();
  // Nothing of it stays in the page: neither its worker nor its fonts.
  const fonts = () => customer.page.evaluate(() => [...document.fonts].map((font) => font.family));
  await expect.poll(() => customer.page.workers()).toEqual([]);
  expect((await fonts()).filter((family) => family.startsWith("g_"))).toEqual([]);
});

test("accepting a document in its reader ticks its box, and the number can be sent", async ({
  customer,
  shop,
}) => {
  await goToIdentify(customer);
  const { page } = customer;
  const sheet = await openDocument(page, "Read Terms of Beet & Barley Friends");
  await sheet.getByRole("button", { name: "Accept" }).tap();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("checkbox")).toBeChecked();
  for (const digit of AMARA.phone) {
    await page.getByRole("button", { name: digit, exact: true }).tap();
  }
  await customer.buttonNamed("Continue").last().tap();
  await customer.identify.goOn();
  await expect.poll(() => shop.control.requests("loyalty.qr-code")).toHaveLength(1);
});

test("in Arabic the Arabic document opens, from right to left", async ({ customer }) => {
  await goToIdentify(customer);
  const { page } = customer;
  await speakArabic(page);
  const sheet = await openDocument(page, "قراءة إشعار الخصوصية");
  await expect(sheet.getByText("الصفحة 1 من 1")).toBeVisible();
  await expect.poll(() => darkPixels(sheet)).toBeGreaterThan(2_000);
  // pdf.js places letters by their left edge: a right-to-left canvas would shift each of them.
  await expect(sheet.locator("canvas")).toHaveCSS("direction", "ltr");
  const pages = sheet.getByRole("region", { name: "مستند من صفحة واحدة" });
  await expect(pages).toHaveAttribute("dir", "rtl");
  await expect(pages.locator("[lang=ar]")).toContainText(
    "تحتفظ Beet & Barley برقم هاتفك، وباسمك إن ذكرته",
  );
  await sheet.getByRole("button", { name: "إغلاق" }).last().tap();
  await expect(sheet).toBeHidden();
});

test("larger text enlarges the pages, and plain text needs no horizontal scrolling", async ({
  customer,
}) => {
  await goToIdentify(customer);
  const sheet = await openDocument(customer.page, "Read Privacy notice");
  const drawn = sheet.locator("canvas");
  await expect.poll(() => darkPixels(sheet)).toBeGreaterThan(2_000);
  const before = (await drawn.boundingBox())?.width ?? 0;
  await sheet.getByRole("button", { name: /^Text size/ }).tap();
  await sheet.getByRole("button", { name: /^Text size/ }).tap();
  await expect
    .poll(async () => (await drawn.boundingBox())?.width ?? 0)
    .toBeGreaterThan(before * 1.9);
  // Rendered again at its size, not scaled up.
  await expect
    .poll(() => drawn.evaluate((canvas) => canvas instanceof HTMLCanvasElement && canvas.width))
    .toBeGreaterThan(before * 1.9);
  await sheet.getByRole("button", { name: "Show as text" }).tap();
  await expect(sheet.getByText("We delete it two years after", { exact: false })).toBeVisible();
  const pages = sheet.getByRole("region", { name: "Document of 1 page" });
  expect(await pages.evaluate((area) => area.scrollWidth - area.clientWidth)).toBe(0);
});

/** In the page: `ended` resolves at the end of the document's next scrolling. */
function watchScrolling(sheet: Locator): Promise<JSHandle<{ ended: Promise<void> }>> {
  return sheet.locator(".document-pages").evaluateHandle((pages) => ({
    ended: new Promise<void>((resolve) => {
      pages.addEventListener("scrollend", () => resolve(), { once: true });
    }),
  }));
}

test("of a long document only the pages around the view are rendered", async ({ customer }) => {
  await goToIdentify(customer);
  await serveInstead(customer.page, manyPages(40));
  const sheet = await openDocument(customer.page, "Read Privacy notice");
  await expect(sheet.getByText("Page 1 of 40")).toBeVisible();
  await expect.poll(() => darkPixels(sheet)).toBeGreaterThan(100);
  const drawn = () =>
    sheet
      .locator("canvas")
      .evaluateAll((all) =>
        all.flatMap((canvas, index) =>
          Number(Reflect.get(canvas, "width")) > 300 ? [index + 1] : [],
        ),
      );
  expect(await drawn()).toEqual([1, 2]);
  for (let touch = 0; touch < 12; touch += 1) {
    const scrolling = await watchScrolling(sheet);
    await sheet.getByRole("button", { name: "Scroll down" }).tap();
    await scrolling.evaluate(({ ended }) => ended);
  }
  await expect(sheet.getByText(/^Page (8|9|10|11) of 40$/)).toBeVisible();
  await expect.poll(async () => (await drawn()).length).toBeLessThanOrEqual(4);
  expect(await drawn()).not.toContain(1);
  // Screen readers get all of it, rendered or not.
  await expect(sheet.getByRole("region", { name: "Page 40 of 40" })).toContainText("sheet 40");
});

test("a document that needs fonts and character maps of the viewer gets them from the kiosk", async ({
  customer,
}) => {
  await goToIdentify(customer);
  await serveInstead(customer.page, withPredefinedMap());
  const maps: number[] = [];
  customer.page.on("response", (answer) => {
    if (answer.url().endsWith(".bcmap")) maps.push(answer.status());
  });
  const sheet = await openDocument(customer.page, "Read Privacy notice");
  await expect(sheet.getByRole("region", { name: "Page 1 of 1" })).toContainText("你好");
  expect(maps.length).toBeGreaterThan(0);
  expect(new Set(maps)).toEqual(new Set([200]));
});

test("scripts, links and forms of a hostile document do nothing", async ({ customer, context }) => {
  await goToIdentify(customer);
  const { page } = customer;
  const own = new URL(page.url()).origin;
  const address = page.url();
  const strange: string[] = [];
  context.on("request", (request) => {
    if (!request.url().startsWith(own)) strange.push(request.url());
  });
  page.on("dialog", (dialog) => strange.push(dialog.message()));
  context.on("page", (popup) => strange.push(popup.url()));
  await serveInstead(page, hostile("https://evil.example/take"));
  const sheet = await openDocument(page, "Read Privacy notice");
  await expect.poll(() => darkPixels(sheet)).toBeGreaterThan(100);
  await expect(sheet.getByText("Please touch me")).toBeAttached();
  await expect(sheet.locator("a, input, iframe, object, embed, script")).toHaveCount(0);
  await sheet.locator("canvas").tap();
  await sheet.locator("canvas").tap({ position: { x: 300, y: 500 } });
  await sheet.getByRole("button", { name: "Close" }).last().tap();
  await customer.declineLoyalty();
  expect(strange).toEqual([]);
  expect(page.url()).toBe(address);
});

test("a broken document is reported, staff can be called, and the order goes on", async ({
  customer,
}) => {
  await goToIdentify(customer);
  await serveInstead(customer.page, broken);
  const sheet = await openDocument(customer.page, "Read Privacy notice");
  await expect(sheet.getByText("This document cannot be shown")).toBeVisible();
  await expect(sheet.getByText(/ask our staff for the full text/)).toBeVisible();
  await sheet.getByRole("button", { name: "Call staff" }).tap();
  await expect(sheet.getByText(/member of staff has been called/)).toBeVisible();
  await sheet.getByRole("button", { name: "Close" }).last().tap();
  await customer.declineLoyalty();
});

test("a slow document shows a waiting message", async ({ customer }) => {
  await goToIdentify(customer);
  const { promise: arrival, resolve: arrives } = Promise.withResolvers<void>();
  await customer.page.route("**/media/outlet/*.pdf", async (route) => {
    await arrival;
    await route.continue();
  });
  const sheet = await openDocument(customer.page, "Read Privacy notice");
  await expect(sheet.getByText("Opening the document")).toBeVisible();
  arrives();
  await expect(sheet.getByText("Page 1 of 1")).toBeVisible();
});

test.describe("a document that is not on this kiosk", () => {
  test.use({
    sandboxState: {
      configuration: {
        documents: [
          {
            kind: "privacy_policy",
            version: "2026-04",
            titleByLocale: { en: "Privacy notice" },
            // Nothing listens on the discard port.
            pdfUrlByLocale: { en: "http://127.0.0.1:9/privacy.pdf" },
            requiresAcceptance: false,
          },
        ],
      },
    },
  });

  test("is reported as missing, with its version", async ({ customer }) => {
    await goToIdentify(customer);
    const sheet = await openDocument(customer.page, "Read Privacy notice");
    await expect(sheet.getByText(/^Version .?2026-04/)).toBeVisible();
    await expect(sheet.getByText("This document is not here yet")).toBeVisible();
    await expect(sheet.getByRole("button", { name: "Call staff" })).toBeVisible();
  });
});

test.describe("the name of a new customer", () => {
  const NEW_NUMBER = "15199887766";
  /** As fast as a quick typist: slower than any scanner. */
  const PERSON = { delay: 90 };

  /** Identify → the keyboard for a name, with these keys touched one after the other. */
  async function typeName(customer: Customer, ...keys: string[]): Promise<void> {
    await customer.identify.nameButton.tap();
    await customer.keyboard.type(keys);
  }

  test("is typed by touch and sent to the loyalty service", async ({ customer, shop }) => {
    await goToIdentify(customer);
    const { page } = customer;
    const keys = [..."Ada", "Space", "Capital letters", ..."Lovx", "Delete", "Done"];
    await typeName(customer, ...keys);
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByText("Ada Lov", { exact: true })).toBeVisible();
    await customer.identify.enterNumber(NEW_NUMBER);
    await customer.identify.goOn();
    await expect.poll(() => shop.control.requests("loyalty.qr-code")).toHaveLength(1);
    const [request] = await shop.control.requests("loyalty.qr-code");
    expect(request).toMatchObject({ clientName: "Ada Lov", phoneNumber: `+49${NEW_NUMBER}` });
  });

  test("has large keys, only its first letter is capitalized, hardware keys work too", async ({
    customer,
  }) => {
    await goToIdentify(customer);
    const { page } = customer;
    await typeName(customer, "Z", "o");
    const field = page.getByRole("textbox", { name: "Your name, optional" });
    const boxes = await customer.keyboard.area
      .getByRole("button")
      .evaluateAll((keys) => keys.map((key) => key.getBoundingClientRect().toJSON()));
    for (const box of boxes) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(88);
    await expect(field).toBeFocused();
    await page.keyboard.type("ë van Eyck", PERSON);
    await expect(field).toHaveValue("Zoë van Eyck");
    await page.keyboard.press("Home");
    await customer.keyboard.type("d");
    await expect(field).toHaveValue("dZoë van Eyck");
    await field.fill("x".repeat(99));
    await page.keyboard.type("yz", PERSON);
    await customer.keyboard.type("q");
    await expect(field).toHaveValue(`${"x".repeat(99)}y`);
  });

  test("is not entered by a scanner", async ({ customer }) => {
    await goToIdentify(customer);
    const { page } = customer;
    await typeName(customer, "A");
    const field = page.getByRole("textbox", { name: "Your name, optional" });
    await expect(field).toBeFocused();
    // The key of a person after it shows that the scan is over.
    await new Scanner(page).send(..."4006381333931", LONG_AFTER_SCAN_MS, "b");
    await expect(field).toHaveValue("Ab");
  });

  test("is typed in Arabic letters, or in others, in Arabic", async ({ customer }) => {
    await goToIdentify(customer);
    const { page } = customer;
    await speakArabic(page);
    const arabic = await customer.speaking("ar");
    await typeName(arabic, "حروف أخرى أ إ پ", "أ", "م", "ل");
    const field = page.getByRole("textbox", { name: "اسمك، اختياري" });
    await expect(field).toHaveValue("أمل");
    await arabic.keyboard.type(["English", "b"]);
    await expect(field).toHaveValue("أملb");
  });

  test("is optional, and not sent if empty", async ({ customer, shop }) => {
    await goToIdentify(customer);
    await customer.identify.enterNumber(NEW_NUMBER);
    await customer.identify.goOn();
    await expect.poll(() => shop.control.requests("loyalty.qr-code")).toHaveLength(1);
    const [request] = await shop.control.requests("loyalty.qr-code");
    expect(request).not.toHaveProperty("clientName");
  });
});
