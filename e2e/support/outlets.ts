/** Outlets of tests: fixtures' options for `test.use`. */
import { CORNER_CAFE, cornerMenu } from "./corner-menu.ts";

/** One language of each direction. */
export const CORNER_LOCALES = ["en", "ar"] as const;
type CornerLocale = (typeof CORNER_LOCALES)[number];

/** A kiosk of the corner café, without loyalty, that is soon notified of a new menu; the first language is its own. */
export function atTheCorner(...locales: readonly [CornerLocale, ...CornerLocale[]]) {
  return {
    language: locales[0],
    restaurant: CORNER_CAFE,
    sandboxState: { outlet: { configured: false }, ...cornerMenu() },
    settingsPatch: {
      ordering: { menuPollSeconds: 5 },
      device: {
        fallback: { currency: "EUR", timezone: "Europe/Berlin", locales: [...locales] },
        menuPictures: null,
      },
    },
  };
}

/** A sandbox whose outlet speaks one language and collects no points. */
export function shopIn(locale: string) {
  return { configuration: { loyaltyEnabled: false, locales: { default: locale } } };
}

/** A kiosk without loyalty, in one language, that is soon notified of a new menu. */
export function withoutLoyalty(locale: string) {
  return {
    language: locale,
    sandboxState: { outlet: { configured: false } },
    settingsPatch: {
      ordering: { menuPollSeconds: 5 },
      device: { fallback: { currency: "EUR", timezone: "Europe/Berlin", locales: [locale] } },
    },
  };
}
