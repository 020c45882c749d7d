import { useState } from "react";
import { type BasketLine, MAX_LINE_COUNT } from "../../../domain/basket.ts";
import { groupProblem, isOffered, preselectedChoices } from "../../../domain/choices.ts";
import { priceItem } from "../../../domain/line-prices.ts";
import type { MenuItem, ModifierGroup } from "../../../domain/menu.ts";
import { type Decimal, multiply } from "../../../domain/money.ts";
import { openedLine } from "../../journey/reward-lines.ts";
import { useVisit, useVisitSelector } from "../../journey/use-visit.ts";
import type { ItemDraft as SavedItemDraft } from "../../journey/visit-context.ts";
import { type ChoicesDraft, changeUnits, toggleChoice } from "./choices-draft.ts";

/** A dish being configured, with its current price. */
export type ItemDraft = ChoicesDraft & {
  readonly count: number;
  readonly basePrice: Decimal;
  readonly unitPrice: Decimal;
  readonly total: Decimal;
  /** Incomplete groups, in their order. */
  readonly open: readonly ModifierGroup[];
  readonly setCount: (count: number) => void;
  /** The line as configured. */
  readonly line: () => BasketLine;
  /** The draft to save when the customer goes back. */
  readonly toDraft: () => SavedItemDraft;
};

/** Starts from the saved draft, else from the line to change, else from the menu's preselection. */
export function useItemDraft(item: MenuItem): ItemDraft {
  const { itemDrafts, orderType } = useVisit("itemDrafts", "orderType");
  const { line: opened } = useVisitSelector(openedLine);
  const edited = opened?.kind === "item" ? opened : undefined;
  const start = itemDrafts[edited?.lineId ?? item.id] ?? edited;
  const [picked, setPicked] = useState(() => start?.choices ?? preselectedChoices(item));
  const [count, setCount] = useState(start?.count ?? 1);
  // Choices that were removed from the menu meanwhile are dropped.
  const choices = picked.filter((choice) => isOffered(item, choice));
  const { basePrice, unitPrice, modifiers } = priceItem(item, choices, orderType);
  return {
    choices,
    count,
    basePrice,
    unitPrice,
    modifiers,
    total: multiply(unitPrice, count),
    open: item.modifierGroups.filter((group) => groupProblem(group, choices) !== null),
    toggle: (group, modifierId) => {
      const next = toggleChoice(group, choices, modifierId);
      if (next) setPicked(next);
      return next !== null;
    },
    change: (group, modifierId, by) => setPicked(changeUnits(group, choices, modifierId, by)),
    setCount: (wanted) => setCount(Math.min(Math.max(wanted, 1), MAX_LINE_COUNT)),
    toDraft: () => ({ itemId: item.id, lineId: edited?.lineId ?? null, count, choices }),
    line: () => ({
      kind: "item",
      lineId: edited?.lineId ?? crypto.randomUUID(),
      itemId: item.id,
      count,
      choices,
    }),
  };
}
