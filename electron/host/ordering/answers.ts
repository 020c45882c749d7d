import { z } from "zod";
import {
  createOrderAccepted,
  createOrderRejected,
  healthcheckResponse,
  type OrderStatus,
  orderState,
  readOrder,
} from "../../../contracts/ordering.ts";

/** Why an answer of the vendor is ignored (ordering.md §4 rule 1, §5, §7). */
export type AnswerFault =
  | "no-answer"
  | "bad-token"
  | "error-status"
  /** Not JSON, or JSON of another shape. */
  | "malformed";

/** Why the vendor counts as DOWN (ordering.md §4 rule 1). */
export type DownCause = AnswerFault | "service-down";
export type HealthReport =
  | { readonly status: "UP" }
  | { readonly status: "DOWN"; readonly cause: DownCause; readonly detail: string };

/** The outcome of a create (ordering.md §4 rule 3). */
export type CreateOrderResult =
  | { readonly kind: "accepted"; readonly posId: string; readonly queueNumber: string | null }
  | { readonly kind: "rejected"; readonly reason: string; readonly posErrorType: string | null }
  /** The vendor may have the order: the answer was lost, or had no valid token (ordering.md §5). */
  | { readonly kind: "ambiguous"; readonly cause: string }
  /** Not a byte of the order reached the vendor. */
  | { readonly kind: "not-sent"; readonly cause: string };

/** An order as the vendor reports it (ordering.md §4 rule 4). `reason` is internal, never shown to customers. */
export type OrderReading = {
  readonly posId: string;
  readonly queueNumber: string | null;
  readonly status: OrderStatus;
  readonly reason: string | null;
  readonly posErrorType: string | null;
};

/** UP only if every service is; a body that is not a flat map of names is malformed (ordering.md §4 rule 1). */
export function readHealth(value: unknown): HealthReport {
  const parsed = healthcheckResponse.safeParse(value);
  if (!parsed.success) {
    return { status: "DOWN", cause: "malformed", detail: "not a map of service names" };
  }
  const down = Object.entries(parsed.data).filter(([, state]) => state !== "UP");
  if (down.length === 0) return { status: "UP" };
  const detail = down.map(([service]) => service.slice(0, 60)).join(", ");
  return { status: "DOWN", cause: "service-down", detail: detail.slice(0, 300) };
}

const failed = z.object({ state: z.object({ status: z.literal("FAILED") }) });
const acceptedAtLeast = createOrderAccepted.pick({ posId: true });

/**
 * Reads a token-valid create answer, or null if it is neither acceptance nor rejection. FAILED and a posId are definite
 * even if other fields are malformed.
 */
export function readCreateAnswer(value: unknown): CreateOrderResult | null {
  if (failed.safeParse(value).success) {
    const rejected = createOrderRejected.safeParse(value);
    const { reason, posErrorType } = rejected.success ? rejected.data.state : {};
    return { kind: "rejected", reason: reason ?? "", posErrorType: posErrorType ?? null };
  }
  const accepted = createOrderAccepted.safeParse(value);
  if (accepted.success) {
    const { posId, queueNumber } = accepted.data;
    return { kind: "accepted", posId, queueNumber: queueNumber || null };
  }
  const atLeast = acceptedAtLeast.safeParse(value);
  if (atLeast.success) return { kind: "accepted", posId: atLeast.data.posId, queueNumber: null };
  return null;
}

/** An order whose id and status can be read: a cancellation counts, whatever stands beside it. */
const orderReading = z.object({
  id: readOrder.shape.id,
  queueNumber: readOrder.shape.queueNumber.catch(null),
  state: z.object({
    status: orderState.shape.status,
    reason: orderState.shape.reason.catch(null),
    posErrorType: orderState.shape.posErrorType.catch(null),
  }),
});
const ordersEnvelope = z.object({ orders: z.array(z.unknown()).max(10_000) });

/**
 * Reads the answer of /rest/orders one order at a time: one without a readable id or status, or one that was not asked
 * for, is ignored and the others count. Null if there is no list of orders.
 */
export function readOrdersAnswer(
  value: unknown,
  asked: readonly string[],
): { readonly orders: readonly OrderReading[]; readonly ignored: number } | null {
  const envelope = ordersEnvelope.safeParse(value);
  if (!envelope.success) return null;
  const orders = envelope.data.orders.flatMap((entry): OrderReading[] => {
    const parsed = orderReading.safeParse(entry);
    if (!parsed.success || !asked.includes(parsed.data.id)) return [];
    const { id, queueNumber, state } = parsed.data;
    return [
      {
        posId: id,
        queueNumber: queueNumber || null,
        status: state.status,
        reason: state.reason ?? null,
        posErrorType: state.posErrorType ?? null,
      },
    ];
  });
  return { orders, ignored: envelope.data.orders.length - orders.length };
}
