import type { InquiryStatus } from "../../../../contracts/payments.ts";
import { decide } from "../rules/decide.ts";
import type { Decision } from "../rules/decision.ts";
import { paymentIds, placedOrder } from "../simulation/placed-order.ts";
import type { CheckoutEvent, Command, OperationOutcome } from "../state/events.ts";
import { begin, evolve } from "../state/evolve.ts";
import type { PlacedOrder } from "../state/order.ts";
import type { CheckoutState } from "../state/state.ts";
import { checkoutView } from "../views/checkout-view.ts";

export const NOON = Date.UTC(2027, 0, 4, 12);
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

type EventWithoutTime = CheckoutEvent extends infer Event
  ? Event extends CheckoutEvent
    ? Omit<Event, "at">
    : never
  : never;
/** Answers a command, or says null: the call stays in flight. */
export type Respond = (command: Command, play: Play) => EventWithoutTime | null;

const UNTIL_REST = 400;

/** Plays an order by hand: what the runner does, without promises, and with all events recorded. */
export class Play {
  readonly events: CheckoutEvent[] = [];
  state: CheckoutState;
  now = NOON;

  constructor(order: PlacedOrder) {
    const paysHere = order.paymentFlow === "authorize-capture" || order.paymentFlow === "sale";
    const ids = paysHere ? paymentIds(order.checkoutId, 1) : null;
    const placed = { type: "Placed", at: this.now, order, ids } as const;
    this.events.push(placed);
    this.state = begin(placed);
  }

  record(event: EventWithoutTime): this {
    return this.recordAsWritten({ ...event, at: this.now });
  }

  /** Records an event that was learned at another time than now. */
  recordAsWritten(event: CheckoutEvent): this {
    this.events.push(event);
    this.state = evolve(this.state, event);
    return this;
  }

  decision(): Decision {
    return decide(this.state);
  }

  /** Takes steps until there is nothing to do now; returns the calls made. */
  run(respond: Respond): Command["type"][] {
    const calls: Command["type"][] = [];
    for (let steps = 0; steps < UNTIL_REST; steps += 1) {
      const decision = this.decision();
      if (decision.type === "fail")
        this.record({ type: "CheckoutFailed", reason: decision.reason });
      else if (decision.type === "perform") {
        calls.push(decision.command.type);
        this.record({ type: "Started", command: decision.command });
        const answer = respond(decision.command, this);
        if (!answer) return calls;
        this.record(answer);
      } else return calls;
    }
    throw new Error("the order does not come to rest");
  }

  /** Runs, and lets time pass whenever the order waits for a time, until it is done or waits for events only. */
  runThroughTime(respond: Respond): Command["type"][] {
    const calls: Command["type"][] = [];
    for (let waits = 0; waits < UNTIL_REST; waits += 1) {
      calls.push(...this.run(respond));
      const decision = this.decision();
      if (decision.type !== "wait" || decision.until === null || this.state.inFlight) return calls;
      this.now = Math.max(this.now, decision.until);
      this.record({ type: "TimePassed" });
    }
    throw new Error("the order does not come to rest");
  }

  later(ms: number): this {
    this.now += ms;
    return this.record({ type: "TimePassed" });
  }

  status() {
    return this.state.payments.at(-1)?.status;
  }

  /** What the customer is shown. */
  view() {
    return checkoutView(this.state, "https://return");
  }
}

export type OrderChanges = Partial<Parameters<typeof placedOrder>[0]>;

/** An order of an identified customer, at an integrator with all capabilities, with changes. */
export function usualOrder(changes: OrderChanges = {}): PlacedOrder {
  return placedOrder({
    checkoutId: "order",
    paymentFlow: "authorize-capture",
    canInquire: true,
    canRefund: true,
    total: "12.50",
    loyaltyOrderId: "loyalty-order",
    ...changes,
  });
}

export const playOrder = (changes?: OrderChanges): Play => new Play(usualOrder(changes));

