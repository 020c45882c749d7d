/** Checks the checkout rules (docs/requirements.md) against both sides' records after everything has ended. Pure. */
import { add, compare, isZero, subtract } from "../../../domain/money.ts";
import type { StaffReason } from "../../../domain/order-course.ts";
import { Ledger } from "../../host/checkout/simulation/ledger.ts";
import type { Command } from "../../host/checkout/state/events.ts";
import { staffReasons } from "../../host/checkout/state/staff-list.ts";
import { checkoutView } from "../../host/checkout/views/checkout-view.ts";
import { breachesOf } from "./breaches.ts";
import type { KioskOrder } from "./kiosk-books.ts";
import type { Request, SandboxLedger } from "./sandbox-books.ts";

export type Books = {
  readonly kiosk: readonly KioskOrder[];
  /** Ids of orders that the host would resume. */
  readonly unfinished: readonly string[];
  readonly sandbox: SandboxLedger;
  readonly requests: readonly Request[];
  /** Ids of the orders of customers who never reported that they leave. */
  readonly silent: ReadonlySet<string>;
};

export type Violation = {
  /** The order whose journal has details; null if there is none. */
  readonly checkoutId: string | null;
  readonly what: string;
};

export type Verdict = {
  readonly violations: readonly Violation[];
  /** Orders that neither ended nor are on the staff list. */
  readonly unresolved: readonly string[];
  readonly staff: ReadonlyMap<string, readonly StaffReason[]>;
};

/** Reasons that require staff to look at this order's money. */
const MONEY: readonly StaffReason[] = [
  "payment-outcome-unknowable",
  "capture-failed-after-acceptance",
  "money-return-refused",
];
const CLOSING: readonly StaffReason[] = ["closing-refused", "closing-probably-done"];

export function verdictOf(books: Books): Verdict {
  const staff = new Map(
    books.kiosk.map(({ checkoutId, state }) => [checkoutId, staffReasons(state)] as const),
  );
  const unresolved = books.unfinished.filter((id) => (staff.get(id) ?? []).length === 0);
  const violations = [
    ...books.kiosk.flatMap((order) => {
      const { checkoutId } = order;
      return judgeOrder(order, staff.get(checkoutId) ?? [], books).map((what) => ({
        checkoutId,
        what,
      }));
    }),
    ...[...strangers(books), ...intentsOf(books)].map((what) => ({ checkoutId: null, what })),
    ...breachesOf(books, staff),
    ...unresolved.map((checkoutId) => ({
      checkoutId,
      what: "rule 6: neither ended nor in the staff list",
    })),
  ];
  return { violations, unresolved, staff };
}

function judgeOrder(order: KioskOrder, staff: readonly StaffReason[], books: Books): string[] {
  const journal = journalOf(order);
  const accepted = journal.ledger.accepted;
  const tickets = books.sandbox.orders.filter(({ id }) => id === order.checkoutId);
  const gaveUp = tickets.some(({ status }) => status === "CANCELED" || status === "FAILED");
  return [
    ...journal.complaints,
    ...judgeMoney(order, accepted !== null && !gaveUp, staff, books),
    ...judgeKitchen(accepted, tickets, staff),
    ...judgePoints(order, { isAccepted: accepted !== null, gaveUp }, staff, books),
    ...judgeCreates(order, books),
    ...judgeSilence(order, books),
  ];
}

/** Replays the journal entry by entry, and collects the rules that it violates. */
function journalOf({ events }: KioskOrder): { ledger: Ledger; complaints: string[] } {
  const complaints: string[] = [];
  const [first, ...rest] = events;
  if (first?.type !== "Placed") throw new Error("a journal begins with Placed");
  const ledger = new Ledger(first, (what) => complaints.push(what));
  for (const event of rest) ledger.read(event);
  return { ledger, complaints };
}

/** Checkout rule 1, and that the customer was shown the truth. */
function judgeMoney(
  { checkoutId, state }: KioskOrder,
  isWanted: boolean,
  staff: readonly StaffReason[],
  { sandbox }: Books,
): string[] {
  const own = sandbox.payments.filter(({ paymentId }) => paymentId.startsWith(`${checkoutId}.`));
  const held = add(...own.map((payment) => payment.held));
  const kept = add(...own.map(({ settled, refunded }) => subtract(settled, refunded)));
  // An order paid at the counter must not be charged by the integrator.
  const due = isWanted && state.counter === null ? state.order.snapshot.charge.total : "0";
  const found = `${held} held, ${kept} taken`;
  const violations: string[] = [];
  const isBalanced = isZero(held) && compare(kept, due) === 0;
  if (!isBalanced && !MONEY.some((reason) => staff.includes(reason))) {
    violations.push(`rule 1: ${due} was due, ${found}, and staff were not notified`);
  }
  const view = checkoutView(state, "");
  const saidNothingTaken =
    view.step === "checkout-failed" && (view.money === "not-charged" || view.money === "returned");
  if (saidNothingTaken && !(isZero(held) && isZero(kept))) {
    violations.push(`the customer was shown "${view.money}" with ${found}`);
  }
  return violations;
}

