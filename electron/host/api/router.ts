import { implement, ORPCError } from "@orpc/server";
import type { PicturedMenu } from "../../../domain/menu-parts.ts";
import type { CardsOnFile } from "../checkout/placing/cards-on-file.ts";
import type { InterruptedCards } from "../checkout/views/interrupted-card.ts";
import type { Log } from "../net/log.ts";
import type { PrintHandlers } from "../printing/receipt-printing.ts";
import type {
  CheckoutView,
  IdentifyResult,
  OrderAfterVisit,
  OtherPaymentResult,
  OutletView,
  PinResult,
  PlaceResult,
  SignInResult,
} from "../rpc/contract.ts";
import { contract } from "../rpc/contract.ts";
import type { ContractInputs } from "../rpc/inputs.ts";
import type { PaymentKeys } from "../rpc/payment-keys.ts";
import type { ScreenName } from "../rpc/screen-names.ts";
import type { Live } from "../shared/live.ts";
import { changesOf } from "../shared/live.ts";
import type { Speech } from "../speech/private-speech.ts";
import { menuInParts } from "./menu-live.ts";
import { createStaffRouter, type StaffHandlers } from "./staff-router.ts";
import { traced } from "./traced.ts";

/** The handlers that the router calls, one per method and independent of the transport. */
export type Handlers = {
  readonly log: Pick<Log, "info" | "warn">;
  readonly outlet: Live<OutletView>;
  readonly menu: Live<PicturedMenu>;
  prepareIdentification(visitId: string): void;
  identifyByPhone(input: ContractInputs["loyalty"]["identifyByPhone"]): Promise<IdentifyResult>;
  identifyByCode(input: ContractInputs["loyalty"]["identifyByCode"]): Promise<IdentifyResult>;
  forgetCustomer(visitId: string): void;
  place(input: ContractInputs["checkout"]["place"]): Promise<PlaceResult>;
  /** Null for an unknown checkout. */
  progress(checkoutId: string): Live<CheckoutView> | null;
  returned(input: ContractInputs["checkout"]["returned"]): void;
  abandon(checkoutId: string): void;
  chooseLanguage(choice: { checkoutId: string; locale: string }): void;
  payAgain(checkoutId: string): Promise<OtherPaymentResult>;
  payAtCounter(input: ContractInputs["checkout"]["payAtCounter"]): OtherPaymentResult;
  readonly cards: Pick<CardsOnFile, "live" | "save" | "returned" | "giveUp" | "remove">;
  readonly interruptedCards: Pick<InterruptedCards, "live">;
  readonly paymentKeys: PaymentKeys;
  readonly printing: PrintHandlers;
  readonly speech: Pick<Speech, "setLoudness">;
  readonly headphones: Live<{ readonly isPlugged: boolean }>;
  beginVisit(visitId: string): void;
  endVisit(input: ContractInputs["visit"]["end"]): void;
  readonly orderAfterVisit: Live<OrderAfterVisit | null>;
  resumable(): { visitId: string; checkoutId: string; locale: string } | null;
  reportPageFault(fault: ContractInputs["page"]["fault"]): void;
  callStaff(screen: ScreenName): void;
  retryCredential(pin: string): Promise<PinResult>;
  openWithoutLoyalty(pin: string): Promise<PinResult>;
  signIn(pin: string): Promise<SignInResult>;
  readonly staffMode: StaffHandlers;
};

/** What a page may call while an update may still be taken back: it is shown, and begins nothing. */
const WHILE_HELD = [
  "outlet.live",
  "menu.live",
  "card.interrupted",
  "payment.field",
  "headphones.live",
  "speech.setVolume",
  "visit.orderAfter",
  "visit.resumable",
  "page.fault",
  "staff.call",
];

