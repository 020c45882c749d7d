import { describe, expect, it } from "vitest";
import { currencyDigits } from "./currency-digits.ts";

const AGREED_ON_NONE = { ordering: { currencyDigits: null } };

describe("the digits of a currency", () => {
  it.each([
    [0, ["JPY", "KRW", "CLP", "ISK", "XAF", "PYG", "VND"]],
    [2, ["EUR", "HUF", "PKR", "COP", "IDR", "ALL", "RSD", "AFN", "MMK", "LAK", "LBP", "XCG"]],
    [2, ["MGA", "MRU"]],
    [3, ["KWD", "BHD", "OMR", "JOD", "TND", "IQD", "LYD"]],
  ])("are %i, by ISO 4217, for %s", (digits, currencies) => {
    const found = currencies.map((currency) => currencyDigits(currency, AGREED_ON_NONE));
    expect(found).toEqual(currencies.map(() => digits));
  });

  it("are those agreed at onboarding if the settings name them", () => {
    expect(currencyDigits("EUR", { ordering: { currencyDigits: 3 } })).toBe(3);
    expect(currencyDigits("HUF", { ordering: { currencyDigits: 0 } })).toBe(0);
  });

  it("are two for an unknown code", () => {
    expect(currencyDigits("ZZZ", AGREED_ON_NONE)).toBe(2);
  });
});
