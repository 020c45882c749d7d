/**
 * The one interface between page and host: a method for each thing that a customer or staff may do, each with one
 * named-arguments object; streams are pushed. Adding a method touches three places: its line here, its handler in
 * `router.ts`, and the screen that calls it through `src/host.ts`.
 */
import { eventIterator, oc, type } from "@orpc/contract";
import { z } from "zod";
import { marketingChannel } from "../../../contracts/in-store-loyalty.ts";
import { orderType, paymentMethodType } from "../../../contracts/ordering.ts";
import type { MenuPart } from "../../../domain/menu-parts.ts";
import { LONGEST_CODE } from "../../../domain/scanned-code.ts";
import { basketInput, rewardDecisions, rewardIds } from "./basket-inputs.ts";
import { cardView, interruptedCard } from "./card-view.ts";
import {
  checkoutView,
  orderAfterVisit,
  otherPaymentResult,
  placeResult,
} from "./checkout-views.ts";
import { headphonesView } from "./headphones-view.ts";
import { pageFault } from "./page-fault.ts";
import { pageContent, pageField, pageKey } from "./payment-keys.ts";
import { printDocument, printKind, printState } from "./printing-views.ts";
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
  CheckoutView,
  OrderAfterVisit,
  OrderChanged,
  OtherPaymentResult,
  PlaceResult,
  RanOut,
} from "./checkout-views.ts";
export type {
  ImportedLook,
  ImportOutcome,
  LibraryGroup,
  LookView,
  LookVolume,
  PublishedLook,
} from "./look-contract.ts";
export type { PageFault } from "./page-fault.ts";
export type { PageContent, PageField, PageKey, PageStop } from "./payment-keys.ts";
export type {
  ConfigurationPreview,
  DraftProblem,
  PreviewInput,
  PreviewResult,
  PreviewSources,
  previewContract,
  RemoteFile,
} from "./preview-contract.ts";
export type {
  PrintBlock,
  PrintDocument,
  PrintKind,
  PrintState,
  PrintView,
  ReceiptPrinterView,
} from "./printing-views.ts";
export type { ScreenName } from "./screen-names.ts";
export type {
  StaffOrderLine,
  StaffOrderList,
  StaffOrderResult,
  StaffOrderRow,
  StaffOrderView,
  TimelineEntry,
} from "./staff-order-views.ts";
export type {
  ConsentRow,
  Exported,
  ExportFormat,
  LogLevel,
  LogLine,
} from "./staff-records-views.ts";
export type {
  DoctorReport,
  FleetView,
  ServiceState,
  StaffStatusView,
  UpdateView,
} from "./staff-status-view.ts";
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

/** The id of the JSON block in the page's own document that has the outlet's view, for use before the first call. */
export type OutletAhead = "outlet-ahead";

