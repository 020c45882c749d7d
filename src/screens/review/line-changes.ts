/** How the menu has changed a line since it was configured (requirement V9). */
import type { OrderType } from "../../../contracts/ordering.ts";
import {
  type BasketLine,
  type ComboLine,
  type ItemLine,
  productOfLine,
} from "../../../domain/basket.ts";
import { type Choice, groupProblem } from "../../../domain/choices.ts";
import { priceLine } from "../../../domain/line-prices.ts";
import { type Menu, type MenuItem, productOf } from "../../../domain/menu.ts";
import { choiceNames, lostNames } from "../combo/lost-picks.ts";
import { gapOf, offeredPicks } from "../combo/steps.ts";
import { type PriceChange, priceChange, type Taxation } from "./price-change.ts";
import type { Wording } from "./receipt-labels.ts";

export type LineChange = {
  /** Names of choices and picks that are no longer available. */
  readonly lost: readonly string[];
  /** Total of the line, before and now; null if the price is the same or there is none now. */
  readonly price: PriceChange | null;
  /** The line as it is available now, to be accepted with one touch; null if that is impossible. */
  readonly acceptable: BasketLine | null;
};

type Menus = Taxation & {
  /** The menu from which the line was chosen, or of which its change was accepted. */
  readonly before: Menu;
  readonly menu: Menu;
  readonly orderType: OrderType;
  readonly wording: Wording;
};

/** What the customer has to know about a line before paying; null if it is unchanged. */
export function lineChange(line: BasketLine, menus: Menus): LineChange | null {
  const { before, menu } = menus;
  if (before === menu) return null;
  if (!productOf(menu, productOfLine(line).id)) return { lost: [], price: null, acceptable: null };
  const { left, lost } = withoutLost(line, menus);
  const acceptable = left && isOrderable(left, menu) ? left : null;
  const price = acceptable && priceBetween(line, acceptable, menus);
  if (acceptable && lost.length === 0 && price === null) return null;
  return { lost, price, acceptable };
}

function priceBetween(
  line: BasketLine,
  now: BasketLine,
  { before, ...source }: Menus,
): PriceChange | null {
  const old = priceLine(line, { ...source, menu: before }).line;
  const present = priceLine(now, source).line;
  return old && present ? priceChange(old, present, source) : null;
}

type Left = { readonly left: BasketLine | null; readonly lost: readonly string[] };

/** The line without what was removed from the menu, and the names of that. */
function withoutLost(line: BasketLine, menus: Menus): Left {
  return line.kind === "item" ? itemWithoutLost(line, menus) : comboWithoutLost(line, menus);
}

function itemWithoutLost(line: ItemLine, { before, menu, wording }: Menus): Left {
  const item = menu.items[line.itemId];
  if (!item) return { left: null, lost: [] };
  const choices = line.choices.filter((choice) => isOffered(item, choice));
  const gone = line.choices.filter((choice) => !isOffered(item, choice));
  const left = gone.length === 0 ? line : { ...line, choices };
  return { left, lost: choiceNames(gone, line.itemId, [before], wording) };
}

function comboWithoutLost(line: ComboLine, { before, menu, wording }: Menus): Left {
  const combo = menu.combos[line.comboId];
  if (!combo) return { left: null, lost: [] };
  const picks = offeredPicks(combo, line.picks, menu);
  const isWhole =
    picks.length === line.picks.length && picks.every((pick) => line.picks.includes(pick));
  const lost = lostNames(combo, line.picks, picks, [before, menu], wording);
  return { left: isWhole ? line : { ...line, picks }, lost };
}

function isOffered(item: MenuItem, { groupId, modifierId }: Choice): boolean {
  const group = item.modifierGroups.find(({ id }) => id === groupId);
  return group?.modifiers.some(({ id }) => id === modifierId) ?? false;
}

function isOrderable(line: BasketLine, menu: Menu): boolean {
  if (line.kind === "item") {
    const groups = menu.items[line.itemId]?.modifierGroups ?? [];
    return groups.every((group) => groupProblem(group, line.choices) === null);
  }
  const steps = menu.combos[line.comboId]?.steps ?? [];
  return steps.every((step) => gapOf(step, line.picks, menu) === null);
}
