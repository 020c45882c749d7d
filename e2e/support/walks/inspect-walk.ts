import { expect } from "@playwright/test";
import type { Customer } from "../../pages/customer.ts";
import { type DisplayMode, inspectIn, rulesIn } from "../display-modes.ts";
import type { Rules } from "../inspect.ts";
import type { Shop } from "../shop.ts";
import { type Help, optionsOf, type Walk, Walkthrough } from "./walk.ts";

/** What is inspected on the walks. */
type Asked = {
  readonly locales: readonly string[];
  readonly modes: readonly DisplayMode[];
  /** What is set in the access bar before anything else. */
  readonly help?: Help;
  /** Rules in addition to those of every screen. */
  readonly rules?: Partial<Rules>;
};

/** Every walk in each of these languages, with the fixtures' options (requirements A1–A5). */
export function inspectedWalks(walks: readonly Walk[], { locales, modes, help, rules }: Asked) {
  return walks.flatMap((walk) =>
    locales.map((locale) => ({
      name: `${walk.name}: ${locale}${help ? `, ${help}` : ""}`,
      inspections: walk.looks * modes.length,
      options: optionsOf(walk, locale),
      /** Every screen of the walk is inspected. */
      inspectAll: async (customer: Customer, shop: Shop) => {
        const kiosk = { ...rulesIn(locale), ...rules };
        const look = async (screen: string, page = customer.page) => {
          // The order-status display shows all languages of the outlet in turn.
          const allRules = page === customer.page ? kiosk : { ...kiosk, forbidden: [] };
          await inspectIn(modes, page, screen, allRules);
        };
        await walk.walk(await Walkthrough.start({ customer, shop, locale, help, look }));
        expect(await customer.page.evaluate(() => document.documentElement.lang)).toBe(locale);
      },
    })),
  );
}
