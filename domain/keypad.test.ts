import { describe, expect, test } from "vitest";
import {
  KEYPAD_ACTIONS,
  KEYPAD_MAPS,
  type KeypadKeys,
  keypadActionOf,
  keypadProblems,
} from "./keypad.ts";

const ARROWS: KeypadKeys = KEYPAD_MAPS.arrows;
const pressed = (code: string, more: object = {}) => ({
  code,
  key: code,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...more,
});

describe("a map of keys", () => {
  test.each(Object.entries(KEYPAD_MAPS))("%s is ready-made, complete and usable", (_name, map) => {
    const keys: KeypadKeys = map;
    expect(keypadProblems(keys)).toEqual([]);
    for (const action of KEYPAD_ACTIONS) {
      for (const key of keys[action]) expect(keypadActionOf(keys, pressed(key))).toBe(action);
    }
  });

  test.each([
    [
      "two actions with one key",
      { help: ["ArrowUp"] },
      "help: ArrowUp is already the key for previous",
    ],
    ["a key named twice", { repeat: ["F9", "F9"] }, "repeat: names F9 twice"],
    [
      "a key that writes",
      { back: ["KeyB"] },
      "back: KeyB is a key that the scanner and text fields need",
    ],
    [
      "a scanner's end",
      { next: ["Tab"] },
      "next: Tab is a key that the scanner and text fields need",
    ],
    [
      "a modifier",
      { help: ["ShiftLeft"] },
      "help: ShiftLeft is a key that the scanner and text fields need",
    ],
    [
      "Enter for anything else",
      { select: ["F5"], help: ["Enter"] },
      "help: Enter is a key that the scanner and text fields need",
    ],
    [
      "a key that nobody knows",
      { next: ["Next"] },
      'next: "Next" is not the name of a key that a keypad can have, for example F13 or ArrowDown',
    ],
    [
      "no key to choose with",
      { select: [] },
      "select: needs a key: nothing can be ordered without it",
    ],
  ])("is refused for %s", (_what, changes, problem) => {
    const problems = keypadProblems({ ...ARROWS, ...changes });
    expect(problems.map(({ action, message }) => `${action}: ${message}`)).toEqual([problem]);
  });

  test("may leave out what can also be reached otherwise", () => {
    const keys = { ...ARROWS, back: [], help: [], volumeUp: [], volumeDown: [], speech: [] };
    expect(keypadProblems({ ...keys, repeat: [] })).toEqual([]);
  });
});

describe("a pressed key", () => {
  test("means nothing without a keypad, with a modifier, or if it is another one", () => {
    expect(keypadActionOf(null, pressed("ArrowDown"))).toBeNull();
    expect(keypadActionOf(ARROWS, pressed("ArrowDown", { ctrlKey: true }))).toBeNull();
    expect(keypadActionOf(ARROWS, pressed("KeyA"))).toBeNull();
  });

  test("is known by its name if a script has made it, as the scanner's listener does", () => {
    expect(keypadActionOf(ARROWS, pressed("", { key: "Enter" }))).toBe("select");
  });
});
