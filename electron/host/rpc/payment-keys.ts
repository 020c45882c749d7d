import { z } from "zod";
import { constant, type Live } from "../shared/live.ts";

/**
 * The focused field of the payment provider's page: nothing that takes text, a field for digits, one for any text;
 * "unavailable" if the kiosk cannot type there at all.
 */
export const pageField = z.enum(["unavailable", "none", "digits", "letters"]);
export type PageField = z.infer<typeof pageField>;

/** A key of the kiosk's pad: one character, or the name of a key that moves or erases. */
export const pageKey = z.union([z.enum(["Backspace", "Tab"]), z.string().regex(/^\P{C}$/u)]);
export type PageKey = z.infer<typeof pageKey>;

/** What a stop on the provider's page is. A text is only read; an alert is said as soon as it appears. */
export const pageStopKind = z.enum([
  ...(["text", "heading", "alert"] as const),
  ...(["button", "link", "field", "checkbox", "radio", "choice"] as const),
]);

/** A text or a control of the provider's page, for a customer who has a keypad and does not see it. */
export const pageStop = z.object({
  /** Valid until the page changes. */
  id: z.string(),
  kind: pageStopKind,
  name: z.string(),
  /** Of a choice, the chosen option; otherwise empty. What is in a field stays on its page. */
  value: z.string(),
  /** Of a field: how many characters are in it. */
  length: z.number(),
  /** Of a box or a radio button; null: of anything else. */
  isOn: z.boolean().nullable(),
  isDisabled: z.boolean(),
  isInvalid: z.boolean(),
});
export type PageStop = z.infer<typeof pageStop>;

/** The provider's page in reading order. */
export const pageContent = z.object({
  title: z.string(),
  /** The language that the page says it is in; empty if it says none. */
  language: z.string(),
  stops: z.array(pageStop),
});
export type PageContent = z.infer<typeof pageContent>;

/**
 * Reading the provider's page and typing into it, which the kiosk's page cannot reach. Neither keys nor content are
 * stored or logged.
 */
export type PaymentKeys = {
  readonly field: Live<PageField>;
  /** Null if there is no page, or it cannot be read; it is read while somebody subscribes. */
  readonly content: Live<PageContent | null>;
  /** Types into the focused field, or into that stop, which gets no focus. Does nothing if there is none. */
  type(key: PageKey, stop?: string): Promise<void>;
  /** Presses a button, link or box, or takes the next option of a choice; does nothing if it is gone. */
  press(stop: string): Promise<void>;
};

/** For a browser that the kiosk did not open, and cannot type into. */
export const NO_KEYS: PaymentKeys = {
  field: constant("unavailable"),
  content: constant(null),
  type: async () => {},
  press: async () => {},
};
