import { useVisitSelector } from "../journey/use-visit.ts";
import {
  createFormat,
  type Format,
  type FormatOptions,
  inCurrencyOf,
  type OrderCurrency,
} from "./format.ts";

/** More than are shown at once: the outlet's, and those of orders from before a change of its currency. */
const MOST_FORMATS = 4;
/** The latest, shared by all components: they show the same visit, and a format takes long to create. */
let recent: readonly { readonly options: FormatOptions; readonly format: Format }[] = [];

/** The formats of the visit's language and the outlet's currency and time zone. */
export function useFormat(): Format {
  return formatFor(useFormatOptions());
}

/** The same, for the amounts of an order of whatever day. */
export function useOrderFormat(order: OrderCurrency): Format {
  return formatFor(inCurrencyOf(order, useFormatOptions()));
}

function useFormatOptions(): FormatOptions {
  const locale = useVisitSelector((context) => context.locale);
  const outlet = useVisitSelector((context) => context.outlet);
  const { currency, currencyDigits, currencySymbol, timezone } = outlet;
  return { locale, currency, currencyDigits, currencySymbol, timezone };
}

function formatFor(options: FormatOptions): Format {
  const known = recent.find((one) => isSame(one.options, options));
  if (known) return known.format;
  const format = createFormat(options);
  recent = [{ options, format }, ...recent].slice(0, MOST_FORMATS);
  return format;
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
