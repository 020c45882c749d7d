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
} from "../../../domain/combo-picks.ts";
import { type PricedPick, priceCombo } from "../../../domain/line-prices.ts";
import type { Combo, ComboStep, Menu } from "../../../domain/menu.ts";
import { type Decimal, multiply } from "../../../domain/money.ts";
import { useVisit } from "../../journey/use-visit.ts";
import type { ComboDraft as SavedDraft } from "../../journey/visit-context.ts";
import type { StartingDraft } from "./starting-draft.ts";
import { offeredPicks } from "./steps.ts";

/** A combo that is being put together, and what it costs so far. */
export type ComboDraft = {
  readonly combo: Combo;
  readonly menu: Menu;
  /** As the menu still has them. */
  readonly picks: readonly ComboPick[];
  /** The picks as they were made; what the menu has lost since is still among them. */
  readonly made: readonly ComboPick[];
  readonly priced: readonly PricedPick[];
  readonly count: number;
  readonly basePrice: Decimal;
  readonly unitPrice: Decimal;
  readonly total: Decimal;
  /** What the step offers under an item's id. */
  readonly offered: (step: ComboStep, itemId: string) => OfferedItem | null;
  /** Picks an item; where only one may be picked a second touch takes it back. False if the step is full. */
  readonly pick: (step: ComboStep, itemId: string) => boolean;
  /** Takes the last unit of an item back. */
  readonly takeBack: (step: ComboStep, itemId: string) => void;
  /** Chooses for a pick. */
  readonly choose: (pick: ComboPick, choices: readonly Choice[]) => void;
  readonly setCount: (count: number) => void;
  /** What the menu has lost is no longer asked for. */
  readonly forget: () => void;
  /** The line as it stands; `lineId` null for a new one. */
  readonly line: (lineId: string | null) => ComboLine;
};

type Source = { readonly combo: Combo; readonly menu: Menu; readonly start: StartingDraft };

/** The picks of the combo builder; `start` counts once. */
export function useComboDraft({ combo, menu, start }: Source): ComboDraft {
  const { orderType } = useVisit().context;
  const [made, setMade] = useState<SavedDraft["picks"]>(start.picks);
  const [count, setCount] = useState(start.count);
  const picks = offeredPicks(combo, made, menu);
  const price = priceCombo(combo, picks, menu, orderType);

  /** What a step has lost goes when the customer picks there; other steps keep it until then, to tell. */
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
