/** Views of orders whose records are damaged, for staff. Pure. */

import type { DamagedOrder } from "../checkout/running/journal.ts";
import type { StaffOrderRow, StaffOrderView, TimelineEntry } from "../rpc/staff-order-views.ts";

/** The list's row of an order of which only its ids can be read. */
export function unreadableRow(damaged: DamagedOrder): StaffOrderRow {
  const { checkoutId, platformOrderId, placedAt, resolved } = damaged;
  return {
    checkoutId,
    queueNumber: null,
    platformOrderId,
    placedAt,
    orderType: null,
    total: null,
    currency: null,
    currencyDigits: 0,
    phase: resolved === null ? "with_staff" : "ended",
    reasons: resolved === null ? ["records-damaged"] : [],
  };
}

/** The same order with its details: none of its records, and what staff can do about it. */
export function unreadableView(damaged: DamagedOrder): StaffOrderView {
  return {
    ...unreadableRow(damaged),
    lines: [],
    nextTryAt: null,
    atCounter: false,
    timeline: damagedTimeline(damaged),
    refunds: [],
    maybeUnpaidInKitchen: false,
    isRemainderUnknown: false,
    canRetry: false,
    refundable: null,
    canReclaimPoints: false,
    isIdentified: false,
    resolved: damaged.resolved === null ? [] : ["records-damaged"],
  };
}

/** The entries to follow those that can still be read: the damage, and how it was resolved. Empty for null. */
export function damagedTimeline(damaged: DamagedOrder | null): TimelineEntry[] {
  if (damaged === null) return [];
  const found: TimelineEntry = {
    at: damaged.foundAt,
    what: "records-damaged",
    detail: null,
    reason: null,
    by: null,
  };
  if (damaged.resolved === null) return [found];
  const { how, at, by } = damaged.resolved;
  return [found, { at, what: "staff-resolved", detail: how, reason: null, by }];
}
