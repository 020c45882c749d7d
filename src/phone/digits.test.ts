import { describe, expect, test } from "vitest";
import { type PadKey, padKeyOf, pressKey } from "./digits.ts";

function typing(names: string, digits = ""): string {
  const keys = [...names].flatMap((name): PadKey[] => {
    const key = padKeyOf(name);
    return key ? [key] : [];
  });
  return keys.reduce(pressKey, digits);
}

describe("the number pad", () => {
  test("takes digits of a keyboard, Arabic-Indic ones too, and ignores other keys", () => {
    expect(typing("01a+5 ٣-9")).toBe("01539");
  });

  test("deletes the last digit and clears all", () => {
    expect(pressKey("123", { key: "delete" })).toBe("12");
    expect(pressKey("", { key: "delete" })).toBe("");
    expect(pressKey("123", { key: "clear" })).toBe("");
    expect(padKeyOf("Backspace")).toEqual({ key: "delete" });
    expect(padKeyOf("Delete")).toEqual({ key: "clear" });
  });

  test("stops at the maximum length of a number", () => {
    expect(typing("1".repeat(40))).toHaveLength(20);
  });
});
