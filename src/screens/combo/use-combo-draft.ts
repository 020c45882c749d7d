import { useState } from "react";
import { type ComboLine, MAX_LINE_COUNT } from "../../../domain/basket.ts";
import type { Choice } from "../../../domain/choices.ts";
import {
  addPick,
  type ComboPick,
  type OfferedItem,
  offeredItem,
  removePick,
  togglePick,
  withFixedPicks,
} from "../../../domain/combo-picks.ts";
import { type PricedPick, priceCombo } from "../../../domain/line-prices.ts";
import type { Combo, ComboStep, Menu } from "../../../domain/menu.ts";
import { type Decimal, multiply } from "../../../domain/money.ts";
import { useVisit } from "../../journey/use-visit.ts";
import type { ComboDraft as SavedDraft } from "../../journey/visit-context.ts";
import type { StartingDraft } from "./starting-draft.ts";
import { offeredPicks } from "./steps.ts";

/** A combo being configured, with its current price. */
export type ComboDraft = {
  readonly combo: Combo;
  readonly menu: Menu;
  /** Restricted to what is on the current menu. */
  readonly picks: readonly ComboPick[];
  /** The picks as they were made, including what was removed from the menu since, and what needs no choice. */
  readonly made: readonly ComboPick[];
  readonly priced: readonly PricedPick[];
  readonly count: number;
  readonly basePrice: Decimal;
  readonly unitPrice: Decimal;
  readonly total: Decimal;
  /** The step's option with an item's id. */
  readonly offered: (step: ComboStep, itemId: string) => OfferedItem | null;
  /** Picks an item; if only one may be picked, a second touch removes it. False if the step is full. */
  readonly pick: (step: ComboStep, itemId: string) => boolean;
  /** Removes the last unit of an item. */
  readonly takeBack: (step: ComboStep, itemId: string) => void;
  readonly choose: (pick: ComboPick, choices: readonly Choice[]) => void;
  readonly setCount: (count: number) => void;
  /** Drops picks that were removed from the menu. */
  readonly forget: () => void;
  /** The line as configured; `lineId` null for a new one. */
  readonly line: (lineId: string | null) => ComboLine;
};

type Source = { readonly combo: Combo; readonly menu: Menu; readonly start: StartingDraft };

/** The picks of the combo builder; `start` is only the initial value. */
export function useComboDraft({ combo, menu, start }: Source): ComboDraft {
  const { orderType } = useVisit("orderType");
  const [chosen, setMade] = useState<SavedDraft["picks"]>(start.picks);
  const [count, setCount] = useState(start.count);
  const made = withFixedPicks(combo, chosen, menu);
  const picks = offeredPicks(combo, made, menu);
  const price = priceCombo(combo, picks, menu, orderType);

  /**
   * Unavailable picks of a step are dropped when the customer picks there; other steps keep theirs until then, to name
   * them.
   */
  const cleared = (stepId: string) => [
    ...made.filter((pick) => pick.stepId !== stepId),
    ...picks.filter((pick) => pick.stepId === stepId),
  ];
  const change = (stepId: string, next: (picks: readonly ComboPick[]) => readonly ComboPick[]) => {
    const before = cleared(stepId);
    const after = next(before);
    if (after === before) return false;
    setMade(after);
    return true;
  };

  return {
    combo,
    menu,
    picks,
    made,
    priced: price.picks,
    count,
    basePrice: price.basePrice,
    unitPrice: price.unitPrice,
    total: multiply(price.unitPrice, count),
    offered: (step, itemId) => offeredItem(step, itemId, menu),
    pick: (step, itemId) => {
      const pickOne = step.max === 1 ? togglePick : addPick;
      const isOnly = step.min === 1 && step.max === 1;
      return change(step.id, (before) => pickOne(step, before, itemId, menu)) || isOnly;
    },
    takeBack: (step, itemId) => {
      const last = picks.findLast((pick) => pick.stepId === step.id && pick.itemId === itemId);
      if (last) change(step.id, (before) => removePick(before, last.pickId));
    },
    choose: (pick, choices) => {
      if (choices === pick.choices) return;
      change(pick.stepId, (before) =>
        before.map((other) => (other.pickId === pick.pickId ? { ...pick, choices } : other)),
      );
    },
    setCount: (wanted) => setCount(Math.min(Math.max(wanted, 1), MAX_LINE_COUNT)),
    forget: () => setMade(picks),
    line: (lineId) => ({
      kind: "combo",
      lineId: lineId ?? crypto.randomUUID(),
      comboId: combo.id,
      count,
      picks,
    }),
  };
}
