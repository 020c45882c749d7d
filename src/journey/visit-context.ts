import type { OrderType } from "../../contracts/ordering.ts";
import { type Basket, EMPTY_BASKET } from "../../domain/basket.ts";
import type { Choice } from "../../domain/choices.ts";
import type { ComboPick } from "../../domain/combo-picks.ts";
import type { Menu, ProductRef } from "../../domain/menu.ts";
import type { MoneyOutcome } from "../../domain/order-course.ts";
import {
  isRewardLineId,
  NO_DECISIONS,
  type RewardDecisions,
  rewardLineId,
} from "../../domain/rewards.ts";
import type {
  CheckoutView,
  IdentificationView,
  LoyaltyView,
  OutletView,
} from "../../electron/host/rpc/contract.ts";
import { type Identifying, NOT_IDENTIFYING, type PlaceRefusal } from "./host-answers.ts";
import type { PlaceInput } from "./visit-actors.ts";

export const TEXT_SIZES = ["normal", "large", "largest"] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** Settings of the access bar; reset with every new visit. */
export type AccessSettings = {
  readonly textSize: TextSize;
  readonly highContrast: boolean;
  /** Controls are in the lower part of the screen. */
  readonly lowered: boolean;
};

export const DEFAULT_ACCESS: AccessSettings = {
  textSize: "normal",
  highContrast: false,
  lowered: false,
};

/** Steps of 3 dB. EN 301 549, 8.2.1: a range of at least 18 dB, with a step at 12 dB above the lowest. */
export const VOLUMES = [1, 2, 3, 4, 5, 6, 7] as const;
export type Volume = (typeof VOLUMES)[number];

/** Loud enough beside a counter. */
export const LOUDSPEAKER_VOLUME: Volume = 6;
/** At the ear it begins quietly. */
export const HEADPHONES_VOLUME: Volume = 4;

/** Read-aloud settings; off and at the default volume in every new visit. */
export type ReadingSettings = {
  /** Each screen is read aloud when it opens. */
  readonly isOn: boolean;
  readonly volume: Volume;
  /** The customer uses a keypad: each screen says how to go on with it. */
  readonly byKeypad: boolean;
};

/** The product on the item sheet or in the combo builder: for a new line, or an existing line of the basket. */
export type OpenProduct = {
  readonly product: ProductRef;
  /** The line that is being changed; null for a new one. */
  readonly lineId: string | null;
};

/** An unfinished combo, to be continued as it was left. */
export type ComboDraft = {
  readonly comboId: string;
  /** The line that was being changed; null for a new one. */
  readonly lineId: string | null;
  readonly count: number;
  readonly picks: readonly ComboPick[];
  /** The open step, and the steps that were visited. */
  readonly stepId: string | null;
  readonly seenStepIds: readonly string[];
};

/** An unfinished dish, to be continued as it was left. */
export type ItemDraft = {
  readonly itemId: string;
  /** The line that was being changed; null for a new one. */
  readonly lineId: string | null;
  readonly count: number;
  readonly choices: readonly Choice[];
};

/** The input to identify with at the time of a step back. */
export type PhoneDraft = {
  /** Empty for the outlet's default. */
  readonly country: string;
  readonly digits: string;
  readonly name: string;
  /** Ids of the ticked consents. */
  readonly accepted: readonly string[];
  readonly channels: LoyaltyView["marketingConsent"]["channels"];
};

/**
 * "Make it a combo" is asked once per visit:
 * - `waiting`: not yet; `lineId` is the dish that was added last, if it was just now
 * - `shown`: it is on the screen
 * - `over`: it was answered, or the customer went on without an answer
 */
export type OfferState =
  | { readonly state: "waiting"; readonly lineId: string | null }
  | { readonly state: "shown"; readonly lineId: string }
  | { readonly state: "over" };

/** Something of this order was not available; what happened to the money. */
export type RanOut = { readonly basket: Basket; readonly money: MoneyOutcome };

/** What covers the dishes of a category: a popup of it (ordering.md §2.3), or the search for a word. */
export type MenuOver =
  | { readonly kind: "popup"; readonly categoryId: string }
  | { readonly kind: "search"; readonly text: string };

