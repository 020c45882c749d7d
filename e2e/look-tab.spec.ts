/** Staff look after the outlet's look: a draft on the customers' own screens, then published. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import type { Customer } from "./pages/customer.ts";
import { expect, test } from "./pages/fixtures.ts";
import { LookTab } from "./pages/look.ts";
import { Staff } from "./pages/staff.ts";
import { SOUP } from "./support/restaurant.ts";
import { withPage, withShop } from "./support/shop.ts";

const NAME = "Zum Anker";
/** What is chosen for a burger. */
const MODIFIER = "extra-avocado";

async function openLook(
  { page }: Pick<Customer, "page">,
  locale = "en",
): Promise<{ readonly staff: Staff; readonly look: LookTab }> {
  const staff = await Staff.at(page, locale);
  await staff.signIn();
  return { staff, look: await LookTab.openBy(staff) };
}
const ACCENT = "--accent";

test("a name is seen in the frame at once, and at the kiosk once it is published", async ({
  customer,
}) => {
  const { page } = customer;
  const { staff, look } = await openLook(customer);
  const before = (await look.screen.locator(".attract__name").textContent()) ?? "";
  await look.rename(before, NAME);
  await expect(look.screen.locator(".attract__name")).toHaveText(NAME);
  await look.publish();
  await staff.leave();
  await expect(page.locator(".attract__name")).toHaveText(NAME);
});

test("a mood changes the frame at once; undone and discarded changes reach no customer", async ({
  customer,
}) => {
  const { page } = customer;
  const accent = () =>
    page.evaluate((name) => getComputedStyle(document.body).getPropertyValue(name), ACCENT);
  const framed = () =>
    look.screen
      .locator("body")
      .evaluate((body, name) => getComputedStyle(body).getPropertyValue(name), ACCENT);
  const own = await accent();
  const { staff, look } = await openLook(customer);
  await look.mood("sushi").tap();
  await expect.poll(framed).not.toBe(own);
  const sushi = await framed();
  await look.mood("healthy").tap();
  await expect.poll(framed).not.toBe(sushi);
  await look.button("look:bar.undo").tap();
  await expect.poll(framed).toBe(sushi);
  await look.discard();
  await expect.poll(framed).toBe(own);
  await expect(look.button("look:bar.publish")).toBeDisabled();
  await look.mood("sushi").tap();
  await look.publish();
  await staff.leave();
  await expect.poll(accent).toBe(sushi);
});

/** A word for what is seen, in staff's language. */
const MUSHROOM = { de: "Pilz", ar: "فطر" } as const;

for (const locale of ["de", "ar"] as const) {
  test.describe(locale, () => {
    test.use({
      language: locale,
      sandboxState: { configuration: { locales: { default: locale, enabled: [locale, "en"] } } },
    });

    test(`${locale}: a drawing chosen by touch is on the menu once it is published`, async ({
      customer,
    }) => {
      const { page } = customer;
      const { staff, look } = await openLook(customer, locale);
      await look.openPart("pictures");
      await look.openDish(SOUP);
      await look.choosePicture("pizza funghi", MUSHROOM[locale]);
      await page.keyboard.press("Escape");
      await look.turn("preview:screens", look.say("look:screen.menu"));
      await expect(
        look.screen.locator('img[src$="media/library/pizza-funghi.svg"]').first(),
      ).toBeVisible();
      await look.publish();
      await staff.leave();
      await customer.begin();
      await expect(
        page.locator('img[src$="media/library/pizza-funghi.svg"]').first(),
      ).toBeVisible();
    });
  });
}

test("what is chosen for a dish has a picture of its own, which its sheet shows", async ({
  customer,
}) => {
  const { look } = await openLook(customer);
  await look.openPart("pictures");
  await look.openDish(MODIFIER);
  await look.choosePicture("extra pickles", "gherkin");
  await look.button("look:bar.undo").waitFor({ state: "attached" });
  await customer.page.keyboard.press("Escape");
  await expect(
    customer.page.locator(`[data-product="${MODIFIER}"] img[src$="extra-pickles.svg"]`),
  ).toBeVisible();
});

test("the preview of the configuration leads to the look, and back", async ({ customer }) => {
  const { staff, look } = await openLook(customer);
  await look.button("staff:tab.preview").tap();
  await expect(staff.tab("preview")).toHaveAttribute("aria-selected", "true");
  await customer.page
    .getByRole("tabpanel")
    .getByRole("button", { name: staff.say("staff:tab.look") })
    .tap();
  await expect(staff.tab("look")).toHaveAttribute("aria-selected", "true");
  await look.drawn();
});