/** One customer's stay at the kiosk; minted by the page, discarded at its end. */
const visitId = z.uuid();
/** One order; minted by the page, so that a repeated call means the same order. */
const checkoutId = z.uuid();
const locale = z.string().min(2).max(35);
const pin = z.string().min(1).max(64);
/** From the camera as it was read, otherwise normalized by `src/scan/code.ts`. Any text that UTF-8 can carry. */
const scannedCode = z
  .string()
  .min(1)
  .max(LONGEST_CODE)
  .refine((code) => code.isWellFormed());

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
     * Identifies by a scanned or typed code (in-store-loyalty.md §4.2): loyalty card, short code, reward or, if the
     * settings have a pattern for it, a public client id.
     */
    identifyByCode: oc
      .input(
        z.object({
          visitId,
          locale,
          orderType,
          basket: basketInput,
          code: scannedCode,
          /** A scanner or the camera has read it: the customer has the card, or the phone, with them. */
          isScanned: z.boolean().default(false),
        }),
      )
      .output(identifyResult),
    /** "Not you?": removes the identification from the visit. */
    forget: oc.input(z.object({ visitId })).output(z.void()),
  },
  checkout: {
    /** Places the order: the host prices the basket itself and compares with what was shown. */
    place: oc
      .input(
        z.object({
          visitId,
          checkoutId,
          /** Orders of this visit that were sent before without an answer, and that this one replaces. */
          unanswered: z.array(checkoutId).max(20).default([]),
          locale,
          orderType,
          basket: basketInput,
          /** The identification whose benefits the customer was shown; null: nobody's. */
          identificationId: z.string().max(64).nullable(),
          rewards: rewardDecisions,
          usePoints: z.boolean(),
          /** Where to bring the food, if the outlet has tables and the customer eats in; else null. */
          tableNumber: z.string().max(16).nullable(),
          /** The chosen time, UTC milliseconds; null: as soon as possible. */
          pickupAt: z.number().int().nullable(),
          /** Here by card, or a method of the counter; ignored if nothing is due. */
          paymentMethod: paymentMethodType,
          /** The customer's card on file pays. */
          useCard: z.boolean().default(false),
          /** The amount on the pay button. */
          dueShown: z.string().regex(/^\d+(\.\d+)?$/),
          /** The rewards that REGULAR adds to the order, as the customer was shown. */
          rewardsShown: rewardIds,
        }),
      )
      .output(placeResult),
    progress: oc.input(z.object({ checkoutId })).output(eventIterator(checkoutView)),
    /** The browser returned from the payment page. It decides nothing; the host inquires sooner. */
    returned: oc
      .input(z.object({ checkoutId, outcome: z.enum(["success", "error", "cancel"]) }))
      .output(z.void()),
    /**
     * The customer chose not to pay. A payment that has already succeeded pays for the order, a later one is returned.
     */
    abandon: oc.input(z.object({ checkoutId })).output(z.void()),
    /** The customer of a placed order chose another language: its outcome is shown in it, even after a restart. */
    chooseLanguage: oc.input(z.object({ checkoutId, locale })).output(z.void()),
    /** Another payment for the same order, after a definite failure of the last. */
    payAgain: oc.input(z.object({ checkoutId })).output(otherPaymentResult),
    /** After a definite failure of the last payment: the order is to be paid at the counter. */
    payAtCounter: oc
      .input(z.object({ checkoutId, method: counterMethod }))
      .output(otherPaymentResult),
  },
  receipt: {
    /** Prints something of an order on the receipt printer, once, however often it is asked for. */
    print: oc
      .input(z.object({ checkoutId, kind: printKind, document: printDocument }))
      .output(z.void()),
    /** How that print is, now and at every change; null if it was not asked for. */
    live: oc
      .input(z.object({ checkoutId, kind: printKind }))
      .output(eventIterator(printState.nullable())),
  },
  card: {
    /** The card on file of the visit's customer, now and at every change (payments.md §3 Enrollment). */
    live: oc.input(z.object({ visitId })).output(eventIterator(cardView)),
    /** An enrollment that a restart of the kiosk interrupted, for as long as its customer may still be there. */
    interrupted: oc.output(eventIterator(interruptedCard.nullable())),
    /** The customer agrees, word for word, that a card is stored: the page to enter it is opened. */
    save: oc
      .input(z.object({ visitId, locale, textShown: z.string().min(1).max(5_000) }))
      .output(z.void()),
    /** The browser returned from that page. It decides nothing; the host inquires sooner. */
    returned: oc.input(z.object({ visitId })).output(z.void()),
    /** The customer canceled: no card is stored, whatever is reported later. */
    giveUp: oc.input(z.object({ visitId })).output(z.void()),
    /** The card on file is deleted at once. */
    remove: oc.input(z.object({ visitId })).output(z.void()),
  },
  payment: {
    /** The focused field of the provider's page, if the host knows it; under Electron the shell reports it instead. */
    field: oc.output(eventIterator(pageField)),
    /** What is on the provider's page, while somebody listens; null if the host cannot read it. */
    content: oc.output(eventIterator(pageContent.nullable())),
    /**
     * Types into a field of the provider's page, wherever the focus is; without one, into the focused field. The key is
     * neither stored nor logged.
     */
    type: oc.input(z.object({ key: pageKey, stop: z.string().optional() })).output(z.void()),
    /** Presses a control of the provider's page, or takes the next option of a choice. */
    press: oc.input(z.object({ stop: z.string() })).output(z.void()),
  },
  headphones: {
    /** Whether headphones are plugged in, now and at every change. */
    live: oc.output(eventIterator(headphonesView)),
  },
  speech: {
    /** How loudly it is read from now on, as a share of the loudest voice: some systems ignore the browser's volume. */
    setVolume: oc.input(z.object({ loudness: z.number().min(0).max(1) })).output(z.void()),
  },
  visit: {
    /** A customer has begun to order: changes that must not happen during a visit wait. */
    begin: oc.input(z.object({ visitId })).output(z.void()),
    /**
     * The visit is over: the host forgets its customer. `left`: the customer chose to, and a payment that has not
     * succeeded is abandoned; else nobody answered, and an order under way goes on by itself.
     */
    end: oc.input(z.object({ visitId, left: z.boolean() })).output(z.void()),
    /** An order that went on after its visit, for 60 s after its outcome is known; null once a visit has begun. */
    orderAfter: oc.output(eventIterator(orderAfterVisit.nullable())),
    /**
     * After a reload: the unfinished or just finished order of this kiosk, for 60 s, or null. The page continues under
     * the visit's own id, so that its end is the end of that visit, and in its customer's language.
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
    /** Requests the device's credential again (in-store-loyalty.md §4.5); the outlet's view has the outcome. */
    retryCredential: oc.input(z.object({ pin })).output(pinResult),
    /** Serves without loyalty until the device has its credential. */
    openWithoutLoyalty: oc.input(z.object({ pin })).output(pinResult),
    /** Opens staff mode; ends any visit. */
    signIn: oc.input(z.object({ pin })).output(signInResult),
  },
  staffMode: staffContract,
};

/** For the order-status display: it reads and reports its own faults; nothing else can be called under its address. */
export const statusContract = {
  status: {
    live: oc.output(eventIterator(statusView)),
  },
  page: { fault: oc.input(pageFault).output(z.void()) },
};
