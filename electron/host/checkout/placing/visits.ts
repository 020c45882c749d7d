import type { OrderType } from "../../../../contracts/ordering.ts";
import type { Basket, BasketLine } from "../../../../domain/basket.ts";
import type { Choice } from "../../../../domain/choices.ts";
import type { Identification } from "../../loyalty/identification.ts";

/** The most visits whose customers, or ends, are remembered; a kiosk has one visit at a time. */
const MAX_VISITS = 20;

type Known = {
  /** By which the page says whom it orders for. */
  readonly identificationId: string;
  readonly identification: Identification;
  /** The order that the identification is valid for, with PATCH_ORDER; null if any order will do. */
  readonly validFor: string | null;
  /** By a code that a scanner or the camera has read. */
  readonly isScanned: boolean;
};

/** A key of what is ordered: the same for equal orders. */
export function orderKey({ orderType, basket }: { orderType: OrderType; basket: Basket }): string {
  return JSON.stringify([orderType, basket.lines.map(lineKey)]);
}

function lineKey(line: BasketLine): unknown[] {
  if (line.kind === "item") return [line.itemId, line.count, choicesKey(line.choices)];
  const picks = line.picks.map(({ stepId, itemId, choices }) => [
    stepId,
    itemId,
    choicesKey(choices),
  ]);
  return [line.comboId, line.count, picks];
}

function choicesKey(choices: readonly Choice[]): unknown[] {
  return choices.map(({ groupId, modifierId, count }) => [groupId, modifierId, count]);
}

/** The identified customers of the visits under way. In memory only: a restart forgets them. */
export class Visits {
  readonly #identifications = new Map<string, Known>();

  /** Orders that were not placed and never will be, latest first. */
  #replaced: readonly string[] = [];
  #underWay: string | null = null;
  /** Visits that were ended, latest first. */
  #ended: readonly string[];

  /** `ended`: visits that an earlier process of the kiosk has recorded as ended. */
  constructor(ended: readonly string[] = []) {
    this.#ended = ended;
  }

  /** A visit has begun; a kiosk has one at a time, so an earlier one is over. */
  begin(visitId: string): void {
    this.#underWay = visitId;
  }

  /** The visit is over: forgets its customer. Null: every visit is, since the page is gone. */
  end(visitId: string | null): void {
    if (visitId === null) this.#identifications.clear();
    else this.#identifications.delete(visitId);
    if (visitId !== null) this.#ended = [visitId, ...this.#ended].slice(0, MAX_VISITS);
    if (visitId === null || visitId === this.#underWay) this.#underWay = null;
  }

  /** The latest visits that ended, the last one first, for the next process of the kiosk. */
  ended(): readonly string[] {
    return this.#ended;
  }

  hasEnded(visitId: string): boolean {
    return this.#ended.includes(visitId);
  }

  /** The customer has sent another order in place of these: they must not be placed, however late they come. */
  replace(checkoutIds: readonly string[]): void {
    this.#replaced = [...checkoutIds, ...this.#replaced].slice(0, MAX_VISITS);
  }

  isReplaced(checkoutId: string): boolean {
    return this.#replaced.includes(checkoutId);
  }

  /** Whether no visit is under way: what must not change during a visit may change now. */
  none(): boolean {
    return this.#underWay === null;
  }

  /** Stores an identification, in place of an earlier one of the same visit. */
  identified(visitId: string, known: Known): void {
    this.#identifications.delete(visitId);
    this.#identifications.set(visitId, known);
    const oldest = this.#identifications.keys().next().value;
    if (this.#identifications.size > MAX_VISITS && oldest) this.#identifications.delete(oldest);
  }

  /** Whether an order of a visit can be placed with the identification of this id. */
  isValid(id: string, order: { visitId: string; orderType: OrderType; basket: Basket }): boolean {
    const known = this.#identifications.get(order.visitId);
    return known?.identificationId === id && this.identification(order.visitId, order) !== null;
  }

  /** The identification; null if it was made for another order. */
  identification(visitId: string, order: { orderType: OrderType; basket: Basket }) {
    const known = this.#identifications.get(visitId);
    if (!known || (known.validFor !== null && known.validFor !== orderKey(order))) return null;
    return known.identification;
  }

  /** The identification by a code that was scanned in this visit, whatever is ordered; else null. */
  scanned(visitId: string): Identification | null {
    const known = this.#identifications.get(visitId);
    return known?.isScanned ? known.identification : null;
  }

  /** The first name of a customer who was identified by a scanned code for this order; else null. */
  scannedName(visitId: string, order: { orderType: OrderType; basket: Basket }): string | null {
    if (!this.scanned(visitId)) return null;
    return this.identification(visitId, order)?.view.greetingName ?? null;
  }

  /** "Not you?": forgets the customer; the visit goes on. */
  forget(visitId: string): void {
    this.#identifications.delete(visitId);
  }
}
