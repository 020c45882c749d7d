import { type Locales, localeOf } from "../../domain/localized-text.ts";
import type { DocumentView } from "../../electron/host/rpc/contract.ts";

/** A file of a document on this machine, and the language it is in. */
export type DocumentFile = { readonly url: string; readonly locale: string };

/**
 * The file to read in a visit's language, by the same fallback chain as every text of the outlet. Null while no file of
 * the document is on this kiosk.
 */
export function documentFile(
  document: Pick<DocumentView, "urlByLocale">,
  locale: string,
  locales: Pick<Locales, "default" | "fallback">,
): DocumentFile | null {
  const found = localeOf(document.urlByLocale, locale, locales);
  const url = found === null ? undefined : document.urlByLocale[found];
  return found === null || !url ? null : { url, locale: found };
}

/** Whether two locales share a language: a German reads "de" and "de-AT" alike. */
export function isSameLanguage(one: string, other: string): boolean {
  const language = (locale: string) => locale.split("-")[0]?.toLowerCase();
  return language(one) === language(other);
}
