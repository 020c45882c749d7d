import type { Customer } from "../customer.ts";
import type { Rules } from "../inspect.ts";
import { expect, type Shop } from "../kiosk.ts";
import { inspectIn, rulesIn, type Way } from "../looks.ts";
import { type Help, optionsOf, type Walk, Walker } from "./walk.ts";

/** How walks are looked at. */
type Asked = {
  readonly locales: readonly string[];
  readonly ways: readonly Way[];
  /** What is set in the access bar before anything else. */
  readonly help?: Help;
  /** What is asked beyond what every screen has to keep. */
  readonly rules?: Partial<Rules>;
};

/** Every walk in each of these languages, with the fixtures' options (requirements A1–A5). */
export function inspectedLooks(walks: readonly Walk[], { locales, ways, help, rules }: Asked) {
  return walks.flatMap((walk) =>
    locales.map((locale) => ({
      name: `${walk.name}: ${locale}${help ? `, ${help}` : ""}`,
      looks: walk.looks * ways.length,
      options: optionsOf(walk, locale),
      /** Every screen of the walk is inspected. */
      inspectAll: async (customer: Customer, shop: Shop) => {
        const kiosk = { ...rulesIn(locale), ...rules };
        const look = async (screen: string, page = customer.page) => {
          // On the wall all languages of the outlet take turns.
          const allRules = page === customer.page ? kiosk : { ...kiosk, forbidden: [] };
          await inspectIn(ways, page, screen, allRules);
        };
        await walk.walk(await Walker.at({ customer, shop, locale, help, look }));
        expect(await customer.page.evaluate(() => document.documentElement.lang)).toBe(locale);
      },
    })),
  );
}
