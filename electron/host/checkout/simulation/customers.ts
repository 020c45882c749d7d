import type { Runner } from "../running/runner.ts";
import { endVisits, leaveVisits } from "../running/visit-end.ts";
import type { CheckoutEvent } from "../state/events.ts";
import { type CheckoutState, canPayAgain, currentPayment, isUntried } from "../state/state.ts";
import { paymentIds } from "./placed-order.ts";
import type { PlannedOrder } from "./plan.ts";
import type { Random } from "./random.ts";
import type { UnwrittenLeaving } from "./unwritten-leaving.ts";
import type { VirtualClock } from "./virtual-clock.ts";

const MOST_PAYMENTS = 3;

/** A customer at the kiosk: one visit, and the orders made in it. */
export type Customer = {
  readonly planned: PlannedOrder;
  /** Shared by all orders of one visit; null for a guest. */
  readonly loyaltyOrderId: string | null;
  readonly visit: {
    /** The order that the page shows. */
    latest: string | null;
    left: boolean;
    isLeaving: boolean;
    hasTurned: boolean;
    hasOrderedAgain: boolean;
  };
};

export type CustomersOptions = {
  readonly complain: (what: string) => void;
  readonly clock: VirtualClock;
  readonly random: Random;
  /** The Idempotency-Key of what has this name. */
  readonly keyOf: (name: string) => string;
  /** Runs something in the host's process; skipped while it is down. */
  readonly host: (work: (runner: Runner) => void) => void;
  /** Whether the host's process is running. */
  readonly isUp: () => boolean;
  /** Reports to the host that a customer has left. */
  readonly leaving: UnwrittenLeaving;
  /** Places another order of the same visit. */
  readonly placeAgain: (checkoutId: string, customer: Customer) => void;
};

/** What customers do, each in their own time: they cancel, pay in another way, order again, and leave. */
export class Customers {
  readonly #options: CustomersOptions;
  readonly #customers = new Map<string, Customer>();
  readonly #payingAgain = new Set<string>();

  constructor(options: CustomersOptions) {
    this.#options = options;
  }

  /** A customer at a kiosk that is free. */
  newcomer(planned: PlannedOrder, loyaltyOrderId: string | null): Customer {
    const visit = { left: false, isLeaving: false, hasTurned: false, hasOrderedAgain: false };
    return { planned, loyaltyOrderId, visit: { ...visit, latest: null } };
  }

  /** The order of this customer is on disk. */
  hasOrdered(checkoutId: string, customer: Customer): void {
    this.#customers.set(checkoutId, customer);
    customer.visit.latest = checkoutId;
    const { turnsAway } = customer.planned;
    if (turnsAway === null || turnsAway.afterMs === null) return;
    this.#options.clock.after(turnsAway.afterMs, () => this.#turnAway(checkoutId, customer));
  }

