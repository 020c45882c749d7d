import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import type { card } from "../../contracts/payments.ts";

/** The bank's answer to a card. */
export type BankAnswer =
  | { kind: "approved" }
  | { kind: "challenge" }
  | { kind: "refused"; errorCode: string; reason: string };

/** Cards that the page fills in at a tap. Any other number that passes the Luhn check is approved. */
export const TEST_CARDS = [
  { name: "approved", label: "Approved", pan: "4242424242424242" },
  { name: "declined", label: "Declined", pan: "4000000000000002" },
  { name: "challenge", label: "3-D Secure", pan: "4000000000003220" },
] as const;

const REFUSALS: Record<string, { errorCode: string; reason: string }> = {
  "4000000000000002": { errorCode: "NOT_ENOUGH_MONEY", reason: "insufficient funds" },
  "4000000000000069": { errorCode: "CARD_EXPIRED", reason: "the card has expired" },
  "4000000000000119": { errorCode: "GATEWAY_ERROR", reason: "processing error at the bank" },
  // A PSP's own code, passed through (payments.md §7).
  "4000000000000341": { errorCode: "PSP_57", reason: "not allowed for this card" },
};
const CHALLENGED = "4000000000003220";

/** The check digit rule of card numbers (ISO/IEC 7812). */
export function passesLuhn(pan: string): boolean {
  const sum = [...pan].reverse().reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 1 ? 2 : 1);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}

/** A typed card: digits only, and its expiry. */
export interface TypedCard {
  pan: string;
  expiryMonth: number;
  expiryYear: number;
}

/** Parses the form's fields; returns the card, or which of them is wrong. */
export function readCard(fields: {
  pan: string;
  expiry: string;
  cvc: string;
}): { card: TypedCard } | { wrong: "pan" | "expiry" | "cvc" } {
  const pan = fields.pan.replace(/[ -]/g, "");
  if (!/^\d{13,19}$/.test(pan) || !passesLuhn(pan)) return { wrong: "pan" };
  const expiry = /^(0[1-9]|1[0-2])\s*(?:\/\s*)?(\d{2})$/.exec(fields.expiry.trim());
  if (!expiry) return { wrong: "expiry" };
  if (!/^\d{3,4}$/.test(fields.cvc.trim())) return { wrong: "cvc" };
  return { card: { pan, expiryMonth: Number(expiry[1]), expiryYear: 2000 + Number(expiry[2]) } };
}

/** The bank's answer to this card at `nowMs`. */
export function askBank({ pan, expiryMonth, expiryYear }: TypedCard, nowMs: number): BankAnswer {
  const firstDayAfter = Date.UTC(expiryYear, expiryMonth, 1);
  if (firstDayAfter <= nowMs) {
    return { kind: "refused", errorCode: "CARD_EXPIRED", reason: "the card has expired" };
  }
  const refusal = REFUSALS[pan];
  if (refusal) return { kind: "refused", ...refusal };
  return pan === CHALLENGED ? { kind: "challenge" } : { kind: "approved" };
}

function brandOf(pan: string): string {
  if (pan.startsWith("4")) return "VISA";
  return /^(5[1-5]|2[2-7])/.test(pan) ? "MASTERCARD" : "OTHER";
}

const savedRow = z.object({
  token: z.string(),
  masked_pan: z.string(),
  brand: z.string(),
  expiry_month: z.number(),
  expiry_year: z.number(),
  refusal: z.string().nullable(),
});
/** A saved card: the contract's card object (payments.md §2.3) and the bank's answer to it. */
export interface SavedCard {
  card: z.infer<typeof card>;
  refusal: string | null;
}

/** Enrolled cards; the number itself is never stored. */
export interface CardStore {
  save(typed: TypedCard): SavedCard;
  byToken(token: string): SavedCard | undefined;
}

/** A {@link CardStore} in table `payment_cards`. */
export function cardStore(database: DatabaseSync): CardStore {
  const insert = database.prepare(
    "insert into payment_cards values (?, ?, ?, ?, ?, ?) returning *",
  );
  const select = database.prepare("select * from payment_cards where token = ?");
  const read = (found: unknown): SavedCard => {
    const row = savedRow.parse(found);
    const { token, brand, masked_pan: maskedPan } = row;
    const { expiry_month: expiryMonth, expiry_year: expiryYear, refusal } = row;
    return { card: { token, maskedPan, brand, expiryMonth, expiryYear }, refusal };
  };
  return {
    save({ pan, expiryMonth, expiryYear }) {
      const token = `card_${randomBytes(24).toString("base64url")}`;
      const masked = `${pan.slice(0, 4)} **** **** ${pan.slice(-4)}`;
      const refusal = REFUSALS[pan]?.errorCode ?? null;
      return read(insert.get(token, masked, brandOf(pan), expiryMonth, expiryYear, refusal));
    },
    byToken(token) {
      const found = select.get(token);
      return found ? read(found) : undefined;
    },
  };
}
