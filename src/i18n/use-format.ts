import { useVisitSelector } from "../journey/use-visit.ts";
import { createFormat, type Format, type FormatOptions } from "./format.ts";

/** The latest one, shared by all components: they show the same visit, and a format takes long to create. */
let last: { readonly options: FormatOptions; readonly format: Format } | null = null;

/** The formats of the visit's language and the outlet's currency and time zone. */
export function useFormat(): Format {
  const locale = useVisitSelector((context) => context.locale);
  const outlet = useVisitSelector((context) => context.outlet);
  const { currency, currencyDigits, currencySymbol, timezone } = outlet;
  return formatFor({ locale, currency, currencyDigits, currencySymbol, timezone });
}

function formatFor(options: FormatOptions): Format {
  if (!last || !isSame(last.options, options)) last = { options, format: createFormat(options) };
  return last.format;
}

function isSame(one: FormatOptions, other: FormatOptions): boolean {
  return (
    one.locale === other.locale &&
    one.currency === other.currency &&
    one.currencyDigits === other.currencyDigits &&
    one.currencySymbol === other.currencySymbol &&
    one.timezone === other.timezone
  );
}
