import { ORPCError } from "@orpc/server";
import type { Capability } from "../../../contracts/payments.ts";
import type { Menu } from "../../../domain/menu.ts";
import { isFlowOffered, type PlacementContext, placeOrder } from "../checkout/placing/place.ts";
import {
  hasLaterOrder,
  hasOrderUnderWay,
  hasPaymentBefore,
  passLoyaltyOn,
} from "../checkout/running/visit-end.ts";
import type { PaymentIds, PlacedOrder } from "../checkout/state/order.ts";
import { mintPaymentIds } from "../checkout/state/payment-ids.ts";
import { type CheckoutState, canPayAgain } from "../checkout/state/state.ts";
import { checkoutView } from "../checkout/views/checkout-view.ts";
import { returnUrlPrefix } from "../payments/return-urls.ts";
import type { CheckoutView, PlaceResult } from "../rpc/contract.ts";
import type { ContractInputs } from "../rpc/inputs.ts";
import type { Live } from "../shared/live.ts";
import type { HandlerDependencies } from "./handler-dependencies.ts";
import type { Handlers } from "./router.ts";

type CheckoutHandlers = Pick<
  Handlers,
  "place" | "progress" | "returned" | "abandon" | "chooseLanguage" | "payAgain" | "payAtCounter"
>;

type PlaceInput = ContractInputs["checkout"]["place"];

type DeclaredCapabilities = ReadonlySet<Capability> | null;

/** What a customer may do with an order, from placing it to its end. */
export function createCheckoutHandlers(host: HandlerDependencies): CheckoutHandlers {
  const { runner, now } = host;
  return {
    place: (input) => place(host, input),
    progress: (checkoutId) => progressOf(host, checkoutId),
    returned({ checkoutId, outcome }) {
      runner.record(checkoutId, { type: "Returned", at: now(), outcome });
    },
    abandon(checkoutId) {
      runner.record(checkoutId, { type: "Abandoned", at: now() });
    },
    chooseLanguage({ checkoutId, locale }) {
      const state = runner.state(checkoutId);
      if (!state || state.visitEnded || state.order.locale === locale) return;
      if (!host.outlet.current().locales.enabled.includes(locale)) return;
      runner.record(checkoutId, { type: "LanguageChosen", at: now(), locale });
    },
    async payAgain(checkoutId) {
      const capabilities = await host.capabilities.current();
      const state = payableAgain(host, checkoutId);
      if (!state) return DONE;
      const changed = host.soldOut.changed(checkoutId);
      if (changed) return changed;
      // If placed again, the order would use the payment flow that is offered now.
      if (!isFlowOffered(state.order.paymentFlow, capabilities))
        throw new ORPCError("PRECONDITION_FAILED");
      const ids = mintPaymentIds(checkoutId, state.payments.length + 1);
      runner.record(checkoutId, { type: "PaidAgain", at: now(), ids });
      return DONE;
    },
    payAtCounter({ checkoutId, method }) {
      if (!payableAgain(host, checkoutId)) return DONE;
      if (!host.outlet.current().counterMethods.includes(method)) return DONE;
      const changed = host.soldOut.changed(checkoutId);
      if (changed) return changed;
      runner.record(checkoutId, { type: "CounterChosen", at: now(), method });
      return DONE;
    },
  };
}

const DONE = { result: "done" } as const;

/** Null for an order that may not be paid again, or beside which another one of its visit is under way or was made. */
function payableAgain({ runner }: HandlerDependencies, checkoutId: string): CheckoutState | null {
  const state = runner.settledState(checkoutId);
  if (!state || !canPayAgain(state)) return null;
  return hasOrderUnderWay(runner, state.order) || hasLaterOrder(runner, state) ? null : state;
}

