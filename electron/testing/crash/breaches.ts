/** Contract violations that the sandbox's services recorded, without those that could not be avoided. Pure. */
import type { CheckoutEvent } from "../../host/checkout/state/events.ts";
import type { KioskOrder } from "./kiosk-books.ts";
import type { Books, Verdict, Violation } from "./verdict.ts";

/** Rules of the sandbox's ledger that the verdict checks itself, because it knows the staff list. */
const JUDGED_HERE = [
  "still-held",
  "not-settled-exactly",
  "not-returned",
  "paid-too-much",
  "money-without-order",
  "closed-total-fits-no-order",
];

/** Violations that the services recorded (sandbox/README.md, "The ledger's rules"). */
export function breachesOf({ kiosk, sandbox }: Books, staff: Verdict["staff"]): Violation[] {
  return sandbox.violations
    .filter(({ rule }) => !JUDGED_HERE.includes(rule))
    .map(({ rule, text }) => ({ rule, text, order: orderNamedIn(text, kiosk) }))
    .filter(({ rule, order }) => !(order && isOvertaken(rule, order, staff)))
    .map(({ rule, text, order }) => ({
      checkoutId: order?.checkoutId ?? null,
      what: `${rule}: ${text}`,
    }));
}

function orderNamedIn(text: string, kiosk: readonly KioskOrder[]): KioskOrder | null {
  const isNamed = ({ state, events }: KioskOrder) =>
    [state.order.loyalty?.identification.loyaltyOrderId, ...events.map(referenceIn)].some(
      (name) => name && text.includes(name),
    );
  return kiosk.find(isNamed) ?? null;
}

/** The integrator's reference of a payment, if an entry contains one. */
function referenceIn(event: CheckoutEvent): string | null {
  if (event.type === "CallbackReceived") return event.transactionReference;
  if (event.type !== "PaymentAnswered" && event.type !== "InquiryAnswered") return null;
  return "transactionReference" in event.outcome
    ? (event.outcome.transactionReference ?? null)
    : null;
}

/**
 * A capture without a response may be processed at any later time: before the authorization is reversed, which is then
 * refused and listed for staff, or after it, when there is nothing left to capture. Neither is a violation by the kiosk
 * if it inquired first, as far as an inquiry is possible.
 */
function isOvertaken(
  rule: string,
  { events, state, checkoutId }: KioskOrder,
  staff: Verdict["staff"],
) {
  const returnedAt = events.findIndex(
    (event) => event.type === "Started" && event.command.type === "ReturnMoney",
  );
  const before = events.slice(0, Math.max(0, returnedAt));
  const lostAt = before.findLastIndex(
    (event, index) =>
      event.type === "Started" &&
      event.command.type === "Capture" &&
      isLost(before.slice(index + 1)),
  );
  const asked = before
    .slice(lostAt)
    .some((event) => event.type === "InquiryAnswered" && event.outcome.kind === "status");
  if (lostAt < 0 || (state.order.canInquire && !asked)) return false;
  if (rule === "capture-without-hold") return true;
  const isWithStaff = staff.get(checkoutId)?.includes("money-return-refused") ?? false;
  return rule === "reversed-after-capture" && isWithStaff;
}

/** Whether the outcome of a capture is unknown, by the entries that follow it. */
function isLost(after: readonly CheckoutEvent[]): boolean {
  const end = after.find(({ type }) => type === "CaptureAnswered" || type === "Interrupted");
  if (end?.type !== "CaptureAnswered") return true;
  return end.outcome.status !== "SUCCESS" && end.outcome.status !== "DECLINED";
}
