import { lazyScreen } from "../../app/lazy-screen.ts";

/** The search with its keyboard, in a file of its own: most look through the menu, and begin with it. */
export const LAZY_SEARCH = lazyScreen(() =>
  import("./SearchScreen.tsx").then((file) => file.SearchScreen),
);
