import type { Customer } from "../customer.ts";
import { inspect, type Rules } from "../inspect.ts";
import { expect, type Shop } from "../kiosk.ts";
import type { Look } from "../looks.ts";
import { type Help, optionsOf, type Walk, Walker } from "./walk.ts";

/** What is asked beyond what every screen has to keep. */
type More = Partial<Rules> & { readonly help?: Help };

/** Every way in which walks are looked at, with the fixtures' options (quality A1–A5). */
export function inspectedLooks(walks: readonly Walk[], looks: readonly Look[], more: More = {}) {
  const { help = "none", ...rulesToo } = more;
  return walks.flatMap((walk) =>
    looks.map(({ name, locale, contrast, viewport, isTurned = false, rules }) => ({
      name: `${walk.name}: ${name}${help === "none" ? "" : `, ${help}`}`,
      looks: walk.looks * (isTurned ? 2 : 1),
      options: { viewport, ...optionsOf(walk, locale) },
      /** Every screen of the walk is inspected. */
      inspectAll: async (customer: Customer, shop: Shop) => {
        const kiosk = { ...rules, ...rulesToo };
        const look = async (screen: string, page = customer.page) => {
          // On the wall all languages of the outlet take turns.
          const allRules = page === customer.page ? kiosk : { ...kiosk, forbidden: [] };
          await inspect(page, screen, allRules);
          if (!isTurned) return;
          await page.setViewportSize({ width: viewport.height, height: viewport.width });
          await inspect(page, `${screen}, turned`, allRules);
          await page.setViewportSize(viewport);
        };
        await walk.walk(await Walker.at({ customer, shop, locale, contrast, help, look }));
        expect(await customer.page.evaluate(() => document.documentElement.lang)).toBe(locale);
      },
    })),
  );
}
