import fc from "fast-check";
import { expect, test } from "vitest";
import { add, compare } from "../../../../domain/money.ts";
import { decide } from "../rules/decide.ts";
import { paymentIds } from "../simulation/placed-order.ts";
import type { CheckoutEvent, Command } from "../state/events.ts";
import { begin, evolve, replay } from "../state/evolve.ts";
import type { PaymentIds } from "../state/order.ts";
import { staffReasons } from "../state/staff-list.ts";
import { canReclaimPoints, refundablePayment, remainingOf } from "../state/staff-refunds.ts";
import { type CheckoutState, canPayAgain, currentPayment } from "../state/state.ts";
import {
  anyEvent,
  anyPlaced,
  choice,
  createOutcome,
  eventBeside,
  inquiryOutcome,
  loyaltyOutcome,
  operationOutcome,
} from "../testing/any-event.ts";
import { checkoutView } from "../views/checkout-view.ts";

const RUNS = 3_000;

function isMoneyAround(state: CheckoutState): boolean {
  return state.payments.some(
    ({ status }) => status.at === "authorized" || status.at === "captured",
  );
}

test("for any sequence of events nothing throws, time never goes back, and the view is truthful about money", () => {
  fc.assert(
    fc.property(anyPlaced, fc.array(anyEvent, { maxLength: 40, size: "max" }), (first, events) => {
      let state = begin(first);
      for (const event of events) {
        const next = evolve(state, event);
        expect(next.now).toBeGreaterThanOrEqual(state.now);
        state = next;
        const view = checkoutView(state, "https://return");
        if (view.step === "checkout-failed" && isMoneyAround(state)) {
          expect(["being-released", "being-returned", "staff"]).toContain(view.money);
        }
        staffReasons(state);
        const decision = decide(state);
        if (state.inFlight) expect(decision).toEqual({ type: "wait", until: null });
        if (decision.type === "wait" && decision.until !== null) {
          expect(decision.until).toBeGreaterThan(state.now);
        }
      }
      expect(replay(JSON.parse(JSON.stringify([first, ...events])))).toEqual(state);
    }),
    { numRuns: RUNS },
  );
});

/** What has to hold before a call of this type is made, whatever has happened (checkout rules 1 to 7). */
const PERMITTED: {
  [Type in Command["type"]]: (state: CheckoutState, command: Command) => boolean;
} = {
  CheckHealth: (state) => state.failure === null && state.injection.at === "open",
  // No money is asked for once the kitchen may have the order, nor for an order that failed.
  Pay: (state) =>
    state.failure === null && state.injection.at === "open" && state.kitchenAskedAt === null,
  Inquire: () => true,
  // Nothing is cooked that nobody has paid for, or twice.
  Create: (state) =>
    state.failure === null &&
    state.injection.at === "open" &&
    (isMoneyAround(state) || state.counter !== null || state.order.paymentFlow === "nothing-due"),
  Capture: (state) => state.injection.at === "accepted",
  // The money of an order in the kitchen stays, but for payments that a later one replaced.
  ReturnMoney: (state, command) =>
    state.injection.at !== "accepted" ||
    state.kitchen?.status === "CANCELED" ||
    state.kitchen?.status === "FAILED" ||
    (command.type === "ReturnMoney" &&
      (command.ids.paymentId !== currentPayment(state)?.ids.paymentId || state.counter !== null)),
  // No more is given back than was paid.
  RefundPayment: (state, command) => {
    if (command.type !== "RefundPayment") return false;
    const refunds = state.payments.find(({ ids }) => ids.paymentId === command.paymentId)?.refunds;
    const asked = (refunds ?? []).filter(({ at }) => at !== "refused").map(({ amount }) => amount);
    return compare(add("0", ...asked), state.order.snapshot.charge.total) <= 0;
  },
  CloseLoyalty: (state) => state.injection.at === "accepted" && state.order.loyalty !== null,
  RefundLoyalty: (state) => state.order.loyalty !== null,
};