/** Binds the methods of the contract to `host`; inputs are validated before a handler is called. */
export function createRouter(host: Handlers, isHeld: () => boolean = () => false) {
  const os = guarded(host, isHeld);
  return os.router({
    outlet: {
      live: os.outlet.live.handler(({ signal }) => changesOf(host.outlet, signal)),
    },
    menu: {
      live: os.menu.live.handler(({ signal }) => menuInParts(host.menu, signal)),
    },
    loyalty: {
      prepare: os.loyalty.prepare.handler(({ input }) => host.prepareIdentification(input.visitId)),
      identifyByPhone: os.loyalty.identifyByPhone.handler(({ input }) =>
        host.identifyByPhone(input),
      ),
      identifyByCode: os.loyalty.identifyByCode.handler(({ input }) => host.identifyByCode(input)),
      forget: os.loyalty.forget.handler(({ input }) => host.forgetCustomer(input.visitId)),
    },
    checkout: {
      place: os.checkout.place.handler(({ input }) => host.place(input)),
      progress: os.checkout.progress.handler(async function* ({ input, signal }) {
        const progress = host.progress(input.checkoutId);
        if (progress) yield* changesOf(progress, signal);
      }),
      returned: os.checkout.returned.handler(({ input }) => host.returned(input)),
      abandon: os.checkout.abandon.handler(({ input }) => host.abandon(input.checkoutId)),
      chooseLanguage: os.checkout.chooseLanguage.handler(({ input }) => host.chooseLanguage(input)),
      payAgain: os.checkout.payAgain.handler(({ input }) => host.payAgain(input.checkoutId)),
      payAtCounter: os.checkout.payAtCounter.handler(({ input }) => host.payAtCounter(input)),
    },
    receipt: receiptRouter(os.receipt, host.printing),
    card: {
      live: os.card.live.handler(({ input, signal }) =>
        changesOf(host.cards.live(input.visitId), signal),
      ),
      interrupted: os.card.interrupted.handler(({ signal }) =>
        changesOf(host.interruptedCards.live, signal),
      ),
      save: os.card.save.handler(({ input }) => host.cards.save(input)),
      returned: os.card.returned.handler(({ input }) => host.cards.returned(input.visitId)),
      giveUp: os.card.giveUp.handler(({ input }) => host.cards.giveUp(input.visitId)),
      remove: os.card.remove.handler(({ input }) => host.cards.remove(input.visitId)),
    },
    payment: paymentPageRouter(os.payment, host.paymentKeys),
    ...readingRouter(os, host),
    visit: {
      begin: os.visit.begin.handler(({ input }) => host.beginVisit(input.visitId)),
      end: os.visit.end.handler(({ input }) => host.endVisit(input)),
      orderAfter: os.visit.orderAfter.handler(({ signal }) =>
        changesOf(host.orderAfterVisit, signal),
      ),
      resumable: os.visit.resumable.handler(() => host.resumable()),
    },
    page: { fault: os.page.fault.handler(({ input }) => host.reportPageFault(input)) },
    staff: {
      call: os.staff.call.handler(({ input }) => host.callStaff(input.screen)),
      retryCredential: os.staff.retryCredential.handler(({ input }) =>
        host.retryCredential(input.pin),
      ),
      openWithoutLoyalty: os.staff.openWithoutLoyalty.handler(({ input }) =>
        host.openWithoutLoyalty(input.pin),
      ),
      signIn: os.staff.signIn.handler(({ input }) => host.signIn(input.pin)),
    },
    staffMode: createStaffRouter(host.staffMode),
  });
}

function guarded({ log }: Pick<Handlers, "log">, isHeld: () => boolean) {
  return implement(contract).use(({ path, next }, input) => {
    if (isHeld() && !WHILE_HELD.includes(path.join(".")))
      throw new ORPCError("PRECONDITION_FAILED");
    return traced({ path, input, log }, async () => next());
  });
}

/** What reading aloud needs: headphones, and the volume of the machine's voice. */
function readingRouter(
  os: Pick<ReturnType<typeof guarded>, "headphones" | "speech">,
  { headphones, speech }: Pick<Handlers, "headphones" | "speech">,
) {
  return {
    headphones: {
      live: os.headphones.live.handler(({ signal }) => changesOf(headphones, signal)),
    },
    speech: {
      setVolume: os.speech.setVolume.handler(({ input }) => speech.setLoudness(input.loudness)),
    },
  };
}

function paymentPageRouter(os: ReturnType<typeof guarded>["payment"], page: PaymentKeys) {
  return {
    field: os.field.handler(({ signal }) => changesOf(page.field, signal)),
    content: os.content.handler(({ signal }) => changesOf(page.content, signal)),
    type: os.type.handler(({ input }) => page.type(input.key, input.stop)),
    press: os.press.handler(({ input }) => page.press(input.stop)),
  };
}

function receiptRouter(os: ReturnType<typeof guarded>["receipt"], printing: PrintHandlers) {
  return {
    print: os.print.handler(({ input }) => printing.print(input)),
    live: os.live.handler(({ input, signal }) => changesOf(printing.state(input), signal)),
  };
}

export type KioskRouter = ReturnType<typeof createRouter>;
