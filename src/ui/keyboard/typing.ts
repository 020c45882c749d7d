/** What a key does to a text; pure. */

/** A text with the part that is selected: `start` equals `end` where only the caret stands. */
export type Typed = { readonly text: string; readonly start: number; readonly end: number };

/** Keys in braces that change the text; every other name in braces does not. */
const SPACE = "{space}";
const DELETE = "{delete}";

const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/**
 * The text after a key; the same object where the key changes nothing. `maxLength` counts as the field's
 * own `maxlength` does, in UTF-16 units; a letter that does not fit is not written.
 */
export function typeKey(typed: Typed, key: string, maxLength: number): Typed {
  if (key === DELETE) return deleted(typed);
  if (key === SPACE) return written(typed, " ", maxLength);
  return key.startsWith("{") && key.length > 1 ? typed : written(typed, key, maxLength);
}

function written({ text, start, end }: Typed, letter: string, maxLength: number): Typed {
  const next = `${text.slice(0, start)}${letter}${text.slice(end)}`;
  const caret = start + letter.length;
  return next.length > maxLength ? { text, start, end } : { text: next, start: caret, end: caret };
}

/** Takes away what is selected, else the letter before the caret as a reader sees it. */
function deleted(typed: Typed): Typed {
  const { text, start, end } = typed;
  const from = start < end ? start : start - lastLetter(text.slice(0, start)).length;
  if (from === end) return typed;
  return { text: text.slice(0, from) + text.slice(end), start: from, end: from };
}

function lastLetter(text: string): string {
  return [...letters.segment(text)].at(-1)?.segment ?? "";
}
