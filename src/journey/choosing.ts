/** Configuring a product: for a new line, or for an existing line of the basket. */
import { productOfLine } from "../../domain/basket.ts";
import type { ProductRef } from "../../domain/menu.ts";
import { addToBasket, replaceInBasket, saveComboDraft, saveItemDraft } from "./basket-changes.ts";
import { orderLine } from "./reward-lines.ts";
import type { VisitContext } from "./visit-context.ts";
import { parts } from "./visit-setup.ts";

/** Opens a popup of the category, or the search: one of them at a time. */
export const layOver = parts.assign(({ context, event }) => {
  const { menuPlace } = context;
  if (event.type === "SEARCHED") {
    return { menuPlace: { ...menuPlace, over: { kind: "search", text: event.text } } };
  }
  if (event.type === "POPUP_OPENED") {
    const { categoryId } = event;
    return { menuPlace: { ...menuPlace, over: { kind: "popup", categoryId } } };
  }
  return {};
});

/** From the menu: a new line, or the dish that was being upgraded to this combo when the customer left it. */
export const openProduct = parts.assign(({ context, event }) => {
  if (event.type !== "PRODUCT_OPENED") return {};
  const { product } = event;
  return { openProduct: { product, lineId: becomingCombo(context, product) } };
});

/** The line of a dish with a saved draft of this combo; null if there is none. */
function becomingCombo({ basket, comboDrafts }: VisitContext, product: ProductRef): string | null {
  if (product.kind !== "combo") return null;
  const line = basket.lines.find(
    ({ kind, lineId }) => kind === "item" && comboDrafts[lineId]?.comboId === product.id,
  );
  return line?.lineId ?? null;
}

/** From the receipt: a line to change. */
export const openLine = parts.assign(({ context, event }) => {
  if (event.type !== "LINE_OPENED") return {};
  const line = orderLine(context, event.lineId);
  if (!line) return { openProduct: null };
  return { openProduct: { product: productOfLine(line), lineId: line.lineId } };
});

/** From the offer: the dish to upgrade to a combo. */
export const openOffered = parts.assign(({ event }) => {
  if (event.type !== "OFFER_ACCEPTED") return {};
  const product = { kind: "combo", id: event.comboId } as const;
  return { openProduct: { product, lineId: event.lineId } };
});

/** The item sheet and the combo builder: both return to where they were opened from. */
export const choosing = parts.createStateConfig({
  exit: "closeProduct",
  on: {
    BACK: [{ guard: "cameFromReview", target: "review" }, { target: "menu" }],
    COMBO_DRAFT_SAVED: [
      { guard: "cameFromReview", target: "review", actions: saveComboDraft },
      { target: "menu", actions: saveComboDraft },
    ],
    ITEM_DRAFT_SAVED: [
      { guard: "cameFromReview", target: "review", actions: saveItemDraft },
      { target: "menu", actions: saveItemDraft },
    ],
    LINE_ADDED: { target: "menu", actions: addToBasket },
    LINE_REPLACED: [
      { guard: "cameFromReview", target: "review", actions: replaceInBasket },
      { target: "menu", actions: replaceInBasket },
    ],
  },
});
