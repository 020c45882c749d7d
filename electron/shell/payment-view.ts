/** The payment provider's page: confined in a view of its own, and wiped after each use (design: checkout). */
import { randomUUID } from "node:crypto";
import { type BrowserWindow, type IpcMain, type Session, session, WebContentsView } from "electron";
import { z } from "zod";
import { MAX_TEXT_LENGTH } from "../../contracts/common.ts";
import { isPageAddress } from "../host/net/address.ts";
import type { Log } from "../host/net/log.ts";
import type { PaymentPageRequest, Rectangle, ReturnOutcome } from "../host/rpc/kiosk-bridge.ts";
import { type PageKey, pageKey } from "../host/rpc/payment-keys.ts";
import { CHANNELS } from "./channels.ts";
import { confineNavigation, hardenSession } from "./hardening.ts";
import { isPaymentAddress, returnOutcome } from "./payment-address.ts";
import { isFromPage } from "./trusted-sender.ts";
import { readView, type ViewContent } from "./view-content.ts";
import { typeInto, watchFocusedField } from "./view-keys.ts";
import { HARDENED_WEB_PREFERENCES } from "./web-preferences.ts";

const pixels = z.int().min(0).max(10_000);
const bounds = z.strictObject({ x: pixels, y: pixels, width: pixels, height: pixels }).nullable();
const paymentPageRequest = z.strictObject({
  url: z.url().max(MAX_TEXT_LENGTH).refine(isPageAddress),
  returnUrlPrefix: z.url().max(MAX_TEXT_LENGTH),
  bounds,
});
const placement = z.strictObject({ bounds });
/** Of a text or control of the page. */
const stopId = z.string().max(200);
const typed = z.strictObject({ key: pageKey, stop: stopId.optional() });
const pressed = z.strictObject({ stop: stopId });
const reading = z.strictObject({ isWanted: z.boolean() });

/** An open payment page. */
type OpenPage = {
  readonly move: (bounds: Rectangle | null) => void;
  /** Into that field, or the focused one. */
  readonly type: (key: PageKey, stop?: string) => void;
  readonly press: (stop: string) => void;
  /** Whether a customer with a keypad needs to know what is on it. */
  readonly read: (isWanted: boolean) => void;
  readonly hide: () => void;
};

const nothing = () => {};
const NOTHING_OPEN: OpenPage = {
  ...{ move: nothing, type: nothing, press: nothing, read: nothing, hide: nothing },
};

/** Shows and hides payment pages for the page in `window`. */
export function answerPaymentPages(
  ipcMain: IpcMain,
  window: BrowserWindow,
  log: Pick<Log, "warn">,
): void {
  let open = NOTHING_OPEN;
  let isRead = false;
  const hide = () => {
    open.hide();
    open = NOTHING_OPEN;
  };
  ipcMain.on(CHANNELS.showPaymentPage, (event, input: unknown) => {
    if (!isFromPage(event, window)) return;
    const request = paymentPageRequest.safeParse(input);
    if (!request.success) {
      // Without its content: a payment page's address gives access to the payment.
      const fields = request.error.issues.map(({ path }) => path.join("."));
      log.warn({ fields }, "a payment page was not opened");
      return;
    }
    hide();
    open = showPaymentPage(window, request.data, (outcome) => {
      open = NOTHING_OPEN;
      window.webContents.send(CHANNELS.paymentPageLeft, outcome);
    });
    open.read(isRead);
  });
  ipcMain.on(CHANNELS.movePaymentPage, (event, input: unknown) => {
    const moved = isFromPage(event, window) ? placement.safeParse(input).data : null;
    if (moved) open.move(moved.bounds);
  });
  ipcMain.on(CHANNELS.typeIntoPaymentPage, (event, input: unknown) => {
    const typing = isFromPage(event, window) ? typed.safeParse(input).data : null;
    if (typing) open.type(typing.key, typing.stop);
  });
  ipcMain.on(CHANNELS.pressOnPaymentPage, (event, input: unknown) => {
    const control = isFromPage(event, window) ? pressed.safeParse(input).data : null;
    if (control) open.press(control.stop);
  });
  ipcMain.on(CHANNELS.readPaymentPage, (event, input: unknown) => {
    const request = isFromPage(event, window) ? reading.safeParse(input).data : null;
    if (!request) return;
    isRead = request.isWanted;
    open.read(isRead);
  });
  ipcMain.on(CHANNELS.hidePaymentPage, (event) => {
    if (isFromPage(event, window)) hide();
  });
  // After a reload or a crash the page does not know of the view any more.
  const forget = () => {
    isRead = false;
    hide();
  };
  window.webContents.on("did-navigate", forget);
  window.webContents.on("render-process-gone", forget);
}

/** Opens the view; `hide` closes it and wipes its data. `left` is called at most once. */
function showPaymentPage(
  window: BrowserWindow,
  request: PaymentPageRequest,
  left: (outcome: ReturnOutcome) => void,
): OpenPage {
  // Without "persist:" a partition is in memory; with a new name it shares nothing with the previous one.
  const storage = session.fromPartition(`payment-${randomUUID()}`);
  hardenSession(storage);
  const view = new WebContentsView({
    webPreferences: {
      ...HARDENED_WEB_PREFERENCES,
      session: storage,
      zoomFactor: window.webContents.getZoomFactor(),
    },
  });
  const { webContents } = view;
  let open = true;
  let content: ViewContent | null = null;
  const hide = () => {
    if (!open) return;
    open = false;
    stopWatching();
    content?.stop();
    window.contentView.removeChildView(view);
    webContents.close();
    void wipe(storage);
  };
  const outcomeOf = (url: string) => returnOutcome(url, request.returnUrlPrefix);
  const arrive = (url: string): void => {
    const outcome = outcomeOf(url);
    if (outcome === null || !open) return;
    hide();
    left(outcome);
  };
  confineNavigation(
    webContents,
    (url) => outcomeOf(url) === null && isPaymentAddress(url, request.url),
    arrive,
  );
  // Catches an address that got past the two events above.
  webContents.on("did-navigate", (_event, url) => arrive(url));
  window.contentView.addChildView(view);
  placeView(view, request.bounds, window.webContents.getZoomFactor());
  const stopWatching = watchFocusedField(webContents, (field) => {
    window.webContents.send(CHANNELS.paymentPageField, field);
  });
  // A page that does not load shows nothing; the kiosk's own screen offers alternatives.
  webContents.loadURL(request.url).catch(() => {});
  return {
    hide,
    type(key, stop) {
      if (stop === undefined) typeInto(webContents, key);
      else content?.typeInto(stop, key);
    },
    press: (stop) => content?.press(stop),
    read(isWanted) {
      if (isWanted === (content !== null)) return;
      content?.stop();
      content = isWanted
        ? readView(webContents, window.webContents, (now) =>
            window.webContents.send(CHANNELS.paymentPageContent, now),
          )
        : null;
    },
    move: (to) => placeView(view, to, window.webContents.getZoomFactor()),
  };
}

/** The page's units are CSS pixels, the window's those of the screen. */
function placeView(view: WebContentsView, to: Rectangle | null, zoom: number): void {
  view.setVisible(to !== null);
  if (to === null) return;
  const scaled = (length: number) => Math.round(length * zoom);
  view.setBounds({
    x: scaled(to.x),
    y: scaled(to.y),
    width: scaled(to.width),
    height: scaled(to.height),
  });
}

async function wipe(storage: Session): Promise<void> {
  await storage.closeAllConnections();
  await storage.clearStorageData();
  await storage.clearCache();
  await storage.clearAuthCache();
}
