import { expect, it } from "vitest";
import { isWayOut } from "./ways-out.ts";

const NONE = { ctrlKey: false, metaKey: false, altKey: false };
const CTRL = { ...NONE, ctrlKey: true };
const ALT = { ...NONE, altKey: true };

it.each([
  ["F1", NONE, true],
  ["F12", NONE, true],
  ["ContextMenu", NONE, true],
  ["BrowserBack", NONE, true],
  ["p", CTRL, true],
  ["S", CTRL, true],
  ["u", { ...NONE, metaKey: true }, true],
  ["+", CTRL, true],
  ["ArrowLeft", ALT, true],
  ["c", CTRL, false],
  ["V", CTRL, false],
  ["é", ALT, false],
  // Alt Gr, which is both on Windows, and the shortcut of staff mode.
  ["@", { ...CTRL, altKey: true }, false],
  ["s", { ...CTRL, altKey: true }, false],
  ["Tab", NONE, false],
  ["f", NONE, false],
])("%s with %o leaves the kiosk: %s (S5)", (key, modifiers, expected) => {
  expect(isWayOut({ key, ...modifiers })).toBe(expected);
});
