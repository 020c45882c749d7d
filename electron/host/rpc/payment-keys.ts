import { z } from "zod";
import type { Live } from "../shared/live.ts";

/**
 * The focused field of the payment provider's page: nothing that takes text, a field for digits, one for any text;
 * "unavailable" if the kiosk cannot type there at all.
 */
export const pageField = z.enum(["unavailable", "none", "digits", "letters"]);
export type PageField = z.infer<typeof pageField>;

/** A key of the kiosk's pad: one character, or the name of a key that moves or erases. */
export const pageKey = z.union([z.enum(["Backspace", "Tab"]), z.string().regex(/^\P{C}$/u)]);
export type PageKey = z.infer<typeof pageKey>;

/** Typing into the provider's page, which the kiosk's page cannot reach. Keys are neither stored nor logged. */
export type PaymentKeys = {
  readonly field: Live<PageField>;
  /** Types into the focused field; does nothing if no field is focused. */
  type(key: PageKey): Promise<void>;
};

/** For a browser that the kiosk did not open, and cannot type into. */
export const NO_KEYS: PaymentKeys = {
  field: { current: () => "unavailable", subscribe: () => () => {} },
  type: async () => {},
};
