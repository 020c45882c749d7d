/** Names that preload and main process share; nothing else may be sent. */
export const CHANNELS = {
  /** Page to main: one end of a MessageChannel for calls to the host. */
  port: "kiosk-port",
  /** Main to page, and back at once if the page works. */
  heartbeat: "kiosk-heartbeat",
  /** Page to main: show the payment page (see `paymentPageRequest`). */
  showPaymentPage: "payment-page-show",
  /** Page to main: move or hide the payment page (see `placement`). */
  movePaymentPage: "payment-page-move",
  /** Page to main: close the payment page and wipe its data. */
  hidePaymentPage: "payment-page-hide",
  /** Page to main: a key for the payment page (see `pageKey`). */
  typeIntoPaymentPage: "payment-page-type",
  /** Page to main: press a control of the payment page. */
  pressOnPaymentPage: "payment-page-press",
  /** Page to main: whether to report what is on the payment page. */
  readPaymentPage: "payment-page-read",
  /** Page to main: print the receipt on the page; answered when the page may change. */
  printReceipt: "receipt-print",
  /** Main to page: the focused field on the payment page. */
  paymentPageField: "payment-page-field",
  /** Main to page: what is on the payment page. */
  paymentPageContent: "payment-page-content",
  /** Main to page: the payment page navigated to a return address; with its outcome. */
  paymentPageLeft: "payment-page-left",
} as const;

/** Posted by the page to its own window to request a port, and the message with that port. */
export const PORT_REQUEST = "kiosk-port-please";
export const PORT_MESSAGE = { type: "kiosk-port" } as const;
