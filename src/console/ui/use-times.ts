import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { createFormat, type Format } from "../../i18n/format.ts";
import { isolate } from "../../i18n/isolate.ts";
import { agoOf } from "./ago.ts";

export type Times = {
  readonly format: Format;
  /** "2 minutes ago", for a time that is `ms` milliseconds past. */
  readonly ago: (ms: number) => string;
  readonly dateAndTime: (ms: number) => string;
};

/** Dates and times in the reader's language and time zone: operators sit elsewhere than the kiosks. */
export function useTimes(): Times {
  const { i18n } = useTranslation();
  return useMemo(() => createTimes(i18n.language), [i18n.language]);
}

function createTimes(locale: string): Times {
  // No amount is written with it; each order brings its own currency.
  const format = createConsoleFormat(locale, "XXX", 2);
  const relative = new Intl.RelativeTimeFormat(
    new Intl.Locale(locale, { numberingSystem: "latn" }),
    { numeric: "always" },
  );
  return {
    format,
    ago: (ms) => {
      const { value, unit } = agoOf(ms);
      return isolate(relative.format(-value, unit));
    },
    // Apart from each other: digits of a date must not run into those of the time where reading goes leftwards.
    dateAndTime: (ms) => `${isolate(format.date(ms))}, ${isolate(format.time(ms))}`,
  };
}

/** Formats of this device's time zone, with a currency. */
export function createConsoleFormat(locale: string, currency: string, digits: number): Format {
  return createFormat({
    locale,
    currency,
    currencyDigits: digits,
    currencySymbol: null,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
}
