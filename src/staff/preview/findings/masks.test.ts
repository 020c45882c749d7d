import { describe, expect, it } from "vitest";
import { PLANS } from "../numbering.ts";
import { said } from "../testing/configuration.ts";
import { masks } from "./masks.ts";

const rule = masks(PLANS);
const withMasks = (masksByCountry: Record<string, string>) =>
  said(rule, (draft) => Object.assign(draft.phone, { masksByCountry }));

describe("masks", () => {
  it("that fit their country's numbers are valid, with or without its dialling code", () => {
    expect(withMasks({ DE: "+49 XXX XXXXXXXX", GB: "XXXX XXXXXX" })).toEqual([]);
  });

  it("that are too short or too long for them are reported with both lengths", () => {
    expect(withMasks({ DE: "XXX XXXX" })).toEqual(["mask-too-short | DE XXX XXXX 7 11 | @phone"]);
    expect(withMasks({ GB: "XXXX XXXXXXX" })).toEqual([
      "mask-too-long | GB XXXX XXXXXXX 11 10 | @phone",
    ]);
  });

  it("with a fixed digit that the country's numbers do not begin with do not fit", () => {
    expect(withMasks({ GB: "8XXX XXXXXX" })).toHaveLength(1);
    expect(withMasks({ GB: "7XXX XXXXXX" })).toEqual([]);
  });

  it("are reported without a placeholder, for a country that is not offered, or for none", () => {
    expect(withMasks({ DE: "---" })).toEqual(["mask-empty | DE --- | @phone"]);
    expect(withMasks({ TR: "XXX XXX XX XX" })).toEqual(["mask-not-offered | TR | @countries"]);
    expect(withMasks({ ZZ: "XXX" })).toEqual(["country-unknown | ZZ | @countries"]);
    expect(said(rule, (draft) => draft.phone.allowedCountries.push("QQ"))).toEqual([
      "country-unknown | QQ | @countries",
    ]);
  });
});
