import { useState } from "react";

/** A trembling hand taps twice: the second tap within this time belongs to the first (requirement A2). */
const SAME_TAP_MS = 500;

/**
 * - `once`: a doubled tap is one action
 * - `counts`: a plus or a stepper; a quick second tap is a second action, unless the outlet rejects doubled taps there
 *   too
 * - `types`: keys; every tap is an action
 */
export type TapRule = "once" | "counts" | "types";

/** The control that was tapped last, of those using the rule; a tap elsewhere in between separates two taps. */
let last: { readonly control: object | null; readonly at: number } = { control: null, at: 0 };

/** Wraps a handler so that a doubled tap is one action, if the rule requires it. */
export function useSingleTap<Args extends readonly unknown[]>(
  handler: ((...args: Args) => void) | undefined,
  rule: TapRule = "once",
): (...args: Args) => void {
  const [control] = useState(() => ({}));
  return (...args) => {
    const at = performance.now();
    const isDoubled = last.control === control && at - last.at < SAME_TAP_MS;
    if (isDoubled && rejectsDoubled(rule)) return;
    last = { control, at };
    handler?.(...args);
  };
}

function rejectsDoubled(rule: TapRule): boolean {
  if (rule === "types") return false;
  return rule === "once" || document.documentElement.dataset.doubleTaps === "rejected";
}
