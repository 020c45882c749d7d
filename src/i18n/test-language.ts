/**
 * A pseudo-locale made of English: accents, longer words, brackets around every text. Text without brackets on a screen
 * is hard-coded, and what does not fit in it does not fit in German either. It is offered in development only, and read
 * by the end-to-end tests; nothing of it is in the page that ships.
 */

/** CLDR's locale for accented English. */
export const TEST_LANGUAGE = "en-XA";

/** Put before and after every text. */
export const BRACKETS = { open: "⟦", close: "⟧" } as const;

/** The share by which a text grows. */
const GROWTH = 0.4;

const PLAIN = "ACDEGHIJKLNORSTUWYZacdeghijklnorstuwyz";
const ACCENTED = "ÂÇĎÉĞĤÎĴĶĽÑÖŘŠŤÛŴÝŽâçďéğĥîĵķľñöřšťûŵýž";
const VOWELS = "âéîöûý";
/** Left as they are: interpolated values, tags, and the name of a document in a consent. */
const PLACEHOLDER = /(\{\{[^{}]*\}\}|<\/?\w+\/?>|\{\w+\})/;

/** An English text in the test language; interpolated values and tags stay as they are. */
export function exposed(text: string): string {
  const parts = text.split(PLACEHOLDER);
  const letters = parts.filter((part) => !PLACEHOLDER.test(part)).join("").length;
  let more = Math.ceil(letters * GROWTH);
  const grown = parts.map((part) => {
    if (PLACEHOLDER.test(part)) return part;
    return [...part].map(accented).map((letter) => {
      if (more <= 0 || !VOWELS.includes(letter)) return letter;
      more -= 1;
      return letter + letter;
    });
  });
  return `${BRACKETS.open}${grown.flat().join("")}${"~".repeat(Math.max(0, more))}${BRACKETS.close}`;
}

function accented(letter: string): string {
  const place = PLAIN.indexOf(letter);
  return place < 0 ? letter : (ACCENTED[place] ?? letter);
}

/** Texts by key, in groups of any depth: the content of a catalogue. */
export type Texts = { readonly [key: string]: string | Texts };

/** A catalogue in the test language: the same keys, each text {@link exposed}. */
export function exposedCatalogue(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === "string" ? exposed(text) : exposedCatalogue(text),
    ]),
  );
}
