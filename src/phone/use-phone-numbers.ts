import { useEffect, useState } from "react";

/** The numbering plans, once they are loaded. */
export type PhoneNumbers = typeof import("./numbers.ts");

/** Fetches the numbering plans when a phone field first appears; null until then. */
export function usePhoneNumbers(): PhoneNumbers | null {
  const [numbers, setNumbers] = useState<PhoneNumbers | null>(null);
  useEffect(() => {
    let isGone = false;
    void import("./numbers.ts").then((loaded) => {
      if (!isGone) setNumbers(loaded);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return numbers;
}
