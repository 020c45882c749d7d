import { useEffect, useMemo, useState } from "react";
import type { NumberingPlans } from "./findings/masks.ts";
import type { Entered } from "./scenes/visits.ts";

/** Typed for a country without an example: long enough for a number of any country. */
const SOME_DIGITS = "15123456789";

/** The numbering plans, and the input for an outlet of a country; null until the plans have loaded. */
export function useEntered(country: string | null): {
  readonly plans: NumberingPlans | null;
  readonly entered: Entered | null;
} {
  const [plans, setPlans] = useState<NumberingPlans | null>(null);
  useEffect(() => {
    let isGone = false;
    void import("./numbering.ts").then(({ PLANS }) => {
      if (!isGone) setPlans(PLANS);
    });
    return () => {
      isGone = true;
    };
  }, []);
  const entered = useMemo(
    () =>
      plans && country !== null
        ? {
            phoneDigits: plans.exampleOf(country) ?? SOME_DIGITS,
            now: Date.now(),
            base: document.baseURI,
          }
        : null,
    [plans, country],
  );
  return { plans, entered };
}
