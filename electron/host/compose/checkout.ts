/** Composes the orders: the runner with its calls, what refers to a running order, and where results are called back. */

import { type SoldOut, watchSoldOut } from "../checkout/placing/sold-out.ts";
import { createPerform } from "../checkout/running/perform.ts";
import { resultRecorder } from "../checkout/running/result-recorder.ts";
import { Runner } from "../checkout/running/runner.ts";
import {
  createInterruptedCards,
  type InterruptedCards,
} from "../checkout/views/interrupted-card.ts";
import {
  createOrdersAfterVisits,
  type OrdersAfterVisits,
} from "../checkout/views/order-after-visit.ts";
import {
  createGate,
  type Gate,
  type GateEnrollmentResult,
  type GateOptions,
} from "../payments/gate.ts";
import type { Live } from "../shared/live.ts";
import type { Infrastructure } from "./infrastructure.ts";
import type { ComposedOrdering } from "./ordering.ts";
import type { ComposedOutlet } from "./outlet.ts";
import type { ComposedCards, ComposedPayments } from "./payments.ts";

export type ComposedCheckout = {
  readonly runner: Runner;
  readonly soldOut: SoldOut;
  /** The kiosk's own listener for callbacks; null if its fleet's gate receives them. */
  readonly gate: Gate | null;
  /** Record callbacks, however they came. */
  readonly onResult: GateOptions["onResult"];
  readonly onEnrollmentResult: NonNullable<GateOptions["onEnrollmentResult"]>;
  readonly interruptedCards: InterruptedCards;
  readonly ordersAfterVisits: OrdersAfterVisits;
};

type ComposeCheckoutOptions = {
  /** An update may still be taken back: callbacks are answered 503, so that they come again (payments.md §4.3). */
  readonly isHeld: Live<boolean>;
  readonly infrastructure: Infrastructure;
  readonly ordering: ComposedOrdering;
  readonly payments: ComposedPayments;
  readonly outlet: Pick<ComposedOutlet, "loyalty" | "connection">;
  readonly cardsOnFile: ComposedCards;
};

export function composeCheckout(options: ComposeCheckoutOptions): ComposedCheckout {
  const { infrastructure, ordering, payments, outlet, cardsOnFile } = options;
  const { settings, journal, recorder, clock, now, log } = infrastructure;
  const perform = createPerform({
    ordering: ordering.client,
    payments: payments.integrator,
    cardInstrument: (cardId) => cardsOnFile.cards.instrument(cardId),
    loyalty: outlet.loyalty,
    loyaltyConnection: outlet.connection,
    recorder,
    settings,
    now,
  });
  const runner = new Runner({ journal, clock, perform, log });
  const soldOut = watchSoldOut({
    runner,
    clock,
    menu: () => ordering.menuSync.current(),
    pull: () => ordering.menuSync.pullNow(),
  });
  const record = resultRecorder(runner, now);
  const requireReleased = () => {
    if (options.isHeld.current()) throw new Error("an update is under way");
  };
  const onResult: typeof record = async (result) => {
    requireReleased();
    return record(result);
  };
  const onEnrollmentResult = async (result: GateEnrollmentResult) => {
    requireReleased();
    return cardsOnFile.enrollments.recordCallback(result);
  };
  const isAlone = settings.fleet === null;
  return {
    runner,
    soldOut,
    gate: isAlone ? createGate({ settings, log, onResult, onEnrollmentResult }) : null,
    onResult,
    onEnrollmentResult,
    interruptedCards: createInterruptedCards(clock),
    ordersAfterVisits: createOrdersAfterVisits(runner, clock),
  };
}
