import { z } from "zod";
import type { OrderStatus, OrderType } from "../../contracts/ordering.ts";
import { inTransaction } from "../core/database.ts";
import type { ServiceDeps } from "../core/service.ts";
import type { KnownOrder, NewState, OrderStore } from "./orders.ts";

const NAME = "kitchen";
const document = z.strictObject({
  auto: z.boolean(),
  secondsPerStep: z.number().positive().max(86_400),
  /** When the automatic schedule was last switched on or its speed changed: nothing from before is due. */
  sinceMs: z.number(),
});

export type KitchenSettings = Pick<z.infer<typeof document>, "auto" | "secondsPerStep">;
export const kitchenSettings = z.strictObject({
  auto: document.shape.auto.optional(),
  secondsPerStep: document.shape.secondsPerStep.optional(),
});

/** Terminal statuses (ordering.md §3). */
const TERMINAL: readonly OrderStatus[] = ["PROCESSED", "CANCELED", "FAILED"];
/** Statuses for which a reason is required (ordering.md §3). */
const NEEDS_REASON: readonly OrderStatus[] = ["CANCELED", "FAILED"];

const AT_THE_COUNTER: Partial<Record<OrderStatus, OrderStatus>> = {
  PROCESSING: "CONFIRMED_WAITING_FOR_COOKING",
  CONFIRMED_WAITING_FOR_COOKING: "COOKING",
  COOKING: "AWAITING_PICKUP",
  AWAITING_PICKUP: "PROCESSED",
  AWAITING_DELIVERY: "BEING_DELIVERED",
  BEING_DELIVERED: "PROCESSED",
};

/** The kitchen's own sequence of an order's states; the contract does not show the transitions (ordering.md §3). */
export function nextStatus(status: OrderStatus, type: OrderType): OrderStatus | undefined {
  if (status === "COOKING" && type === "DELIVERY") return "AWAITING_DELIVERY";
  return AT_THE_COUNTER[status];
}

/** Why a manual change was rejected. */
export type MoveProblem = "unknown order" | "order is final" | "reason required";

export interface Kitchen {
  settings(): KitchenSettings;
  set(patch: Partial<KitchenSettings>): KitchenSettings;
  /** Updates all orders to the present time of the schedule. */
  catchUp(): void;
  /** Moves an order manually to any of the nine statuses, unless it is final. */
  move(posId: string, state: NewState): KnownOrder | MoveProblem;
}

/**
 * The kitchen. Its schedule has no timer: a read updates an order to the present, so that the schedule continues across
 * restarts and follows the sandbox's clock when that is set ahead.
 */
export function kitchen(
  { database, documents, now }: Pick<ServiceDeps, "database" | "documents" | "now">,
  orders: OrderStore,
): Kitchen {
  const read = () =>
    documents.read(NAME, document, () => ({ auto: true, secondsPerStep: 20, sinceMs: now() }));
  // Stored at once: the schedule counts from here, not from the first read.
  read();

  const advance = (order: KnownOrder, stepMs: number, sinceMs: number) => {
    let { status, statusAtMs } = order;
    for (;;) {
      const next = nextStatus(status, order.type);
      const dueAtMs = Math.max(statusAtMs, sinceMs) + stepMs;
      if (!next || dueAtMs > now()) return;
      orders.move(order.platformOrderId, { status: next }, dueAtMs);
      status = next;
      statusAtMs = dueAtMs;
    }
  };

  const catchUp = () => {
    const { auto, secondsPerStep, sinceMs } = read();
    if (!auto) return;
    inTransaction(database, () => {
      for (const order of orders.unfinished()) advance(order, secondsPerStep * 1000, sinceMs);
    });
  };

  return {
    settings: () => {
      const { auto, secondsPerStep } = read();
      return { auto, secondsPerStep };
    },
    set(patch) {
      catchUp();
      const { auto, secondsPerStep } = { ...read(), ...patch };
      documents.write(NAME, { auto, secondsPerStep, sinceMs: now() });
      return { auto, secondsPerStep };
    },
    catchUp,
    move(posId, state) {
      catchUp();
      return inTransaction(database, () => {
        const order = orders.findByPosId(posId);
        if (!order) return "unknown order";
        if (TERMINAL.includes(order.status)) return "order is final";
        const reason = state.reason?.trim();
        if (NEEDS_REASON.includes(state.status) && !reason) return "reason required";
        const kept = NEEDS_REASON.includes(state.status)
          ? { ...state, reason }
          : { status: state.status };
        orders.move(order.platformOrderId, kept, now());
        return orders.findByPosId(posId) ?? "unknown order";
      });
    },
  };
}
