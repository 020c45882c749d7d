import type { Customer } from "../customer.ts";
import { VIEWPORTS } from "../display-modes.ts";
import { Keeper } from "../keeper.ts";
import { type Shop, test } from "../kiosk.ts";
import { type Look, optionsOf, type Walk, Walker } from "./walk.ts";

/** One language of each direction, and the one with the longest words. */
const LOCALES = ["en", "de", "ar"] as const;

/** Every language in which a walk is kept, with the fixtures' options and the time that it may take. */
export function keptLooks(walks: readonly Walk[]) {
  return walks.flatMap((walk) =>
    LOCALES.map((locale) => ({
      name: `${walk.name}: ${locale}`,
      timeoutMs: 90_000 + walk.looks * 8_000,
      options: {
        viewport: VIEWPORTS.portrait,
        contextOptions: { reducedMotion: "reduce" as const },
        ...optionsOf(walk, locale),
      },
      /** Every screen of the walk looks as it did, lying and upright. */
      keep: async (customer: Customer, shop: Shop) => {
        const scaler = await customer.page.context().newPage();
        // The kiosk's page is the one in front: only there something can have the focus.
        await customer.page.bringToFront();
        const lying = Keeper.at(`${walk.name}/${locale}-landscape`, scaler);
        const upright = Keeper.at(`${walk.name}/${locale}-portrait`, scaler);
        const isKept = lying.isKept && upright.isKept;
        test.skip(!Keeper.isTaking && !isKept, "no baseline: --update-snapshots takes one");
        const look: Look = async (screen, page = customer.page) => {
          await page.setViewportSize(VIEWPORTS.landscape);
          await lying.see(screen, page);
          await page.setViewportSize(VIEWPORTS.portrait);
          await upright.see(screen, page);
        };
        await walk.walk(await Walker.at({ customer, shop, locale, look }));
        for (const keeper of [lying, upright]) keeper.end();
      },
    })),
  );
}
