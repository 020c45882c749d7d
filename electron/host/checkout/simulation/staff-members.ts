import { percentOf, roundHalfUp } from "../../../../domain/money.ts";
import { isResolvedBy, offeredResolutions } from "../../../../domain/resolutions.ts";
import type { Runner } from "../running/runner.ts";
import type { CheckoutEvent } from "../state/events.ts";
import type { PaymentIds } from "../state/order.ts";
import { staffCases } from "../state/staff-list.ts";
import { canReclaimPoints, refundablePayment, remainingOf } from "../state/staff-refunds.ts";
import { canRetry } from "../state/staff-retry.ts";
import type { CheckoutState } from "../state/state.ts";
import type { SimulatedIntegrator } from "./integrator.ts";
import { paymentIds } from "./placed-order.ts";
import type { PlannedOrder } from "./plan.ts";
import type { Random } from "./random.ts";
import type { VirtualClock } from "./virtual-clock.ts";

/** After this many tries a staff member gives up: a run has to end. */
const MOST_TURNS = 4;
const MOST_REFUNDS = 2;
/** Share of cases that those who retry do not resolve by hand at once. */
const RETRIES = 0.8;
/** Share of refunds that are asked for by what was seen before a colleague's refund: the whole of the payment. */
const FROM_OLD_VIEW = 0.1;

export type StaffMembersOptions = {
  readonly clock: VirtualClock;
  readonly random: Random;
  readonly integrator: SimulatedIntegrator;
  /** The Idempotency-Key of what has this name. */
  readonly keyOf: (name: string) => string;
  /** Runs something in the host's process; skipped while it is down. */
  readonly host: (work: (runner: Runner) => void) => void;
};

type Work = { readonly planned: PlannedOrder; turns: number; refunds: number; isBusy: boolean };

/**
 * What staff do about orders in staff mode, each in their own time: they try again, resolve cases by hand and record
 * that, refund money and points. Every second tap is doubled.
 */
export class StaffMembers {
  readonly #options: StaffMembersOptions;
  readonly #works = new Map<string, Work>();

  constructor(options: StaffMembersOptions) {
    this.#options = options;
  }

  /** An order of this plan is on disk. */
  knows(checkoutId: string, planned: PlannedOrder): void {
    this.#works.set(checkoutId, { planned, turns: 0, refunds: 0, isBusy: false });
  }

  /** What staff do about what the kiosk shows them. */
  sees(checkoutId: string, state: CheckoutState): void {
    const work = this.#works.get(checkoutId);
    if (!work || work.isBusy) return;
    const { planned } = work;
    const isListed = planned.staff !== "nobody" && staffCases(state).length > 0;
    const refunds = planned.staffRefunds !== "none" && refundablePayment(state) !== null;
    if (isListed && work.turns < MOST_TURNS)
      this.#later(work, () => this.#resolve(checkoutId, work));
    else if (refunds && work.refunds < MOST_REFUNDS) {
      this.#later(work, () => this.#refund(checkoutId, work));
    } else if (planned.staffRefunds === "whole" && canReclaimPoints(state)) {
      this.#later(work, () => this.#reclaim(checkoutId));
    }
  }

  #later(work: Work, act: () => void): void {
    const { clock, random } = this.#options;
    work.isBusy = true;
    clock.after(random.pick([2_000, 60_000, 1_800_000, 20_000_000]), () => {
      work.isBusy = false;
      act();
    });
  }

  #resolve(checkoutId: string, work: Work): void {
    const { random, keyOf } = this.#options;
    work.turns += 1;
    this.#do(checkoutId, (state) => {
      const at = this.#options.clock.now();
      const retries = work.planned.staff === "retries" && random.chance(RETRIES);
      if (canRetry(state) && retries) {
        const fresh = state.payments.map(({ ids }) => freshIds(ids, work.turns, keyOf));
        return { type: "StaffRetried", at, fresh };
      }
      const listed = staffCases(state);
      if (listed.length === 0) return null;
      const offered = offeredResolutions(listed.map(({ reason }) => reason));
      const { method: how } = random.pick(offered);
      const cases = listed
        .filter(({ reason }) => isResolvedBy(reason, how))
        .filter((one) => this.#putRight(one.subject, state));
      return cases.length > 0 ? { type: "StaffResolved", at, cases, how } : null;
    });
  }

  /** What a person does by hand: in the integrator's own portal, or nothing if nothing is to be done. */
  #putRight(subject: string, { payments }: CheckoutState): boolean {
    const refund = payments.flatMap(({ refunds }) => refunds).find((r) => r.refundId === subject);
    if (refund) return true;
    this.#options.integrator.putBackByHand(subject);
    return true;
  }

  #refund(checkoutId: string, work: Work): void {
    const { clock, random, keyOf } = this.#options;
    this.#do(checkoutId, (state) => {
      const payment = refundablePayment(state);
      if (!payment) return null;
      work.refunds += 1;
      const left = remainingOf(state, payment);
      const percent = String(random.between(1, 100));
      const part = roundHalfUp(percentOf(left, percent), 2);
      const { total } = state.order.snapshot.charge;
      const isOfOldView = random.chance(FROM_OLD_VIEW);
      const { paymentId } = payment.ids;
      const refundId = `${paymentId} refund by staff ${work.refunds}`;
      return {
        type: "StaffRefundAsked",
        at: clock.now(),
        paymentId,
        refundId,
        idempotencyKey: keyOf(`key of ${refundId}`),
        amount: isOfOldView ? total : work.planned.staffRefunds === "whole" ? left : part,
      };
    });
  }

  #reclaim(checkoutId: string): void {
    const at = this.#options.clock.now();
    this.#do(checkoutId, (state) =>
      canReclaimPoints(state) ? { type: "StaffLoyaltyRefundAsked", at } : null,
    );
  }

  #do(checkoutId: string, choose: (state: CheckoutState) => CheckoutEvent | null): void {
    const { random, host } = this.#options;
    const isDoubled = random.chance(0.5);
    host((runner) => {
      const state = runner.settledState(checkoutId);
      const event = state && state.inFlight === null ? choose(state) : null;
      if (!event) return;
      runner.record(checkoutId, event);
      if (isDoubled) runner.record(checkoutId, event);
    });
  }
}

function freshIds(
  { paymentId, payKey }: PaymentIds,
  turn: number,
  keyOf: (name: string) => string,
): PaymentIds {
  const [checkoutId = "", attempt = "1"] = paymentId.split(".");
  const minted = paymentIds(checkoutId, Number(attempt), (name) => keyOf(`${name} anew ${turn}`));
  return { ...minted, paymentId, payKey };
}
