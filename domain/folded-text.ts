/**
 * Letters that Unicode does not decompose into a base letter and a mark, with their replacements on keyboards without
 * them.
 */
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
  // One Arabic word may be written with either of these, and Persian keyboards have letters of their own.
  ٱ: "ا",
  ى: "ي",
  ی: "ي",
  ة: "ه",
  ک: "ك",
};

const OTHER_LETTER = new RegExp(`[${Object.keys(OTHER_LETTERS).join("")}]`, "gu");
/** Marks on letters, and characters that stretch an Arabic word, change a Hebrew letter or join an English word. */
const MARK = /[\p{M}ـ׳״'’ʼ]/gu;
const NO_WORD = /[^\p{L}\p{N}]+/gu;
const ARABIC_DIGIT = /[٠-٩۰-۹]/gu;
const PLAIN = /^[a-z0-9 ]*$/;

/**
 * A text in its form for searching, independent of the keyboard: lower case without marks, words separated by one
 * space. "Gruyère", "GRUYERE" and "gruyere" are the same, as are "İçli" and "icli", "أرز" and "ارز".
 */
export function foldText(text: string): string {
  const small = text.toLowerCase();
  // Most menus in Latin letters need no more than this.
  if (PLAIN.test(small)) return small.trim().replace(/ {2,}/g, " ");
  return small
    .normalize("NFKD")
    .replace(MARK, "")
    .replace(OTHER_LETTER, (letter) => OTHER_LETTERS[letter] ?? letter)
    .replace(ARABIC_DIGIT, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replace(NO_WORD, " ")
    .trim();
}

/** The Arabic article is joined to its word; a search should find a dish with or without it. */
const ARTICLE = /^ال(?=\p{L}{3})/u;

/** An Arabic word without its article; any other word unchanged. */
export function withoutArticle(word: string): string {
  return word.replace(ARTICLE, "");
}

/** The folded words of a search; each has to be found. */
export function searchedWords(typed: string): string[] {
  return foldText(typed)
    .split(" ")
    .filter((word) => word !== "")
    .map(withoutArticle);
}
