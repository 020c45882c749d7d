/** The initial draft of the combo builder. */
import type { BasketLine } from "../../../domain/basket.ts";
import type { Choice } from "../../../domain/choices.ts";
import { picksWithLine } from "../../../domain/combo-offer.ts";
import { picksOf, preselectedPicks } from "../../../domain/combo-picks.ts";
import type { Combo, ComboStep, Menu } from "../../../domain/menu.ts";
import type { ComboDraft } from "../../journey/visit-context.ts";
import { gapOf, offeredPicks, shownSteps } from "./steps.ts";

/** A draft, and the choices of a dish that it could not take over. */
export type StartingDraft = ComboDraft & { readonly left: readonly Choice[] };

type Beginning = {
  readonly combo: Combo;
  readonly menu: Menu;
  /** The opened line: a combo to change, or a dish to upgrade; undefined for a new line. */
  readonly line: BasketLine | undefined;
  /** Its saved draft. */
  readonly saved: ComboDraft | undefined;
};

/** The saved draft, else the line as it is, else the menu's preselection. */
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
    // The dish is picked already: go to the next step, unless the combo lacks some of its choices.
    const isSettled = own !== undefined && left.length === 0 && gapOf(own, picks, menu) === null;
    const first = (isSettled ? steps.find((step) => step !== own) : own) ?? steps[0];
    return { ...base, picks, left, ...openedAt(first, isSettled ? [own.id] : []) };
  }
  return { ...base, picks: preselectedPicks(combo, menu), left: [], ...openedAt(steps[0], []) };
}

function openedAt(step: ComboStep | undefined, seen: readonly string[]) {
  return { stepId: step?.id ?? null, seenStepIds: step ? [...seen, step.id] : seen };
}
