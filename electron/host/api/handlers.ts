import { ORPCError } from "@orpc/server";
import type { PicturedMenu } from "../../../domain/menu-parts.ts";
import type { NamedBy } from "../../../domain/rewards.ts";
import type { CardsOnFile } from "../checkout/placing/cards-on-file.ts";
import {
  type IdentifyContext,
  identifyCustomerByCode,
  identifyCustomerByPhone,
} from "../checkout/placing/identify-customer.ts";
import { isFlowOffered, placeOrder } from "../checkout/placing/place.ts";
import type { SoldOut } from "../checkout/placing/sold-out.ts";
import type { Visits } from "../checkout/placing/visits.ts";
import type { Runner } from "../checkout/running/runner.ts";
import {
  endVisits,
  hasOrderUnderWay,
  leaveVisits,
  passLoyaltyOn,
} from "../checkout/running/visit-end.ts";
import type { UnusedReservation } from "../checkout/state/order.ts";
import { mintPaymentIds } from "../checkout/state/payment-ids.ts";
import { canPayAgain } from "../checkout/state/state.ts";
import { checkoutView } from "../checkout/views/checkout-view.ts";
import type { InterruptedCards } from "../checkout/views/interrupted-card.ts";
import type { OrdersAfterVisits } from "../checkout/views/order-after-visit.ts";
import { SHOWN_AGAIN_MS, shownAgain } from "../checkout/views/shown-again.ts";
import type { LoyaltyClient, LoyaltyConnection } from "../loyalty/client.ts";
import type { PhoneRefusal } from "../loyalty/phone-refusal.ts";
import type { Log } from "../net/log.ts";
import type { CapabilityWatch } from "../payments/capability-watch.ts";
import { returnUrlPrefix } from "../payments/return-urls.ts";
import type { CheckoutView, OutletView } from "../rpc/contract.ts";
import type { PaymentKeys } from "../rpc/payment-keys.ts";
import type { ScreenName } from "../rpc/screen-names.ts";
import type { Live } from "../shared/live.ts";
import type { PinCheck } from "../staff/pin.ts";
import type { ProvisioningActions } from "../staff/provisioning.ts";
import type { Consent } from "../store/consents.ts";
import type { Handlers } from "./router.ts";
import type { StaffHandlers } from "./staff-router.ts";

export type HandlerDependencies = {
  readonly runner: Runner;
  readonly soldOut: SoldOut;
  readonly visits: Visits;
  readonly outlet: Live<OutletView>;
  readonly menu: Live<PicturedMenu>;
  readonly loyalty: LoyaltyClient;
  readonly loyaltyConnection: () => LoyaltyConnection | null;
  readonly phoneRefusal: PhoneRefusal;
  /** Whether an order's events can be written; called before an order is placed. */
  readonly canTakeOrders: () => boolean;
  readonly capabilities: CapabilityWatch;
  readonly terminalId: string;
  /** What a public client id looks like among scanned codes; null if none is scanned. */
  readonly publicClientIdPattern: RegExp | null;
  /** Whether the loyalty service is sent global product ids or codes. */
  readonly namedBy: NamedBy;
  /** Codes of the outlet's own reward discounts. */
  readonly rewardCodes: () => readonly string[];
  readonly log: Pick<Log, "info" | "warn">;
  /** Points pay only for a scanned code. */
  readonly pointsNeedScan: boolean;
  /** What happens to a reservation that no order used. */
  readonly unusedReservation: UnusedReservation;
  /** Whether the kitchen is sent the name of a scanned customer. */
  readonly sendsCustomerName: boolean;
  readonly returnBaseUrl: string;
  readonly returnsInPublic: boolean;
  readonly cards: CardsOnFile;
  readonly interruptedCards: InterruptedCards;
  readonly ordersAfterVisits: OrdersAfterVisits;
  readonly paymentKeys: PaymentKeys;
  readonly nextPlatformOrderId: () => number;
  readonly recordConsents: (consents: readonly Consent[]) => void;
  readonly reportPageFault: Handlers["reportPageFault"];
  readonly callStaff: (screen: ScreenName) => void;
  readonly provisioning: ProvisioningActions;
  readonly pin: PinCheck;
  readonly staffMode: StaffHandlers;
  /** Called when no visit is under way: changes that waited for that may be applied. */
  readonly visitEnded: () => void;
  /** Stores the ids of ended visits, for the time after a restart. */
  readonly saveEndedVisits: (visitIds: readonly string[]) => void;
  /** Ids of the orders that ended at `at` (UTC milliseconds) or later. */
  readonly finishedSince: (at: number) => readonly string[];
  /** UTC milliseconds. */
  readonly now: () => number;
};

