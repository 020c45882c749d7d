/** The start screen at any outlet: it is never empty, and all that it says can be read. */
import { createHash } from "node:crypto";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { MOODS, NO_BRAND } from "../domain/look/brand.ts";
import { outletFile, photosOf } from "./look/brands.ts";
import { atOutlet } from "./look/outlets.ts";
import { expect, test } from "./pages/fixtures.ts";
import { cutWords } from "./support/cut-words.ts";

const SCREENS = [
  [1080, 1920],
  [1920, 1080],
  [1024, 768],
] as const;

/** With less on it, a table looks as if something were missing. */
const LEAST_ON_TABLE = 3;

const ALL_DAY = Array.from({ length: 7 }, () => [{ from: "00:00", to: "00:00" }]);
const NEVER = Array.from({ length: 7 }, () => []);
const named = (name: string) => ({ brand: { ...NO_BRAND, name } });

const onTable = (page: Page) => page.locator(".scene img, .scene .dish__photo");
const addresses = (page: Page) =>
  onTable(page).evaluateAll((found) => found.map((picture) => picture.getAttribute("src") ?? ""));

async function expectReadable(page: Page) {
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    for (const size of ["normal", "large", "largest"]) {
      await page.evaluate((text) => {
        document.documentElement.dataset.text = text;
      }, size);
      expect.soft(await cutWords(page), `${size}, ${width} × ${height}`).toEqual([]);
    }
  }
}

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).include("main").analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
}

test.describe("an outlet without pictures, open and with news", () => {
  test.use({
    ...atOutlet("cafe-paris"),
    look: { stage: { openingHours: ALL_DAY, newProducts: ["croissant", "gone"] } },
  });

  test("its table is laid, and notes say when it is open and what is new", async ({
    customer: { page },
  }) => {
    await expect.poll(() => onTable(page).count()).toBeGreaterThanOrEqual(LEAST_ON_TABLE);
    await expect(page.locator(".stage-note")).toHaveText([
      "Ouvert toute la journée",
      "Nouveau : Croissant pur beurre",
    ]);
    await expectAccessible(page);
    await expectReadable(page);
  });
});

for (const [language, outlet, name] of [
  ["ar", "burgers-kuwait", "مطعم البرغر الكويتي الأصيل للمأكولات السريعة"],
  ["en", "burgers-kuwait", "Grandmother Wilhelmina’s Original Pancake & Waffle House Inc"],
] as const) {
  test.describe(`a long name in ${language}`, () => {
    test.use({
      ...atOutlet(outlet, language),
      look: { ...named(name), stage: { openingHours: NEVER } },
    });

    test("is shown whole, on any screen", async ({ customer: { page } }) => {
      await expect(page.locator(".attract__name")).toHaveText(name);
      await expect(page.locator(".stage-note")).toHaveCount(1);
      await expectReadable(page);
    });
  });
}

for (const mood of MOODS) {
  test.describe(`in the headlines of ${mood}`, () => {
    test.use({
      language: "fr",
      sandboxState: { configuration: { locales: { enabled: ["fr", "uk", "ar"], default: "fr" } } },
      look: { brand: { ...NO_BRAND, mood }, stage: { openingHours: ALL_DAY } },
    });

    test("the longest invitations are shown whole, above a table that is not empty", async ({
      customer,
    }) => {
      const { page, start } = customer;
      for (const locale of ["fr", "uk", "ar"]) {
        await start.chooseLanguage(locale);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        await expectReadable(page);
        for (const [width, height] of SCREENS.slice(0, 2)) {
          await page.setViewportSize({ width, height });
          await expect.soft(onTable(page).first(), `${locale}, ${width} × ${height}`).toBeVisible();
        }
        await page.setViewportSize({ width: 1080, height: 1920 });
        await page.evaluate(() => {
          document.documentElement.dataset.text = "normal";
        });
      }
    });
  });
}

test.describe("in Chinese", () => {
  test.use({
    language: "zh-Hans",
    sandboxState: { configuration: { locales: { enabled: ["zh-Hans"], default: "zh-Hans" } } },
    look: { ...named("北京胡同家常菜馆与手工饺子专门店"), stage: { openingHours: NEVER } },
  });

  test("name and hours are shown whole", async ({ customer: { page } }) => {
    await expect(page.locator(".stage-note")).toHaveText("现已打烊");
    await expectReadable(page);
  });
});

