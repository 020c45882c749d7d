import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type HeldKey, LONGEST_GAP_MS, Wedge } from "./wedge.ts";

type Typed = { readonly key: string; readonly gap: number; readonly isControl?: boolean };

const keysOf = (held: readonly HeldKey[]) => held.map(({ key }) => key);

/** What reaches the page, and what is scanned, when these keys are typed, followed by a pause. */
function type(...keys: readonly Typed[]) {
  const wedge = new Wedge();
  const landed: string[] = [];
  const scans: (string | null)[] = [];
  let at = 1_000;
  for (const { key, gap, isControl = false } of keys) {
    at += gap;
    const typed = { key, code: "", at, isControl, isRepeat: false };
    const { verdict, released, scanned } = wedge.typed(typed);
    landed.push(...keysOf(released), ...(verdict === "pass" ? [key] : []));
    if (scanned !== undefined) scans.push(scanned);
  }
  landed.push(...keysOf(wedge.paused()));
  return { landed, scans };
}

const burst = (text: string, gap = 8): Typed[] => [...text].map((key) => ({ key, gap }));
const ENTER = { key: "Enter", gap: 8 };
const PERSON_MS = 120;

describe("a keyboard-wedge scanner", () => {
  it("is recognised by speed and Enter or Tab, and none of its keys reaches the page", () => {
    for (const key of ["Enter", "Tab"]) {
      expect(type(...burst("BBF-20117"), { key, gap: 8 })).toEqual({
        landed: [],
        scans: ["BBF-20117"],
      });
    }
  });

  it("may press shift, send control characters and end its line twice", () => {
    const keys = [
      { key: "Shift", gap: 500 },
      ...burst("BBF"),
      { key: "]", gap: 5, isControl: true },
      { key: "Shift", gap: 5 },
      ...burst("-20117"),
      ENTER,
      { key: "j", gap: 5, isControl: true },
      ENTER,
    ];
    expect(type(...keys)).toEqual({ landed: ["Shift"], scans: ["BBF-20117"] });
  });

  it("may end with a carriage return as control character", () => {
    expect(type(...burst("BBF-20117"), { key: "m", gap: 5, isControl: true }).scans).toEqual([
      "BBF-20117",
    ]);
  });

  it("may begin with Enter without pressing the focused button", () => {
    expect(type({ key: "Enter", gap: 500 }, ...burst("BBF-20117"), ENTER)).toEqual({
      landed: [],
      scans: ["BBF-20117"],
    });
  });

  it("makes one scan of each of two codes in a row", () => {
    expect(type(...burst("CODE-1"), ENTER, ...burst("CODE-2"), ENTER).scans).toEqual([
      "CODE-1",
      "CODE-2",
    ]);
  });

  it("that breaks off scans nothing, and neither does the rest of its code", () => {
    const keys = [...burst("BBF-2"), { key: "0", gap: 200 }, ...burst("117"), ENTER];
    expect(type(...burst("BBF-2"))).toEqual({ landed: [], scans: [] });
    expect(type(...keys)).toEqual({ landed: [], scans: [null] });
    const again = [...burst("BBF-2"), { key: "B", gap: 900 }, ...burst("BF-20117"), ENTER];
    expect(type(...again).scans).toEqual(["BBF-20117"]);
  });

  it("may scan a signed token of a thousand characters", () => {
    const token = "X".repeat(1_000);
    expect(type(...burst(token), ENTER)).toEqual({ landed: [], scans: [token] });
  });

  it("with more characters than a code has is swallowed whole and scans nothing", () => {
    expect(type(...burst("X".repeat(3_000)), ENTER)).toEqual({ landed: [], scans: [null] });
  });

  it("never reaches the page, whatever it types between two ends (property)", () => {
    const text = fc.string({ unit: fc.constantFrom(..."AZ09-]~$ é"), minLength: 3, maxLength: 60 });
    const gap = fc.integer({ min: 1, max: LONGEST_GAP_MS });
    fc.assert(
      fc.property(
        text.filter((scan) => !scan.startsWith(" ")),
        gap,
        (scan, between) => {
          const result = type(...burst(scan, between), { ...ENTER, gap: between });
          expect(result).toEqual({ landed: [], scans: [scan] });
        },
      ),
    );
  });
});

describe("a person who types", () => {
  it("gets every key, in order", () => {
    const keys = [..."0171 39"].map((key) => ({ key, gap: PERSON_MS }));
    expect(type(...keys, { key: "Enter", gap: PERSON_MS })).toEqual({
      landed: [..."0171 39", "Enter"],
      scans: [],
    });
  });

  it("may roll two keys, and correct and leave at once", () => {
    const keys = [
      ...burst("17", 20),
      { key: "Backspace", gap: 30 },
      { key: "Tab", gap: 30 },
      { key: " ", gap: 30 },
    ];
    expect(type(...keys)).toEqual({ landed: ["1", "7", "Backspace", "Tab", " "], scans: [] });
  });

  it("presses Enter after one key, and Enter twice", () => {
    expect(type({ key: "5", gap: 100 }, { key: "Enter", gap: 30 }, ENTER)).toEqual({
      landed: ["5", "Enter", "Enter"],
      scans: [],
    });
  });

  it("may hold a key down", () => {
    const wedge = new Wedge();
    const zero = { key: "0", code: "Digit0", isControl: false };
    const first = wedge.typed({ ...zero, at: 0, isRepeat: false });
    const repeats = [500, 530, 560, 590].map((at) => wedge.typed({ ...zero, at, isRepeat: true }));
    expect(first.verdict).toBe("hold");
    expect(repeats.map(({ verdict }) => verdict)).toEqual(["pass", "pass", "pass", "pass"]);
    expect(repeats[0]?.released).toEqual([{ key: "0", code: "Digit0" }]);
  });
});
