import { and, assign, not } from "xstate";
import { offeredLanguages } from "../i18n/offered-languages.ts";
import { acceptLine, declineOffer, finishRemoval } from "./basket-changes.ts";
import { checkout } from "./checkout.ts";
import { choosing, layOver, openLine, openOffered, openProduct } from "./choosing.ts";
import { placing, rememberOrder } from "./placing.ts";
import { acceptReward } from "./reward-changes.ts";
import { scannedMeanwhile, storeCustomer } from "./scanned-meanwhile.ts";
import { withOutlet } from "./visit-context.ts";
import { parts } from "./visit-setup.ts";

const storePickupTime = parts.assign(({ event }) =>
  event.type === "PICKUP_TIME_CHOSEN" ? { pickupAt: event.pickupAt } : {},
);
/** Another order type makes it another order, for which nobody has identified yet (in-store-loyalty.md §4.7). */
const chooseOrderType = parts.assign(({ context, event }) =>
  event.type === "START" && event.orderType !== context.orderType
    ? { orderType: event.orderType, basket: { ...context.basket } }
    : {},
);
const saveEntered = parts.assign(({ event }) =>
  event.type === "PHONE_DRAFT_SAVED" ? { phoneDraft: event.draft } : {},
);

/** Continuing without points, also for whoever was identified before (in-store-loyalty.md §4.7). */
const declineLoyalty = parts.enqueueActions(({ context, enqueue }) => {
  if (context.identification !== null) enqueue("forgetCustomer");
  enqueue("forgetBenefits");
  enqueue.assign({ loyaltyDeclined: true, phoneDraft: null });
});

/** Restores the customer's own language, if the outlet still offers it. */
const resume = parts.assign(({ context, event }) => {
  if (event.type !== "RESUMED") return {};
  const { visitId, checkoutId, locale } = event;
  const isOffered = offeredLanguages(context.outlet.locales.enabled).includes(locale);
  return { visitId, checkoutId, ...(isOffered && { locale }) };
});

/** No customer is in the middle of anything: a new outlet applies at once. */
const takeOutlet = parts.assign(({ context, event }) =>
  event.type === "OUTLET_CHANGED" ? withOutlet(context, event.outlet) : {},
);

export const journey = parts.createStateConfig({
  initial: "attract",
  states: {
    attract: {
      on: {
        START: {
          target: "menu",
          actions: [assign(({ event }) => ({ orderType: event.orderType })), "beginVisit"],
        },
        RESUMED: {
          guard: "isAskedByThisVisit",
          target: "checkout",
          actions: [resume, "beginVisit"],
        },
        OUTLET_CHANGED: { actions: takeOutlet },
      },
    },
    staff: { on: { OUTLET_CHANGED: { actions: takeOutlet } } },
    menu: {
      exit: "passOffer",
      on: {
        ...scannedMeanwhile,
        CATEGORY_CHOSEN: {
          actions: assign(({ event }) => ({
            menuPlace: { categoryId: event.categoryId, over: null },
          })),
        },
        POPUP_OPENED: { actions: layOver },
        SEARCHED: { actions: layOver },
        OVER_CLOSED: { actions: "uncoverMenu" },
        PRODUCT_OPENED: [
          { guard: "opensCombo", target: "combo", actions: openProduct },
          { target: "item", actions: openProduct },
        ],
        OFFER_SHOWN: {
          guard: "awaitsOffer",
          actions: assign(({ event }) => ({
            comboOffer: { state: "shown" as const, lineId: event.lineId },
          })),
        },
        OFFER_DECLINED: { actions: declineOffer },
        OFFER_ACCEPTED: { guard: "isOffering", target: "combo", actions: openOffered },
        REVIEW: [
          { guard: "nothingToOrder" },
          {
            guard: and(["hasLoyalty", "wantsLoyalty", not("identifiesLast")]),
            target: "identify",
          },
          { target: "review" },
        ],
        IDENTIFY: { guard: "hasLoyalty", target: "identify" },
        BACK: [
          { guard: "isSearching", actions: "uncoverMenu" },
          { guard: "hasBegun", target: "orderType" },
          { actions: "end" },
        ],
      },
    },
    /** Back at the start with a basket: the order type may change. */
    orderType: {
      on: {
        ...scannedMeanwhile,
        START: { target: "menu", actions: chooseOrderType },
        BACK: "menu",
      },
    },
    item: { ...choosing, on: { ...choosing.on, ...scannedMeanwhile } },
    combo: { ...choosing, on: { ...choosing.on, ...scannedMeanwhile } },
    identify: {
      // Leaving means going on without points.
      exit: ["dropAnswer", assign({ identifiesFromReview: false })],
      on: {
        PHONE_DRAFT_SAVED: [
          { guard: "identifiesFromReview", target: "review", actions: saveEntered },
          { target: "menu", actions: saveEntered },
        ],
        IDENTIFIED: [
          { guard: "basketIsEmpty", target: "menu", actions: storeCustomer },
          { target: "review", actions: storeCustomer },
        ],
        LOYALTY_DECLINED: [
          { guard: "basketIsEmpty", target: "menu", actions: declineLoyalty },
          { target: "review", actions: declineLoyalty },
        ],
        BACK: [{ guard: "identifiesFromReview", target: "review" }, { target: "menu" }],
      },
    },
    table: {
      on: {
        ...scannedMeanwhile,
        TABLE_CHOSEN: {
          target: "review",
          actions: assign(({ event }) => ({
            tableNumber: event.tableNumber,
            isTableAnswered: true,
          })),
        },
        BACK: [{ guard: "isTableAnswered", target: "review" }, { target: "menu" }],
      },
    },
    pickupTime: {
      on: {
        ...scannedMeanwhile,
        PICKUP_TIME_CHOSEN: { target: "review", actions: storePickupTime },
        BACK: "review",
      },
    },
    review: {
      initial: "open",
      states: {
        open: {
          exit: [finishRemoval, "editOrder"],
          always: [
            { guard: "nothingToReview", target: "#visit.journey.menu" },
            { guard: "asksTable", target: "#visit.journey.table" },
          ],
          on: {
            ...scannedMeanwhile,
            TABLE_OPENED: "#visit.journey.table",
            PICKUP_TIMES_OPENED: "#visit.journey.pickupTime",
            PICKUP_TIME_CHOSEN: { actions: [storePickupTime, "editOrder"] },
            LINE_OPENED: [
              { guard: "opensComboLine", target: "#visit.journey.combo", actions: openLine },
              { target: "#visit.journey.item", actions: openLine },
            ],
            LINE_ACCEPTED: { actions: [acceptLine, "editOrder"] },
            REWARD_ACCEPTED: { actions: [acceptReward, "editOrder"] },
            IDENTIFY: {
              guard: "hasLoyalty",
              target: "#visit.journey.identify",
              actions: assign({ identifiesFromReview: true }),
            },
            CUSTOMER_FORGOTTEN: {
              target: "#visit.journey.identify",
              actions: ["forgetCustomer", "forgetBenefits", assign({ identifiesFromReview: true })],
            },
            BACK: "#visit.journey.menu",
            // An order that is sent before the answer has no points, and the single-use code is spent.
            PLACE: { guard: not("isIdentifying"), target: "placing", actions: rememberOrder },
            // If the service accepts, the host replaces whoever was identified before: so nobody is identified.
            LOYALTY_DECLINED: {
              guard: "isIdentifying",
              actions: ["dropAnswer", declineLoyalty],
            },
          },
        },
        placing,
      },
    },
    checkout,
  },
});
