/** Takes out of a text what must not leave the machine, whatever it is part of. */

/** A shorter secret, a PIN for example, would be found in any text: the fields that hold one are hidden as a whole. */
const SHORTEST = 6;
const PHONE_NUMBER = /\+?\d[\d ()/-]{7,}\d/g;
/** Keys, tokens, and secret paths are at least this long. */
const LONG_WORD = /[\w+/=-]{24,}/g;
const DATE = /\d{4}-\d\d-\d\d/;
const LONG_SEGMENT = 24;

/** Returns a function that hides these secrets, e-mail addresses, phone numbers, and long words with a digit. */
export function createScrubber(secrets: readonly string[]): (text: string) => string {
  const known = secrets
    .filter(({ length }) => length >= SHORTEST)
    .sort((a, b) => b.length - a.length);
  return (text) => {
    const hidden = known.reduce((left, secret) => left.replaceAll(secret, "[secret]"), text);
    return withoutAddresses(hidden)
      .replaceAll(LONG_WORD, (word) => (isToken(word) ? "[token]" : word))
      .replaceAll(PHONE_NUMBER, (digits) => (DATE.test(digits) ? digits : "[number]"));
  };
}

/** A word with an @ in it. By words: an expression for addresses takes long for a long line. */
function withoutAddresses(text: string): string {
  return text
    .split(/(\s)/)
    .map((word) => (word.includes("@") ? "[e-mail]" : word))
    .join("");
}

/** Names of files have no digit, or that of a day; a path is of short names. */
function isToken(word: string): boolean {
  if (DATE.test(word)) return false;
  const isLong = (part: string) => part.length >= LONG_SEGMENT;
  const parts = word.startsWith("/") ? word.split("/").filter(isLong) : [word];
  return parts.some((part) => /\d/.test(part));
}
