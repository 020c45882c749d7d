import { describe, expect, it } from "vitest";
import { createFormat, type FormatOptions, languageName } from "./format.ts";

const BERLIN: FormatOptions = {
  locale: "en",
  currency: "EUR",
  currencySymbol: null,
  timezone: "Europe/Berlin",
};
const isolated = /^\u2068.*\u2069$/;

describe("formats of a visit", () => {
  it("print amounts in the customer's language and the outlet's currency", () => {
    expect(createFormat(BERLIN).money("12.9")).toBe("€12.90");
    expect(createFormat({ ...BERLIN, locale: "de" }).money("1234.5")).toBe("1.234,50\u00a0€");
    expect(createFormat({ ...BERLIN, currency: "JPY" }).money("850")).toBe("¥850");
    expect(createFormat({ ...BERLIN, currency: "KWD" }).money("1.5")).toBe("KWD\u00a01.500");
  });

  it("print the outlet's own symbol in place of the usual one", () => {
    expect(createFormat({ ...BERLIN, currencySymbol: "Eu" }).money("3")).toBe("Eu3.00");
  });

  it("keep amounts and numbers together, with one kind of digits, among right-to-left words", () => {
    const format = createFormat({ ...BERLIN, locale: "ar" });
    expect(format.money("12.90")).toMatch(isolated);
    expect(format.money("12.90")).toContain("12.90");
    expect(format.number(1240)).toMatch(isolated);
  });

  it("tell the time of the outlet, not of the machine, on both sides of a clock change", () => {
    const format = createFormat({ ...BERLIN, locale: "de" });
    expect(format.time(Date.UTC(2026, 9, 25, 0, 30))).toBe("02:30");
    expect(format.time(Date.UTC(2026, 9, 25, 1, 30))).toBe("02:30");
    expect(format.time(Date.UTC(2026, 9, 25, 2, 30))).toBe("03:30");
    expect(createFormat({ ...BERLIN, locale: "de", timezone: "Asia/Tokyo" }).time(0)).toBe("09:00");
  });
});

describe("language names", () => {
  it.each([
    ["en", "English"],
    ["de", "Deutsch"],
    ["tr", "Türkçe"],
    ["ar", "العربية"],
  ])("%s calls itself %s", (locale, name) => {
    expect(languageName(locale)).toBe(name);
  });
});
