import type { OrderType } from "../../contracts/ordering.ts";
import type { Basket, BasketLine } from "../../domain/basket.ts";
import type { Menu, ProductRef } from "../../domain/menu.ts";
import type {
  CheckoutView,
  CounterMethod,
  IdentificationView,
  OutletView,
} from "../../electron/host/rpc/contract.ts";
import type { IdentifyRequest, PlaceInput } from "./visit-actors.ts";
import type {
  AccessSettings,
  ComboDraft,
  ItemDraft,
  PhoneDraft,
  ReadingSettings,
} from "./visit-context.ts";

/** How an order is paid, and the amount and the rewards that the customer saw. */
export type PaymentChoice = Pick<PlaceInput, "paymentMethod" | "dueShown"> & {
  readonly rewardsShown: readonly number[];
  /** The customer's saved card pays. */
  readonly useCard: boolean;
};

/** Everything that can happen in a visit. */
export type VisitEvent =
  /** Any touch or key. */
  | { readonly type: "TOUCHED" }
  /** The visit is over: the customer left, or did not answer. */
  | { readonly type: "RESET"; readonly isUnanswered?: true }
  /** The PIN was right: ends any visit and opens staff mode. `visitId` is the visit in which it was entered. */
  | {
      readonly type: "STAFF_SIGNED_IN";
      readonly visitId: string;
      readonly session: string;
    }
  | { readonly type: "OUTLET_CHANGED"; readonly outlet: OutletView }
  | { readonly type: "MENU_CHANGED"; readonly menu: Menu }
  | { readonly type: "LANGUAGE_CHOSEN"; readonly locale: string }
  | { readonly type: "ACCESS_CHANGED"; readonly access: Partial<AccessSettings> }
  | { readonly type: "READING_CHANGED"; readonly reading: Partial<ReadingSettings> }
  | { readonly type: "START"; readonly orderType: OrderType }
  /** One step back; from the menu it ends a visit without an order. */
  | { readonly type: "BACK" }
  | { readonly type: "CATEGORY_CHOSEN"; readonly categoryId: string }
  | { readonly type: "POPUP_OPENED"; readonly categoryId: string }
  /** Opens the search, or changes its text. */
  | { readonly type: "SEARCHED"; readonly text: string }
  /** The popup or the search is closed. */
  | { readonly type: "OVER_CLOSED" }
  /** Opens the item sheet or the combo builder. */
  | { readonly type: "PRODUCT_OPENED"; readonly product: ProductRef }
  | { readonly type: "LINE_OPENED"; readonly lineId: string }
  | { readonly type: "LINE_ADDED"; readonly line: BasketLine }
  | { readonly type: "LINE_REPLACED"; readonly line: BasketLine }
  /** The line as it is on the current menu, without what was removed from it, is accepted. */
  | { readonly type: "LINE_ACCEPTED"; readonly line: BasketLine }
  /** One step back from the builder, with what was picked. */
  | { readonly type: "COMBO_DRAFT_SAVED"; readonly draft: ComboDraft }
  /** One step back from a dish's sheet, with what was chosen. */
  | { readonly type: "ITEM_DRAFT_SAVED"; readonly draft: ItemDraft }
  /** One step back from identifying, with what was entered. */
  | { readonly type: "PHONE_DRAFT_SAVED"; readonly draft: PhoneDraft }
  /** "Make it a combo" is shown: it is not asked again. */
  | { readonly type: "OFFER_SHOWN"; readonly lineId: string }
  | { readonly type: "OFFER_DECLINED" }
  /** The line that was asked about becomes part of this combo. */
  | { readonly type: "OFFER_ACCEPTED"; readonly lineId: string; readonly comboId: string }
  /** A count of 0 removes the line. */
  | { readonly type: "LINE_COUNTED"; readonly lineId: string; readonly count: number }
  /** Opens the table screen, also to change the table. */
  | { readonly type: "TABLE_OPENED" }
  /** Null: no table. */
  | { readonly type: "TABLE_CHOSEN"; readonly tableNumber: string | null }
  | { readonly type: "PICKUP_TIMES_OPENED" }
  /** UTC milliseconds; null: as soon as possible. */
  | { readonly type: "PICKUP_TIME_CHOSEN"; readonly pickupAt: number | null }
  /** The menu's main action: on to the points or to the review. */
  | { readonly type: "REVIEW" }
  /** Opens the identification, also for another customer. */
  | { readonly type: "IDENTIFY" }
  /** Asks the loyalty service; ignored while the customer waits for an answer. */
  | { readonly type: "IDENTIFICATION_REQUESTED"; readonly request: IdentifyRequest }
  /** What the customer typed is not what was sent any more: its answer is ignored. */
  | { readonly type: "ENTRY_CHANGED"; readonly by: "phone" | "code" }
  /** The last answer of the service need not be shown any more. */
  | { readonly type: "ANSWER_READ" }
  /** The service has accepted the customer, for this basket or else the present one: raised by the machine itself. */
  | {
      readonly type: "IDENTIFIED";
      readonly customer: IdentificationView;
      readonly identificationId: string;
      readonly basket?: Basket;
    }
  | { readonly type: "LOYALTY_DECLINED" }
  /** "Not you?": removes the identification from the visit. */
  | { readonly type: "CUSTOMER_FORGOTTEN" }
  /** Takes a line off the order; the last one can be restored until the review is left. */
  | { readonly type: "LINE_REMOVED"; readonly lineId: string }
  | { readonly type: "REMOVAL_UNDONE" }
  | { readonly type: "REWARD_DECLINED"; readonly rewardId: number }
  | { readonly type: "REWARD_TAKEN"; readonly rewardId: number }
  /** The reward as it is on the current menu is accepted, or that the menu does not have it any more. */
  | { readonly type: "REWARD_ACCEPTED"; readonly rewardId: number }
  | { readonly type: "POINTS_USED"; readonly use: boolean }
  /** A card begins or ceases to be entered for later orders. */
  | { readonly type: "CARD_SAVING"; readonly isSaving: boolean }
  /** Sends the order as shown. Once it is accepted its progress arrives as CHECKOUT_VIEW. */
  | (PaymentChoice & { readonly type: "PLACE" })
  | { readonly type: "CHECKOUT_VIEW"; readonly checkoutId: string; readonly view: CheckoutView }
  /** The customer stops the order before it is paid. */
  | { readonly type: "ABANDON" }
  /** After a failed payment: another one for the same order, here or at the counter. */
  | { readonly type: "PAY_AGAIN" }
  | { readonly type: "PAY_AT_COUNTER"; readonly method: CounterMethod }
  /** After a failed order: back to the review with the same basket. */
  | { readonly type: "ORDER_AGAIN" }
  /** After a reload: the order in progress, its visit, and its customer's language. */
  | {
      readonly type: "RESUMED";
      /** The visit during which the page asked. */
      readonly askedBy: string;
      readonly visitId: string;
      readonly checkoutId: string;
      readonly locale: string;
    };
