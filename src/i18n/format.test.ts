import { describe, expect, it } from "vitest";
import { createFormat, type FormatOptions, inCurrencyOf, languageName } from "./format.ts";

const BERLIN: FormatOptions = {
  locale: "en",
  currency: "EUR",
  currencyDigits: 2,
  currencySymbol: null,
  timezone: "Europe/Berlin",
};
const isolated = /^\u2068.*\u2069$/;

describe("formats of a visit", () => {
  it("print amounts in the customer's language and the outlet's currency", () => {
    expect(createFormat(BERLIN).money("12.9")).toBe("€12.90");
    expect(createFormat({ ...BERLIN, locale: "de" }).money("1234.5")).toBe("1.234,50\u00a0€");
    expect(createFormat({ ...BERLIN, currency: "JPY", currencyDigits: 0 }).money("850")).toBe(
      "¥850",
    );
    expect(createFormat({ ...BERLIN, currency: "KWD", currencyDigits: 3 }).money("1.5")).toBe(
      "KWD\u00a01.500",
    );
  });

  it("print as many digits as are charged, whatever the engine's default for the currency", () => {
    const forint = { ...BERLIN, currency: "HUF" };
    expect(createFormat(forint).money("990.5")).toBe("HUF\u00a0990.50");
    expect(createFormat({ ...forint, currencyDigits: 0 }).money("990")).toBe("HUF\u00a0990");
    expect(createFormat(forint).money("990.125")).toBe("HUF\u00a0990.13");
  });

  it("print the outlet's own symbol in place of the usual one", () => {
    expect(createFormat({ ...BERLIN, currencySymbol: "Eu" }).money("3")).toBe("Eu3.00");
  });

  it("print an order's amounts in its own currency, after the outlet has changed its own", () => {
    const outlet = { ...BERLIN, currencySymbol: "Eu" };
    const of = (currency: string | null, currencyDigits: number) =>
      createFormat(inCurrencyOf({ currency, currencyDigits }, outlet));
    expect(of("BGN", 2).money("19.56")).toBe("BGN\u00a019.56");
    expect(of("JPY", 0).money("850")).toBe("¥850");
    expect(of("EUR", 2).money("19.56")).toBe("Eu19.56");
    // Records that cannot be read have no amounts; dates are written all the same.
    expect(of(null, 0).money("19.56")).toBe("Eu19.56");
  });

  it("isolate amounts and numbers, in one kind of digits, in right-to-left text", () => {
    const format = createFormat({ ...BERLIN, locale: "ar" });
    expect(format.money("12.90")).toMatch(isolated);
    expect(format.money("12.90")).toContain("12.90");
    expect(format.number(1240)).toMatch(isolated);
  });

  it.each([
    ["en", "12.5%", "7%"],
    ["de", "12,5\u00a0%", "7\u00a0%"],
    ["tr", "%12,5", "%7"],
    ["zh-Hans", "12.5%", "7%"],
  ])("write percentages as %s does, to the digit that was configured", (locale, half, seven) => {
    const format = createFormat({ ...BERLIN, locale });
    expect(format.percent(12.5)).toBe(half);
    expect(format.percent(7)).toBe(seven);
    expect(createFormat({ ...BERLIN, locale: "ar" }).percent(7)).toMatch(isolated);
  });

  it("write sizes in megabytes or gigabytes, with a digit after the point", () => {
    const format = createFormat(BERLIN);
    expect(format.bytes(2_340_000)).toBe("2.3 MB");
    expect(format.bytes(12_500_000_000)).toBe("12.5 GB");
    expect(createFormat({ ...BERLIN, locale: "ar" }).bytes(2_000_000)).toMatch(isolated);
  });

  it("use the time zone of the outlet, not of the machine, on both sides of a clock change", () => {
    const format = createFormat({ ...BERLIN, locale: "de" });
    expect(format.time(Date.UTC(2026, 9, 25, 0, 30))).toBe("02:30");
    expect(format.time(Date.UTC(2026, 9, 25, 1, 30))).toBe("02:30");
    expect(format.time(Date.UTC(2026, 9, 25, 2, 30))).toBe("03:30");
    expect(createFormat({ ...BERLIN, locale: "de", timezone: "Asia/Tokyo" }).time(0)).toBe("09:00");
  });
});

describe("amounts and times by language", () => {
  // A space that does not break, narrow or wide.
  const NB = "[\\u00a0\\u202f]";
  it.each([
    ["fr", `12${NB}345,50${NB}€`, `12${NB}345`, "14:05", "21 nov. 2026", "a, b, c"],
    [
      "fr-CA",
      `12${NB}345,50${NB}€`,
      `12${NB}345`,
      `14${NB}?.?h${NB}?.?05`,
      "21 nov. 2026",
      "a, b, c",
    ],
    ["es", `12\\.345,50${NB}€`, "12\\.345", "14:05", "21 nov 2026", "a, b y c"],
    ["it", `12\\.345,50${NB}€`, "12\\.345", "14:05", "21 nov 2026", "a, b e c"],
    // Without a region it is formatted as for most of its readers: in Brazil.
    ["pt", `€${NB}12\\.345,50`, "12\\.345", "14:05", "21 de nov\\. de 2026", "a, b,? e? ?c"],
    ["pt-PT", `12${NB}345,50${NB}€`, `12${NB}345`, "14:05", "21/11/2026", "a, b,? e? ?c"],
  ])("%s formats amounts, numbers, times, dates and lists in its own way", (locale, ...shapes) => {
    const format = createFormat({ ...BERLIN, locale });
    const at = Date.UTC(2026, 10, 21, 13, 5);
    const written = [
      format.money("12345.5"),
      format.number(12345),
      format.time(at),
      format.date(at),
      format.list(["a", "b", "c"]),
    ];
    for (const [index, shape] of shapes.entries()) {
      expect(written[index]).toMatch(new RegExp(`^${shape}$`, "u"));
    }
  });
});

describe("language names", () => {
  it.each([
    ["en", "English"],
    ["de", "Deutsch"],
    ["tr", "Türkçe"],
    ["ar", "العربية"],
    ["fr", "Français"],
    ["es", "Español"],
    ["it", "Italiano"],
    ["pt", "Português"],
    ["pl", "Polski"],
    ["uk", "Українська"],
    ["he", "עברית"],
    ["zh", "中文"],
    ["zh-Hans", "简体中文"],
    ["pt-BR", "Português (Brasil)"],
    ["fr-CA", "Français canadien"],
  ])("%s calls itself %s", (locale, name) => {
    expect(languageName(locale)).toBe(name);
  });
});