/** The customer's position in the menu, to return to after closing a dish. */
export type MenuPlace = {
  /** Null for the first one. */
  readonly categoryId: string | null;
  readonly over: MenuOver | null;
};

/** All state of a visit. Nothing of it outlives `freshContext`. */
export type VisitContext = {
  /** The outlet as it was when the visit began. */
  readonly outlet: OutletView;
  /** A newer outlet, applied after the end of the visit. */
  readonly nextOutlet: OutletView | null;
  readonly visitId: string;
  readonly locale: string;
  readonly orderType: OrderType;
  /** Null if nobody was asked, or the customer has no table. */
  readonly tableNumber: string | null;
  /** The customer has answered the question for the table. */
  readonly isTableAnswered: boolean;
  /** Requested pick-up time in UTC milliseconds; null: as soon as possible. */
  readonly pickupAt: number | null;
  readonly basket: Basket;
  /** A line of the basket that is off the order and can be restored; null if there is none. */
  readonly removedLineId: string | null;
  readonly menuPlace: MenuPlace;
  readonly openProduct: OpenProduct | null;
  /** The newest menu that the host has sent; null before the first. */
  readonly menu: Menu | null;
  /**
   * The menu from which a line was chosen or a reward was offered, or of which its change was accepted, by line id.
   */
  readonly chosenFrom: Readonly<Record<string, Menu>>;
  readonly comboOffer: OfferState;
  /** By the id of the line that is being changed, else of the combo. */
  readonly comboDrafts: Readonly<Record<string, ComboDraft>>;
  /** By the id of the line that is being changed, else of the item. */
  readonly itemDrafts: Readonly<Record<string, ItemDraft>>;
  /** Dropped as soon as somebody identifies, or goes on without points. */
  readonly phoneDraft: PhoneDraft | null;
  /** Null once the order has changed or is placed again. */
  readonly ranOut: RanOut | null;
  /** The order as it was sent; null once the host has answered. */
  readonly sentOrder: PlaceInput | null;
  /** Null once the order, its customer or the menu that it is about has changed, or the order is sent again. */
  readonly refusal: PlaceRefusal | null;
  readonly identifying: Identifying;
  /** The identification was opened from the receipt, to which "back" returns. */
  readonly identifiesFromReview: boolean;
  readonly identification: IdentificationView | null;
  /** Names the identification; null without one. */
  readonly identificationId: string | null;
  /** The basket of the identification if it must not change afterwards (PATCH_ORDER); else null. */
  readonly identifiedBasket: Basket | null;
  /** The order changed after its identification, which is void now. */
  readonly identificationVoid: boolean;
  readonly loyaltyDeclined: boolean;
  readonly rewardDecisions: RewardDecisions;
  readonly usePoints: boolean;
  /** A card is being entered: in the provider's page, on a phone or at a terminal. */
  readonly isSavingCard: boolean;
  /** Sent to the host with every call of staff mode; null outside of staff mode. */
  readonly staffSession: string | null;
  readonly checkoutId: string | null;
  readonly checkoutView: CheckoutView | null;
  readonly access: AccessSettings;
  readonly reading: ReadingSettings;
};

/** Resets what an identification brought. */
const NOBODY_IDENTIFIED = {
  identification: null,
  identificationId: null,
  identifiedBasket: null,
  identificationVoid: false,
  rewardDecisions: NO_DECISIONS,
  usePoints: false,
} as const satisfies Partial<VisitContext>;

const EMPTY_BEGINNING = {
  ...NOBODY_IDENTIFIED,
  identifying: NOT_IDENTIFYING,
  identifiesFromReview: false,
  nextOutlet: null,
  tableNumber: null,
  isTableAnswered: false,
  pickupAt: null,
  basket: EMPTY_BASKET,
  removedLineId: null,
  menuPlace: { categoryId: null, over: null },
  openProduct: null,
  chosenFrom: {},
  comboOffer: { state: "waiting", lineId: null },
  comboDrafts: {},
  itemDrafts: {},
  phoneDraft: null,
  ranOut: null,
  sentOrder: null,
  refusal: null,
  loyaltyDeclined: false,
  isSavingCard: false,
  staffSession: null,
  checkoutId: null,
  checkoutView: null,
  access: DEFAULT_ACCESS,
  reading: { isOn: false, volume: LOUDSPEAKER_VOLUME, byKeypad: false },
} as const satisfies Partial<VisitContext>;

