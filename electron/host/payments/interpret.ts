/** How an answer of the integrator is read: payments.md §7, as pure functions. */
import { z } from "zod";
import {
  type InquiryStatus,
  inquireEnrollmentResponse,
  inquireStatusResponse,
  operationResponse,
} from "../../../contracts/payments.ts";
import { isPageAddress } from "../net/address.ts";
import type { HttpResult } from "../net/http-client.ts";
import { parseJson } from "../net/json.ts";
import type { CallOutcome } from "./breaker.ts";
import { type Card, cardAsRead, readCard } from "./cards.ts";
import type { Limited } from "./limits.ts";

/** Suspended until a callback or an inquiry decides (payments.md §3). */
export type Pending = {
  readonly status: "PENDING";
  readonly transactionReference: string;
  /** https or loopback; null if the integrator drives a terminal. */
  readonly redirectUrl: string | null;
  /** Null if omitted: 15 minutes (payments.md §8). */
  readonly expectedTtlSeconds: number | null;
};

/** Neither approved nor pending (payments.md §2.1). */
export type Unsuccessful =
  | (MaybeNamed & {
      readonly status: "DECLINED";
      readonly errorCode: string | null;
      readonly reason: string | null;
    })
  /** To be repeated with the same key and body. `mayHaveArrived` false: not a byte reached the integrator. */
  | (MaybeNamed & {
      readonly status: "RETRIABLE";
      readonly cause: string;
      readonly mayHaveArrived: boolean;
    })
  /** Not to be repeated: only an inquiry or staff can find the outcome. */
  | (MaybeNamed & { readonly status: "UNKNOWN"; readonly cause: string });

/** The integrator's identifier of the payment, if it named one (payments.md §2.1): a callback may follow any status. */
type MaybeNamed = { readonly transactionReference?: string | null };

/** The outcome of a mutating operation. Every answer, and every missing one, is one of these. */
export type OperationResult =
  | { readonly status: "SUCCESS"; readonly transactionReference: string | null }
  | Pending
  | Unsuccessful;

export type EnrollResult =
  | {
      readonly status: "SUCCESS";
      readonly transactionReference: string | null;
      readonly card: Card;
    }
  | Pending
  | Unsuccessful;

export type InquiryResult =
  | {
      readonly kind: "status";
      readonly status: InquiryStatus;
      readonly transactionReference: string | null;
      /** The PSP's own status, for staff. */
      readonly rawStatus: string | null;
    }
  | { readonly kind: "no-answer"; readonly cause: string };

export type EnrollmentInquiryResult =
  | {
      readonly kind: "status";
      readonly status: "COMPLETED";
      readonly transactionReference: string | null;
      readonly card: Card;
    }
  | {
      readonly kind: "status";
      readonly status: "PENDING" | "DECLINED" | "NOT_FOUND";
      readonly transactionReference: string | null;
    }
  | { readonly kind: "no-answer"; readonly cause: string };

const { transactionReference, redirectUrl, expectedTtlSeconds, errorCode, reason } =
  operationResponse.shape;
/**
 * Each status with the fields that it needs. A field that only explains an outcome, or belongs to another status, is
 * left out if it cannot be read: the outcome itself is known.
 */
const operationAsRead = z.discriminatedUnion("status", [
  z.object({
    status: z.literal("SUCCESS"),
    transactionReference: transactionReference.catch(null),
    card: cardAsRead,
  }),
  z.object({
    status: z.literal("PENDING"),
    transactionReference,
    redirectUrl,
    expectedTtlSeconds: expectedTtlSeconds.catch(null),
  }),
  z.object({
    status: z.enum(["DECLINED", "RETRIABLE", "UNKNOWN"]),
    transactionReference: transactionReference.catch(null),
    errorCode: errorCode.catch(null),
    reason: reason.catch(null),
  }),
]);
type OperationAsRead = z.infer<typeof operationAsRead>;

const inquiryAsRead = inquireStatusResponse.extend({
  transactionReference: inquireStatusResponse.shape.transactionReference.catch(null),
  rawStatus: inquireStatusResponse.shape.rawStatus.catch(null),
});
const enrollmentInquiryAsRead = z.object({
  status: inquireEnrollmentResponse.shape.status,
  transactionReference: inquireEnrollmentResponse.shape.transactionReference.catch(null),
  card: cardAsRead,
});

/** Statuses that mean "try again later" (payments.md §7); of 5xx, all but 501. */
function isRetriableStatus(status: number): boolean {
  return status === 408 || status === 429 || (status >= 500 && status <= 599 && status !== 501);
}

/**
 * What an answer is to the breaker (payments.md §8). 429 is a limit, not an outage: with the breaker open for it, all
 * kiosks of an integration would stop selling whenever one rush exceeds what they share.
 */
export function breakerOutcome(result: HttpResult): CallOutcome {
  if (result.kind === "no-answer") return "failed";
  if (result.status === 429) return "throttled";
  return isRetriableStatus(result.status) ? "failed" : "succeeded";
}

