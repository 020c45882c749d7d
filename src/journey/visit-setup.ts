import { assign, raise, setup } from "xstate";
import type { OutletView } from "../../electron/host/rpc/contract.ts";
import { offeredLanguages } from "../i18n/offered-languages.ts";
import { delays } from "./delays.ts";
import { NOT_IDENTIFYING } from "./host-answers.ts";
import { hasSomethingToOrder, hasSomethingToReview, orderLine } from "./reward-lines.ts";
import type { visitActors } from "./visit-actors.ts";
import {
  freshContext,
  identifiesLast,
  isIdentifying,
  type OfferState,
  usesTables,
  type VisitContext,
  wantsLoyalty,
  withoutCustomer,
} from "./visit-context.ts";
import type { VisitEvent } from "./visit-events.ts";

export type VisitInput = {
  readonly outlet: OutletView;
  readonly newId: () => string;
};

const NOTHING_OFFERED: OfferState = { state: "waiting", lineId: null };
const OFFER_OVER: OfferState = { state: "over" };

export type MachineContext = VisitContext & { readonly newId: () => string };

/** Typed building blocks for the regions of the machine. */
export const parts = setup({
  types: {} as { context: MachineContext; events: VisitEvent; input: VisitInput },
  actors: {} as ReturnType<typeof visitActors>,
  delays,
  actions: {
    /** Notifies the host that a visit has begun. Provided by `VisitProvider`. */
    beginVisit: () => {},
    /** Ends the visit outside of the machine: host, caches, speech. Provided by `VisitProvider`. */
    endVisit: () => {},
    /** The same for staff who have just signed in. Provided by `VisitProvider`. */
    yieldToStaff: () => {},
    /** Notifies the host that the identification is void. Provided by `VisitProvider`. */
    forgetCustomer: () => {},
    startAfresh: assign(({ context }) =>
      freshContext(context.nextOutlet ?? context.outlet, context.newId(), context.menu),
    ),
    /** An answer that the customer waited for counts like a touch. */
    countAsActivity: raise({ type: "TOUCHED" }),
    end: raise({ type: "RESET" }),
    endUnanswered: raise({ type: "RESET", isUnanswered: true }),
    forgetBenefits: assign(({ context }) => withoutCustomer(context)),
    voidIdentification: assign(({ context }) => ({
      ...withoutCustomer(context),
      identificationVoid: true,
    })),
    /** The customer goes on: an answer that is still to come is ignored, one that was shown is cleared. */
    dropAnswer: assign(({ context: { identifying } }) =>
      identifying.step === "accepted" ? {} : { identifying: NOT_IDENTIFYING },
    ),
    /** What the host has reported about the order is no longer about this one. */
    editOrder: assign({ refusal: null }),
    closeProduct: assign({ openProduct: null }),
    uncoverMenu: assign(({ context }) => ({ menuPlace: { ...context.menuPlace, over: null } })),
    leaveCheckout: assign(({ context: { checkoutView, basket } }) => {
      const isOut = checkoutView?.step === "checkout-failed" && checkoutView.ranOut !== null;
      const ranOut = isOut ? { basket, money: checkoutView.money } : null;
      return { checkoutId: null, checkoutView: null, ranOut };
    }),
    /** Leaving the menu passes the offer over. */
    passOffer: assign(({ context: { comboOffer } }) => ({
      comboOffer: comboOffer.state === "waiting" ? NOTHING_OFFERED : OFFER_OVER,
    })),
  },
  guards: {
    basketIsEmpty: ({ context }) => context.basket.lines.length === 0,
    nothingToOrder: ({ context }) => !hasSomethingToOrder(context),
    nothingToReview: ({ context }) => !hasSomethingToReview(context),
    asksTable: ({ context }) => usesTables(context) && !context.isTableAnswered,
    isTableAnswered: ({ context }) => context.isTableAnswered,
    /** Something would be lost if the visit ended here. */
    hasBegun: ({ context: { basket, identification } }) =>
      basket.lines.length > 0 || identification !== null,
    hasLoyalty: ({ context }) => context.outlet.loyalty !== null,
    /** An identification is being asked for, and the customer waits for its answer. */
    isIdentifying: ({ context }) => isIdentifying(context),
    /** The answer that the customer waits for is the one to what they are changing. */
    isAskingForEntry: ({ context: { identifying }, event }) =>
      event.type === "ENTRY_CHANGED" &&
      identifying.step === "asking" &&
      identifying.by === event.by &&
      !(identifying.request.by === "code" && identifying.request.code.isScanned),
    wantsLoyalty: ({ context }) => wantsLoyalty(context),
    identifiesLast: ({ context }) => identifiesLast(context),
    identifiesFromReview: ({ context }) => context.identifiesFromReview,
    /** The order is no longer the one that was identified for. */
    isForAnotherOrder: ({ context: { identifiedBasket, basket, removedLineId } }) =>
      identifiedBasket !== null && (identifiedBasket !== basket || removedLineId !== null),
    isSearching: ({ context }) => context.menuPlace.over?.kind === "search",
    opensCombo: ({ event }) => event.type === "PRODUCT_OPENED" && event.product.kind === "combo",
    opensComboLine: ({ context, event }) =>
      event.type === "LINE_OPENED" && orderLine(context, event.lineId)?.kind === "combo",
    /** A line that was opened from the receipt is changed. A dish that becomes a combo comes from the menu. */
    cameFromReview: ({ context }) => {
      const line = orderLine(context, context.openProduct?.lineId);
      return line !== undefined && line.kind === context.openProduct?.product.kind;
    },
    awaitsOffer: ({ context }) => context.comboOffer.state === "waiting",
    isOffering: ({ context }) => context.comboOffer.state === "shown",
    offersLanguage: ({ context, event }) =>
      event.type === "LANGUAGE_CHOSEN" &&
      offeredLanguages(context.outlet.locales.enabled).includes(event.locale),
    isForThisVisit: ({ context, event }) => "visitId" in event && event.visitId === context.visitId,
    isForThisOrder: ({ context, event }) =>
      event.type === "CHECKOUT_VIEW" && event.checkoutId === context.checkoutId,
    /** The page asked in this very visit, which has not begun since. */
    isAskedByThisVisit: ({ context, event }) =>
      event.type === "RESUMED" && event.askedBy === context.visitId,
    isDone: ({ event }) => event.type === "CHECKOUT_VIEW" && event.view.step === "done",
    hasFailed: ({ event }) =>
      event.type === "CHECKOUT_VIEW" && event.view.step === "checkout-failed",
    isPaying: ({ event }) => event.type === "CHECKOUT_VIEW" && event.view.step === "paying",
    /** Until the host has reported its first step the order is being opened. */
    isNewStep: ({ context: { checkoutView }, event }) =>
      event.type === "CHECKOUT_VIEW" && event.view.step !== (checkoutView?.step ?? "opening"),
  },
});
