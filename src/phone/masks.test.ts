import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyMask, nationalMask, type Slot } from "./masks.ts";

function drawn(rest: readonly Slot[]): string {
  return rest.map((slot) => (slot.kind === "digit" ? "_" : slot.text)).join("");
}

describe("a mask", () => {
  test.each([
    ["XXX XXXXXXX", "", "", "___ _______"],
    ["XXX XXXXXXX", "151234", "151 234", "____"],
    ["XXX XXXXXXX", "151", "151", " _______"],
    ["(XXX) XXX-XX-XX", "532", "(532", ") ___-__-__"],
    ["(XXX) XXX-XX-XX", "5321", "(532) 1", "__-__-__"],
    ["0XXX XXX", "0123", "0123", " ___"],
  ])("%s draws %j as %j with %j to come", (mask, digits, typed, rest) => {
    const masked = applyMask(mask, digits);
    expect(masked?.typed).toBe(typed);
    expect(drawn(masked?.rest ?? [])).toBe(rest);
  });

  test("with a literal digit refuses other digits instead of adding its own", () => {
    expect(applyMask("0XXX XXX", "123")).toBeNull();
  });

  test("refuses more digits than it has room for", () => {
    expect(applyMask("XX XX", "12345")).toBeNull();
  });

  test("omits the dialling code that the country button already shows", () => {
    expect(nationalMask("+49 XXX XXXXXXX", "49")).toBe("XXX XXXXXXX");
    expect(nationalMask("+90-XXX", "90")).toBe("XXX");
    expect(nationalMask("XXX XXX", "49")).toBe("XXX XXX");
  });

  test("never adds, drops or reorders a digit, whatever the mask", () => {
    const mask = fc.array(fc.constantFrom("X", " ", "-", "(", ")", "+", "/", "0", "5"), {
      maxLength: 24,
    });
    const digits = fc.string({ unit: fc.constantFrom(..."0123456789"), maxLength: 20 });
    fc.assert(
      fc.property(mask, digits, (pieces, entered) => {
        const masked = applyMask(pieces.join(""), entered);
        if (masked === null) return;
        expect(masked.typed.replace(/\D/g, "")).toBe(entered);
        const room = pieces.filter((piece) => /[X05]/.test(piece)).length;
        const left = masked.rest.filter((slot) => slot.kind === "digit").length;
        expect(left + entered.length).toBe(room);
      }),
    );
  });
});
