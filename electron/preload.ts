/** The only bridge between page and main process: named functions, and a port on request. */
import { contextBridge, ipcRenderer } from "electron";
import type { KioskBridge } from "./host/rpc/kiosk-bridge.ts";
import { CHANNELS, PORT_MESSAGE, PORT_REQUEST } from "./shell/channels.ts";

const bridge: KioskBridge = {
  showPaymentPage: ({ url, returnUrlPrefix, bounds }) =>
    ipcRenderer.send(CHANNELS.showPaymentPage, { url, returnUrlPrefix, bounds }),
  movePaymentPage: (bounds) => ipcRenderer.send(CHANNELS.movePaymentPage, { bounds }),
  hidePaymentPage: () => ipcRenderer.send(CHANNELS.hidePaymentPage),
  onPaymentPageLeft: (listener) => relay(CHANNELS.paymentPageLeft, listener),
  typeIntoPaymentPage: (key, stop) => ipcRenderer.send(CHANNELS.typeIntoPaymentPage, { key, stop }),
  pressOnPaymentPage: (stop) => ipcRenderer.send(CHANNELS.pressOnPaymentPage, { stop }),
  onPaymentPageContent(listener) {
    const stop = relay(CHANNELS.paymentPageContent, listener);
    ipcRenderer.send(CHANNELS.readPaymentPage, { isWanted: true });
    return () => {
      stop();
      ipcRenderer.send(CHANNELS.readPaymentPage, { isWanted: false });
    };
  },
  printReceipt: () => ipcRenderer.invoke(CHANNELS.printReceipt),
  onPaymentPageField: (listener) => relay(CHANNELS.paymentPageField, listener),
};

/** Electron's event object leads to the sender: the page gets only the message. */
function relay<Sent>(channel: string, listener: (sent: Sent) => void): () => void {
  const onMessage = (_event: unknown, sent: Sent) => listener(sent);
  ipcRenderer.on(channel, onMessage);
  return () => ipcRenderer.removeListener(channel, onMessage);
}

contextBridge.exposeInMainWorld("kiosk", bridge);

// A hanging page does not respond.
ipcRenderer.on(CHANNELS.heartbeat, () => ipcRenderer.send(CHANNELS.heartbeat));

window.addEventListener("message", (event) => {
  // Only the page's own window may request it; a frame in it has another source.
  if (event.source !== window || event.data !== PORT_REQUEST) return;
  const { port1, port2 } = new MessageChannel();
  ipcRenderer.postMessage(CHANNELS.port, null, [port1]);
  window.postMessage(PORT_MESSAGE, window.origin, [port2]);
});
