/**
 * Prints what `PrintedReceipt` has put on the page, on the device's default printer: Electron does it without a dialog, and
 * so does the browser that the kiosk opens where the settings have receipts printed.
 */
export function printReceipt(): void {
  if (window.kiosk === undefined) window.print();
  else window.kiosk.printReceipt();
}
