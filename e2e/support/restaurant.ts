import { catalogue } from "../../sandbox/restaurant/menu/catalogue.ts";

/** The dish of tests that are not about dishes. */
export const SOUP = "soup-roast-tomato";

/** Whose dishes the kiosk sells. */
export type Restaurant = {
  /** What its menu calls something, in this language of the kiosk. */
  readonly nameOf: (id: string, locale: string) => string;
};

/** The sandbox's own restaurant. */
export const BEET_AND_BARLEY: Restaurant = { nameOf: titleOf };

/**
 * The name of an item, combo, category, modifier or step in the sandbox restaurant, in this language of the kiosk: in
 * English if the restaurant has no name in it.
 * @throws Error if there is nothing with this id
 */
export function titleOf(id: string, locale: string): string {
  const { items, combos, categories, modifiers } = catalogue;
  const steps = combos.flatMap((combo) => combo.steps);
  const found = [...items, ...combos, ...categories, ...modifiers, ...steps].find(
    (entry) => entry.id === id,
  );
  if (!found) throw new Error(`the restaurant has no ${id}`);
  return Object.entries(found.title).find(([spoken]) => spoken === locale)?.[1] ?? found.title.en;
}
