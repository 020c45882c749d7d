import { createContext } from "react";
import type { DividedWords } from "../../domain/hyphenation.ts";

/** The long words of the visit's language, then those of the languages in which a text may be shown instead. */
export const HyphenationContext = createContext<readonly DividedWords[]>([]);
