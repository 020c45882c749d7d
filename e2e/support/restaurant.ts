import { catalogue } from "../../sandbox/restaurant/menu/catalogue.ts";

/** What is ordered where it does not matter. */
export const SOUP = "soup-roast-tomato";

/**
 * What the sandbox restaurant calls one of its items, combos, categories, modifiers or steps where the kiosk speaks this
 * language: in English where it does not speak it itself.
 * @throws Error where it has nothing of this id
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
