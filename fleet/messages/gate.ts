/** Between the gate and the kiosks: callbacks of payments.md §4.2 on their way to the kiosk that claimed them. */
import { z } from "zod";
import { digest, instanceId, kioskId } from "./ids.ts";
import { version } from "./message.ts";

/** The most claims in one request; more are sent in several. */
export const MAX_CLAIMS = 500;

/** A result callback as it is stored: the fields that were read, never the body. */
export const storedCallback = z.object({
  v: version,
  integrationId: z.string().min(1),
  transactionReference: z.string().min(1),
  status: z.enum(["SUCCESS", "DECLINED"]),
  errorCode: z.string().nullable(),
  reason: z.string().nullable(),
  idempotencyKey: z.string().nullable(),
  /** By the gate's clock, UTC milliseconds. */
  receivedAt: z.number(),
});
export type StoredCallback = z.infer<typeof storedCallback>;

const claim = z.object({
  hash: digest,
  /**
   * Whether the kiosk waits for a result: only then is what is stored looked up at once. The claim of an ended payment
   * routes what no kiosk has journalled yet.
   */
  isPending: z.boolean(),
});

/**
 * A kiosk claims when there is something to claim, when it is connected again, when another gate says hello, and at least
 * every 30 s, with nothing in it if there is nothing: the gate counts who shares an integration's limits by these.
 */
export const claimRequest = z.object({
  v: version,
  instance: instanceId,
  /** {@link integrationHash} of the kiosk's integration: the gate counts who shares its limits. */
  integration: digest,
  claims: z.array(claim).max(MAX_CLAIMS),
  /** Enrollments whose callback may come, or come again; `agoMs` is how much of its half hour is over, or lies back. */
  enrollments: z.array(z.object({ hash: digest, agoMs: z.number().int().min(0) })).max(MAX_CLAIMS),
});
export type ClaimRequest = z.infer<typeof claimRequest>;

export const claimAnswer = z.object({
  v: version,
  /** The run of the gate that accepted the claims: another one knows none of them. */
  gate: instanceId,
  /** Claims that another kiosk made before. */
  refused: z.array(digest),
});
export type ClaimAnswer = z.infer<typeof claimAnswer>;

/** All stored results of one payment, in the order in which the gate received them. */
export const resultDelivery = z.object({
  v: version,
  hash: digest,
  callbacks: z.array(storedCallback.omit({ v: true })).min(1),
});
export type ResultDelivery = z.infer<typeof resultDelivery>;

/**
 * `ok`: all of them are in the kiosk's journal. `not-mine`: no order of this kiosk has the reference. `later`: they
 * could not be written now.
 */
export const resultDeliveryAnswer = z.object({
  v: version,
  outcome: z.enum(["ok", "not-mine", "later"]),
});
export type ResultDeliveryAnswer = z.infer<typeof resultDeliveryAnswer>;

/** An enrollment callback, with the card's token: request and answer only, never stored. */
export const enrollmentDelivery = z.object({
  v: version,
  hash: digest,
  /** The body as it came: the kiosk reads it by the same rules as its own listener (at most 64 KiB). */
  body: z.string(),
  idempotencyKey: z.string().nullable(),
});
export type EnrollmentDelivery = z.infer<typeof enrollmentDelivery>;

export const enrollmentDeliveryAnswer = z.object({
  v: version,
  outcome: z.enum(["accepted", "no-match"]),
});

/** Published when the gate starts or is connected again, when `canStore` changes, and every 10 s. */
export const gateHello = z.object({
  v: version,
  /** New at each start of the gate; a kiosk that sees another one claims anew. */
  gate: instanceId,
  integrations: z.array(
    z.object({
      /** {@link integrationHash}. */
      integration: digest,
      /** Kiosks that share the integration's limits (payments.md §8), heard of within the last minute; 0: not known yet. */
      kiosks: z.number().int().min(0),
    }),
  ),
  /** False while callbacks are answered 503, since they cannot be stored. The release before does not say it. */
  canStore: z.boolean().default(true),
});
export type GateHello = z.infer<typeof gateHello>;

/** What operators have to know although no kiosk says it. `id`: of the case, the same in every repeat. */
export const gateReport = z.object({
  v: version,
  id: z.string().min(1).max(200),
  /** UTC milliseconds. */
  at: z.number(),
  report: z.discriminatedUnion("type", [
    /** SUCCESS that nobody has claimed for hours: money without an order. */
    z.object({
      type: z.literal("unclaimed"),
      integrationId: z.string(),
      transactionReference: z.string(),
      receivedAt: z.number(),
    }),
    /** SUCCESS that its kiosk has not journalled for a quarter of an hour. */
    z.object({
      type: z.literal("not-journalled"),
      integrationId: z.string(),
      transactionReference: z.string(),
      receivedAt: z.number(),
      kiosk: kioskId.nullable(),
    }),
    /** It is journalled now. */
    z.object({ type: z.literal("journalled-at-last"), hash: digest, kiosk: kioskId }),
    /** A kiosk claimed what another one has. */
    z.object({
      type: z.literal("second-claimant"),
      hash: digest,
      kiosk: kioskId,
      holder: kioskId,
    }),
    /** Two machines use the key of one kiosk. */
    z.object({ type: z.literal("shared-key"), kiosk: kioskId }),
    /** A kiosk claims more, or more often, than any kiosk does: perhaps somebody else has its key. */
    z.object({ type: z.literal("too-many-claims"), kiosk: kioskId }),
    /** The stream has what this gate cannot read: of a later release, or no callback. */
    z.object({ type: z.literal("unreadable") }),
  ]),
});
export type GateReport = z.infer<typeof gateReport>;

/** The console has written it down. */
export const gateReportAnswer = z.object({ v: version });

/** How the gate is, every 10 s. Bytes of the stream's messages and its limit. */
export const gateState = z.object({
  v: version,
  gate: instanceId,
  release: z.string(),
  startedAt: z.number(),
  stream: z.object({ bytes: z.number(), maxBytes: z.number(), messages: z.number() }).nullable(),
  /** False while callbacks cannot be stored, and for a minute after one was not. The release before does not say it. */
  canStore: z.boolean().default(true),
  /** Callbacks that were stored, repeats among them, and calls that were refused, since its start. */
  counts: z.object({ stored: z.number(), repeated: z.number(), refused: z.number() }),
});
export type GateState = z.infer<typeof gateState>;
