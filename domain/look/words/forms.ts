/**
 * How a concept is written on menus, by language; several forms are separated by commas. `*` after a form allows an
 * ending, before it an unknown beginning ("Bergsteigersuppe"). `any` is understood in every language: loan words, names of
 * dishes, brands. Written as people write; accents and case do not matter.
 */
export type Forms = { readonly [L in VocabularyLanguage | "any"]?: string };

/** The kiosk's languages. */
export type VocabularyLanguage =
  | "ar"
  | "de"
  | "en"
  | "es"
  | "fr"
  | "he"
  | "it"
  | "pl"
  | "pt"
  | "tr"
  | "uk"
  | "zh";

export type Vocabulary = Readonly<Record<string, Forms>>;
