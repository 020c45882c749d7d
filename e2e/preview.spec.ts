/** A draft on the customers' own screens: its look, its findings, its changes (docs/preview.md). */
import type {} from "../src/staff/preview/exporting.ts";
import { expect, test } from "./pages/previewer.ts";
import { choose } from "./support/choose.ts";
import { sayIn } from "./support/say.ts";
import { SPOKEN } from "./support/words.ts";

const HEADLINE = "May we send you our offers and news?";
const LANDSCAPE = { width: 1920, height: 1080 };
const PORTRAIT = { width: 1080, height: 1920 };

test("of all screens at once those that the draft removes keep no other from being drawn", async ({
  desk,
  page,
}) => {
  const { previewer, save } = desk;
  save((draft) => {
    draft.loyaltyEnabled = false;
  });
  await page.goto(desk.url);
  await previewer.drawn();
  await choose(page.getByRole("radio", { name: previewer.say("preview:view.all") }));
  const listed = page.locator(".all-screens__one");
  const removed = listed.filter({ hasText: previewer.say("preview:change.removed") });
  await expect(removed.nth(2)).toBeVisible();
  const texts = await listed.allInnerTexts();
  const gone = texts.flatMap((text, index) =>
    text.includes(previewer.say("preview:change.removed")) ? index : [],
  );
  const next = texts.findIndex(
    (_, index) => !gone.includes(index) && gone.filter((one) => one < index).length > 2,
  );
  await expect(listed.nth(next).locator("iframe")).toBeVisible();
});

test("a draft that is saved again is viewed as it was before", async ({ desk, page }) => {
  const { previewer, save } = desk;
  await page.goto(desk.url);
  await previewer.open("consent");
  await previewer.turn("preview:size.label", previewer.say("preview:size.largest"));
  save((draft) => {
    const texts = draft.loyalty?.marketingConsent?.screen?.headlineByLocale;
    Object.assign(texts ?? {}, { en: HEADLINE });
  });
  await expect(previewer.screen("last").getByText(HEADLINE)).toBeVisible();
  await expect(previewer.screen("last").locator("html")).toHaveAttribute("data-text", "largest");
});

test("a file that is too long to be a configuration is refused", async ({ desk, page }) => {
  await page.goto(desk.url);
  await desk.previewer.drawn();
  await page.locator("input[type=file]").setInputFiles({
    name: "menu.json",
    mimeType: "application/json",
    buffer: Buffer.alloc(1_200_000, "x"),
  });
  await expect(page.locator(".refused")).toContainText("longer than 400000 characters");
});

