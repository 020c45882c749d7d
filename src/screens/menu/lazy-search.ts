import { lazyScreen } from "../../app/lazy-screen.ts";

/** The search with its keyboard, in a file of its own: most customers browse the menu first. */
export const LAZY_SEARCH = lazyScreen(() =>
  import("./SearchScreen.tsx").then((file) => file.SearchScreen),
);
