/** Longest entry: 15 digits of E.164 and an international prefix of up to five. */
const MAX_DIGITS = 20;

/** A key of the number pad. */
export type PadKey =
  | { readonly key: "digit"; readonly digit: string }
  | { readonly key: "delete" }
  | { readonly key: "clear" };

/** The digits after one key; a digit beyond the longest possible entry changes nothing. */
export function pressKey(digits: string, pressed: PadKey): string {
  switch (pressed.key) {
    case "digit":
      return digits.length >= MAX_DIGITS ? digits : digits + pressed.digit;
    case "delete":
      return digits.slice(0, -1);
    case "clear":
      return "";
  }
}

/** The pad key for a key of a keyboard, or null. Digits of every script count. */
export function padKeyOf(name: string): PadKey | null {
  if (name === "Backspace") return { key: "delete" };
  if (name === "Delete") return { key: "clear" };
  if (/^\d$/.test(name)) return { key: "digit", digit: name };
  const arabic = "٠١٢٣٤٥٦٧٨٩".indexOf(name);
  if (name.length === 1 && arabic >= 0) return { key: "digit", digit: String(arabic) };
  return null;
}
