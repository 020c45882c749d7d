import { expect, type Page } from "@playwright/test";
import type { Customer } from "../../pages/customer.ts";
import { showContrast, VIEWPORTS } from "../display-modes.ts";
import type { Shop } from "../shop.ts";
import { comparePicture, SNAPSHOT_OPTIONS } from "../snapshots.ts";
import { DISPLAYS, type Display, PICTURED_SCREENS } from "./pictured-screens.ts";
import { type Look, optionsOf, type Walk, Walkthrough } from "./walk.ts";

const LOCALES = ["en", "ar"] as const;
type Locale = (typeof LOCALES)[number];

/** The stored picture of a screen, below the folder of all of them. */
export function pictureOf(walk: string, screen: string, display: Display): string {
  return `${walk}/${screen.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}-${display}.webp`;
}

/** Every walk in each language in which it has pictures, with the fixtures' options and the time it may take. */
export function picturedWalks(walks: readonly Walk[]) {
  return walks.flatMap((walk) =>
    LOCALES.filter((locale) => countPictures(walk, locale) > 0).map((locale) => ({
      name: `${walk.name}: ${locale}`,
      timeoutMs: 180_000 + walk.looks * 2_000 + countPictures(walk, locale) * 5_000,
      options: { ...SNAPSHOT_OPTIONS, ...optionsOf(walk, locale) },
      /** Every screen of the walk looks as in its pictures. */
      compareAll: async (customer: Customer, shop: Shop) => {
        const screens = screensOf(walk);
        const seen: string[] = [];
        const look: Look = async (screen, page = customer.page) => {
          seen.push(screen);
          for (const display of displaysIn(locale, screens[screen] ?? [])) {
            await showAs(display, page);
            await comparePicture(page, pictureOf(walk.name, screen, display));
            await showAs(locale, page);
          }
        };
        await walk.walk(await Walkthrough.start({ customer, shop, locale, look }));
        // A new screen is added to the list, be it without a picture.
        expect(seen).toEqual(Object.keys(screens));
      },
    })),
  );
}

function screensOf(walk: Walk): Readonly<Record<string, readonly Display[]>> {
  return PICTURED_SCREENS[walk.name] ?? {};
}

function displaysIn(locale: Locale, displays: readonly Display[]): Display[] {
  return displays.filter((display) => DISPLAYS[display].locale === locale);
}

function countPictures(walk: Walk, locale: Locale): number {
  return Object.values(screensOf(walk)).flatMap((displays) => displaysIn(locale, displays)).length;
}

/** Changes the page's size and root in place: a dialog may cover the access bar. */
async function showAs(display: Display, page: Page): Promise<void> {
  await page.setViewportSize(display === "landscape" ? VIEWPORTS.landscape : VIEWPORTS.portrait);
  await showContrast(page, display === "high-contrast" ? "high" : "normal");
  await page.evaluate(
    (size) => {
      document.documentElement.dataset.text = size;
    },
    display === "largest-text" ? "largest" : "normal",
  );
}
