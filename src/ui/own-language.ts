/** The language that an element, or one around it, is marked with; null if it is the page's own. */
export function ownLanguage(element: Element): string | null {
  const language = element.closest<HTMLElement>("[lang]")?.lang ?? "";
  return language === "" || language === document.documentElement.lang ? null : language;
}
