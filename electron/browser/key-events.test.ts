import { expect, test } from "vitest";
import { fieldOf } from "./focused-field.ts";
import { keyEvents } from "./key-events.ts";

test.each([
  ["4", "Digit4", 52],
  ["k", "KeyK", 75],
  ["K", "KeyK", 75],
  [" ", "Space", 32],
])("%j is pressed with its text and its key code, and released", (key, code, number) => {
  const place = { key, code, windowsVirtualKeyCode: number };
  expect(keyEvents(key)).toMatchObject([
    { type: "keyDown", text: key, unmodifiedText: key, key, code },
    { type: "keyUp", key, code },
  ]);
  if (key !== " ") expect(keyEvents(key)[0]).toMatchObject(place);
});

test.each([
  ["Backspace", 8],
  ["Tab", 9],
] as const)("%s moves or erases, and inserts nothing", (key, windowsVirtualKeyCode) => {
  expect(keyEvents(key)).toEqual([
    { type: "rawKeyDown", key, code: key, windowsVirtualKeyCode },
    { type: "keyUp", key, code: key, windowsVirtualKeyCode },
  ]);
});

test("a letter of a non-Latin alphabet has no key code", () => {
  expect(keyEvents("ب")[0]).toEqual({ type: "keyDown", key: "ب", text: "ب", unmodifiedText: "ب" });
});

test.each([
  [[], "none"],
  [["none", "none"], "none"],
  [["none", "digits"], "digits"],
  [["letters", "none"], "letters"],
  [[undefined, 7], "none"],
] as const)("frames with %j result in %s", (answers, field) => {
  expect(fieldOf(answers)).toBe(field);
});
