import { useMemo } from "react";
import { useVisit } from "../journey/use-visit.ts";
import { createFormat, type Format } from "./format.ts";

/** The formats of the visit's language and the outlet's currency and time zone. */
export function useFormat(): Format {
  const { locale, outlet } = useVisit().context;
  const { currency, currencySymbol, timezone } = outlet;
  return useMemo(
    () => createFormat({ locale, currency, currencySymbol, timezone }),
    [locale, currency, currencySymbol, timezone],
  );
}
