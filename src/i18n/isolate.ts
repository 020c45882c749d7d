const FIRST_STRONG_ISOLATE = "\u2068";
const POP_ISOLATE = "\u2069";
const ISOLATES = /[\u2066-\u2069]/g;

/** Keeps interpolated text in its own direction within a sentence of the other (Unicode UAX #9). */
export function isolate(text: string): string {
  return `${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}`;
}

/** The text without bidi isolates, for plain text outside of the screen. */
export function withoutIsolates(text: string): string {
  return text.replace(ISOLATES, "");
}
