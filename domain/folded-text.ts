/** Letters that do not come apart into a base letter and a mark, and what a keyboard without them writes instead. */
const OTHER_LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  // One Arabic word is written with either of these, and Persian keyboards have letters of their own.
  ٱ: "ا",
  ى: "ي",
  ی: "ي",
  ة: "ه",
  ک: "ك",
};

const OTHER_LETTER = new RegExp(`[${Object.keys(OTHER_LETTERS).join("")}]`, "gu");
/** Marks on letters, and what only stretches an Arabic word, changes a Hebrew letter or holds an English word together. */
const MARK = /[\p{M}ـ׳״'’ʼ]/gu;
const NO_WORD = /[^\p{L}\p{N}]+/gu;
const ARABIC_DIGIT = /[٠-٩۰-۹]/gu;
const PLAIN = /^[a-z0-9 ]*$/;

/**
 * A text as it is looked for, whatever keyboard it was typed on: small letters without marks, words apart by one space.
 * "Gruyère", "GRUYERE" and "gruyere" are the same, as are "İçli" and "icli", "أرز" and "ارز".
 */
export function foldText(text: string): string {
  const small = text.toLowerCase();
  // Most of a menu in Latin letters is done here.
  if (PLAIN.test(small)) return small.trim().replace(/ {2,}/g, " ");
  return small
    .normalize("NFKD")
    .replace(MARK, "")
    .replace(OTHER_LETTER, (letter) => OTHER_LETTERS[letter] ?? letter)
    .replace(ARABIC_DIGIT, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replace(NO_WORD, " ")
    .trim();
}

/** The Arabic article is written in one with its word; nobody leaves a dish out for it. */
const ARTICLE = /^ال(?=\p{L}{3})/u;

/** An Arabic word without its article; any other word as it is. */
export function withoutArticle(word: string): string {
  return word.replace(ARTICLE, "");
}

/** The words of what somebody typed, folded; each has to be found. */
export function searchedWords(typed: string): string[] {
  return foldText(typed)
    .split(" ")
    .filter((word) => word !== "")
    .map(withoutArticle);
}
