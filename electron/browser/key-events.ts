import type { PageKey } from "../host/rpc/payment-keys.ts";

/** Windows key codes, which pages still use. */
const NAMED = { Backspace: 8, Tab: 9 } as const;

/** The key as a page knows it. */
export function keyOf(key: PageKey) {
  if (key === "Backspace" || key === "Tab") {
    return { key, code: key, windowsVirtualKeyCode: NAMED[key] };
  }
  return { key, ...placeOf(key) };
}

/** DevTools events of one key press (Input.dispatchKeyEvent). */
export function keyEvents(key: PageKey): readonly object[] {
  const pressed = keyOf(key);
  if (key === "Backspace" || key === "Tab") {
    return [
      { type: "rawKeyDown", ...pressed },
      { type: "keyUp", ...pressed },
    ];
  }
  return [
    { type: "keyDown", ...pressed, text: key, unmodifiedText: key },
    { type: "keyUp", ...pressed },
  ];
}

/** The key code of a character; letters of non-Latin alphabets have none. */
function placeOf(character: string): object {
  const windowsVirtualKeyCode = character.toUpperCase().charCodeAt(0);
  if (/^\d$/.test(character)) return { code: `Digit${character}`, windowsVirtualKeyCode };
  if (/^[a-z]$/i.test(character)) {
    return { code: `Key${character.toUpperCase()}`, windowsVirtualKeyCode };
  }
  return character === " " ? { code: "Space", windowsVirtualKeyCode } : {};
}
