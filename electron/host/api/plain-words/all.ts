import { ar } from "./ar.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { he } from "./he.ts";
import { it } from "./it.ts";
import { pl } from "./pl.ts";
import { pt } from "./pt.ts";
import { tr } from "./tr.ts";
import { uk } from "./uk.ts";
import type { PlainWords } from "./words.ts";
import { zhHans } from "./zh-Hans.ts";

/** By language, as the catalogues of the page are: one line for each. */
export const PLAIN_WORDS: Readonly<Record<string, PlainWords>> & { readonly en: PlainWords } = {
  ar,
  de,
  en,
  es,
  fr,
  he,
  it,
  pl,
  pt,
  tr,
  uk,
  "zh-Hans": zhHans,
};