/** The handlers behind the customers' RPC methods. */
export function createHandlers(dependencies: HandlerDependencies): Handlers {
  const { cards, runner, visits, now } = dependencies;
  const identifying = (): IdentifyContext => ({
    loyalty: dependencies.loyalty,
    connection: dependencies.loyaltyConnection(),
    outlet: dependencies.outlet.current(),
    menu: dependencies.menu.current().menu,
    terminalId: dependencies.terminalId,
    publicClientIdPattern: dependencies.publicClientIdPattern,
    pointsNeedScan: dependencies.pointsNeedScan,
    namedBy: dependencies.namedBy,
    rewardCodes: dependencies.rewardCodes(),
    log: dependencies.log,
    phoneRefusal: dependencies.phoneRefusal,
    visits,
    recordConsents: dependencies.recordConsents,
    now: now(),
  });
  return {
    log: dependencies.log,
    outlet: dependencies.outlet,
    menu: dependencies.menu,
    prepareIdentification: () => dependencies.loyalty.prefetchSalt(),
    identifyByPhone: (input) =>
      identifyCustomerByPhone(input, identifying()).finally(() =>
        cards.customerChanged(input.visitId),
      ),
    identifyByCode: (input) =>
      identifyCustomerByCode(input, identifying()).finally(() =>
        cards.customerChanged(input.visitId),
      ),
    forgetCustomer(visitId) {
      visits.forget(visitId);
      cards.customerChanged(visitId);
    },
    async place(input) {
      if (runner.state(input.checkoutId)) return { result: "placed" };
      const { menu } = dependencies.menu.current();
      if (!menu || !dependencies.canTakeOrders()) return { result: "unavailable" };
      // Payment at the counter does not need the integrator, which may be down, so its answer is not awaited.
      const paysHere = input.paymentMethod === "BANK_CARD_IN_APP";
      const capabilities = paysHere ? await dependencies.capabilities.current() : null;
      // The visit has ended, before the call or during it: nobody would collect the order.
      if (visits.hasEnded(input.visitId)) return { result: "unavailable" };
      if (hasOrderUnderWay(runner, input)) return { result: "unavailable" };
      const placed = placeOrder(input, {
        menu,
        capabilities,
        outlet: dependencies.outlet.current(),
        identification: visits.identification(input.visitId, input),
        clientName: dependencies.sendsCustomerName
          ? visits.scannedName(input.visitId, input)
          : null,
        establishmentId: dependencies.loyaltyConnection()?.establishmentId ?? null,
        unusedReservation: dependencies.unusedReservation,
        namedBy: dependencies.namedBy,
        returnBaseUrl: dependencies.returnBaseUrl,
        returnsInPublic: dependencies.returnsInPublic,
        nextPlatformOrderId: dependencies.nextPlatformOrderId,
        now: now(),
      });
      if ("refusal" in placed) return placed.refusal;
      const { checkoutId, orderType } = input;
      const { order, made: basket } = placed;
      dependencies.soldOut.remember(checkoutId, { basket, orderType, menu });
      // An instrument is only sent if it is declared now (payments.md §2.2): else the page asks for a card.
      const mayUseCard = input.useCard && capabilities?.has("TOKENIZATION");
      const cardId = mayUseCard ? (cards.cardOf(input.visitId)?.cardId ?? null) : null;
      const ids =
        paysHere && order.paymentFlow !== "nothing-due"
          ? mintPaymentIds(order.checkoutId, 1, cardId)
          : null;
      runner.place({ type: "Placed", at: now(), order, ids }, passLoyaltyOn(runner, order, now()));
      return { result: "placed" };
    },
    progress: (checkoutId) => progressOf(dependencies, checkoutId),
    returned: ({ checkoutId, outcome }) => {
      runner.record(checkoutId, { type: "Returned", at: now(), outcome });
    },
    abandon: (checkoutId) => {
      runner.record(checkoutId, { type: "Abandoned", at: now() });
    },
    chooseLanguage({ checkoutId, locale }) {
      const state = runner.state(checkoutId);
      if (!state || state.visitEnded || state.order.locale === locale) return;
      if (!dependencies.outlet.current().locales.enabled.includes(locale)) return;
      runner.record(checkoutId, { type: "LanguageChosen", at: now(), locale });
    },
    async payAgain(checkoutId) {
      const capabilities = await dependencies.capabilities.current();
      const state = runner.state(checkoutId);
      if (!state || !canPayAgain(state) || hasOrderUnderWay(runner, state.order)) return;
      // If placed again, the order would use the payment flow that is offered now.
      if (!isFlowOffered(state.order.paymentFlow, capabilities))
        throw new ORPCError("PRECONDITION_FAILED");
      const ids = mintPaymentIds(checkoutId, state.payments.length + 1);
      runner.record(checkoutId, { type: "PaidAgain", at: now(), ids });
    },
    payAtCounter({ checkoutId, method }) {
      const state = runner.state(checkoutId);
      if (!state || !canPayAgain(state) || hasOrderUnderWay(runner, state.order)) return;
      if (!dependencies.outlet.current().counterMethods.includes(method)) return;
      runner.record(checkoutId, { type: "CounterChosen", at: now(), method });
    },
    cards,
    interruptedCards: dependencies.interruptedCards,
    orderAfterVisit: dependencies.ordersAfterVisits.live,
    paymentKeys: dependencies.paymentKeys,
    beginVisit(visitId) {
      visits.begin(visitId);
      dependencies.interruptedCards.over();
      dependencies.ordersAfterVisits.over();
      dependencies.capabilities.refresh();
      endVisits(runner, ({ order }) => order.visitId !== visitId, now());
    },
    endVisit({ visitId, left }) {
      visits.end(visitId);
      cards.visitEnded(visitId);
      const end = left ? leaveVisits : endVisits;
      const goingOn = end(runner, ({ order }) => order.visitId === visitId, now()).at(-1);
      if (goingOn !== undefined) dependencies.ordersAfterVisits.follow(goingOn);
      dependencies.visitEnded();
      dependencies.saveEndedVisits(visits.ended());
    },
    resumable() {
      // Called by a page that has just been loaded: any visit is over.
      const binding = cards.underWay();
      endEveryVisit(dependencies);
      if (binding) dependencies.interruptedCards.follow(binding);
      const finished = dependencies
        .finishedSince(now() - SHOWN_AGAIN_MS)
        .flatMap((checkoutId) => runner.state(checkoutId) ?? []);
      const orders = [...finished, ...runner.unfinished()];
      const shown = shownAgain(orders, (visitId) => visits.hasEnded(visitId), now());
      endVisits(runner, (state) => state.order.visitId !== shown?.order.visitId, now());
      if (!shown) return null;
      const { visitId, checkoutId, locale } = shown.order;
      return { visitId, checkoutId, locale };
    },
    reportPageFault: dependencies.reportPageFault,
    callStaff: dependencies.callStaff,
    ...dependencies.provisioning,
    async signIn(pin) {
      const answer = await dependencies.pin.check(pin);
      if (answer.result !== "ok") return { ...answer, session: null };
      // The page ends its visit itself; the host must forget the customer even if it does not.
      endEveryVisit(dependencies);
      return { ...answer, session: dependencies.staffMode.sessions.open() };
    },
    staffMode: dependencies.staffMode,
  };
}

/** Ends every visit, and the staff session: nobody is at the kiosk. */
function endEveryVisit({ cards, visits, visitEnded, staffMode }: HandlerDependencies): void {
  visits.end(null);
  cards.visitEnded(null);
  staffMode.sessions.close();
  visitEnded();
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
