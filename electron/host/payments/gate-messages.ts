/** The contents of the two callbacks, read from their bodies: payments.md §4.2. */
import { z } from "zod";
import { enrollmentCallback, resultCallback } from "../../../contracts/payments.ts";
import { parseJson } from "../net/json.ts";
import { type Card, cardAsRead, isFullCardNumber, readCard } from "./cards.ts";

/** The final result of a PENDING payment. `errorCode` and `reason` are null if not sent. */
export type GateResult = {
  readonly status: "SUCCESS" | "DECLINED";
  /** The reference of the PENDING answer, which may arrive after this. */
  readonly transactionReference: string;
  readonly errorCode: string | null;
  readonly reason: string | null;
  /** The same in every repeat of one callback; null if the integrator left it out. */
  readonly idempotencyKey: string | null;
};

/** The end of an enrollment, with the card if one was bound. `idempotencyKey` as in {@link GateResult}. */
export type GateEnrollmentResult = {
  readonly enrollmentId: string;
  readonly transactionReference: string | null;
  readonly idempotencyKey: string | null;
} & ({ readonly status: "SUCCESS"; readonly card: Card } | { readonly status: "DECLINED" });

type Invalid = { readonly invalid: string };

// A field that only explains a result never invalidates it: every repeat would be refused too (payments.md §4.3 rule
// 3).
const { errorCode, reason } = resultCallback.shape;
const resultAsRead = resultCallback.extend({
  errorCode: errorCode.catch(null),
  reason: reason.catch(null),
});
const { enrollmentId, transactionReference, status } = enrollmentCallback.shape;
const enrollmentAsRead = z.object({
  enrollmentId,
  transactionReference: transactionReference.catch(null),
  status,
  card: cardAsRead,
});
const displayMask = z.object({ card: z.object({ maskedPan: z.string() }) });

/** Reads a result callback; `invalid` says why it is answered 400, without repeating any of the body. */
export function readResult(text: string, idempotencyKey: string | null): GateResult | Invalid {
  const json = parseJson(text);
  if (!json.ok) return { invalid: "body is not JSON" };
  const parsed = resultAsRead.safeParse(json.value);
  if (!parsed.success) return { invalid: fieldOf(parsed.error.issues) };
  const { status, transactionReference, errorCode, reason } = parsed.data;
  return {
    status,
    transactionReference,
    errorCode: errorCode || null,
    reason: reason || null,
    idempotencyKey,
  };
}

/** Reads an enrollment callback: terminal status, and with SUCCESS a card whose mask hides its number. */
export function readEnrollmentResult(
  text: string,
  idempotencyKey: string | null,
): GateEnrollmentResult | Invalid {
  const json = parseJson(text);
  if (!json.ok) return { invalid: "body is not JSON" };
  const parsed = enrollmentAsRead.safeParse(json.value);
  if (!parsed.success) return { invalid: fieldOf(parsed.error.issues) };
  const { enrollmentId, status } = parsed.data;
  const transactionReference = parsed.data.transactionReference || null;
  const named = { enrollmentId, transactionReference, idempotencyKey };
  const mask = displayMask.safeParse(json.value);
  if (mask.success && isFullCardNumber(mask.data.card.maskedPan)) {
    return { invalid: "card.maskedPan is a full card number" };
  }
  const card = readCard(parsed.data.card);
  if (status === "DECLINED") return { ...named, status };
  return card === null ? { invalid: "SUCCESS without card" } : { ...named, status, card };
}

function fieldOf(issues: readonly { readonly path: readonly PropertyKey[] }[]): string {
  return `${issues[0]?.path.map(String).join(".") || "body"} is missing or not valid`;
}
