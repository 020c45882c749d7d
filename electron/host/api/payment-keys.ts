import { z } from "zod";
import type { Live } from "./live.ts";

/**
 * What has the focus on the payment provider's page: nothing that takes text, a field for digits, one for
 * any text; "unavailable" where the kiosk's keys cannot type there at all.
 */
export const pageField = z.enum(["unavailable", "none", "digits", "letters"]);
export type PageField = z.infer<typeof pageField>;

/** A key of the kiosk's pad: one character, or the name of a key that moves or erases. */
export const pageKey = z.union([z.enum(["Backspace", "Tab"]), z.string().regex(/^\P{C}$/u)]);
export type PageKey = z.infer<typeof pageKey>;

/** Typing into the provider's page, which cannot be reached from the kiosk's own. Nothing typed is kept. */
export type PaymentKeys = {
  readonly field: Live<PageField>;
  /** Types where the focus is on that page; where it is nowhere, nothing happens. */
  type(key: PageKey): Promise<void>;
};

/** A browser that somebody else opened: nobody types into its pages. */
export const NO_KEYS: PaymentKeys = {
  field: { current: () => "unavailable", subscribe: () => () => {} },
  type: async () => {},
};
