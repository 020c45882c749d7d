import { useState } from "react";
import type { ComboStep } from "../../../domain/menu.ts";
import type { StartingDraft } from "./starting-draft.ts";
import { gapOf, nextStep, shownSteps } from "./steps.ts";
import type { ComboDraft } from "./use-combo-draft.ts";

/** Where in the combo the customer is. */
export type StepPlace = {
  /** The steps that are gone through. */
  readonly steps: readonly ComboStep[];
  /** Undefined where no step leaves a choice. */
  readonly current: ComboStep | undefined;
  /** The one that is left to do; null if everything is done but perhaps this one. */
  readonly next: ComboStep | null;
  /** The one before this in the combo's order; null at the first. */
  readonly previous: ComboStep | null;
  readonly seenStepIds: readonly string[];
  /** Whether this is another step than the one that was opened with the screen. */
  readonly hasMoved: boolean;
  readonly goTo: (step: ComboStep) => void;
};

/** Goes through the steps of a draft; one that leaves the menu meanwhile is left for what is to be done next. */
export function useStep(draft: ComboDraft, start: StartingDraft): StepPlace {
  const [stepId, setStepId] = useState(start.stepId);
  const [seenStepIds, setSeen] = useState(start.seenStepIds);
  const [hasMoved, setMoved] = useState(false);
  const steps = shownSteps(draft.combo, draft.menu);
  const isDone = (step: ComboStep) =>
    seenStepIds.includes(step.id) && gapOf(step, draft.picks, draft.menu) === null;
  const current =
    steps.find(({ id }) => id === stepId) ?? nextStep(steps, undefined, isDone) ?? steps.at(-1);
  const index = current ? steps.indexOf(current) : -1;
  return {
    steps,
    current,
    next: nextStep(steps, current, isDone),
    previous: steps[index - 1] ?? null,
    seenStepIds,
    hasMoved: hasMoved || current?.id !== start.stepId,
    goTo: (step) => {
      setMoved(true);
      setStepId(step.id);
      // The one that is left counts as well: it may stand in for one that has gone.
      setSeen((seen) => [...new Set([...seen, ...(current ? [current.id] : []), step.id])]);
    },
  };
}