export const SUCCESS: OperationOutcome = { status: "SUCCESS", transactionReference: "tx" };
export const DECLINED: OperationOutcome = {
  status: "DECLINED",
  errorCode: "NOT_ENOUGH_MONEY",
  reason: null,
};
export const PENDING: OperationOutcome & { status: "PENDING" } = {
  status: "PENDING",
  transactionReference: "tx",
  redirectUrl: "https://pay.example/tx",
  expectedTtlSeconds: 300,
};
export const LOST: OperationOutcome = { status: "RETRIABLE", cause: "lost", mayHaveArrived: true };
export const NOT_SENT: OperationOutcome = {
  status: "RETRIABLE",
  cause: "refused",
  mayHaveArrived: false,
};
export const UNKNOWN: OperationOutcome = { status: "UNKNOWN", cause: "HTTP 400" };

/** Every call goes well. */
export const allGoesWell: Respond = (command) => {
  switch (command.type) {
    case "CheckHealth":
      return { type: "HealthAnswered", before: command.before, up: true, cause: null };
    case "Pay":
      return { type: "PaymentAnswered", paymentId: command.ids.paymentId, outcome: SUCCESS };
    case "Inquire":
      return inquired(command.paymentId, "AUTHORIZED");
    case "Create":
      return accepted("7");
    case "Capture":
      return { type: "CaptureAnswered", paymentId: command.ids.paymentId, outcome: SUCCESS };
    case "ReturnMoney":
      return { type: "ReturnMoneyAnswered", paymentId: command.ids.paymentId, outcome: SUCCESS };
    case "RefundPayment":
      return { type: "RefundPaymentAnswered", refundId: command.refundId, outcome: SUCCESS };
    case "CloseLoyalty":
      return {
        type: "CloseAnswered",
        outcome: { kind: "accepted", pointsReward: 12, pointsSpent: 3 },
      };
    case "RefundLoyalty":
      return {
        type: "LoyaltyRefundAnswered",
        outcome: { kind: "accepted", pointsReward: 0, pointsSpent: 0 },
      };
  }
};

type Answers = { readonly [Type in Command["type"]]?: Respond };

/** All goes well except the commands named. */
export function but(answers: Answers): Respond {
  return (command, play) => (answers[command.type] ?? allGoesWell)(command, play);
}

/** Answers Pay with these outcomes in turn; the last one repeats. */
export function paid(...outcomes: readonly OperationOutcome[]): Respond {
  let count = 0;
  return (command) => {
    const outcome = outcomes[Math.min(count, outcomes.length - 1)];
    count += 1;
    if (command.type !== "Pay" || !outcome) return null;
    return { type: "PaymentAnswered", paymentId: command.ids.paymentId, outcome };
  };
}

/** An order whose payment is pending at the provider. */
export function pendingOrder(changes?: OrderChanges): Play {
  const play = playOrder(changes);
  play.run(but({ Pay: paid(PENDING) }));
  return play;
}

/** Answers Capture or ReturnMoney with these outcomes in turn; the last one repeats. */
export function answering(...outcomes: readonly OperationOutcome[]): Respond {
  let count = 0;
  return (command) => {
    const outcome = outcomes[Math.min(count, outcomes.length - 1)];
    count += 1;
    if (!outcome || (command.type !== "Capture" && command.type !== "ReturnMoney")) return null;
    const { paymentId } = command.ids;
    return command.type === "Capture"
      ? { type: "CaptureAnswered", paymentId, outcome }
      : { type: "ReturnMoneyAnswered", paymentId, outcome };
  };
}

export function inquired(
  paymentId: string,
  status: InquiryStatus,
  transactionReference: string | null = "tx",
) {
  return {
    type: "InquiryAnswered",
    paymentId,
    outcome: { kind: "status", status, transactionReference },
  } as const;
}

export function inquiry(
  status: Parameters<typeof inquired>[1],
  reference?: string | null,
): Respond {
  return (command) =>
    command.type === "Inquire" ? inquired(command.paymentId, status, reference) : null;
}

export function callback(status: "SUCCESS" | "DECLINED", transactionReference = "tx") {
  return { type: "CallbackReceived", transactionReference, status, errorCode: null } as const;
}

/** The point of sale has the order. */
export function accepted(queueNumber: string | null = null) {
  return {
    type: "CreateAnswered",
    outcome: { kind: "accepted", posId: "pos-1", queueNumber },
  } as const;
}

export function kitchen(status: "COOKING" | "CANCELED" | "FAILED" | "PROCESSED") {
  return { type: "KitchenMoved", status, reason: null } as const;
}
