import { readCode } from "../../scan/code.ts";

/** Longer than any short code. */
const MAX_CHARACTERS = 16;

/** A key of the pad for short codes. */
export type CodeKey =
  | { readonly key: "character"; readonly character: string }
  | { readonly key: "delete" }
  | { readonly key: "clear" };

/** The code after one key; a character beyond the longest possible code changes nothing. */
export function pressCodeKey(code: string, pressed: CodeKey): string {
  switch (pressed.key) {
    case "character":
      return code.length >= MAX_CHARACTERS ? code : code + pressed.character;
    case "delete":
      return code.slice(0, -1);
    case "clear":
      return "";
  }
}

/** The pad key for a key of a keyboard, or null. */
export function codeKeyOf(name: string): CodeKey | null {
  if (name === "Backspace") return { key: "delete" };
  if (name === "Delete") return { key: "clear" };
  return /^[0-9A-Za-z]$/.test(name) ? { key: "character", character: name.toUpperCase() } : null;
}

/** Whether a code is long enough to be sent. */
export function isComplete(code: string): boolean {
  return readCode(code) !== null;
}
