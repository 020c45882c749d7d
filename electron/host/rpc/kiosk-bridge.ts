/** `window.kiosk`: what Electron's preload gives to the page. Types only; absent in a browser. */

import type { PageContent } from "./payment-keys.ts";

/** A rectangle in the window, in CSS pixels of the page, whole and not negative. */
export type Rectangle = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** The kind of field that has the focus on the payment page (see `payment-keys.ts`). */
type PageField = "none" | "digits" | "letters";

/** The outcome that a return address states (payments.md §2.2). */
export type ReturnOutcome = "success" | "error" | "cancel";

export type PaymentPageRequest = {
  readonly url: string;
  /** An address with this prefix means that the payment page is left. */
  readonly returnUrlPrefix: string;
  /** Null: hidden at first. */
  readonly bounds: Rectangle | null;
};

/** All that Electron adds to the page. The host itself is called over the port. */
export type KioskBridge = {
  /** Shows a payment page in a view of its own above the page; one at a time. */
  readonly showPaymentPage: (request: PaymentPageRequest) => void;
  /**
   * Moves it to its present place in the page. The view covers everything that the page shows: null hides it, without
   * closing it, while something else has to be visible.
   */
  readonly movePaymentPage: (bounds: Rectangle | null) => void;
  /** Closes it. */
  readonly hidePaymentPage: () => void;
  /**
   * Calls back when the customer has returned from the payment page; whether they paid, only the host knows. Returns a
   * function that unsubscribes.
   */
  readonly onPaymentPageLeft: (listener: (outcome: ReturnOutcome) => void) => () => void;
  /** Types one character, "Backspace" or "Tab" into the focused field of the payment page, or into that one. */
  readonly typeIntoPaymentPage: (key: string, stop?: string) => void;
  /** Presses a control of the payment page, or takes the next option of a choice. */
  readonly pressOnPaymentPage: (stop: string) => void;
  /**
   * Calls back at every change of what is on the payment page, for a customer with a keypad. The focus stays in the
   * kiosk's own page until the returned function unsubscribes.
   */
  readonly onPaymentPageContent: (listener: (content: PageContent | null) => void) => () => void;
  /**
   * Prints the page on the default printer, without a dialog; resolves when it has all of it, or has not taken it.
   * Rejects if the settings have receipts off.
   */
  readonly printReceipt: () => Promise<void>;
  /** Calls back at every change of the focused field. Returns a function that unsubscribes. */
  readonly onPaymentPageField: (listener: (field: PageField) => void) => () => void;
};