async function place(host: HandlerDependencies, input: PlaceInput): Promise<PlaceResult> {
  const { runner, now } = host;
  const { unanswered = [] } = input;
  if (runner.state(input.checkoutId)) return { result: "placed" };
  host.visits.replace(unanswered);
  // Payment at the counter does not need the integrator, which may be down, so its answer is not awaited.
  const paysHere = input.paymentMethod === "BANK_CARD_IN_APP";
  const capabilities = paysHere ? await host.capabilities.current() : null;
  // What is known now counts, not what was before the wait.
  const { menu } = host.menu.current();
  if (!menu || !host.canTakeOrders()) return { result: "unavailable" };
  // The visit has ended, before the call or during it: nobody would collect the order.
  if (host.visits.hasEnded(input.visitId)) return { result: "unavailable" };
  // Whatever was placed, the customer has ordered once.
  const before = unanswered.find((id) => runner.state(id)?.failure === null);
  if (before !== undefined) return { result: "placed-before", checkoutId: before };
  if (host.visits.isReplaced(input.checkoutId)) return { result: "unavailable" };
  if (hasOrderUnderWay(runner, input)) return { result: "unavailable" };
  // The page may have missed an answer of the loyalty service, or the host may have restarted since.
  if (input.identificationId !== null && !host.visits.isValid(input.identificationId, input)) {
    return { result: "identification-void" };
  }
  const placed = placeOrder(input, placementContext(host, input, { menu, capabilities }));
  if ("refusal" in placed) return placed.refusal;
  const { order, basket } = placed;
  if (order.paymentFlow !== "nothing-due" && hasPaymentBefore(runner, input)) {
    return { result: "payment-open" };
  }
  host.soldOut.remember(input.checkoutId, basket);
  const ids = paysHere ? paymentIdsOf(host, input, order, capabilities) : null;
  runner.place({ type: "Placed", at: now(), order, ids }, passLoyaltyOn(runner, order, now()));
  return { result: "placed" };
}

function placementContext(
  host: HandlerDependencies,
  input: PlaceInput,
  current: { readonly menu: Menu; readonly capabilities: DeclaredCapabilities },
): PlacementContext {
  const { visits } = host;
  const isIdentified = input.identificationId !== null;
  return {
    ...current,
    outlet: host.outlet.current(),
    // Nobody, if the customer has gone on without: whatever the host knows.
    identification: isIdentified ? visits.identification(input.visitId, input) : null,
    clientName:
      isIdentified && host.sendsCustomerName ? visits.scannedName(input.visitId, input) : null,
    establishmentId: host.loyaltyConnection()?.establishmentId ?? null,
    unusedReservation: host.unusedReservation,
    namedBy: host.namedBy,
    returnBaseUrl: host.returnBaseUrl,
    returnsInPublic: host.returnsInPublic,
    nextPlatformOrderId: host.nextPlatformOrderId,
    now: host.now(),
  };
}

/** Null if nothing is due. */
function paymentIdsOf(
  { cards }: HandlerDependencies,
  input: PlaceInput,
  { checkoutId, paymentFlow }: PlacedOrder,
  capabilities: DeclaredCapabilities,
): PaymentIds | null {
  if (paymentFlow === "nothing-due") return null;
  // An instrument is only sent if it is declared now (payments.md §2.2): else the page asks for a card.
  const isChosen = input.useCard && input.identificationId !== null;
  const mayUseCard = isChosen && capabilities?.has("TOKENIZATION");
  const cardId = mayUseCard ? (cards.cardOf(input.visitId)?.cardId ?? null) : null;
  return mintPaymentIds(checkoutId, 1, cardId);
}

function progressOf(
  { runner, soldOut }: Pick<HandlerDependencies, "runner" | "soldOut">,
  checkoutId: string,
): Live<CheckoutView> | null {
  const first = runner.state(checkoutId);
  if (!first) return null;
  const prefix = returnUrlPrefix(first.order.returnBaseUrl, checkoutId);
  let latest = first;
  return {
    current: () => {
      latest = runner.state(checkoutId) ?? latest;
      const present = { ...latest, now: runner.timeOf(checkoutId) };
      return checkoutView(present, prefix, soldOut.of(latest));
    },
    subscribe(listener) {
      const onChange = (changed: string) => {
        if (changed === checkoutId) listener();
      };
      const stops = [runner.subscribe(onChange), soldOut.subscribe(onChange)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
