import { describe, expect, it } from "vitest";
import { codeKeyOf, isComplete, pressCodeKey } from "./short-code.ts";

const type = (...keys: readonly string[]) =>
  keys.reduce((code, name) => {
    const key = codeKeyOf(name);
    return key ? pressCodeKey(code, key) : code;
  }, "");

describe("a typed short code", () => {
  it("has digits and capitals, other keys are ignored", () => {
    expect(type("2", "0", "a", "Shift", "-", "B", " ", "ü")).toBe("20AB");
  });

  it("can be corrected and cleared", () => {
    expect(type("2", "0", "Backspace", "4")).toBe("24");
    expect(type("2", "0", "Delete", "7")).toBe("7");
  });

  it("has a maximum length", () => {
    expect(type(..."1".repeat(40))).toHaveLength(16);
  });

  it("is not sent before it is long enough", () => {
    expect(["", "123", "1234"].map(isComplete)).toEqual([false, false, true]);
  });
});
