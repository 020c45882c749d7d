/** Names that preload and main process share; nothing else may be sent. */
export const CHANNELS = {
  /** Page to main: one end of a MessageChannel over which the host is called. */
  port: "kiosk-port",
  /** Main to page, and back at once: the page still works. */
  heartbeat: "kiosk-heartbeat",
  /** Page to main: show the payment page (see `paymentPageRequest`). */
  showPaymentPage: "payment-page-show",
  /** Page to main: put the payment page elsewhere, or out of sight (see `placement`). */
  movePaymentPage: "payment-page-move",
  /** Page to main: take the payment page away and forget it. */
  hidePaymentPage: "payment-page-hide",
  /** Page to main: a key for the payment page (see `pageKey`). */
  typeIntoPaymentPage: "payment-page-type",
  /** Page to main: print the receipt that stands on the page. */
  printReceipt: "receipt-print",
  /** Main to page: what has the focus on the payment page. */
  paymentPageField: "payment-page-field",
  /** Main to page: the payment page went to a return address; with the outcome it names. */
  paymentPageLeft: "payment-page-left",
} as const;

/** What the page posts to its own window to be given a port, and the message that brings it. */
export const PORT_REQUEST = "kiosk-port-please";
export const PORT_MESSAGE = { type: "kiosk-port" } as const;
