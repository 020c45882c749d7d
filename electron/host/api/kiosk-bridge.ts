/** `window.kiosk`: what Electron's preload gives to the page. Types only; in a browser there is none. */

/** A place in the window, in CSS pixels of the page, whole and not negative. */
export type Rectangle = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** What has the focus on the payment page (see `payment-keys.ts`). */
type PageField = "none" | "digits" | "letters";

/** What a return address says (payments.md §2.2). */
export type ReturnOutcome = "success" | "error" | "cancel";

export type PaymentPageRequest = {
  readonly url: string;
  /** The payment page is left when it goes to an address that begins like this. */
  readonly returnUrlPrefix: string;
  /** Null shows it out of sight at first. */
  readonly bounds: Rectangle | null;
};

/** All that Electron adds to the page. The host itself is called over the port. */
export type KioskBridge = {
  /** Shows a payment page in a view of its own above the page; one at a time. */
  readonly showPaymentPage: (request: PaymentPageRequest) => void;
  /**
   * Moves it to where its place in the page is now. The view lies above everything that the page shows:
   * null takes it out of sight, without forgetting it, while something else has to be seen.
   */
  readonly movePaymentPage: (bounds: Rectangle | null) => void;
  /** Takes it away and forgets it. */
  readonly hidePaymentPage: () => void;
  /**
   * Calls back when the customer is back from the payment page; whether they paid, only the host knows.
   * Returns how to stop.
   */
  readonly onPaymentPageLeft: (listener: (outcome: ReturnOutcome) => void) => () => void;
  /** Types one character, "Backspace" or "Tab" where the focus is on the payment page. */
  readonly typeIntoPaymentPage: (key: string) => void;
  /** Prints the page on the default printer, without a dialog; nothing where the settings have no receipts printed. */
  readonly printReceipt: () => void;
  /** Calls back at every change of what has the focus there. Returns how to stop. */
  readonly onPaymentPageField: (listener: (field: PageField) => void) => () => void;
};