/** authorize and sale may suspend; capture, reverse and refund are SUCCESS or DECLINED (payments.md §4.1). */
export function interpretOperation(
  limited: Limited<HttpResult>,
  options: { readonly maySuspend: boolean },
): OperationResult {
  const read = readBody(limited, operationAsRead);
  if (read.kind !== "body") return read.result;
  const { body } = read;
  if (body.status === "SUCCESS") {
    return { status: "SUCCESS", transactionReference: body.transactionReference || null };
  }
  if (body.status !== "PENDING") return unsuccessful(body);
  return options.maySuspend
    ? pending(body)
    : unknown("PENDING for an operation that cannot suspend");
}

/** SUCCESS has the card inline; without a usable one it counts as lost (payments.md §2.3, §4.1). */
export function interpretEnroll(limited: Limited<HttpResult>): EnrollResult {
  const read = readBody(limited, operationAsRead);
  if (read.kind !== "body") return read.result;
  const { body } = read;
  if (body.status === "PENDING") return pending(body);
  if (body.status !== "SUCCESS") return unsuccessful(body);
  const card = readCard(body.card);
  if (card === null) return unreadable("SUCCESS without a usable card");
  return { status: "SUCCESS", transactionReference: body.transactionReference || null, card };
}

/** Without a readable answer the status stays unknown; nothing is concluded from that. */
export function interpretInquiry(limited: Limited<HttpResult>): InquiryResult {
  const read = readBody(limited, inquiryAsRead);
  if (read.kind !== "body") return { kind: "no-answer", cause: read.result.cause };
  const { status, transactionReference, rawStatus } = read.body;
  return {
    kind: "status",
    status,
    transactionReference: transactionReference || null,
    rawStatus: rawStatus || null,
  };
}

/** The same for an enrollment; COMPLETED needs a card that can be stored (payments.md §2.5). */
export function interpretEnrollmentInquiry(limited: Limited<HttpResult>): EnrollmentInquiryResult {
  const read = readBody(limited, enrollmentInquiryAsRead);
  if (read.kind !== "body") return { kind: "no-answer", cause: read.result.cause };
  const { status, card: wireCard } = read.body;
  const transactionReference = read.body.transactionReference || null;
  if (status !== "COMPLETED") return { kind: "status", status, transactionReference };
  const card = readCard(wireCard);
  if (card === null)
    return { kind: "no-answer", cause: "malformed: COMPLETED without a usable card" };
  return { kind: "status", status, transactionReference, card };
}

type Nothing = Extract<Unsuccessful, { cause: string }>;
type Read<Body> =
  | { readonly kind: "body"; readonly body: Body }
  | { readonly kind: "nothing"; readonly result: Nothing };

/** Reads an HTTP status by the table of payments.md §7: only a 200 with a valid body is an answer. */
export function readBody<Body>(limited: Limited<HttpResult>, schema: z.ZodType<Body>): Read<Body> {
  if (!limited.made) return nothing(retriable(limited.refusal, false));
  const { result } = limited;
  if (result.kind === "no-answer") return nothing(retriable(result.reason, result.mayHaveArrived));
  if (isRetriableStatus(result.status)) return nothing(retriable(`HTTP ${result.status}`, true));
  if (result.status !== 200) return nothing(unknown(`HTTP ${result.status}`));
  const json = parseJson(result.text);
  if (!json.ok) return nothing(unreadable("not JSON"));
  const parsed = schema.safeParse(json.value);
  if (parsed.success) return { kind: "body", body: parsed.data };
  return nothing(unreadable(parsed.error.issues[0]?.path.map(String).join(".") || "body"));
}

function nothing(result: Nothing): { readonly kind: "nothing"; readonly result: Nothing } {
  return { kind: "nothing", result };
}

function retriable(cause: string, mayHaveArrived: boolean): Nothing {
  return { status: "RETRIABLE", cause, mayHaveArrived, transactionReference: null };
}

function unknown(cause: string): Nothing {
  return { status: "UNKNOWN", cause, transactionReference: null };
}

/** Counts as lost: a repeat under the same key brings the same answer, whole this time (decision 0060). */
function unreadable(what: string): Nothing {
  return retriable(`malformed: ${what}`, true);
}

function unsuccessful(
  body: OperationAsRead & { status: "DECLINED" | "RETRIABLE" | "UNKNOWN" },
): Unsuccessful {
  const transactionReference = body.transactionReference || null;
  // Without `reason`: the cause is logged, and free text is only promised to be harmless.
  const cause = body.errorCode?.slice(0, 100) || `200 ${body.status}`;
  switch (body.status) {
    case "DECLINED":
      return {
        status: "DECLINED",
        errorCode: body.errorCode || null,
        reason: body.reason || null,
        transactionReference,
      };
    case "RETRIABLE":
      return { ...retriable(cause, true), transactionReference };
    case "UNKNOWN":
      return { ...unknown(cause), transactionReference };
  }
}

/** A page that cannot be opened, or must not be, makes the answer malformed. */
function pending(body: OperationAsRead & { status: "PENDING" }): Pending | Unsuccessful {
  const { transactionReference, expectedTtlSeconds } = body;
  const redirectUrl = body.redirectUrl || null;
  if (!transactionReference) return unreadable("transactionReference");
  if (redirectUrl !== null && !isPageAddress(redirectUrl)) {
    return unreadable("redirectUrl is neither https nor loopback, or contains a password");
  }
  return {
    status: "PENDING",
    transactionReference,
    redirectUrl,
    expectedTtlSeconds: expectedTtlSeconds ?? null,
  };
}