/** Most orders go well for a while: only then is there something to spoil. */
function mostly<Value>(usual: fc.Arbitrary<Value>, any: fc.Arbitrary<Value>): fc.Arbitrary<Value> {
  return fc.oneof({ weight: 2, arbitrary: usual }, { weight: 1, arbitrary: any });
}
const success = fc.constant({ status: "SUCCESS", transactionReference: "tx-1" } as const);
const accepted = fc.constant({ kind: "accepted", posId: "pos", queueNumber: "47" } as const);

/** What can answer a call, or come during it. */
const answers = fc.record({
  up: mostly(fc.constant(true), fc.boolean()),
  operation: mostly(success, operationOutcome),
  inquiry: inquiryOutcome,
  create: mostly(accepted, createOutcome),
  loyalty: loyaltyOutcome,
  beside: fc.option(eventBeside, { nil: null }),
  interrupted: mostly(fc.constant(false), fc.boolean()),
  paysAgain: fc.constantFrom("no", "here", "at-counter"),
});
type Answers = typeof answers extends fc.Arbitrary<infer Value> ? Value : never;

function answerTo(asked: Command, given: Answers, now: number): CheckoutEvent {
  const { operation: outcome } = given;
  if (given.interrupted) return { type: "Interrupted", at: now, cause: "stopped" };
  switch (asked.type) {
    case "CheckHealth":
      return { type: "HealthAnswered", at: now, before: asked.before, up: given.up, cause: null };
    case "Pay":
      return { type: "PaymentAnswered", at: now, paymentId: asked.ids.paymentId, outcome };
    case "Inquire":
      return {
        type: "InquiryAnswered",
        at: now,
        paymentId: asked.paymentId,
        outcome: given.inquiry,
      };
    case "Create":
      return { type: "CreateAnswered", at: now, outcome: given.create };
    case "Capture":
      return { type: "CaptureAnswered", at: now, paymentId: asked.ids.paymentId, outcome };
    case "ReturnMoney":
      return { type: "ReturnMoneyAnswered", at: now, paymentId: asked.ids.paymentId, outcome };
    case "RefundPayment":
      return { type: "RefundPaymentAnswered", at: now, refundId: asked.refundId, outcome };
    case "CloseLoyalty":
      return { type: "CloseAnswered", at: now, outcome: given.loyalty };
    case "RefundLoyalty":
      return { type: "LoyaltyRefundAnswered", at: now, outcome: given.loyalty };
  }
}

/** The next event of an order that goes on as it decides, with this answer; null if it does nothing more by itself. */
function nextEvents(state: CheckoutState, given: Answers): CheckoutEvent[] {
  const decision = decide(state);
  const at = state.now;
  switch (decision.type) {
    case "perform": {
      const { command } = decision;
      return [{ type: "Started", at, command }, answerTo(command, given, at)];
    }
    case "fail":
      return [{ type: "CheckoutFailed", at, reason: decision.reason }];
    case "wait":
      return decision.until === null ? [] : [{ type: "TimePassed", at: decision.until }];
    case "done":
      return [];
  }
}

/** What customers and staff ask for is journaled only if it may be. */
function mayBeJournaled(state: CheckoutState, event: CheckoutEvent): boolean {
  switch (event.type) {
    case "PaidAgain":
      return canPayAgain(state) && !state.payments.some(({ ids }) => isSame(ids, event.ids));
    case "CounterChosen":
      return canPayAgain(state);
    case "StaffRefundAsked": {
      const payment = refundablePayment(state);
      const isOfIt = payment?.ids.paymentId === event.paymentId;
      return isOfIt && compare(event.amount, remainingOf(state, payment)) <= 0;
    }
    case "StaffLoyaltyRefundAsked":
      return canReclaimPoints(state);
    default:
      return true;
  }
}
const isSame = (left: PaymentIds, right: PaymentIds) => left.paymentId === right.paymentId;

