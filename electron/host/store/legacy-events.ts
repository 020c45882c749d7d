/**
 * Names in journals of earlier versions, and their present ones. An entry is never rewritten, since its checksum covers
 * its text: it is renamed each time it is read. Pure.
 */
import type { CheckoutEvent } from "../checkout/state/events.ts";

type Names = Readonly<Record<string, string>>;

const EVENTS: Names = {
  Concluded: "CheckoutFailed",
  GiveBackAnswered: "ReturnMoneyAnswered",
  RefundPartAnswered: "RefundPaymentAnswered",
  StaffSettled: "StaffResolved",
};

const COMMANDS: Names = { GiveBack: "ReturnMoney", RefundPart: "RefundPayment" };

const PAYMENT_FLOWS: Names = { hold: "authorize-capture", counter: "pay-at-counter" };

/** Why a case needed staff. */
const STAFF_REASONS: Names = { "give-back-refused": "money-return-refused" };

/** How staff have resolved a case. */
const RESOLUTIONS: Names = { "given-back": "returned" };

/** An event as any version has written it: its fields are those of `CheckoutEvent`, but may have older names. */
export type StoredEvent = {
  readonly type: string;
  readonly order?: { readonly road?: string };
  readonly command?: { readonly type: string };
  readonly cases?: readonly { readonly reason: string }[];
  readonly how?: string;
};

/** An entry of the journal under its present names. */
export function withCurrentNames(stored: StoredEvent): CheckoutEvent {
  const { type, order, command, cases, how } = stored;
  const renamed = {
    ...stored,
    type: current(EVENTS, type),
    ...(order && { order: withCurrentFlow(order) }),
    ...(command && { command: { ...command, type: current(COMMANDS, command.type) } }),
    ...(cases && { cases: cases.map(withCurrentReason) }),
    ...(how !== undefined && { how: currentResolution(how) }),
  };
  // Written by the kiosk itself, so its shape is not checked again.
  return renamed as object as CheckoutEvent;
}

/** How staff have resolved a case, under its present name. */
export function currentResolution(how: string): string {
  return current(RESOLUTIONS, how);
}

function withCurrentFlow({ road, ...order }: { readonly road?: string }): object {
  return road === undefined ? order : { ...order, paymentFlow: current(PAYMENT_FLOWS, road) };
}

function withCurrentReason<Case extends { readonly reason: string }>(one: Case): Case {
  return { ...one, reason: current(STAFF_REASONS, one.reason) };
}

function current(names: Names, name: string): string {
  return names[name] ?? name;
}
