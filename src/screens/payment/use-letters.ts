import { useState } from "react";
import type { PageField, PageKey } from "../../../electron/host/rpc/contract.ts";
import type { PageKeys } from "./use-page-keys.ts";

type Choice = { readonly field: PageField; readonly shown: boolean };

/**
 * Which keys the provider's page needs: letters if a text field has the focus, as far as that can be known, or if the
 * customer asks for them; that choice lasts until another kind of field has the focus.
 */
export function useLetters({ field, type }: PageKeys) {
  const [lastField, setLastField] = useState<PageField>("none");
  const [choice, setChoice] = useState<Choice | null>(null);
  const [isFieldMissing, setIsFieldMissing] = useState(false);
  // A field that loses the focus for a moment does not change the keys.
  if (field !== "none" && field !== lastField) {
    setLastField(field);
    // Made before the kiosk had heard of the field, which takes a moment: it is meant for that one.
    if (choice && !isKnown(choice.field)) setChoice({ ...choice, field });
  }
  if (field !== "none" && isFieldMissing) setIsFieldMissing(false);
  return {
    areShown: choice?.field === lastField ? choice.shown : lastField === "letters",
    show: (shown: boolean) => setChoice({ field: lastField, shown }),
    /** A key was pressed while no field of the page had the focus. */
    isFieldMissing,
    type: (key: PageKey) => {
      setIsFieldMissing(field === "none");
      type(key);
    },
  };
}

function isKnown(field: PageField): boolean {
  return field === "digits" || field === "letters";
}