/** With PATCH_ORDER the order is completed first, and identified for last (in-store-loyalty.md §4.7). */
export function identifiesLast({ outlet }: Pick<VisitContext, "outlet">): boolean {
  return outlet.loyalty?.flow === "PATCH_ORDER";
}

/** Whether to ask the customer to identify for points. */
export function wantsLoyalty(
  context: Pick<VisitContext, "identification" | "loyaltyDeclined">,
): boolean {
  return context.identification === null && !context.loyaltyDeclined;
}

/** Whether the customer waits for the answer to an identification. */
export function isIdentifying({ identifying }: Pick<VisitContext, "identifying">): boolean {
  return identifying.step === "asking";
}

/** Whether this order is brought to a table. */
export function usesTables({
  outlet,
  orderType,
}: Pick<VisitContext, "outlet" | "orderType">): boolean {
  return orderType === "EAT_IN" && outlet.tables.use !== "off";
}

/** The pick-up times on offer; null if the order is made as soon as possible. */
export function pickupTimesOf({
  outlet,
  orderType,
}: Pick<VisitContext, "outlet" | "orderType">): OutletView["pickupTimes"] {
  return orderType === "EAT_IN" ? null : outlet.pickupTimes;
}

/** Removes the identification, with the drafts for its rewards and what was reported about the order with them. */
export function withoutCustomer({
  itemDrafts,
  comboDrafts,
  chosenFrom,
}: VisitContext): Partial<VisitContext> {
  return {
    ...NOBODY_IDENTIFIED,
    refusal: null,
    itemDrafts: ofBasket(itemDrafts),
    comboDrafts: ofBasket(comboDrafts),
    chosenFrom: ofBasket(chosenFrom),
  };
}

/** Drops the entries of rewards, by line id. */
function ofBasket<Value>(byLine: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(byLine).filter(([lineId]) => !isRewardLineId(lineId)));
}

/** Sets the identified customer, in place of any previous one. */
export function identifiedAs(
  context: VisitContext,
  {
    customer,
    identificationId,
    basket = context.basket,
  }: { customer: IdentificationView; identificationId: string; basket?: Basket },
): Partial<VisitContext> {
  const nobody = withoutCustomer(context);
  return {
    ...nobody,
    chosenFrom: { ...nobody.chosenFrom, ...rewardMenus(context, customer) },
    loyaltyDeclined: false,
    phoneDraft: null,
    identification: customer,
    identificationId,
    // A scanned code proves possession of card or phone; typed input may be somebody else's (requirement A14).
    usePoints: customer.isScanned && customer.benefits.pointsPayment !== null,
    identifiedBasket: identifiesLast(context) ? basket : null,
  };
}

/** The current menu for each reward that REGULAR may add, by line id. */
function rewardMenus(
  { menu }: VisitContext,
  { benefits }: IdentificationView,
): VisitContext["chosenFrom"] {
  if (menu === null || benefits.flow !== "REGULAR") return {};
  return Object.fromEntries(benefits.rewards.map(({ rewardId }) => [rewardLineId(rewardId), menu]));
}

/** The context of a visit that has not begun: the outlet's default language, its menu, a new id, nothing else. */
export function freshContext(
  outlet: OutletView,
  visitId: string,
  menu: Menu | null = null,
): VisitContext {
  return {
    ...EMPTY_BEGINNING,
    outlet,
    menu,
    visitId,
    locale: outlet.locales.default,
    orderType: outlet.orderTypes[0] ?? "EAT_IN",
  };
}

/**
 * A newer outlet, applied outside of visits. A language that somebody has already chosen stays if the outlet still
 * offers it.
 */
export function withOutlet(context: VisitContext, outlet: OutletView): Partial<VisitContext> {
  const chosen = context.locale !== context.outlet.locales.default;
  const keeps = chosen && outlet.locales.enabled.includes(context.locale);
  return {
    outlet,
    nextOutlet: null,
    orderType: outlet.orderTypes[0] ?? "EAT_IN",
    locale: keeps ? context.locale : outlet.locales.default,
  };
}
