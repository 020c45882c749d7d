/** The start screen at any outlet: it is never empty, and all that it says can be read. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { NO_BRAND } from "../domain/look/brand.ts";
import { atOutlet } from "./look/outlets.ts";
import { expect, test } from "./pages/fixtures.ts";
import { cutWords } from "./support/cut-words.ts";

const SCREENS = [
  [1080, 1920],
  [1920, 1080],
  [1024, 768],
] as const;

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

  test("five things stand on its table, and notes say when it is open and what is new", async ({
    customer: { page },
  }) => {
    await expect(onTable(page)).toHaveCount(5);
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
