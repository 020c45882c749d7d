import type { Texts } from "./test-language.ts";

/** The catalogues that the first two screens do without: the list of their files is in a file of its own. */
export const LATER_CATALOGUES = import.meta.glob<Texts>(
  ["./locales/*/*.json", "!./locales/*/{common,menu}.json"],
  { import: "default" },
);