test.describe("with a folder of pictures", () => {
  const folder = mkdtempSync(join(tmpdir(), "kiosk-e2e-look-"));
  const MP4 = Buffer.from("\0\0\0\x18ftypisom\0\0\0\0", "latin1");
  test.beforeAll(async () => {
    const image = (background: string) =>
      sharp({ create: { width: 1_200, height: 900, channels: 3, background } })
        .jpeg()
        .toBuffer();
    writeFileSync(join(folder, "terrace.jpg"), await image("#356"));
    writeFileSync(join(folder, "counter.jpg"), await image("#a52"));
    writeFileSync(
      join(folder, "anchor.svg"),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4"/></svg>',
    );
    writeFileSync(join(folder, "loop.mp4"), MP4);
    writeFileSync(join(folder, "clip.mov"), MP4);
  });
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));
  // The video has a beginning, and nothing that could be played.
  test.use({ settingsPatch: { device: { menuPictures: folder } }, complaint: /loop\.mp4|decode/ });

  test("a logo is seen at once, undone, published, and moves to another kiosk with slides and video", async ({
    customer,
    shop,
    browser,
  }) => {
    const { page } = customer;
    const ofSettings = await page.locator(".attract__mark").getAttribute("src");
    const { staff, look } = await openLook(customer);
    await look.button("look:logo.choose").tap();
    await look.choosePhoto("anchor.svg");
    const chosen = /media\/photos\/[0-9a-f]{64}\.svg$/;
    await expect(look.logo).toHaveAttribute("src", chosen);
    await expect(look.logo).toHaveJSProperty("complete", true);
    await look.button("look:bar.undo").tap();
    await expect(look.logo).toHaveAttribute("src", ofSettings ?? "");
    await look.button("look:logo.choose").tap();
    await look.choosePhoto("anchor.svg");

    await look.openPart("stage");
    for (const name of ["terrace.jpg", "counter.jpg"]) {
      await look.button("look:slides.add").tap();
      await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
      await look.choosePhoto(name);
    }
    const slides = look.list("look:slides.title").getByRole("listitem");
    await expect(slides).toContainText(["terrace.jpg", "counter.jpg"]);
    await look.button("look:products.earlier", { name: "counter.jpg" }).tap();
    await expect(slides).toContainText(["counter.jpg", "terrace.jpg"]);
    await expect(look.screen.locator(".attract__slide")).not.toHaveCount(0);
    await expect(page.getByText(`clip.mov: ${staff.say("look:video.problem.type")}`)).toBeVisible();
    await page.getByRole("button", { name: "loop.mp4" }).tap();
    await expect(page.getByRole("button", { name: "loop.mp4" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );

    await look.publish();
    await look.exportFile();
    await staff.leave();
    await expect(page.locator(".attract__mark")).toHaveAttribute("src", chosen);

    await withShop({}, async (other) => {
      const exports = join(other.dataDir, "exports");
      mkdirSync(exports, { recursive: true });
      cpSync(join(shop.dataDir, "exports"), exports, { recursive: true });
      expect(readdirSync(exports)).toHaveLength(1);
      const elsewhere = await browser.newPage({ hasTouch: true, viewport: page.viewportSize() });
      await withPage(elsewhere, { url: other.kiosk.url, complaint: null }, async () => {
        const there = await openLook({ page: elsewhere });
        await there.look.importFile();
        await expect(there.look.logo).toHaveAttribute("src", chosen);
        await there.look.openPart("stage");
        await expect(there.look.list("look:slides.title").getByRole("listitem")).toContainText([
          "counter.jpg",
          "terrace.jpg",
        ]);
        await expect(there.look.screen.locator(".attract__slide").first()).toBeVisible();
        // Videos do not travel: the folder there has none of this name.
        await expect(
          elsewhere.getByText(staff.say("look:video.missing", { name: "\u2068loop.mp4\u2069" })),
        ).toBeVisible();
        await there.look.publish();
        await there.staff.leave();
        await expect(elsewhere.locator(".attract__mark")).toHaveAttribute("src", chosen);
        await expect(elsewhere.locator(".attract__slide").first()).toBeVisible();
      });
      await elsewhere.close();
    });
  });

  test("a logo is removed again: that of the settings returns", async ({ customer }) => {
    const { look } = await openLook(customer);
    const before = await look.logo.getAttribute("src");
    await look.button("look:logo.choose").tap();
    await look.choosePhoto("anchor.svg");
    await expect(look.logo).not.toHaveAttribute("src", before ?? "");
    await look.button("look:logo.remove").tap();
    await expect(look.logo).toHaveAttribute("src", before ?? "");
    await expect(look.button("look:bar.publish")).toBeDisabled();
  });
});
