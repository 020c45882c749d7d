import { useState } from "react";
import type { PageField, PageKey } from "../../../electron/host/api/contract.ts";
import type { PageKeys } from "./use-page-keys.ts";

type Choice = { readonly field: PageField; readonly shown: boolean };

/**
 * Which keys the provider's page wants: letters where a field for text has the focus, as far as that can be
 * known, and wherever the customer asks for them; that choice holds until another kind of field is touched.
 */
export function useLetters({ field, type }: PageKeys) {
  const [lastField, setLastField] = useState<PageField>("none");
  const [choice, setChoice] = useState<Choice | null>(null);
  const [isFieldMissing, setIsFieldMissing] = useState(false);
  // Whoever touches nothing for a moment does not want other keys at once.
  if (field !== "none" && field !== lastField) setLastField(field);
  if (field !== "none" && isFieldMissing) setIsFieldMissing(false);
  return {
    areShown: choice?.field === lastField ? choice.shown : lastField === "letters",
    show: (shown: boolean) => setChoice({ field: lastField, shown }),
    /** A key was pressed while nothing on the page could take it. */
    isFieldMissing,
    type: (key: PageKey) => {
      setIsFieldMissing(field === "none");
      type(key);
    },
  };
}
