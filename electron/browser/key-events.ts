import type { PageKey } from "../host/api/payment-keys.ts";

/** Windows' numbers of the keys that have one, which is what pages still look at. */
const NAMED = { Backspace: 8, Tab: 9 } as const;

/** What DevTools are told of one key that goes down and up (Input.dispatchKeyEvent). */
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

/** Where a character stands on a keyboard; letters of other alphabets stand nowhere that a page could expect. */
function placeOf(character: string): object {
  const windowsVirtualKeyCode = character.toUpperCase().charCodeAt(0);
  if (/^\d$/.test(character)) return { code: `Digit${character}`, windowsVirtualKeyCode };
  if (/^[a-z]$/i.test(character)) {
    return { code: `Key${character.toUpperCase()}`, windowsVirtualKeyCode };
  }
  return character === " " ? { code: "Space", windowsVirtualKeyCode } : {};
}
