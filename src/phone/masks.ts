/**
 * Masks of the outlet configuration (in-store-loyalty.md §2.4): `X` is a digit, every other character a literal. A mask
 * only formats what was typed; it never decides whether a number may be sent.
 */

/** A placeholder: a digit to come, or a literal of the mask. */
export type Slot = { readonly kind: "digit" } | { readonly kind: "literal"; readonly text: string };

/** A number as the field shows it: what was typed, then the placeholders of the mask. */
export type MaskedNumber = { readonly typed: string; readonly rest: readonly Slot[] };

const DIGIT_SLOT = /X/i;
const DIGIT = /\d/;

/**
 * The mask without a dialling code at its start: the country button already shows it.
 * `"+49 XXX XXXXXXX"` becomes `"XXX XXXXXXX"`.
 */
export function nationalMask(mask: string, callingCode: string): string {
  const trimmed = mask.trim();
  const international = `+${callingCode}`;
  return trimmed.startsWith(international)
    ? trimmed.slice(international.length).replace(/^[\s-]+/, "")
    : trimmed;
}

/**
 * Formats `digits` by `mask`, or returns null if they do not fit: too many digits, or another digit than a literal
 * digit of the mask. Then the caller formats in another way.
 */
export function applyMask(mask: string, digits: string): MaskedNumber | null {
  const characters = [...mask];
  let typed = "";
  let pending = "";
  let used = 0;
  let at = 0;
  for (; at < characters.length && used < digits.length; at += 1) {
    const character = characters[at] ?? "";
    const digit = digits[used] ?? "";
    const takesDigit = DIGIT_SLOT.test(character) || character === digit;
    if (takesDigit) {
      typed += pending + digit;
      pending = "";
      used += 1;
    } else if (DIGIT.test(character)) {
      return null;
    } else {
      pending += character;
    }
  }
  if (used < digits.length) return null;
  return { typed, rest: slotsOf(pending + characters.slice(at).join("")) };
}

function slotsOf(pattern: string): Slot[] {
  return [...pattern].map((character) =>
    DIGIT_SLOT.test(character) || DIGIT.test(character)
      ? { kind: "digit" }
      : { kind: "literal", text: character },
  );
}
