import { lazyScreen } from "../../app/lazy-screen.ts";
import { withTexts } from "../../i18n/i18n.ts";

/** The search with its keyboard, in a file of its own: most customers browse the menu first. */
export const LAZY_SEARCH = lazyScreen(() =>
  withTexts(
    "search",
    import("./SearchScreen.tsx").then((file) => file.SearchScreen),
  ),
);
