/**
 * Every event of the visit's machine with any content, for tests of whole visits. Texts in capitals stand for what is only
 * known when the event is sent: see `filledIn`.
 */
import fc from "fast-check";
import type { BasketLine } from "../../../domain/basket.ts";
import { itemOf, menuWith } from "../../../domain/testing/products.ts";
import type { CheckoutView, OutletView } from "../../../electron/host/rpc/contract.ts";
import type { VisitEvent } from "../visit-events.ts";
import { OUTLET, PLACE, SOMETHING_RAN_OUT, SOUP } from "./visit.ts";

export const PATCH_ORDER: OutletView = {
  ...OUTLET,
  loyalty: OUTLET.loyalty && { ...OUTLET.loyalty, flow: "PATCH_ORDER" },
};
export const WITH_TABLES: OutletView = {
  ...OUTLET,
  tables: { use: "optional", areas: [], first: 1, last: 9 },
  pickupTimes: { leadMinutes: 20, slotMinutes: 15, hours: [] },
};
export const OUTLETS: readonly OutletView[] = [
  OUTLET,
  PATCH_ORDER,
  WITH_TABLES,
  { ...OUTLET, loyalty: null },
];

const TRAY: BasketLine = {
  kind: "combo",
  lineId: "line-2",
  comboId: "tray",
  count: 1,
  picks: [],
};
export const VIEWS: readonly CheckoutView[] = [
  { step: "opening" },
  {
    step: "paying",
    amount: "5",
    redirectUrl: null,
    returnUrlPrefix: "http://127.0.0.1/return",
    onPhone: false,
    expiresInMs: 0,
  },
  { step: "confirming-payment" },
  { step: "sending-to-kitchen" },
  {
    step: "done",
    queueNumber: "MARK",
    paid: "5",
    dueAtCounter: null,
    refund: null,
    paidAt: 0,
    kitchen: "waiting",
    pickupTimePassed: false,
    points: null,
    appInstallUrl: null,
  },
  SOMETHING_RAN_OUT,
  { ...SOMETHING_RAN_OUT, reason: "payment-declined", ranOut: null, canPayAgain: true },
];

type EventOf<Type> = Extract<VisitEvent, { readonly type: Type }>;
type Content<Type extends VisitEvent["type"]> = fc.Arbitrary<Omit<EventOf<Type>, "type">>;

const nothing = fc.constant({});
const lineId = fc.constantFrom("line-1", "line-2", "reward-0");
const line = fc.constantFrom<BasketLine>(SOUP, { ...SOUP, count: 1 }, TRAY);
const rewardId = fc.constantFrom(0, 1);

