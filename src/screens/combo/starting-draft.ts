/** With what the combo builder begins. */
import type { BasketLine } from "../../../domain/basket.ts";
import type { Choice } from "../../../domain/choices.ts";
import { picksWithLine } from "../../../domain/combo-offer.ts";
import { picksOf, preselectedPicks } from "../../../domain/combo-picks.ts";
import type { Combo, ComboStep, Menu } from "../../../domain/menu.ts";
import type { ComboDraft } from "../../journey/visit-context.ts";
import { gapOf, offeredPicks, shownSteps } from "./steps.ts";

/** A draft, and what of a dish could not come along into it. */
export type StartingDraft = ComboDraft & { readonly left: readonly Choice[] };

type Beginning = {
  readonly combo: Combo;
  readonly menu: Menu;
  /** The line that is opened: a combo to change, or a dish that becomes part of one; undefined for a new one. */
  readonly line: BasketLine | undefined;
  /** The draft of it that was saved before. */
  readonly saved: ComboDraft | undefined;
};

/** Where the customer left off, else the line as it is, else what the menu suggests. */
export function startingDraft({ combo, menu, line, saved }: Beginning): StartingDraft {
  if (saved) return { ...saved, left: [] };
  const steps = shownSteps(combo, menu);
  const base = { comboId: combo.id, lineId: line?.lineId ?? null, count: line?.count ?? 1 };
  if (line?.kind === "combo") {
    const offered = offeredPicks(combo, line.picks, menu);
    const open = steps.find((step) => gapOf(step, offered, menu)) ?? steps[0];
    const seenStepIds = steps.map(({ id }) => id);
    return { ...base, picks: line.picks, left: [], stepId: open?.id ?? null, seenStepIds };
  }
  if (line?.kind === "item") {
    const { picks, left } = picksWithLine(combo, line, menu);
    const hasDish = (step: ComboStep) =>
      picksOf(step, picks).some(({ itemId }) => itemId === line.itemId);
    const own = steps.find(hasDish);
    // The dish is chosen already: on to the next step, unless the combo does not have it as it was.
    const isSettled = own !== undefined && left.length === 0 && gapOf(own, picks, menu) === null;
    const first = (isSettled ? steps.find((step) => step !== own) : own) ?? steps[0];
    return { ...base, picks, left, ...openedAt(first, isSettled ? [own.id] : []) };
  }
  return { ...base, picks: preselectedPicks(combo, menu), left: [], ...openedAt(steps[0], []) };
}

function openedAt(step: ComboStep | undefined, seen: readonly string[]) {
  return { stepId: step?.id ?? null, seenStepIds: step ? [...seen, step.id] : seen };
}
