import { describe, expect, it } from "vitest";
import { codeKeyOf, isComplete, pressCodeKey } from "./short-code.ts";

const type = (...keys: readonly string[]) =>
  keys.reduce((code, name) => {
    const key = codeKeyOf(name);
    return key ? pressCodeKey(code, key) : code;
  }, "");

describe("a typed short code", () => {
  it("is of digits and capitals, whatever else is pressed", () => {
    expect(type("2", "0", "a", "Shift", "-", "B", " ", "ü")).toBe("20AB");
  });

  it("can be corrected and begun again", () => {
    expect(type("2", "0", "Backspace", "4")).toBe("24");
    expect(type("2", "0", "Delete", "7")).toBe("7");
  });

  it("has an end", () => {
    expect(type(..."1".repeat(40))).toHaveLength(16);
  });

  it("is not asked for before it can be one", () => {
    expect(["", "123", "1234"].map(isComplete)).toEqual([false, false, true]);
  });
});
