/** Which menu the customer has seen each line of the order from, so that later changes of it are reported. */
import type { VisitContext } from "./visit-context.ts";

type Menus = VisitContext["chosenFrom"];
type Source = Pick<VisitContext, "menu" | "chosenFrom">;

/** Remembers the current menu for a line, unless an older one is remembered whose changes the customer has not seen. */
export function rememberFor({ menu, chosenFrom }: Source, lineId: string): Menus {
  return menu === null || chosenFrom[lineId] ? chosenFrom : { ...chosenFrom, [lineId]: menu };
}

/** The customer has seen this line as it is on the current menu. */
export function seenNow({ menu, chosenFrom }: Source, lineId: string): Menus {
  return menu === null ? chosenFrom : { ...chosenFrom, [lineId]: menu };
}
