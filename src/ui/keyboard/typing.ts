/** How a key changes a text. Pure. */

/** A text with its selection: `start` equals `end` if it is only the caret. */
export type Typed = { readonly text: string; readonly start: number; readonly end: number };

/** Keys in braces that change the text; the others do not. */
const SPACE = "{space}";
const DELETE = "{delete}";

const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/**
 * The text after a key; the same object if the key changes nothing. `maxLength` is counted like the field's own
 * `maxlength`, in UTF-16 units; a letter that does not fit is not inserted.
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

/** Removes the selection, else the grapheme before the caret. */
function deleted(typed: Typed): Typed {
  const { text, start, end } = typed;
  const from = start < end ? start : start - lastLetter(text.slice(0, start)).length;
  if (from === end) return typed;
  return { text: text.slice(0, from) + text.slice(end), start: from, end: from };
}

function lastLetter(text: string): string {
  return [...letters.segment(text)].at(-1)?.segment ?? "";
}
