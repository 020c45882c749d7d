import * as iso4217 from "dinero.js/currencies";
import type { Settings } from "./settings.ts";

/** ISO 4217 for "no currency": neither the configuration nor the settings name one, and no orders are taken. */
export const NO_CURRENCY = "XXX";

/** For a code that is not on the list. */
const USUAL_DIGITS = 2;

/** ISO 4217 gives the two currencies that are divided into fifths, MGA and MRU, two digits as well. */
const DIGITS: ReadonlyMap<string, number> = new Map(
  Object.values(iso4217).map(({ code, base, exponent }) => [
    code,
    base === 10 ? exponent : USUAL_DIGITS,
  ]),
);

/**
 * Fractional digits of amounts in a currency: as agreed at onboarding and set in the settings (ordering.md §2.7), else
 * ISO 4217's minor units. Not those of `Intl`, which are how people write amounts (none for HUF, PKR, IDR), and differ
 * between Node and browsers.
 */
export function currencyDigits(
  currency: string,
  { ordering }: { readonly ordering: Pick<Settings["ordering"], "currencyDigits"> },
): number {
  return ordering.currencyDigits ?? DIGITS.get(currency) ?? USUAL_DIGITS;
}
