import { isRightToLeft } from "../../domain/localized-text.ts";
import type { Decimal } from "../../domain/money.ts";
import type { LocalDay } from "../../domain/time-zone.ts";
import { isolate } from "./isolate.ts";

export type FormatOptions = {
  readonly locale: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Fractional digits that amounts are written with. */
  readonly currencyDigits: number;
  /** Replaces the currency symbol of `Intl`. */
  readonly currencySymbol: string | null;
  /** IANA name of the outlet's time zone. */
  readonly timezone: string;
};

/** What an order's amounts are in; null if it cannot be read. */
export type OrderCurrency = {
  readonly currency: string | null;
  readonly currencyDigits: number;
};

/** The outlet may have changed its currency since the order was placed, and its symbol with it. */
export function inCurrencyOf(order: OrderCurrency, outlet: FormatOptions): FormatOptions {
  const { currency, currencyDigits } = order;
  if (currency === null) return outlet;
  const currencySymbol = currency === outlet.currency ? outlet.currencySymbol : null;
  return { ...outlet, currency, currencyDigits, currencySymbol };
}

/** Amounts, numbers and times as a customer reads them. */
export type Format = {
  readonly money: (amount: Decimal) => string;
  readonly number: (value: number) => string;
  /** `value` is in hundredths: 12.5 is "12.5%" in English, "%12,5" in Turkish. */
  readonly percent: (value: number) => string;
  /** In megabytes or gigabytes, with at most one fractional digit. */
  readonly bytes: (bytes: number) => string;
  /** `ms` is UTC milliseconds; the outlet's time of day. */
  readonly time: (ms: number) => string;
  /** With the time zone's name, for an hour that occurs twice when the clocks change. */
  readonly timeAndZone: (ms: number) => string;
  /** To the second, for staff who look into a past event. */
  readonly exactTime: (ms: number) => string;
  readonly date: (ms: number) => string;
  /** "today", "yesterday", "12 days ago". */
  readonly daysAgo: (days: number) => string;
  /** The name of a day of the week, 0 for Monday. */
  readonly weekday: (day: number) => string;
  /** Minutes after midnight, in whatever zone. */
  readonly timeOfDay: (minutes: number) => string;
  readonly list: (parts: readonly string[]) => string;
};

/** `ms` is UTC milliseconds; the time of day in a zone, as a language writes it. */
export type TimeFormat = (ms: number) => string;

const FIRST_MONDAY_OF_2024 = 1;
const BYTE_UNITS = { megabyte: 1_000_000, gigabyte: 1_000_000_000 } as const;

/** Formats of a visit; cheap to use, expensive to create: see `useFormat`. */
export function createFormat(options: FormatOptions): Format {
  const { currency, currencyDigits: digits, currencySymbol, timezone } = options;
  const locale = withOneKindOfDigits(options.locale);
  const isolated = isolateIn(options.locale);
  const money = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    // From the outlet: the defaults of `Intl` differ from engine to engine, and from what is charged.
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const number = new Intl.NumberFormat(locale);
  const moment = (parts: Intl.DateTimeFormatOptions) =>
    momentFormat(locale, { ...parts, timeZone: timezone });
  const zoned = moment({ hour: "numeric", minute: "2-digit", timeZoneName: "short" });
  const exact = moment({ timeStyle: "medium" });
  const date = moment({ dateStyle: "medium" });
  const weekday = momentFormat(locale, { weekday: "long", timeZone: "UTC" });
  const timeOfDay = momentFormat(locale, { timeStyle: "short", timeZone: "UTC" });
  // The only list style whose separator is more than a space in every language.
  const list = new Intl.ListFormat(locale, { style: "narrow", type: "conjunction" });
  return {
    // Display only: calculations never pass through a binary number.
    money: (amount) => isolated(withSymbol(money.formatToParts(Number(amount)), currencySymbol)),
    number: (value) => isolated(number.format(value)),
    percent: (value) => isolated(percentFormat(locale).format(value / 100)),
    bytes: (bytes) => isolated(bytesText(locale, bytes)),
    time: createTimeFormat(options),
    timeAndZone: (ms) => isolated(zoned(ms)),
    exactTime: (ms) => isolated(exact(ms)),
    date: (ms) => isolated(date(ms)),
    daysAgo: (days) => isolated(daysAgoText(locale, days)),
    weekday: (day) => weekday(Date.UTC(2024, 0, FIRST_MONDAY_OF_2024 + day)),
    timeOfDay: (minutes) => isolated(timeOfDay(minutes * 60_000)),
    list: (parts) => list.format(parts),
  };
}

