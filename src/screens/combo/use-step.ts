import { useState } from "react";
import type { ComboStep } from "../../../domain/menu.ts";
import type { StartingDraft } from "./starting-draft.ts";
import { gapOf, nextStep, shownSteps } from "./steps.ts";
import type { ComboDraft } from "./use-combo-draft.ts";

/** The customer's position in the combo. */
export type StepPlace = {
  /** The visible steps. */
  readonly steps: readonly ComboStep[];
  /** Undefined if no step leaves a choice. */
  readonly current: ComboStep | undefined;
  /** The next incomplete one; null if there is none besides this one. */
  readonly next: ComboStep | null;
  /** The one before this in the combo's order; null at the first. */
  readonly previous: ComboStep | null;
  readonly seenStepIds: readonly string[];
  /** Whether this is another step than the initial one. */
  readonly hasMoved: boolean;
  readonly goTo: (step: ComboStep) => void;
};

/** Navigates the steps of a draft; if the current one is removed from the menu, the next incomplete one is shown. */
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
      // The step that is left counts as visited, too: it may replace one that was removed.
      setSeen((seen) => [...new Set([...seen, ...(current ? [current.id] : []), step.id])]);
    },
  };
}
