/**
 * The one interface between page and host: a method for each thing that a customer or staff may do, each with one
 * named-arguments object; streams are pushed. Adding a method touches three places: its line here, its
 * handler in `router.ts`, and the screen that calls it through `src/host.ts`.
 */
import { eventIterator, oc, type } from "@orpc/contract";
import { z } from "zod";
import { marketingChannel } from "../../../contracts/in-store-loyalty.ts";
import { orderType, paymentMethodType } from "../../../contracts/ordering.ts";
import type { MenuPart } from "../../../domain/menu-parts.ts";
import { basketInput, rewardDecisions } from "./basket-inputs.ts";
import { cardView, interruptedCard } from "./card-view.ts";
import { checkoutView, orderAfterVisit, placeResult } from "./checkout-views.ts";
import { pageFault } from "./page-fault.ts";
import { pageField, pageKey } from "./payment-keys.ts";
import { SCREEN_NAMES } from "./screen-names.ts";
import { staffContract } from "./staff-contract.ts";
import { statusView } from "./status-view.ts";
import {
  acceptance,
  counterMethod,
  identifyResult,
  outletView,
  pinResult,
  signInResult,
} from "./views.ts";

export type { CardView, EnrollmentView, InterruptedCard } from "./card-view.ts";
export type {
  CheckoutFailureReason,
  CheckoutView,
  MoneyOutcome,
  OrderAfterVisit,
  PlaceResult,
  RanOut,
} from "./checkout-views.ts";
export type { PageFault } from "./page-fault.ts";
export type { PageField, PageKey } from "./payment-keys.ts";
export type {
  DraftProblem,
  Look,
  LookInput,
  LookResult,
  PreviewSources,
  previewContract,
  RemoteFile,
} from "./preview-contract.ts";
export type { ScreenName } from "./screen-names.ts";
export type {
  Phase,
  ResolutionMethod,
  StaffOrderLine,
  StaffOrderList,
  StaffOrderResult,
  StaffOrderRow,
  StaffOrderView,
  StaffReason,
  TimelineEntry,
} from "./staff-order-views.ts";
export type {
  ConsentRow,
  Exported,
  ExportFormat,
  LogLevel,
  LogLine,
} from "./staff-records-views.ts";
export type { DoctorReport, ServiceState, StaffStatusView } from "./staff-status-view.ts";
export type { StatusView } from "./status-view.ts";
export type {
  CounterMethod,
  DocumentView,
  IdentificationView,
  IdentifyResult,
  LoyaltyView,
  OutletView,
  PinResult,
  ProvisioningView,
  SignInResult,
} from "./views.ts";

/** The id of the block of JSON in which the page's own document tells the outlet's view, before the first call. */
export type OutletAhead = "outlet-ahead";

/** One customer's stay at the kiosk; minted by the page, forgotten at its end. */
const visitId = z.uuid();
/** One order's way; minted by the page, so that a repeated call means the same order. */
const checkoutId = z.uuid();
const locale = z.string().min(2).max(35);
const pin = z.string().min(1).max(64);
/** One line of text without control characters; `src/scan/code.ts` makes it so. */
const scannedCode = z
  .string()
  .min(1)
  .max(256)
  .regex(/^\P{Cc}+$/u);