/** The events from outside: `IDENTIFIED` is the machine's own. */
const CONTENTS: { [Type in Exclude<VisitEvent["type"], "IDENTIFIED">]: Content<Type> } = {
  TOUCHED: nothing,
  RESET: nothing,
  STAFF_SIGNED_IN: fc.record({
    visitId: fc.constantFrom("OWN VISIT", "OTHER VISIT"),
    session: fc.constant("staff"),
  }),
  OUTLET_CHANGED: fc.record({ outlet: fc.constantFrom(...OUTLETS) }),
  MENU_CHANGED: fc.record({
    menu: fc.constantFrom(menuWith([itemOf("soup", "5")]), menuWith([itemOf("tea", "2")])),
  }),
  LANGUAGE_CHOSEN: fc.record({ locale: fc.constantFrom("en", "ar", "xx") }),
  ACCESS_CHANGED: fc.record({ access: fc.constant({ highContrast: true }) }),
  READING_CHANGED: fc.record({ reading: fc.constant({ isOn: true }) }),
  START: fc.record({ orderType: fc.constantFrom("EAT_IN", "PICKUP") }),
  BACK: nothing,
  CATEGORY_CHOSEN: fc.record({ categoryId: fc.constant("sides") }),
  POPUP_OPENED: fc.record({ categoryId: fc.constant("dips") }),
  SEARCHED: fc.record({ text: fc.constant("MARK") }),
  OVER_CLOSED: nothing,
  PRODUCT_OPENED: fc.record({
    product: fc.constantFrom({ kind: "item", id: "soup" }, { kind: "combo", id: "tray" }),
  }),
  LINE_OPENED: fc.record({ lineId }),
  LINE_ADDED: fc.record({ line }),
  LINE_REPLACED: fc.record({ line }),
  LINE_ACCEPTED: fc.record({ line }),
  COMBO_DRAFT_SAVED: fc.record({
    draft: fc.record({
      comboId: fc.constant("tray"),
      lineId: fc.constantFrom(null, "line-1", "line-2"),
      count: fc.constant(1),
      picks: fc.constant([]),
      stepId: fc.constant("MARK"),
      seenStepIds: fc.constant([]),
    }),
  }),
  ITEM_DRAFT_SAVED: fc.record({
    draft: fc.record({
      itemId: fc.constant("soup"),
      lineId: fc.constantFrom(null, "line-1"),
      count: fc.constant(1),
      choices: fc.constant([{ groupId: "MARK", modifierId: "MARK", count: 1 }]),
    }),
  }),
  PHONE_DRAFT_SAVED: fc.record({
    draft: fc.constant({ country: "", digits: "MARK", name: "MARK", accepted: [], channels: [] }),
  }),
  OFFER_SHOWN: fc.record({ lineId }),
  OFFER_DECLINED: nothing,
  OFFER_ACCEPTED: fc.record({ lineId, comboId: fc.constant("tray") }),
  LINE_COUNTED: fc.record({ lineId, count: fc.constantFrom(0, 1, 3) }),
  TABLE_OPENED: nothing,
  TABLE_CHOSEN: fc.record({ tableNumber: fc.constantFrom(null, "MARK") }),
  PICKUP_TIMES_OPENED: nothing,
  PICKUP_TIME_CHOSEN: fc.record({ pickupAt: fc.constantFrom(null, 1_000) }),
  REVIEW: nothing,
  IDENTIFY: nothing,
  IDENTIFICATION_REQUESTED: fc.record({
    request: fc.constantFrom(
      { by: "code", code: { code: "MARK", isScanned: true } },
      {
        by: "phone",
        phone: { phoneNumber: "MARK", clientName: "MARK", marketingChannels: [], acceptances: [] },
      },
    ),
  }),
  ENTRY_CHANGED: fc.record({ by: fc.constantFrom("phone", "code") }),
  ANSWER_READ: nothing,
  LOYALTY_DECLINED: nothing,
  CUSTOMER_FORGOTTEN: nothing,
  LINE_REMOVED: fc.record({ lineId }),
  REMOVAL_UNDONE: nothing,
  REWARD_DECLINED: fc.record({ rewardId }),
  REWARD_TAKEN: fc.record({ rewardId }),
  REWARD_ACCEPTED: fc.record({ rewardId }),
  POINTS_USED: fc.record({ use: fc.boolean() }),
  CARD_SAVING: fc.record({ isSaving: fc.boolean() }),
  PLACE: fc.constant(PLACE),
  CHECKOUT_VIEW: fc.record({
    checkoutId: fc.constantFrom("OWN ORDER", "OWN ORDER", "OTHER ORDER"),
    view: fc.constantFrom(...VIEWS),
  }),
  ABANDON: nothing,
  PAY_AGAIN: nothing,
  PAY_AT_COUNTER: fc.record({ method: fc.constant("CASH") }),
  ORDER_AGAIN: nothing,
  RESUMED: fc.record({
    askedBy: fc.constantFrom("OWN VISIT", "OTHER VISIT"),
    visitId: fc.constant("RESUMED VISIT"),
    checkoutId: fc.constant("RESUMED ORDER"),
    locale: fc.constant("ar"),
  }),
};

/** An arbitrary for each type of event. */
export const EVENT_ARBITRARIES: readonly fc.Arbitrary<VisitEvent>[] = Object.entries(CONTENTS).map(
  ([type, content]: [string, fc.Arbitrary<object>]) =>
    content.map((fields) => ({ ...fields, type }) as VisitEvent),
);

/** What comes from the host or the staff's PIN: all other events follow a touch. */
export const FROM_OUTSIDE: readonly VisitEvent["type"][] = [
  "STAFF_SIGNED_IN",
  "OUTLET_CHANGED",
  "MENU_CHANGED",
  "CHECKOUT_VIEW",
  "RESUMED",
];

/** Replaces what stands for something that is known now. */
export function filledIn<Value>(value: Value, known: Readonly<Record<string, string>>): Value {
  let text = JSON.stringify(value);
  for (const [placeholder, is] of Object.entries(known)) text = text.replaceAll(placeholder, is);
  return JSON.parse(text);
}
