import { z } from "zod";

/** Longest text accepted anywhere on the wire; a longer one makes the whole message invalid. */
export const MAX_TEXT_LENGTH = 20_000;

/** Maximum number of elements in one list on the wire (a 10,000-item menu fits easily). */
export const MAX_LIST_LENGTH = 100_000;

/** Amounts are smaller than this. */
export const MAX_DECIMAL = 1e12;

/** Any text on the wire, bounded. */
export const wireText = z.string().max(MAX_TEXT_LENGTH);

/** A non-empty text. */
export const wireName = wireText.min(1);

/**
 * A decimal number on the wire, at most 15 significant digits, so that the shortest decimal form of the parsed number
 * is the very text that was sent. Convert it to money with `domain/money`.
 */
export const wireDecimal = z
  .number()
  .refine((value) => Math.abs(value) < MAX_DECIMAL, { error: "too large for an amount" });

/** An amount of money that may not be negative. */
export const wireAmount = wireDecimal.refine((value) => value >= 0, { error: "negative amount" });

/** A list on the wire, bounded. */
export function wireList<Item extends z.ZodType>(item: Item) {
  return z.array(item).max(MAX_LIST_LENGTH);
}

/**
 * An identifier that is a number in one message and a string in another. Its digits are preserved; the HTTP client
 * passes integers beyond 2^53 as their source digits.
 */
export const wireDigits = z
  .union([z.number().int().nonnegative(), z.string().regex(/^\d{1,40}$/)])
  .transform(String);
