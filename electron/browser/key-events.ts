import type { PageKey } from "../host/rpc/payment-keys.ts";

/** Windows key codes, which pages still use. */
const NAMED = { Backspace: 8, Tab: 9 } as const;

/** DevTools events of one key press (Input.dispatchKeyEvent). */
export function keyEvents(key: PageKey): readonly object[] {
  if (key === "Backspace" || key === "Tab") {
    const named = { key, code: key, windowsVirtualKeyCode: NAMED[key] };
    return [
      { type: "rawKeyDown", ...named },
      { type: "keyUp", ...named },
    ];
  }
  const written = { key, ...placeOf(key) };
  return [
    { type: "keyDown", ...written, text: key, unmodifiedText: key },
    { type: "keyUp", ...written },
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