for (const locale of SPOKEN) {
  test.describe(`in ${locale}`, () => {
    test.use({ toolLocale: locale, viewport: LANDSCAPE });

    test(`${locale}: a draft is shown beside the live configuration on the screens that it changes`, async ({
      desk,
      page,
    }) => {
      const { previewer, save } = desk;
      save((draft) => {
        const texts = draft.loyalty?.marketingConsent?.screen?.headlineByLocale;
        Object.assign(texts ?? {}, { en: HEADLINE });
      });
      await page.goto(desk.url);
      await expect(page.locator("html")).toHaveAttribute("dir", locale === "ar" ? "rtl" : "ltr");
      await previewer.drawn();
      // The outlet's first language is English, whatever the language of the tool.
      await page.getByLabel(previewer.say("preview:onlyChanged")).check();
      const listed = page.locator("[data-scene]");
      await expect(listed).toHaveCount(1);
      await expect(listed).toHaveAttribute("data-scene", "consent");
      await previewer.drawn();
      await expect(previewer.screen("last").getByText(HEADLINE)).toBeVisible();
      await expect(
        previewer.screen("first").getByText("Shall we tell you about offers?"),
      ).toBeVisible();
      await choose(page.getByRole("radio", { name: previewer.say("preview:side.changes") }));
      await expect(page.locator(".field-change")).toContainText([
        "loyalty.marketingConsent.screen.headlineByLocale.en",
      ]);
      // In German nothing has changed.
      await previewer.turn("preview:language", "Deutsch");
      await expect(listed).toHaveCount(0);
    });

    test(`${locale}: each screen can be viewed by language, text, contrast, orientation and flow`, async ({
      desk,
      page,
    }) => {
      const { previewer } = desk;
      await page.goto(desk.url);
      await previewer.open("phone");
      const root = previewer.screen().locator("html");
      await expect(root).toHaveAttribute("lang", "en");
      await previewer.turn("preview:language", "العربية");
      await expect(root).toHaveAttribute("dir", "rtl");
      await previewer.turn("preview:size.label", previewer.say("preview:size.largest"));
      await expect(root).toHaveAttribute("data-text", "largest");
      await previewer.turn("preview:contrast.label", previewer.say("preview:contrast.high"));
      await expect(root).toHaveAttribute("data-contrast", "high");
      await previewer.turn(
        "preview:orientation.label",
        previewer.say("preview:orientation.landscape"),
      );
      const width = () =>
        previewer
          .screen()
          .locator("body")
          .evaluate(() => window.innerWidth);
      await expect.poll(width).toBe(1920);
      await previewer.drawn();
      // Two steps: the consent has a screen of its own; one step: it is part of the phone form.
      await expect(page.locator('[data-scene="consent"]')).toBeVisible();
      await previewer.turn("preview:phoneFlow.label", "single_step");
      await expect(page.locator('[data-scene="consent"]')).toHaveCount(0);
      await expect(previewer.screen().locator(".consent__marketing")).toBeAttached();
      await previewer.turn("preview:flow.label", "PATCH_ORDER");
      await previewer.drawn();
      await expect(previewer.screen().locator("[data-screen=identify]")).toBeVisible();
    });

    test(`${locale}: a finding leads to its screen and language`, async ({ desk, page }) => {
      const { previewer, save } = desk;
      save((draft) => {
        const template = draft.loyalty?.phoneFormDisclaimer?.templateByLocale;
        Reflect.deleteProperty(template ?? {}, "tr");
        const [document] = draft.documents ?? [];
        // The points icon is there, and no document.
        if (document) document.pdfUrlByLocale.en = draft.loyalty?.pointsIconUrl ?? "";
        Object.assign(draft.phone?.masksByCountry ?? {}, { DE: "XXX XXX" });
      });
      await page.goto(desk.url);
      for (const rule of ["missing-translation", "document-failed", "mask-too-short"]) {
        await expect(previewer.finding(rule), rule).toHaveCount(1);
      }
      await previewer.finding("missing-translation").getByRole("button").click();
      await previewer.drawn();
      await expect(page.locator("[data-chosen]")).toHaveAttribute("data-scene", "phone");
      await expect(previewer.screen().locator("html")).toHaveAttribute("lang", "tr");
      // Fixed and saved, it disappears by itself.
      save(() => {});
      await expect(previewer.finding("missing-translation")).toHaveCount(0);
    });
  });
}

test("every screen of the sandbox's configuration is reached, and only its files are fetched", async ({
  desk,
  page,
}) => {
  await page.setViewportSize(PORTRAIT);
  await page.goto(`${desk.url}?export`);
  await page.waitForFunction(() => window.previewExport !== undefined);
  const scenes = await page.evaluate(() => window.previewExport?.plan().scenes ?? []);
  expect(scenes.length).toBeGreaterThan(45);
  const frame = page.locator(".export iframe").contentFrame();
  const refusals = await sayIn("ar");
  for (const { id } of scenes) {
    const asked = { scene: id, locale: "ar", orientation: "portrait" } as const;
    const shown = await page.evaluate((one) => window.previewExport?.show(one), asked);
    expect(shown?.result, `${id}: ${JSON.stringify(shown)}`).toBe("shown");
    if (id === "attract-slides")
      await expect(frame.locator(".attract__slide[data-current]")).toBeVisible();
    const code = /^(?:code|phone)-(\d+)$/.exec(id)?.[1];
    if (code !== undefined) {
      await expect(
        frame.getByText(refusals(`preview:sample.code.${code}`)).first(),
        id,
      ).toBeVisible();
    }
  }
  expect(await desk.calls()).toEqual([]);
  expect(desk.foreignRequests).toEqual([]);
});