  #turnAway(checkoutId: string, { visit, planned }: Customer): void {
    const { clock, host } = this.#options;
    const at = clock.now();
    const how = planned.turnsAway?.how;
    if (how === "cancels") {
      host((runner) => this.#reportsTo(runner).record(checkoutId, { type: "Abandoned", at }));
      return;
    }
    visit.isLeaving = true;
    visit.left = true;
    const isTheirs = ({ order }: CheckoutState) =>
      this.#customers.get(order.checkoutId)?.visit === visit;
    host((runner) => {
      if (how === "leaves") this.#chooseToLeave(runner, isTheirs, at);
      else endVisits(this.#reportsTo(runner), isTheirs, at);
    });
  }

  /** Who chooses to leave abandons what would be paid here, and nothing else: no entry says so if nobody records it. */
  #chooseToLeave(runner: Runner, isTheirs: (state: CheckoutState) => boolean, at: number): void {
    const orders = runner.unfinished().filter(isTheirs);
    const open = orders.filter(isOpenHere).map(({ order }) => order.checkoutId);
    const abandoned = new Set<string>();
    const { unfinished, record } = this.#reportsTo(runner);
    const recording: Runner["record"] = (checkoutId, event) => {
      if (event.type === "Abandoned") abandoned.add(checkoutId);
      return record(checkoutId, event);
    };
    leaveVisits({ unfinished, record: recording }, isTheirs, at);
    // A process that has ended meanwhile may forget it.
    if (!this.#options.isUp()) return;
    for (const { order } of orders) {
      const { checkoutId } = order;
      if (abandoned.has(checkoutId) === open.includes(checkoutId)) continue;
      this.#options.complain(`rule 5: leaving is recorded wrongly in ${checkoutId}`);
    }
  }

  /** The runner as the page reports to it. A process that ends during one report receives no other. */
  #reportsTo(runner: Runner): Pick<Runner, "record" | "unfinished"> {
    return {
      unfinished: () => runner.unfinished(),
      record: (checkoutId, event) => {
        if (!this.#options.isUp()) return false;
        const report = () => runner.record(checkoutId, event);
        const isLeaving = event.type === "Abandoned" || event.type === "VisitEnded";
        return isLeaving ? this.#options.leaving.leaves(checkoutId, event.type, report) : report();
      },
    };
  }

  /** Only a customer who says so has left: checks each entry of a journal. */
  wrote(checkoutId: string, { type }: CheckoutEvent): void {
    const how = this.#customers.get(checkoutId)?.planned.turnsAway?.how ?? "stays";
    if (type === "Abandoned" && ["stays", "falls-silent"].includes(how)) {
      this.#options.complain("rule 5: silence is taken for leaving");
    }
  }

  /** What a customer does about what the kiosk shows. */
  sees(checkoutId: string, state: CheckoutState): void {
    const customer = this.#customers.get(checkoutId);
    if (!customer) return;
    const { planned, visit } = customer;
    const turnsNow = planned.turnsAway?.afterMs === null && !visit.hasTurned;
    const money = currentPayment(state)?.status.at;
    if (turnsNow && (money === "authorized" || money === "captured") && isUntried(state)) {
      visit.hasTurned = true;
      this.#options.clock.after(0, () => this.#turnAway(checkoutId, customer));
    }
    if (canPayAgain(state))
      this.#payByAnotherMethod(checkoutId, customer, state.payments.length + 1);
    if (state.failure !== null) this.#orderAgain(checkoutId, customer);
    if (state.failure !== null || state.injection.at === "accepted") this.#leave(customer);
  }

  /** A page that is loaded by a new process knows of no ended visit. */
  restarted(): void {
    this.#endVisits();
  }

  #payByAnotherMethod(checkoutId: string, { planned, visit }: Customer, attempt: number): void {
    const { clock, random, host, keyOf } = this.#options;
    const ids = paymentIds(checkoutId, attempt, keyOf);
    if (planned.paysAgain === "never" || attempt > MOST_PAYMENTS) return;
    if (this.#payingAgain.has(ids.paymentId)) return;
    this.#payingAgain.add(ids.paymentId);
    const atCounter = planned.paysAgain === "at-counter";
    clock.after(random.between(500, 20_000), () => {
      host((runner) => {
        const state = runner.settledState(checkoutId);
        if (!state || !canPayAgain(state)) return;
        // A late touch pays an order of before only if the kiosk does not know that a newer one has its reservation.
        if (visit.latest !== checkoutId && !state.loyaltyPassedOn) return;
        const at = clock.now();
        runner.record(
          checkoutId,
          atCounter
            ? { type: "CounterChosen", at, method: "BANK_CARD_IN_STORE" }
            : { type: "PaidAgain", at, ids },
        );
      });
    });
  }

  #orderAgain(checkoutId: string, customer: Customer): void {
    const { planned, visit } = customer;
    const { clock, random, host, placeAgain } = this.#options;
    if (!planned.ordersAgain || visit.hasOrderedAgain) return;
    visit.hasOrderedAgain = true;
    clock.after(random.between(2_000, 60_000), () => {
      let isToBeReplaced = false;
      host((runner) => {
        const state = runner.settledState(checkoutId);
        // With the visit its identification is over.
        isToBeReplaced = state !== null && state.failure !== null && !state.visitEnded;
      });
      if (isToBeReplaced && !visit.left) placeAgain(`${checkoutId}-again`, customer);
    });
  }

  #leave({ visit }: Customer): void {
    const { clock, random } = this.#options;
    if (visit.isLeaving) return;
    visit.isLeaving = true;
    clock.after(random.pick([0, 3_000, 60_000, 600_000, 3_600_000]), () => {
      visit.left = true;
      this.#endVisits();
    });
  }

  #endVisits(): void {
    const { clock, host } = this.#options;
    const hasLeft = ({ order }: CheckoutState) =>
      this.#customers.get(order.checkoutId)?.visit.left ?? false;
    host((runner) => endVisits(this.#reportsTo(runner), hasLeft, clock.now()));
  }
}

/** Whether an order is to be paid here, and neither over nor made: read from its state, not by the kiosk's own rules. */
function isOpenHere({ order, counter, failure, injection }: CheckoutState): boolean {
  const isPaidHere = order.paymentFlow === "authorize-capture" || order.paymentFlow === "sale";
  return isPaidHere && counter === null && failure === null && injection.at !== "accepted";
}
