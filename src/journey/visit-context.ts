import type { OrderType } from "../../contracts/ordering.ts";
import { type Basket, EMPTY_BASKET } from "../../domain/basket.ts";
import type { Choice } from "../../domain/choices.ts";
import type { ComboPick } from "../../domain/combo-picks.ts";
import type { Menu, ProductRef } from "../../domain/menu.ts";
import { isRewardLineId, NO_DECISIONS, type RewardDecisions } from "../../domain/rewards.ts";
import type {
  CheckoutView,
  IdentificationView,
  LoyaltyView,
  MoneyOutcome,
  OutletView,
} from "../../electron/host/api/contract.ts";

export const TEXT_SIZES = ["normal", "large", "largest"] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** What a customer set in the access bar; back to the default with every new visit. */
export type AccessSettings = {
  readonly textSize: TextSize;
  readonly highContrast: boolean;
  /** Controls moved into the lower part of the screen. */
  readonly lowered: boolean;
};

export const DEFAULT_ACCESS: AccessSettings = {
  textSize: "normal",
  highContrast: false,
  lowered: false,
};

export const VOLUMES = ["quiet", "normal", "loud"] as const;
export type Volume = (typeof VOLUMES)[number];

/** How the kiosk reads aloud; silent and as loud as ever with every new visit. */
export type ReadingSettings = {
  /** Each screen is read as it comes. */
  readonly isOn: boolean;
  readonly volume: Volume;
};

/** What is on the item sheet or in the combo builder: a new line, or one of the basket being changed. */
export type OpenProduct = {
  readonly product: ProductRef;
  /** The line that is being changed; null for a new one. */
  readonly lineId: string | null;
};

/** A combo that was left in the middle: whoever comes back to it finds everything as it was. */
export type ComboDraft = {
  readonly comboId: string;
  /** The line that was being changed; null for a new one. */
  readonly lineId: string | null;
  readonly count: number;
  readonly picks: readonly ComboPick[];
  /** The step that was open, and those that were looked at. */
  readonly stepId: string | null;
  readonly seenStepIds: readonly string[];
};

/** A dish that was left on its sheet: whoever opens it again finds it as it was. */
export type ItemDraft = {
  readonly itemId: string;
  /** The line that was being changed; null for a new one. */
  readonly lineId: string | null;
  readonly count: number;
  readonly choices: readonly Choice[];
};

/** What was entered to identify with when the customer went one step back. */
export type PhoneDraft = {
  /** Empty for the outlet's own. */
  readonly country: string;
  readonly digits: string;
  readonly name: string;
  /** Boxes that were ticked. */
  readonly accepted: readonly string[];
  readonly channels: LoyaltyView["marketingConsent"]["channels"];
};

/**
 * "Make it a combo" is asked once a visit:
 * - `waiting`: not yet; `lineId` is the dish that was added last, if it was just now
 * - `shown`: it is on the screen
 * - `over`: it was answered, or the customer went on without an answer
 */
export type OfferState =
  | { readonly state: "waiting"; readonly lineId: string | null }
  | { readonly state: "shown"; readonly lineId: string }
  | { readonly state: "over" };

/** The kitchen did not have something of this order; what became of the money. */
export type RanOut = { readonly basket: Basket; readonly money: MoneyOutcome };

/** What lies over the dishes of a category: a popup of it (ordering.md §2.3), or the search for a word. */
export type MenuOver =
  | { readonly kind: "popup"; readonly categoryId: string }
  | { readonly kind: "search"; readonly text: string };

/** Where in the menu the customer is, so that closing a dish returns there. */
export type MenuPlace = {
  /** Null for the first one. */
  readonly categoryId: string | null;
  readonly over: MenuOver | null;
};

