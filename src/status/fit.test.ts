import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitNumbers } from "./fit.ts";

const LIMITS = { shape: { beside: 0.6, height: 1.4 }, gap: 20, largest: 300, smallest: 50 };
const FIELD = { width: 1000, height: 800 };
const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(100 + index));

describe("numbers on a display", () => {
  it("are as large as the display allows, one alone as well as many", () => {
    expect(fitNumbers(numbers(1), FIELD, LIMITS)).toEqual({ columns: 1, size: 300, shown: 1 });
    const sizes = [2, 6, 12, 24].map((count) => fitNumbers(numbers(count), FIELD, LIMITS).size);
    expect(sizes).toEqual(sizes.toSorted((left, right) => right - left));
    expect(new Set(sizes).size).toBe(sizes.length);
  });

  it("leave the last ones out before they become too small to read", () => {
    const { size, shown } = fitNumbers(numbers(500), FIELD, LIMITS);
    expect(size).toBeGreaterThanOrEqual(LIMITS.smallest);
    expect(shown).toBeLessThan(500);
    expect(fitNumbers(numbers(shown + 1), FIELD, LIMITS).shown).toBe(shown);
  });

  it("show at least one number", () => {
    const long = ["W".repeat(40)];
    const { size, shown } = fitNumbers(long, FIELD, LIMITS);
    expect(shown).toBe(1);
    expect(size * (40 * 0.9 + 0.6)).toBeLessThanOrEqual(FIELD.width + 1e-6);
    expect(fitNumbers([], FIELD, LIMITS).shown).toBe(0);
  });

  it("never leave their field, and never overlap", () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[A-Z]{0,2}-?\d{1,5}$/), { minLength: 1, maxLength: 80 }),
        fc.integer({ min: 200, max: 4000 }),
        fc.integer({ min: 200, max: 4000 }),
        (given, width, height) => {
          const { columns, size, shown } = fitNumbers(given, { width, height }, LIMITS);
          const rows = Math.ceil(shown / columns);
          expect(rows * size * 1.4 + (rows - 1) * 20).toBeLessThanOrEqual(height + 1e-6);
          const digits = (number: string) => number.replaceAll(/\D/g, "").length;
          const widest = Math.max(...given.map(digits)) * 0.61 + 0.6;
          expect(columns * size * widest + (columns - 1) * 20).toBeLessThanOrEqual(width + 1e-6);
          expect(size).toBeGreaterThan(0);
        },
      ),
    );
  });
});
