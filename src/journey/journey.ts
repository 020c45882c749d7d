import { and, assign, not } from "xstate";
import { addLine, productOfLine, replaceLine } from "../../domain/basket.ts";
import { identifiedAs, withOutlet } from "./visit-context.ts";
import { parts } from "./visit-setup.ts";

const storeView = parts.assign(({ event }) =>
  event.type === "CHECKOUT_VIEW" ? { checkoutView: event.view } : {},
);

/** What the identification before brought is gone with it (design §6). */
const storeCustomer = parts.assign(({ context, event }) =>
  event.type === "IDENTIFIED" ? identifiedAs(context, event.customer) : {},
);
/** A scanned code identifies wherever the customer is; the screen stays. */
const scannedMeanwhile = { IDENTIFIED: { actions: storeCustomer } };

const openProduct = parts.assign(({ context, event }) =>
  event.type === "PRODUCT_OPENED"
    ? {
        openProduct: { product: event.product, lineId: null },
        menuPlace: { ...context.menuPlace, scrollTop: event.scrollTop },
      }
    : {},
);

/** A product is put together: a new line, or one of the basket being changed. */
const choosing = parts.createStateConfig({
  exit: "closeProduct",
  on: {
    ...scannedMeanwhile,
    BACK: [{ guard: "editsLine", target: "review" }, { target: "menu" }],
    LINE_ADDED: {
      target: "menu",
      actions: assign(({ context, event }) => ({ basket: addLine(context.basket, event.line) })),
    },
    LINE_REPLACED: {
      target: "review",
      actions: assign(({ context, event }) => ({
        basket: replaceLine(context.basket, event.line),
      })),
    },
  },
});

/** Which screen follows which. */
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
          target: "checkout",
          actions: [
            assign(({ event }) => ({ visitId: event.visitId, checkoutId: event.checkoutId })),
            "beginVisit",
          ],
        },
        OUTLET_CHANGED: {
          actions: assign(({ context, event }) => withOutlet(context, event.outlet)),
        },
      },
    },
    menu: {
      on: {
        ...scannedMeanwhile,
        CATEGORY_CHOSEN: {
          actions: assign(({ event }) => ({
            menuPlace: { categoryId: event.categoryId, scrollTop: 0 },
          })),
        },
        PRODUCT_OPENED: [
          { guard: "opensCombo", target: "combo", actions: openProduct },
          { target: "item", actions: openProduct },
        ],
        REVIEW: [
          { guard: "basketIsEmpty" },
          {
            guard: and(["hasLoyalty", "wantsLoyalty", not("identifiesLast")]),
            target: "identify",
          },
          { target: "review" },
        ],
        IDENTIFY: { guard: "hasLoyalty", target: "identify" },
        BACK: { actions: "end" },
      },
    },
    item: choosing,
    combo: choosing,
    identify: {
      on: {
        IDENTIFIED: [
          { guard: "basketIsEmpty", target: "menu", actions: storeCustomer },
          { target: "review", actions: storeCustomer },
        ],
        LOYALTY_DECLINED: [
          {
            guard: "basketIsEmpty",
            target: "menu",
            actions: assign({ loyaltyDeclined: true }),
          },
          {
            target: "review",
            actions: assign({ loyaltyDeclined: true, identificationVoid: false }),
          },
        ],
        BACK: [{ guard: "identifiesLast", target: "review" }, { target: "menu" }],
      },
    },
    review: {
      always: { guard: "basketIsEmpty", target: "menu" },
      on: {
        ...scannedMeanwhile,
        LINE_OPENED: {
          target: "item",
          actions: assign(({ context, event }) => {
            const line = context.basket.lines.find((other) => other.lineId === event.lineId);
            if (!line) return { openProduct: null };
            return { openProduct: { product: productOfLine(line), lineId: line.lineId } };
          }),
        },
        IDENTIFY: { guard: "hasLoyalty", target: "identify" },
        CUSTOMER_FORGOTTEN: { target: "identify", actions: ["forgetCustomer", "forgetBenefits"] },
        PLACED: {
          target: "checkout",
          actions: assign(({ event }) => ({ checkoutId: event.checkoutId, checkoutView: null })),
        },
        BACK: "menu",
      },
    },
    checkout: {
      initial: "working",
      on: {
        CHECKOUT_VIEW: [
          { guard: "isPaying", target: ".payment", actions: storeView },
          { guard: "isDone", target: ".done", actions: storeView },
          { guard: "isNotDone", target: ".notDone", actions: storeView },
          { target: ".working", actions: storeView },
        ],
      },
      states: {
        working: {},
        payment: {},
        done: {},
        notDone: {
          on: {
            ORDER_AGAIN: [
              {
                guard: not("basketIsEmpty"),
                target: "#visit.journey.review",
                actions: "leaveCheckout",
              },
              { actions: "end" },
            ],
          },
        },
      },
    },
  },
});
