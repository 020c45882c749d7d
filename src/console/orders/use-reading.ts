import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { localize } from "../../../domain/localized-text.ts";
import { type Format, usualDigits } from "../../i18n/format.ts";
import type { OrderReading } from "../../staff/orders/order-reading.ts";
import { createConsoleFormat } from "../ui/use-times.ts";

const ENGLISH = { default: "en", fallback: "en" } as const;

/** How an order of any kiosk is written for the reader here, in its own currency; `digits` null: its usual ones. */
export function useReading(currency: string | null, digits: number | null): OrderReading {
  const { i18n } = useTranslation();
  const locale = i18n.language;
  return useMemo(
    () => ({
      format: formatFor(locale, currency, digits),
      localized: (text) => localize(text, locale, ENGLISH),
    }),
    [locale, currency, digits],
  );
}

function formatFor(locale: string, currency: string | null, digits: number | null): Format {
  if (currency !== null && isCurrency(currency)) {
    return createConsoleFormat(locale, currency, digits ?? usualDigits(currency));
  }
  const format = createConsoleFormat(locale, "XXX", 2);
  // An amount without a currency is a number: a sign for "some currency" would say nothing.
  return { ...format, money: (amount) => format.number(Number(amount)) };
}

function isCurrency(code: string): boolean {
  return /^[A-Z]{3}$/.test(code);
}
