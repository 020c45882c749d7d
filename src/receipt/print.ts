/**
 * Prints what `PrintedReceipt` renders, on the device's default printer. Electron does it without a dialog, and so does
 * a browser that was started by the kiosk with receipts enabled in the settings.
 */
export function printReceipt(): void {
  if (window.kiosk === undefined) window.print();
  else window.kiosk.printReceipt();
}
