/** How adding, changing and accepting lines changes a visit. */
import { addLine, productOfLine, replaceLine, sameLine, setCount } from "../../domain/basket.ts";
import { rememberFor, seenNow } from "./chosen-from.ts";
import { chosenForReward } from "./reward-changes.ts";
import type { OfferState, VisitContext } from "./visit-context.ts";
import { parts } from "./visit-setup.ts";

/** Asked once per visit: going on without an answer counts as one. */
function offerAfterAdding(offer: OfferState, lineId: string): OfferState {
  return offer.state === "waiting" ? { state: "waiting", lineId } : { state: "over" };
}

export const addToBasket = parts.assign(({ context, event }) => {
  if (event.type !== "LINE_ADDED") return {};
  const basket = addLine(context.basket, event.line);
  const lineId = basket.lines.find((line) => sameLine(line, event.line))?.lineId ?? "";
  return {
    basket,
    chosenFrom: rememberFor(context, lineId),
    comboOffer: offerAfterAdding(context.comboOffer, lineId),
    ...withoutDrafts(context, productOfLine(event.line).id),
  };
});

export const replaceInBasket = parts.assign(({ context, event }) => {
  if (event.type !== "LINE_REPLACED") return {};
  const { lineId } = event.line;
  return {
    basket: replaceLine(context.basket, event.line),
    ...chosenForReward(context, event.line),
    chosenFrom: seenNow(context, lineId),
    ...withoutDrafts(context, lineId),
  };
});

export const countLine = parts.assign(({ context, event }) => {
  if (event.type !== "LINE_COUNTED") return {};
  return {
    basket: setCount(context.basket, event.lineId, event.count),
    ...withoutDrafts(context, event.lineId),
  };
});

/** An earlier removal cannot be undone any more. */
export const removeLine = parts.assign(({ context, event }) =>
  event.type === "LINE_REMOVED" ? { ...withoutRemoved(context), removedLineId: event.lineId } : {},
);

/** The basket without the line that is off the order: for the service, and for good. */
export const finishRemoval = parts.assign(({ context }) => withoutRemoved(context));

function withoutRemoved(context: VisitContext): Partial<VisitContext> {
  const { basket, removedLineId } = context;
  if (removedLineId === null) return {};
  return {
    basket: setCount(basket, removedLineId, 0),
    removedLineId: null,
    ...withoutDrafts(context, removedLineId),
  };
}

/** The customer accepts a line as it is on the current menu. The basket changes only if the line does. */
export const acceptLine = parts.assign(({ context, event }) => {
  if (event.type !== "LINE_ACCEPTED") return {};
  const { line } = event;
  const before = context.basket.lines.find(({ lineId }) => lineId === line.lineId);
  const isSame = before !== undefined && sameLine(before, line);
  return {
    basket: isSame ? context.basket : replaceLine(context.basket, line),
    chosenFrom: seenNow(context, line.lineId),
    ...withoutDrafts(context, line.lineId),
  };
});

/** The combo can be continued later; if it was offered as an upgrade of a dish, the offer is shown again. */
export const saveComboDraft = parts.assign(({ context, event }) => {
  if (event.type !== "COMBO_DRAFT_SAVED") return {};
  const { draft } = event;
  const { comboId, lineId } = draft;
  return {
    comboDrafts: { ...context.comboDrafts, [lineId ?? comboId]: draft },
    comboOffer: offerAfterLeaving(context, lineId),
  };
});

function offerAfterLeaving(
  { basket, comboOffer }: VisitContext,
  lineId: string | null,
): OfferState {
  const line = basket.lines.find((other) => other.lineId === lineId);
  return line?.kind === "item" ? { state: "shown", lineId: line.lineId } : comboOffer;
}

/** "No, thank you" also discards the draft of the offered combo. */
export const declineOffer = parts.assign(({ context }) => {
  const { comboOffer, comboDrafts } = context;
  const lineId = comboOffer.state === "shown" ? comboOffer.lineId : "";
  return { comboOffer: { state: "over" }, comboDrafts: without(comboDrafts, lineId) };
});

/** The dish can be continued later. */
export const saveItemDraft = parts.assign(({ context, event }) => {
  if (event.type !== "ITEM_DRAFT_SAVED") return {};
  const { draft } = event;
  return { itemDrafts: { ...context.itemDrafts, [draft.lineId ?? draft.itemId]: draft } };
});

/** Drops the draft of what was finished or removed. */
function withoutDrafts({ comboDrafts, itemDrafts }: VisitContext, key: string) {
  return { comboDrafts: without(comboDrafts, key), itemDrafts: without(itemDrafts, key) };
}

function without<Draft>(drafts: Readonly<Record<string, Draft>>, key: string) {
  const { [key]: _, ...others } = drafts;
  return others;
}
