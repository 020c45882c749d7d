import { useState } from "react";
import { useVisit } from "./use-visit.ts";

/** State about the identified customer: the initial one again as soon as somebody else is identified, or nobody. */
export function useCustomerState<Value>(
  initial: Value,
): readonly [value: Value, set: (value: Value) => void] {
  const { identificationId } = useVisit("identificationId");
  const [held, setHeld] = useState({ of: identificationId, value: initial });
  const value = held.of === identificationId ? held.value : initial;
  return [value, (next) => setHeld({ of: identificationId, value: next })];
}
