import type { z } from "zod";
import { card } from "../../../contracts/payments.ts";

/** A card bound for later charges (payments.md §2.3). `token` is a secret. */
export type Card = {
  readonly token: string;
  readonly maskedPan: string;
  readonly brand: string | null;
  readonly expiryMonth: number | null;
  readonly expiryYear: number | null;
};

const { brand, expiryMonth, expiryYear } = card.shape;
/** The card of a message: token and mask are required, the rest only describes it. */
export const cardAsRead = card
  .extend({
    brand: brand.catch(null),
    expiryMonth: expiryMonth.catch(null),
    expiryYear: expiryYear.catch(null),
  })
  .nullish()
  .catch(null);

/** Whether a "mask" reveals a card number: twelve digits or more with nothing masked between them. */
export function isFullCardNumber(maskedPan: string): boolean {
  return /\d(?:[\s.-]*\d){11}/.test(maskedPan);
}

/** The card of a message, or null if there is none or its mask hides nothing (payments.md §2.3). */
export function readCard(wire: z.infer<typeof cardAsRead>): Card | null {
  if (!wire || isFullCardNumber(wire.maskedPan)) return null;
  return {
    token: wire.token,
    maskedPan: wire.maskedPan,
    brand: wire.brand ?? null,
    expiryMonth: wire.expiryMonth ?? null,
    expiryYear: wire.expiryYear ?? null,
  };
}
