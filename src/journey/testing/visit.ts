/** A visit for tests of its machine. */
import { createActor, waitFor } from "xstate";
import type {
  CheckoutView,
  IdentificationView,
  OutletView,
} from "../../../electron/host/rpc/contract.ts";
import { EMPTY_STAGE } from "../../../electron/host/rpc/stage-views.ts";
import { screenOf } from "../screen-of.ts";
import { type HostCalls, visitActors } from "../visit-actors.ts";
import { visitMachine } from "../visit-machine.ts";
import { isPlacing } from "../visit-states.ts";

export const OUTLET: OutletView = {
  name: "Test Kitchen",
  theme: { tokens: {}, headlineFont: "bricolage-grotesque", adjusted: null },
  logoUrl: null,
  currency: "EUR",
  currencyDigits: 2,
  currencySymbol: null,
  timezone: "Europe/Berlin",
  locales: { enabled: ["en", "ar"], default: "en", fallback: "en" },
  orderTypes: ["EAT_IN", "PICKUP"],
  tables: { use: "off", areas: [], first: 1, last: 99 },
  pickupTimes: null,
  taxesIncluded: true,
  counterMethods: [],
  loyalty: {
    flow: "REGULAR",
    maxPwpPercent: null,
    minCashPayment: null,
    phone: { flow: "single_step" },
    loyaltyCard: false,
    rewardRedemption: true,
    publicClientId: false,
    accrual: null,
    pointsIconUrl: null,
    rewardBannerUrl: null,
    marketingConsent: { channels: [], headline: {}, body: {}, documentRefs: [] },
    phoneFormDisclaimer: { template: {}, documentRefs: [] },
    appInstall: null,
  },
  documents: [],
  phone: { defaultCountry: "DE", allowedCountries: [], masksByCountry: {} },
  idleSeconds: 60,
  idleWarningSeconds: 20,
  rejectDoubleTaps: false,
  sounds: true,
  readsOnlyToHeadphones: false,
  keypad: null,
  receipt: { code: true, print: "off", printer: null },
  provisioning: null,
  configurationPoll: {
    outcome: "never",
    why: null,
    since: null,
    revision: null,
    pendingRevision: null,
    guest: false,
  },
  outOfOrder: null,
  closedByStaff: null,
  recordsTrouble: null,
  servicesDown: [],
  stage: EMPTY_STAGE,
};

/** An order that failed because something was not available. */
export const SOMETHING_RAN_OUT: Extract<CheckoutView, { step: "checkout-failed" }> = {
  step: "checkout-failed",
  reason: "item-unavailable",
  ranOut: { state: "unknown" },
  money: "not-charged",
  errorCode: null,
  canPayAgain: false,
};

export const CUSTOMER: IdentificationView = {
  greetingName: "Marker",
  tier: null,
  pointsBalance: 70,
  messages: [],
  benefits: {
    flow: "REGULAR",
    rewards: [],
    namedBy: "id",
    discounts: [],
    pointsPayment: "5",
    maxPointsPercent: null,
    minCashPayment: null,
    pointsNeedScan: false,
  },
  isScanned: false,
  hasEverRewardedPoints: true,
};

/** A host that accepts every order and answers nothing else, except for what a test overrides. */
export function hostCalls(
  checkout: Partial<HostCalls["checkout"]> = {},
  loyalty: Partial<HostCalls["loyalty"]> = {},
): HostCalls {
  const never = () => new Promise<never>(() => {});
  return {
    checkout: {
      place: () => Promise.resolve({ result: "placed" }),
      abandon: never,
      payAgain: never,
      payAtCounter: never,
      ...checkout,
    },
    loyalty: { identifyByPhone: never, identifyByCode: never, ...loyalty },
  };
}

/** A line of the basket. */
export const SOUP = {
  kind: "item",
  lineId: "line-1",
  itemId: "soup",
  count: 2,
  choices: [],
} as const;

/** The customer pays by card. */
export const PLACE = {
  type: "PLACE",
  paymentMethod: "BANK_CARD_IN_APP",
  dueShown: "10.00",
  rewardsShown: [],
  useCard: false,
} as const;

/** What the visit reports to the host, and the calls that it waits for. */
export type VisitCallbacks = {
  readonly calls?: HostCalls;
  readonly begun?: (visitId: string) => void;
  readonly ended?: (visitId: string) => void;
  readonly forgotten?: () => void;
};

/** A running machine, at the attract screen. */
export function startVisit(outlet: OutletView = OUTLET, callbacks: VisitCallbacks = {}) {
  let minted = 0;
  const machine = visitMachine.provide({
    actors: visitActors(callbacks.calls ?? hostCalls()),
    actions: {
      beginVisit: ({ context }) => callbacks.begun?.(context.visitId),
      endVisit: ({ context }) => callbacks.ended?.(context.visitId),
      yieldToStaff: ({ context }) => callbacks.ended?.(context.visitId),
      forgetCustomer: () => callbacks.forgotten?.(),
    },
  });
  const actor = createActor(machine, {
    input: { outlet, newId: () => `visit-${++minted}` },
  }).start();
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    send: actor.send,
    context,
    /** Answers of the host to this visit. */
    identified: (customer = CUSTOMER) =>
      actor.send({ type: "IDENTIFIED", customer, identificationId: "identification-1" }),
    placed: async () => {
      actor.send(PLACE);
      await waitFor(actor, (snapshot) => context().checkoutId !== null || !isPlacing(snapshot));
    },
    shows: (view: CheckoutView) =>
      actor.send({ type: "CHECKOUT_VIEW", checkoutId: context().checkoutId ?? "none", view }),
    screen: () => screenOf(actor.getSnapshot()),
    isWarned: () => actor.getSnapshot().matches({ presence: "warned" }),
  };
}
