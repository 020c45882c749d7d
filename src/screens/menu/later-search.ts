import { laterScreen } from "../../app/later-screen.ts";

/** The search with its keyboard, in a file of its own: most look through the menu, and begin with it. */
export const LATER_SEARCH = laterScreen(() =>
  import("./SearchScreen.tsx").then((file) => file.SearchScreen),
);