/** Everything that is known of a visit. Nothing of it outlives `freshContext`. */
export type VisitContext = {
  /** The outlet as it was when the visit began. */
  readonly outlet: OutletView;
  /** A newer outlet that waits for the end of the visit. */
  readonly nextOutlet: OutletView | null;
  readonly visitId: string;
  readonly locale: string;
  readonly orderType: OrderType;
  /** Where to bring the food; null if nobody was asked, or has no table. */
  readonly tableNumber: string | null;
  /** The customer was asked for the table, and has answered. */
  readonly isTableAnswered: boolean;
  /** The time for which the order is wanted, UTC milliseconds; null: as soon as possible. */
  readonly pickupAt: number | null;
  readonly basket: Basket;
  readonly menuPlace: MenuPlace;
  readonly openProduct: OpenProduct | null;
  /** The newest menu that the host has told; null before the first. */
  readonly menu: Menu | null;
  /** By line id the menu from which a line was chosen, or of which its change was accepted. */
  readonly chosenFrom: Readonly<Record<string, Menu>>;
  readonly comboOffer: OfferState;
  /** By the id of the line that was being changed, else of the combo. */
  readonly comboDrafts: Readonly<Record<string, ComboDraft>>;
  /** By the id of the line that was being changed, else of the item. */
  readonly itemDrafts: Readonly<Record<string, ItemDraft>>;
  /** Gone as soon as somebody has identified, or goes on without points. */
  readonly phoneDraft: PhoneDraft | null;
  /** Null once the order has changed or is placed again. */
  readonly ranOut: RanOut | null;
  readonly identification: IdentificationView | null;
  /** The basket that was identified for, where it must not change afterwards (PATCH_ORDER); else null. */
  readonly identifiedBasket: Basket | null;
  /** The order changed after its identification, which is void now. */
  readonly identificationVoid: boolean;
  readonly loyaltyDeclined: boolean;
  readonly rewardDecisions: RewardDecisions;
  readonly usePoints: boolean;
  /** What every call of staff mode shows to the host; null unless staff are here. */
  readonly staffSession: string | null;
  readonly checkoutId: string | null;
  readonly checkoutView: CheckoutView | null;
  readonly access: AccessSettings;
  readonly reading: ReadingSettings;
};

/** What an identification brought, gone again. */
const NOBODY_IDENTIFIED = {
  identification: null,
  identifiedBasket: null,
  identificationVoid: false,
  rewardDecisions: NO_DECISIONS,
  usePoints: false,
} as const satisfies Partial<VisitContext>;

const EMPTY_BEGINNING = {
  ...NOBODY_IDENTIFIED,
  nextOutlet: null,
  tableNumber: null,
  isTableAnswered: false,
  pickupAt: null,
  basket: EMPTY_BASKET,
  menuPlace: { categoryId: null, over: null },
  openProduct: null,
  chosenFrom: {},
  comboOffer: { state: "waiting", lineId: null },
  comboDrafts: {},
  itemDrafts: {},
  phoneDraft: null,
  ranOut: null,
  loyaltyDeclined: false,
  staffSession: null,
  checkoutId: null,
  checkoutView: null,
  access: DEFAULT_ACCESS,
  reading: { isOn: false, volume: "normal" },
} as const satisfies Partial<VisitContext>;

/** With PATCH_ORDER the full order is assembled first, and then identified for (in-store-loyalty.md §4.7). */
export function identifiesLast({ outlet }: Pick<VisitContext, "outlet">): boolean {
  return outlet.loyalty?.flow === "PATCH_ORDER";
}

/** Whether the customer is still to be asked who collects points. */
export function wantsLoyalty(
  context: Pick<VisitContext, "identification" | "loyaltyDeclined">,
): boolean {
  return context.identification === null && !context.loyaltyDeclined;
}

/** Whether food of this order is brought to a table. */
export function usesTables({
  outlet,
  orderType,
}: Pick<VisitContext, "outlet" | "orderType">): boolean {
  return orderType === "EAT_IN" && outlet.tables.use !== "off";
}

/** When this order may be wanted; null if it is made as soon as possible. */
export function pickupTimesOf({
  outlet,
  orderType,
}: Pick<VisitContext, "outlet" | "orderType">): OutletView["pickupTimes"] {
  return orderType === "EAT_IN" ? null : outlet.pickupTimes;
}

/** Nobody is identified any more: what was begun for the rewards of whoever was is gone, too. */
export function withoutCustomer({
  itemDrafts,
  comboDrafts,
  chosenFrom,
}: VisitContext): Partial<VisitContext> {
  return {
    ...NOBODY_IDENTIFIED,
    itemDrafts: ofBasket(itemDrafts),
    comboDrafts: ofBasket(comboDrafts),
    chosenFrom: ofBasket(chosenFrom),
  };
}

/** What belongs to no reward, by line id. */
function ofBasket<Value>(byLine: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(byLine).filter(([lineId]) => !isRewardLineId(lineId)));
}

/** A customer who has identified, in place of anybody before. */
export function identifiedAs(
  context: VisitContext,
  customer: IdentificationView,
): Partial<VisitContext> {
  return {
    ...withoutCustomer(context),
    phoneDraft: null,
    identification: customer,
    // Whoever shows a code has the card or the phone; what was typed may be a stranger's (requirement A14).
    usePoints: customer.isScanned && customer.benefits.pointsPayment !== null,
    identifiedBasket: identifiesLast(context) ? context.basket : null,
  };
}

/** The context of a visit that has not begun: the outlet's own language and menu, a new id, nothing else. */
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
 * A newer outlet, applied while no visit runs. The language in which somebody is already reading stays
 * where the outlet still offers it.
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
