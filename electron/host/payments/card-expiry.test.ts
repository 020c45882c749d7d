import { describe, expect, test } from "vitest";
import { isExpired } from "./card-expiry.ts";

const card = (expiryMonth: number | null, expiryYear: number | null) => ({
  expiryMonth,
  expiryYear,
});
/** New Year in UTC; in Auckland since 13 hours, in Los Angeles in 8 hours. */
const NEW_YEAR = Date.UTC(2031, 0, 1);

describe("a card", () => {
  test.each([
    ["is valid in its month", card(1, 2031), false],
    ["is valid before its month", card(2, 2031), false],
    ["is expired in the month after", card(12, 2030), true],
    ["is expired in the years after", card(12, 2029), true],
    ["is valid in an earlier month of a later year", card(1, 2032), false],
    ["may name its year by two digits", card(12, 30), true],
    ["may name its year by two digits, and be valid", card(1, 31), false],
    ["without a month is valid through its year", card(null, 2031), false],
    ["without a month is expired after its year", card(null, 2030), true],
    ["without a year does not expire", card(1, null), false],
    ["without both does not expire", card(null, null), false],
  ])("%s", (_, expiry, expired) => {
    expect(isExpired(expiry, NEW_YEAR, "UTC")).toBe(expired);
  });

  test("is valid through the end of its month by the outlet's calendar", () => {
    const december = card(12, 2030);
    expect(isExpired(december, NEW_YEAR, "America/Los_Angeles")).toBe(false);
    expect(isExpired(december, NEW_YEAR + 8 * 3_600_000, "America/Los_Angeles")).toBe(true);
    expect(isExpired(december, NEW_YEAR - 13 * 3_600_000 - 1, "Pacific/Auckland")).toBe(false);
    expect(isExpired(december, NEW_YEAR - 13 * 3_600_000, "Pacific/Auckland")).toBe(true);
  });
});
