/** Names that preload and main process share; nothing else may be sent. */
export const CHANNELS = {
  /** Page to main: one end of a MessageChannel over which the host is called. */
  port: "kiosk-port",
  /** Page to main: show the payment page (see `paymentPageRequest`). */
  showPaymentPage: "payment-page-show",
  /** Page to main: take the payment page away and forget it. */
  hidePaymentPage: "payment-page-hide",
  /** Main to page: the payment page went to a return address; with the outcome it names. */
  paymentPageLeft: "payment-page-left",
} as const;

/** What the page posts to its own window to be given a port, and the message that brings it. */
export const PORT_REQUEST = "kiosk-port-please";
export const PORT_MESSAGE = { type: "kiosk-port" } as const;

/** Where the payment page is shown, in CSS pixels of the window. */
export type Rectangle = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** What a return address says (payments §2.2). */
export type ReturnOutcome = "success" | "error" | "cancel";

export type PaymentPageRequest = {
  readonly url: string;
  /** The payment page is left when it goes to an address that begins like this. */
  readonly returnUrlPrefix: string;
  readonly bounds: Rectangle;
};

/** `window.kiosk`: all that Electron adds to the page. The host itself is called over the port. */
export type KioskBridge = {
  /** Shows a payment page in a view of its own above the page; one at a time. */
  readonly showPaymentPage: (request: PaymentPageRequest) => void;
  readonly hidePaymentPage: () => void;
  /**
   * Calls back when the customer is back from the payment page; whether they paid, only the host knows.
   * Returns how to stop.
   */
  readonly onPaymentPageLeft: (listener: (outcome: ReturnOutcome) => void) => () => void;
};
