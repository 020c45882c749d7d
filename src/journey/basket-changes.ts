/** What adding, changing and accepting lines does to a visit. */
import { addLine, replaceLine, sameLine, setCount } from "../../domain/basket.ts";
import type { OfferState, VisitContext } from "./visit-context.ts";
import { parts } from "./visit-setup.ts";

type Menus = VisitContext["chosenFrom"];

/** Remembers the present menu for a line, unless there is an older one of which the customer was not told. */
function rememberFor({ menu, chosenFrom }: VisitContext, lineId: string): Menus {
  return menu === null || chosenFrom[lineId] ? chosenFrom : { ...chosenFrom, [lineId]: menu };
}

/** The customer has seen this line as the present menu has it. */
function seenNow({ menu, chosenFrom }: VisitContext, lineId: string): Menus {
  return menu === null ? chosenFrom : { ...chosenFrom, [lineId]: menu };
}

/** Asked once a visit: who goes on without an answer has answered. */
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
    comboDrafts: withoutDraft(context, event.line.kind === "combo" ? event.line.comboId : null),
  };
});

export const replaceInBasket = parts.assign(({ context, event }) => {
  if (event.type !== "LINE_REPLACED") return {};
  const { lineId } = event.line;
  return {
    basket: replaceLine(context.basket, event.line),
    chosenFrom: seenNow(context, lineId),
    comboDrafts: withoutDraft(context, lineId),
  };
});

export const countLine = parts.assign(({ context, event }) => {
  if (event.type !== "LINE_COUNTED") return {};
  return {
    basket: setCount(context.basket, event.lineId, event.count),
    comboDrafts: withoutDraft(context, event.lineId),
  };
});

/** The customer agrees to a line as the menu has it now. The basket changes only where the line does. */
export const acceptLine = parts.assign(({ context, event }) => {
  if (event.type !== "LINE_ACCEPTED") return {};
  const { line } = event;
  const before = context.basket.lines.find(({ lineId }) => lineId === line.lineId);
  const isSame = before !== undefined && sameLine(before, line);
  return {
    basket: isSame ? context.basket : replaceLine(context.basket, line),
    chosenFrom: seenNow(context, line.lineId),
    comboDrafts: withoutDraft(context, line.lineId),
  };
});

/** Who comes back to the combo finds everything as it was. */
export const putComboAside = parts.assign(({ context, event }) => {
  if (event.type !== "COMBO_PUT_ASIDE") return {};
  const { draft } = event;
  return { comboDrafts: { ...context.comboDrafts, [draft.lineId ?? draft.comboId]: draft } };
});

function withoutDraft({ comboDrafts }: VisitContext, key: string | null) {
  if (key === null || !comboDrafts[key]) return comboDrafts;
  const { [key]: _, ...others } = comboDrafts;
  return others;
}