/** Checkout rules 1 and 7: the kitchen has what was accepted, once, and staff know of anything else it may have. */
function judgeKitchen(
  accepted: { readonly posId: string } | null,
  tickets: SandboxLedger["orders"],
  staff: readonly StaffReason[],
): string[] {
  if (tickets.length > 1) return [`the kitchen has the order ${tickets.length} times`];
  const [ticket] = tickets;
  if (accepted && ticket?.posId !== accepted.posId) {
    return [`accepted as ${accepted.posId}, but the kitchen has ${ticket?.posId ?? "nothing"}`];
  }
  if (ticket && !accepted && !staff.includes("may-be-in-the-kitchen")) {
    return ["rule 7: the kitchen has an order that was not accepted, and staff were not notified"];
  }
  return [];
}

/** Checkout rules 4 and 8. */
function judgePoints(
  { state }: KioskOrder,
  { isAccepted, gaveUp }: { isAccepted: boolean; gaveUp: boolean },
  staff: readonly StaffReason[],
  { sandbox }: Books,
): string[] {
  const { loyalty } = state.order;
  if (loyalty === null) return [];
  const { loyaltyOrderId } = loyalty.identification;
  const points = sandbox.loyalty.find(({ orderId }) => orderId === loyaltyOrderId)?.state;
  if (points === undefined) return ["identified, but the loyalty service does not know it"];
  const listed = (...reasons: readonly StaffReason[]) =>
    reasons.some((reason) => staff.includes(reason));
  if (!isAccepted) {
    const mayBe = ["validated", "annulled", ...(loyalty.unused === "refund" ? ["refunded"] : [])];
    return mayBe.includes(points)
      ? []
      : [`rule 8: points of an order that was not accepted are ${points}`];
  }
  if (!gaveUp && points !== "closed" && !listed(...CLOSING, ...MONEY)) {
    return [`rule 4: an accepted order's points are ${points}, and staff were not notified`];
  }
  if (gaveUp && points === "closed" && !listed("loyalty-refund-refused", ...CLOSING)) {
    return ["rule 8: points of a canceled order were kept, and staff were not notified"];
  }
  return [];
}

/** Checkout rule 5: not responding is not leaving. The ledger has checked what a payment in time was for. */
function judgeSilence({ checkoutId, events }: KioskOrder, { silent }: Books): string[] {
  const isAbandoned = events.some(({ type }) => type === "Abandoned");
  return silent.has(checkoutId) && isAbandoned ? ["rule 5: silence is taken for leaving"] : [];
}

/** Checkout rule 7: one `order.id`, the same order each time, at most three attempts over all runs. */
function judgeCreates({ checkoutId, events }: KioskOrder, { requests }: Books): string[] {
  const creates = requests.filter(
    ({ operation, body }) => operation === "ordering.order" && body.includes(`"${checkoutId}"`),
  );
  const intents = events.filter(
    (event) => event.type === "Started" && event.command.type === "Create",
  ).length;
  const violations: string[] = [];
  if (creates.length > intents) {
    violations.push(`rule 2: ${creates.length} creates arrived, ${intents} stand in the journal`);
  }
  if (new Set(creates.map(({ body }) => body)).size > 1) {
    violations.push("rule 7: the same order.id was sent with different orders");
  }
  return violations;
}

/** Orders and payments that are in the sandbox and not in the journal. */
function strangers({ kiosk, sandbox, requests }: Books): string[] {
  const known = new Set(kiosk.map(({ checkoutId }) => checkoutId));
  const orders = sandbox.orders.filter(({ id }) => !known.has(id));
  const payments = sandbox.payments.filter(
    ({ paymentId }) => !known.has(paymentId.slice(0, paymentId.lastIndexOf("."))),
  );
  const creates = requests.filter(
    ({ operation, body }) =>
      operation === "ordering.order" && ![...known].some((id) => body.includes(`"${id}"`)),
  );
  return [
    ...orders.map(({ id }) => `the kitchen has ${id}, which is in no journal`),
    ...payments.map(({ paymentId }) => `payment ${paymentId} is in no journal`),
    ...creates.map(() => "a create arrived for an order that is in no journal"),
  ];
}

/** Checkout rule 3: no request that moves money without its intent in the journal, each under one key. */
function intentsOf({ kiosk, requests }: Books): string[] {
  const intents = new Map<string, number>();
  for (const { events } of kiosk) {
    for (const event of events) {
      const key = event.type === "Started" ? keyOf(event.command) : null;
      if (key !== null) intents.set(key, (intents.get(key) ?? 0) + 1);
    }
  }
  const arrived = new Map<string, number>();
  for (const { operation, key } of requests) {
    if (!operation.startsWith("payments.")) continue;
    const found = `${operation} ${key}`;
    arrived.set(found, (arrived.get(found) ?? 0) + 1);
  }
  return [...arrived].flatMap(([key, times]) => {
    const written = intents.get(key) ?? 0;
    return times > written
      ? [`rule 3: ${key} arrived ${times} times, ${written} intents stand in the journal`]
      : [];
  });
}

/** Operation and Idempotency-Key that a command is sent with; null if it moves no money. */
function keyOf(command: Command): string | null {
  switch (command.type) {
    case "Pay":
      return `payments.${command.operation} ${command.ids.payKey}`;
    case "Capture":
      return `payments.capture ${command.ids.captureKey}`;
    case "ReturnMoney": {
      const { ids, operation } = command;
      return `payments.${operation} ${operation === "reverse" ? ids.reverseKey : ids.refundKey}`;
    }
    default:
      return null;
  }
}
