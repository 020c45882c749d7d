/**
 * Names that earlier versions gave to what the journal holds, and those of today. An entry is never rewritten, since
 * its checksum covers its text: it is renamed each time it is read. Pure.
 */
import type { CheckoutEvent } from "../checkout/events.ts";

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

/** An event as some version has written it: its fields are those of `CheckoutEvent`, their names may be older. */
export type StoredEvent = {
  readonly type: string;
  readonly order?: { readonly road?: string };
  readonly command?: { readonly type: string };
  readonly cases?: readonly { readonly reason: string }[];
  readonly how?: string;
};

/** An entry of the journal under the names that the code uses today. */
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
  // The kiosk's own writing: its shape is not checked again.
  return renamed as object as CheckoutEvent;
}

/** How staff have resolved a case, by its name of today. */
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
