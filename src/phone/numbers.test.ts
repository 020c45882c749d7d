import fc from "fast-check";
import { getCountries, getExampleNumber } from "libphonenumber-js/mobile";
import examples from "libphonenumber-js/mobile/examples";
import { describe, expect, test } from "vitest";
import type { PhoneSettings } from "./countries.ts";
import { allCountries, callingCodeOf, formatEntry, judge } from "./numbers.ts";

const GERMANY: PhoneSettings = {
  defaultCountry: "DE",
  allowedCountries: ["AT", "TR"],
  masksByCountry: { DE: "XXX XXXXXXX", TR: "+90 (XXX) XXX XX XX" },
};
const digitText = fc.string({ unit: fc.constantFrom(..."0123456789"), maxLength: 20 });
const anyCountry = fc.constantFrom(...getCountries());

describe("every country of the world", () => {
  test.each(getCountries())(
    "%s: its example number is sent as E.164, however dialled",
    (country) => {
      const example = getExampleNumber(country, examples);
      expect(example).toBeDefined();
      if (!example) return;
      const trunk = example.formatNational().replace(/\D/g, "");
      const full = example.number.slice(1);
      for (const digits of [example.nationalNumber, trunk]) {
        expect(judge({ country, digits })).toMatchObject({
          state: "good",
          phoneNumber: example.number,
        });
      }
      expect(judge({ country: "DE", digits: `00${full}` })).toMatchObject({
        state: "good",
        phoneNumber: example.number,
      });
    },
  );

  test("has a dialling code", () => {
    expect(allCountries()).toHaveLength(getCountries().length);
    expect(allCountries().map(callingCodeOf)).not.toContain(null);
    expect(callingCodeOf("ZZ")).toBeNull();
  });
});

describe("judging a number", () => {
  test.each([
    ["nothing yet", "", "empty"],
    ["the first digits", "151", "too-short"],
    ["a trunk zero alone", "0", "too-short"],
    ["more than a number has", "15123456789012345", "too-long"],
  ] as const)("%s is recognised", (_case, digits, state) => {
    expect(judge({ country: "DE", digits }).state).toBe(state);
  });

  test("a number outside the known mobile ranges may be sent, and is marked", () => {
    expect(judge({ country: "GB", digits: "7700900123" })).toEqual({
      state: "unlikely",
      phoneNumber: "+447700900123",
      country: "GB",
      written: "+44 7700 900123",
    });
  });

  test("one's own country code typed without its plus is understood", () => {
    expect(judge({ country: "DE", digits: "4915123456789" })).toMatchObject({
      state: "good",
      phoneNumber: "+4915123456789",
    });
  });

  test.each([
    ["436641234567", "+43 664 1234567"],
    ["380671234567", "+380 67 123 4567"],
    ["41791234567", "+41 79 123 45 67"],
    ["447911123456", "+44 7911 123456"],
    ["33612345678", "+33 6 12 34 56 78"],
  ])("a foreign number without its plus, %s, is to be confirmed as %s", (digits, written) => {
    expect(judge({ country: "DE", digits })).toMatchObject({
      state: "foreign",
      phoneNumber: written.replaceAll(" ", ""),
      written,
    });
  });

  test("a foreign mobile number in full is sent as that, or as a valid local one, in any country", () => {
    fc.assert(
      fc.property(anyCountry, anyCountry, fc.constantFrom("", "00"), (here, there, prefix) => {
        const number = getExampleNumber(there, examples)?.number ?? "";
        const judged = judge({ country: here, digits: prefix + number.slice(1) });
        if (judged.state !== "good") expect(judged).toMatchObject({ phoneNumber: number });
      }),
      { numRuns: 1_000 },
    );
  });

  test("every number that may be sent passes the service's own check", () => {
    fc.assert(
      fc.property(anyCountry, digitText, (country, digits) => {
        const judged = judge({ country, digits });
        if ("phoneNumber" in judged) expect(judged.phoneNumber).toMatch(/^\+\d{6,15}$/);
      }),
    );
  });
});

describe("formatting a number", () => {
  test("the outlet's mask comes first", () => {
    expect(formatEntry({ country: "DE", digits: "151234" }, GERMANY).typed).toBe("151 234");
    expect(formatEntry({ country: "TR", digits: "5321" }, GERMANY).typed).toBe("(532) 1");
  });

  test("a country without a mask has its usual grouping", () => {
    const { typed, rest } = formatEntry({ country: "US", digits: "2015" }, GERMANY);
    expect(typed).toBe("201 5");
    expect(rest.filter((slot) => slot.kind === "digit")).toHaveLength(6);
  });

  test("a number that outgrows the mask is grouped without it", () => {
    const { typed, rest } = formatEntry({ country: "DE", digits: "15123456789" }, GERMANY);
    expect(typed).toBe("1512 3456789");
    expect(rest).toEqual([]);
  });

  test("shows digits that the numbering plan's library cannot format", () => {
    const settings = { ...GERMANY, masksByCountry: { WS: "" } };
    expect(formatEntry({ country: "WS", digits: "02" }, settings).typed).toBe("02");
  });

  test("shows exactly the digits that were typed, in any country under any mask", () => {
    const mask = fc.string({ unit: fc.constantFrom("X", " ", "-", "(", ")", "0"), maxLength: 20 });
    fc.assert(
      fc.property(anyCountry, digitText, mask, (country, digits, drawing) => {
        const settings = { ...GERMANY, masksByCountry: { [country]: drawing } };
        const { typed } = formatEntry({ country, digits }, settings);
        expect(typed.replace(/\D/g, "")).toBe(digits);
      }),
    );
  });
});
