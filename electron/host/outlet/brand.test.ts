import { describe, expect, it } from "vitest";
import { NO_BRAND } from "../../../domain/look/brand.ts";
import { brandOf, themeViewOf } from "./brand.ts";

const settings = {
  name: "Corner",
  accent: "#1F4E9C",
  mood: "cafe",
  headlineFont: null,
  logo: "/etc/logo.svg",
} as const;

describe("the outlet's brand", () => {
  it("is that of the device's settings before a look is published", () => {
    expect(brandOf(settings)).toEqual({
      name: "Corner",
      color: "#1F4E9C",
      mood: "cafe",
      headlineFont: null,
      logo: null,
    });
  });

  it("is the published one, with the settings for what that leaves open", () => {
    const published = { ...NO_BRAND, color: "#c2201f", headlineFont: "rubik", logo: "p1" } as const;
    expect(brandOf(settings, published)).toEqual({
      name: "Corner",
      color: "#c2201f",
      mood: "cafe",
      headlineFont: "rubik",
      logo: "p1",
    });
  });

  it("has a theme that reports a colour that is not shown as it is", () => {
    const { adjusted } = themeViewOf({ ...NO_BRAND, color: "#ffe000" });
    expect(adjusted?.wanted).toBe("#ffe000");
    expect(adjusted?.shown).not.toBe("#ffe000");
  });
});