/** The time of day alone, for a page without a currency. */
export function createTimeFormat({
  locale,
  timezone,
}: Pick<FormatOptions, "locale" | "timezone">): TimeFormat {
  const isolated = isolateIn(locale);
  const time = momentFormat(withOneKindOfDigits(locale), {
    timeStyle: "short",
    timeZone: timezone,
  });
  return (ms) => isolated(time(ms));
}

/** Hours of an outlet: local times `HH:MM` of no particular day. */
export type HoursFormat = {
  readonly time: (time: string) => string;
  /** One after the other; a range may end after midnight. */
  readonly ranges: (ranges: readonly { readonly from: string; readonly to: string }[]) => string;
  readonly weekdayAndTime: (day: LocalDay, time: string) => string;
};

/** Opening hours as a language writes them. */
export function createHoursFormat(language: string): HoursFormat {
  const locale = withOneKindOfDigits(language);
  const isolated = isolateIn(language);
  const inUtc = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...parts, timeZone: "UTC" });
  const times = inUtc({ timeStyle: "short" });
  const list = new Intl.ListFormat(locale, { style: "narrow", type: "conjunction" });
  const at = (time: string, { year, month, day }: LocalDay = ANY_DAY) => {
    const [hours = 0, minutes = 0] = time.split(":").map(Number);
    return Date.UTC(year, month - 1, day, hours, minutes);
  };
  return {
    time: (time) => isolated(times.format(at(time))),
    // Both times on one day, also if the second is after midnight: `Intl` would write the dates.
    ranges: (ranges) =>
      list.format(ranges.map(({ from, to }) => isolated(times.formatRange(at(from), at(to))))),
    weekdayAndTime(day, time) {
      const moments = inUtc({ weekday: "long", hour: "numeric", minute: "2-digit" });
      return isolated(moments.format(at(time, day)));
    },
  };
}

const ANY_DAY: LocalDay = { year: 2026, month: 1, day: 1 };

/** Created at the first use: most screens show no time, and these formatters take longest to create. */
function momentFormat(locale: Intl.Locale, options: Intl.DateTimeFormatOptions): TimeFormat {
  let made: Intl.DateTimeFormat | null = null;
  return (ms) => {
    made ??= new Intl.DateTimeFormat(locale, options);
    return made.format(ms);
  };
}

/** Queue numbers, receipts and the card page use these digits: one kind of digit per screen. */
function withOneKindOfDigits(locale: string): Intl.Locale {
  return new Intl.Locale(locale, { numberingSystem: "latn" });
}

function isolateIn(locale: string): (text: string) => string {
  if (!isRightToLeft(locale)) return (text) => text;
  return isolate;
}

/** Configured percentages have few fractional digits; all of them are shown. */
function percentFormat(locale: Intl.Locale): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 4 });
}

function daysAgoText(locale: Intl.Locale, days: number): string {
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(-days, "day");
}

function bytesText(locale: Intl.Locale, bytes: number): string {
  const unit = bytes < BYTE_UNITS.gigabyte ? "megabyte" : "gigabyte";
  const format = new Intl.NumberFormat(locale, { style: "unit", unit, maximumFractionDigits: 1 });
  return format.format(bytes / BYTE_UNITS[unit]);
}

function withSymbol(parts: Intl.NumberFormatPart[], symbol: string | null): string {
  return parts
    .map((part) => (part.type === "currency" && symbol !== null ? symbol : part.value))
    .join("");
}

/** A language's name in the language itself, as its readers look for it: "Türkçe", "العربية". */
export function languageName(locale: string): string {
  const name = new Intl.DisplayNames([locale], { type: "language" }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** Fractional digits of a currency by ISO 4217, where nobody has said how its amounts are written. */
export function usualDigits(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
  }).resolvedOptions();
  return maximumFractionDigits;
}