test.describe("chosen dishes", () => {
  const products = ["lemonade-mint", "cookie"];
  test.use({ look: { stage: { dishes: { kind: "chosen", products } } } });

  test("stand in front, and the other places are taken too", async ({ customer: { page } }) => {
    await expect(onTable(page)).toHaveCount(5);
    expect((await addresses(page)).filter((url) => url.includes("media/pictures/"))).toHaveLength(
      2,
    );
  });
});

test("a demo outlet shows dishes only, without notes", async ({ customer: { page } }) => {
  await expect(onTable(page)).toHaveCount(5);
  expect((await addresses(page)).filter((url) => url.includes("/table-"))).toEqual([]);
  await expect(page.locator(".stage-note")).toHaveCount(0);
});

test.describe("dishes without a picture", () => {
  test.use(atOutlet("cafe-paris"));

  test("have an emblem behind their name, which stays readable", async ({ customer }) => {
    const { page } = customer;
    await customer.begin();
    const plain = await page.locator(".product--plain").count();
    await expect(page.locator(".product--plain .emblem")).toHaveCount(plain);
    await expectAccessible(page);
  });
});

/** A photo's id is the SHA-256 of its file. */
const photoId = (name: string) =>
  createHash("sha256")
    .update(readFileSync(outletFile("photos", name)))
    .digest("hex");
/** It begins like a WebM, and is none. */
const BROKEN = Buffer.from("1a45dfa39f4286810142f7810142f281", "hex");

test.describe("what moves", () => {
  const folder = photosOf("cafe-paris", mkdtempSync(join(tmpdir(), "kiosk-e2e-stage-")), [
    "espresso",
    "orange-juice",
  ]);
  for (const name of ["loop.mp4", "loop.webm"])
    copyFileSync(outletFile("videos", name), join(folder, name));
  writeFileSync(join(folder, "broken.webm"), BROKEN);
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const notes = { openingHours: NEVER, newProducts: ["croissant"] };
  const slides = [photoId("coffee.jpg"), photoId("oranges.jpg")];
  test.use(atOutlet("cafe-paris", "fr", { photos: folder }));

  for (const video of ["loop.mp4", "loop.webm"]) {
    test.describe(video, () => {
      test.use({ look: { stage: { ...notes, video } } });

      test("plays without sound behind name, hours and news, which can be read", async ({
        customer: { page },
      }) => {
        const shown = page.locator("video");
        await expect(shown).toHaveJSProperty("paused", false);
        await expect.poll(() => shown.evaluate(secondsPlayed)).toBeGreaterThan(0);
        await expect(shown).toHaveJSProperty("muted", true);
        await expect(page.locator(".stage-note")).toHaveCount(2);
        await expect(onTable(page)).toHaveCount(0);
        await expectAccessible(page);
        await expectReadable(page);
      });

      test("gives way to the table with reduced motion and in high contrast, and ends with a visit", async ({
        customer,
      }) => {
        const { page } = customer;
        const shown = page.locator("video");
        await expect(shown).toHaveCount(1);
        await page.emulateMedia({ reducedMotion: "reduce" });
        await expect(shown).toHaveCount(0);
        await expect(onTable(page)).not.toHaveCount(0);
        await page.emulateMedia({ reducedMotion: "no-preference" });
        await expect(shown).toHaveCount(1);
        await customer.access.touch("contrast");
        await expect(shown).toHaveCount(0);
        await customer.access.touch("contrast");
        await expect(shown).toHaveCount(1);
        await customer.begin();
        await expect(shown).toHaveCount(0);
      });
    });
  }

  test.describe("a video that cannot be played, with slides", () => {
    test.use({ look: { stage: { ...notes, video: "broken.webm", slides } } });

    test("gives way to them; with reduced motion only the first is shown", async ({
      customer: { page },
    }) => {
      const shown = page.locator(".attract__slide");
      await expect(shown).toHaveCount(2);
      await expect(page.locator("video")).toHaveCount(0);
      await expect(shown.first()).toHaveJSProperty("naturalWidth", 600);
      await expectAccessible(page);
      await expectReadable(page);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await expect(shown).toHaveCount(1);
    });
  });
});

function secondsPlayed(video: Element): number {
  return video instanceof HTMLVideoElement ? video.currentTime : 0;
}
