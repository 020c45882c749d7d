/**
 * An order that goes on after its visit: number and outcome are shown on the start screen, as after a restart (A10).
 */
import type { OrderAfterVisit } from "../../rpc/checkout-views.ts";
import { Cell, type Live } from "../../shared/live.ts";
import type { Clock, Runner } from "../running/runner.ts";
import type { CheckoutState } from "../state/state.ts";
import { checkoutView } from "./checkout-view.ts";
import { SHOWN_AGAIN_MS } from "./shown-again.ts";

export type OrdersAfterVisits = {
  /**
   * The outcome of the latest such order, for 60 s; null before it is known, after that, and once a visit has begun.
   */
  readonly live: Live<OrderAfterVisit | null>;
  /** The visit of this order is over: its outcome is shown as soon as it is known. */
  follow(checkoutId: string): void;
  /** The next customer has begun to order: nothing of the earlier one is shown. */
  over(): void;
};

export function createOrdersAfterVisits(
  runner: Pick<Runner, "state" | "subscribe">,
  clock: Clock,
): OrdersAfterVisits {
  const live = new Cell<OrderAfterVisit | null>(null);
  let stop = () => {};
  let forget = () => {};

  const over = (): void => {
    stop();
    forget();
    stop = () => {};
    forget = () => {};
    live.set(null);
  };
  return {
    live,
    over,
    follow(checkoutId) {
      over();
      const show = (): void => {
        const state = runner.state(checkoutId);
        const outcome = state && outcomeOf(state);
        if (!outcome) return;
        const isFirst = live.current() === null;
        live.set(outcome);
        if (isFirst) forget = clock.at(clock.now() + SHOWN_AGAIN_MS, over);
      };
      stop = runner.subscribe((changed) => {
        if (changed === checkoutId) show();
      });
      show();
    },
  };
}

/** Null while it is open, and if nothing was paid: then no customer waits for it. */
function outcomeOf(state: CheckoutState): OrderAfterVisit | null {
  const view = checkoutView(state, "");
  const { locale } = state.order;
  if (view.step === "done") {
    const outcome = view.kitchen === "canceled" ? "canceled" : "in-kitchen";
    return { locale, outcome, queueNumber: view.queueNumber, money: view.refund };
  }
  const wasPaid = state.payments.some(({ successAt }) => successAt !== null);
  if (view.step !== "checkout-failed" || !wasPaid) return null;
  return { locale, outcome: "not-made", queueNumber: null, money: view.money };
}