test("in any state the next call is one that the rules permit", () => {
  const step = fc.oneof(
    { weight: 6, arbitrary: answers },
    { weight: 1, arbitrary: eventBeside },
    { weight: 1, arbitrary: choice },
  );
  const met = new Set<string>();
  fc.assert(
    fc.property(anyPlaced, fc.array(step, { maxLength: 40, size: "max" }), (first, steps) => {
      let state = begin(first);
      for (const given of steps) {
        for (const event of "type" in given ? [given] : nextEvents(state, given)) {
          if (!mayBeJournaled(state, event)) continue;
          state = evolve(state, event);
          const decision = decide(state);
          if (state.inFlight) expect(decision).toEqual({ type: "wait", until: null });
          if (decision.type !== "perform") continue;
          const { command } = decision;
          met.add(command.type);
          expect(PERMITTED[command.type](state, command), JSON.stringify(command)).toBe(true);
        }
      }
    }),
    { numRuns: RUNS },
  );
  expect([...met].sort()).toEqual(Object.keys(PERMITTED).sort());
});

/** Enough for every bounded series of retries one after another. */
const MOST_STEPS = 2_000;

test("for any answers every order comes to an end, and money that stays authorized or captured is on the staff list", () => {
  fc.assert(
    fc.property(anyPlaced, fc.array(answers, { minLength: 1, maxLength: 30 }), (first, script) => {
      let state = begin(first);
      let now = 0;
      let paidAgain = 1;
      const record = (event: CheckoutEvent) => {
        state = evolve(state, event);
      };
      for (let step = 0; step < MOST_STEPS; step += 1) {
        const given = script[step % script.length];
        if (!given) return;
        // Events during calls, and process ends, stop after a while.
        const besides = step < script.length ? given.beside : null;
        if (step < script.length && paidAgain < 3 && canPayAgain(state)) {
          paidAgain += given.paysAgain === "no" ? 0 : 1;
          if (given.paysAgain === "here") {
            record({ type: "PaidAgain", at: now, ids: paymentIds("order", paidAgain) });
          } else if (given.paysAgain === "at-counter") {
            record({ type: "CounterChosen", at: now, method: "CASH" });
          }
        }
        const decision = decide(state);
        if (decision.type === "done" || (decision.type === "wait" && decision.until === null)) {
          expect(decision.type).toBe("done");
          break;
        }
        if (decision.type === "fail") {
          expect(state.failure).toBeNull();
          record({ type: "CheckoutFailed", at: now, reason: decision.reason });
        } else if (decision.type === "wait") {
          now = decision.until ?? now;
          record({ type: "TimePassed", at: now });
        } else {
          expect(state.inFlight).toBeNull();
          record({ type: "Started", at: now, command: decision.command });
          if (besides) record({ ...besides, at: now });
          const interrupted = given.interrupted && step < script.length;
          record(answerTo(decision.command, { ...given, interrupted }, now));
          expect(state.inFlight).toBeNull();
        }
      }
      expect(decide(state)).toEqual({ type: "done" });
      const accepted = state.injection.at === "accepted";
      const canceled = ["CANCELED", "FAILED"].includes(state.kitchen?.status ?? "");
      const statuses = state.payments.map((payment) => payment.status.at);
      const isCaptured = statuses.at(-1) === "captured" && !statuses.slice(0, -1).some(isOpen);
      if (accepted && !canceled && first.ids !== null && state.counter === null) {
        if (!isCaptured) expect(staffReasons(state)).not.toEqual([]);
      } else if (statuses.some(isOpen)) {
        expect(staffReasons(state)).not.toEqual([]);
      }
    }),
    { numRuns: RUNS },
  );
});

function isOpen(status: string): boolean {
  return !["ready", "failed", "returned"].includes(status);
}
