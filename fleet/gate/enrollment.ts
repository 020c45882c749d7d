/** The ends of enrollments: handed to the kiosk that claimed one, and stored nowhere, since they contain a card's token. */
import type { NatsConnection } from "@nats-io/transport-node";
import { enrollmentDelivery, enrollmentDeliveryAnswer } from "../messages/gate.ts";
import { readMessage, VERSION, writeMessage } from "../messages/message.ts";
import { subjects } from "../messages/subjects.ts";
import { askingKiosk } from "../server/request-options.ts";
import { type Claims, ENROLLMENTS_FOR_MS } from "./claims.ts";

/** How long a kiosk may take to store a card. */
const STORED_WITHIN_MS = 3_000;

export type EnrollmentCallback = {
  /** Of integration and enrollment. */
  readonly hash: string;
  /** As it came. */
  readonly body: string;
  readonly idempotencyKey: string | null;
};

/** `not-stored`: the integrator repeats the callback, since its kiosk is away, or may not have claimed it yet. */
export type EnrollmentOutcome = "accepted" | "no-match" | "not-stored";

export type EnrollmentOptions = {
  readonly connection: NatsConnection;
  readonly claims: Pick<Claims, "enrollmentHolderOf">;
  /** When kiosks could first claim at this run of the gate. */
  readonly since: number;
  readonly now: () => number;
};

/**
 * Asks the claimant, which also knows a repeat that comes after the enrollment's end. An enrollment that nobody has claimed
 * is unknown once all could have been claimed anew: a kiosk enrolls no card before its claim is acknowledged.
 */
export async function deliverEnrollment(
  { connection, claims, since, now }: EnrollmentOptions,
  { hash, body, idempotencyKey }: EnrollmentCallback,
): Promise<EnrollmentOutcome> {
  const holder = claims.enrollmentHolderOf(hash);
  if (holder === null) return now() - since > ENROLLMENTS_FOR_MS ? "no-match" : "not-stored";
  const { claimant, isOver } = holder;
  const unanswered = isOver ? "no-match" : "not-stored";
  const data = writeMessage(enrollmentDelivery, { v: VERSION, hash, body, idempotencyKey });
  const subject = subjects.enrollment(claimant.kiosk, claimant.instance);
  try {
    const options = askingKiosk("gate", claimant.kiosk, STORED_WITHIN_MS);
    const answer = await connection.request(subject, data, options);
    const read = readMessage(enrollmentDeliveryAnswer, answer.data);
    return read.ok ? read.message.outcome : unanswered;
  } catch {
    return unanswered;
  }
}