export const contract = {
  outlet: {
    /** The outlet now and at every change; changes are applied between visits. */
    live: oc.output(eventIterator(outletView)),
  },
  menu: {
    /** The menu now and at every change, in parts: see `menuParts`. Checked at import, not again here. */
    live: oc.output(eventIterator(type<MenuPart>())),
  },
  loyalty: {
    /** The identify screen has opened: fetch a salt ahead (requirement V4). */
    prepare: oc.input(z.object({ visitId })).output(z.void()),
    /** Identifies by phone number (in-store-loyalty.md §4.2), minting a loyalty order id. */
    identifyByPhone: oc
      .input(
        z.object({
          visitId,
          locale,
          orderType,
          basket: basketInput,
          /** E.164. */
          phoneNumber: z.string().regex(/^\+\d{6,15}$/),
          clientName: z.string().max(100).nullable(),
          /** Channels to which the customer agreed. */
          marketingChannels: z.array(marketingChannel).max(4),
          acceptances: z.array(acceptance).max(10),
        }),
      )
      .output(identifyResult),
    /**
     * Identifies by a scanned or typed code (in-store-loyalty.md §4.2): loyalty card, short code, reward, or where the
     * outlet's settings say how one looks, a public client id.
     */
    identifyByCode: oc
      .input(
        z.object({
          visitId,
          locale,
          orderType,
          basket: basketInput,
          code: scannedCode,
          /** A scanner or the camera has read it: whoever shows it has the card, or the phone. */
          isScanned: z.boolean().default(false),
        }),
      )
      .output(identifyResult),
    /** "Not you?": what the identification brought leaves the visit. */
    forget: oc.input(z.object({ visitId })).output(z.void()),
  },
  checkout: {
    /** Places the order: the host prices the basket itself and compares with what was shown. */
    place: oc
      .input(
        z.object({
          visitId,
          checkoutId,
          locale,
          orderType,
          basket: basketInput,
          rewards: rewardDecisions,
          usePoints: z.boolean(),
          /** Where to bring the food, of an outlet with tables to somebody who eats in; else null. */
          tableNumber: z.string().max(16).nullable(),
          /** The chosen time, UTC milliseconds; null: as soon as possible. */
          pickupAt: z.number().int().nullable(),
          /** Here by card, or one of the counter's ways; of no account where nothing is due. */
          paymentMethod: paymentMethodType,
          /** The customer's card on file pays. */
          useCard: z.boolean().default(false),
          /** The amount on the pay button. */
          dueShown: z.string().regex(/^\d+(\.\d+)?$/),
        }),
      )
      .output(placeResult),
    progress: oc.input(z.object({ checkoutId })).output(eventIterator(checkoutView)),
    /** The browser came back from the payment page. It decides nothing; the host asks sooner. */
    returned: oc
      .input(z.object({ checkoutId, outcome: z.enum(["success", "error", "cancel"]) }))
      .output(z.void()),
    /** The customer chose not to pay. A payment that has succeeded already pays for the order, one that does later is returned. */
    abandon: oc.input(z.object({ checkoutId })).output(z.void()),
    /** The customer of a placed order reads in another language: its outcome is shown in it, after a restart too. */
    chooseLanguage: oc.input(z.object({ checkoutId, locale })).output(z.void()),
    /** Another payment for the same order, after a definite failure of the last. */
    payAgain: oc.input(z.object({ checkoutId })).output(z.void()),
    /** After a definite failure of the last payment: the counter is to take the money. */
    payAtCounter: oc.input(z.object({ checkoutId, method: counterMethod })).output(z.void()),
  },
  card: {
    /** The card on file of the visit's customer, now and at every change (payments.md §3 Enrollment). */
    live: oc.input(z.object({ visitId })).output(eventIterator(cardView)),
    /** A card that was being kept when the kiosk had to start again, for as long as its customer may still be there. */
    interrupted: oc.output(eventIterator(interruptedCard.nullable())),
    /** The customer agrees, word for word, that a card is kept: the page to enter it is opened. */
    save: oc
      .input(z.object({ visitId, locale, textShown: z.string().min(1).max(5_000) }))
      .output(z.void()),
    /** The browser came back from that page. It decides nothing; the host asks sooner. */
    returned: oc.input(z.object({ visitId })).output(z.void()),
    /** The customer does not want it any more: no card is kept, whatever comes later. */
    giveUp: oc.input(z.object({ visitId })).output(z.void()),
    /** The card on file is forgotten at once. */
    remove: oc.input(z.object({ visitId })).output(z.void()),
  },
  payment: {
    /** What has the focus on the provider's page, where the host can tell; Electron's shell tells it itself. */
    field: oc.output(eventIterator(pageField)),
    /** Types into the provider's page where its focus is. Nothing typed is kept. */
    type: oc.input(z.object({ key: pageKey })).output(z.void()),
  },
  visit: {
    /** Somebody has begun to order: what must not change during a visit waits. */
    begin: oc.input(z.object({ visitId })).output(z.void()),
    /**
     * The visit is over: the host forgets who it was. `left`: the customer chose to, and a payment that has not
     * succeeded is not wanted any more; else nobody answered, and an order under way goes on by itself.
     */
    end: oc.input(z.object({ visitId, left: z.boolean() })).output(z.void()),
    /** An order that went on after its visit, for 60 s after its outcome is known; null once a visit has begun. */
    orderAfter: oc.output(eventIterator(orderAfterVisit.nullable())),
    /**
     * After a reload: the unfinished or just finished order of this kiosk, for 60 s, or null. The page goes on
     * under the visit's own id, so that its end is the end of that visit, and in its customer's language.
     */
    resumable: oc.output(z.object({ visitId, checkoutId, locale }).nullable()),
  },
  page: {
    /** A fault of the page itself, for the log; more than a few a minute are only counted. */
    fault: oc.input(pageFault).output(z.void()),
  },
  staff: {
    /** A customer calls for help. */
    call: oc.input(z.object({ screen: z.enum(SCREEN_NAMES) })).output(z.void()),
    /** Asks for the device's credential once more (in-store-loyalty.md §4.5); the outlet tells what came of it. */
    retryCredential: oc.input(z.object({ pin })).output(pinResult),
    /** Serves without loyalty until the device has its credential. */
    openWithoutLoyalty: oc.input(z.object({ pin })).output(pinResult),
    /** Opens staff mode; whatever visit there was is over. */
    signIn: oc.input(z.object({ pin })).output(signInResult),
  },
  staffMode: staffContract,
};

/** Of the order-status display: it reads and reports its own faults; under its own address nothing else can be called. */
export const statusContract = {
  status: {
    live: oc.output(eventIterator(statusView)),
  },
  page: { fault: oc.input(pageFault).output(z.void()) },
};
