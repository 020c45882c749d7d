import { useEffect, useState } from "react";
import { fetchPatiently } from "../ui/fetch-patiently.ts";
import { plainNumbers } from "./plain-numbers.ts";

/** What a phone field does with numbers; `hasPlans`: it knows the numbering plans. */
export type PhoneNumbers = Pick<
  typeof import("./numbers.ts"),
  "allCountries" | "callingCodeOf" | "formatEntry" | "judge"
> & { readonly hasPlans: boolean };

/**
 * Loads the numbering plans when a phone field first appears; null until then. If they do not load, numbers are typed
 * with their country code, and the plans are requested again.
 */
export function usePhoneNumbers(): PhoneNumbers | null {
  const [numbers, setNumbers] = useState<PhoneNumbers | null>(null);
  useEffect(
    () =>
      fetchPatiently(() => import("./numbers.ts"), {
        onArrival: (plans) => setNumbers({ ...plans, hasPlans: true }),
        onLate: () => setNumbers(plainNumbers),
      }),
    [],
  );
  return numbers;
}
