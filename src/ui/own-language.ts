import type { Piece } from "./speech.ts";

/** The language that an element, or one around it, is marked with; null if it is the page's own. */
export function ownLanguage(element: Element): string | null {
  const language = element.closest<HTMLElement>("[lang]")?.lang ?? "";
  return language === "" || language === document.documentElement.lang ? null : language;
}

/** The words for an element in pieces: its name in its own language, what follows, such as its role, in the page's. */
export function piecesOf(element: Element, name: string, words: string): Piece[] {
  const locale = ownLanguage(element);
  if (locale === null || name === "" || !words.startsWith(name)) return [{ text: words }];
  const more = words.slice(name.length).replace(/^[,،，] ?/, "");
  return [{ text: name, locale }, { text: more }].filter(({ text }) => text !== "");
}
