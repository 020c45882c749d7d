import { ar } from "./ar.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { he } from "./he.ts";
import { it } from "./it.ts";
import { pl } from "./pl.ts";
import { pt } from "./pt.ts";
import type { PlainTexts } from "./texts.ts";
import { tr } from "./tr.ts";
import { uk } from "./uk.ts";
import { zhHans } from "./zh-Hans.ts";

/** By language, one line each, like the page's catalogues. */
export const PLAIN_TEXTS: Readonly<Record<string, PlainTexts>> & { readonly en: PlainTexts } = {
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
