import { beforeEach, describe, expect, test, vi } from "vitest";
import type { PaymentPageRequest } from "../host/rpc/kiosk-bridge.ts";
import * as double from "../testing/electron-double.ts";
import { eventually } from "../testing/eventually.ts";
import { CHANNELS } from "./channels.ts";

vi.mock("electron", () => import("../testing/electron-double.ts"));
const { BrowserWindow, ipcMain } = await import("electron");
const { answerPaymentPages } = await import("./payment-view.ts");

const request: PaymentPageRequest = {
  url: "https://pay.example/session/1",
  returnUrlPrefix: "http://127.0.0.1:4650/return/5f0c/",
  bounds: { x: 0, y: 100, width: 1080, height: 1200 },
};
const warn = vi.fn();
let window: double.BrowserWindow;

beforeEach(() => {
  double.ipcMain.removeAllListeners();
  warn.mockClear();
  answerPaymentPages(ipcMain, new BrowserWindow({}), { warn });
  const newest = double.BrowserWindow.all.at(-1);
  if (!newest) throw new Error("no window");
  window = newest;
});

function show(message: unknown = request, senderFrame: unknown = window.webContents.mainFrame) {
  double.ipcMain.emit(
    CHANNELS.showPaymentPage,
    { sender: window.webContents, senderFrame },
    message,
  );
}

/** The visible view; throws if there is none. */
function shownView(): double.WebContentsView {
  const [view] = window.views;
  if (!view) throw new Error("no payment page is shown");
  return view;
}

function sessionOf(view: double.WebContentsView): double.FakeSession {
  const storage = view.options.webPreferences?.session;
  if (!(storage instanceof double.FakeSession)) throw new Error("the view has no session");
  return storage;
}

/** Whether the view is blocked from loading an address. */
function isStopped(view: double.WebContentsView, name: string, url: string): boolean {
  const event = { url, preventDefault: vi.fn() };
  view.webContents.emit(name, event);
  return event.preventDefault.mock.calls.length > 0;
}

test("a payment page is confined: storage in memory, no preload, no permission, no window (S4)", () => {
  show();
  const view = shownView();
  expect(view.webContents.loaded).toEqual([request.url]);
  expect(view.bounds).toEqual(request.bounds);
  expect(view.options.webPreferences).toMatchObject({
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    disableDialogs: true,
    devTools: false,
  });
  expect(view.options.webPreferences).not.toHaveProperty("preload");
  const storage = sessionOf(view);
  expect(storage.name).toMatch(/^payment-/);
  expect(Reflect.apply(storage.permissionCheckHandler ?? vi.fn(), null, [])).toBe(false);
});

test("it may navigate to the bank, and only to web addresses", () => {
  show();
  const view = shownView();
  for (const name of ["will-frame-navigate", "will-redirect"]) {
    expect(isStopped(view, name, "https://acs.bank.example/challenge")).toBe(false);
    for (const url of ["http://pay.example/", "file:///etc/passwd", "tel:112", "kiosk://app/"]) {
      expect(isStopped(view, name, url), url).toBe(true);
    }
  }
  expect(window.views).toHaveLength(1);
  expect(window.webContents.sent).toEqual([]);
});

test.each(["will-frame-navigate", "will-redirect"])(
  "navigation to a return address (%s) closes and wipes it, and notifies the page once",
  async (name) => {
    show();
    const view = shownView();
    expect(isStopped(view, name, `${request.returnUrlPrefix}success?ref=1`)).toBe(true);
    isStopped(view, name, `${request.returnUrlPrefix}cancel`);
    expect(window.views).toEqual([]);
    expect(view.webContents.closed).toBe(true);
    expect(window.webContents.sent).toEqual([[CHANNELS.paymentPageLeft, "success"]]);
    await eventually(() =>
      expect(sessionOf(view).wiped).toEqual(["connections", "storage", "cache", "auth"]),
    );
  },
);

test("a return that got past both is detected on arrival", () => {
  show();
  shownView().webContents.emit("did-navigate", {}, `${request.returnUrlPrefix}error`);
  expect(window.webContents.sent).toEqual([[CHANNELS.paymentPageLeft, "error"]]);
});

test("the next payment shares nothing with the previous one", () => {
  show();
  const first = shownView();
  show();
  const second = shownView();
  expect(window.views).toEqual([second]);
  expect(first.webContents.closed).toBe(true);
  expect(sessionOf(second)).not.toBe(sessionOf(first));
});

function move(bounds: unknown, senderFrame: unknown = window.webContents.mainFrame) {
  double.ipcMain.emit(
    CHANNELS.movePaymentPage,
    { sender: window.webContents, senderFrame },
    { bounds },
  );
}

test("it follows its placeholder in the page, is hidden and shown again unchanged", () => {
  show();
  const view = shownView();
  const lower = { x: 0, y: 300, width: 1080, height: 1000 };
  move(lower);
  expect(view.bounds).toEqual(lower);
  move(null);
  expect(view.visible).toBe(false);
  expect(view.webContents.closed).toBe(false);
  move(lower);
  expect(view.visible).toBe(true);
  expect(view.webContents.loaded).toEqual([request.url]);
});

test("an address as long as the host accepts is opened", () => {
  const url = `${request.url}?`.padEnd(20_000, "x");
  show({ ...request, url });
  expect(shownView().webContents.loaded).toEqual([url]);
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ["with a password", "https://user:password@pay.example/session/1"],
  ["of another kind", "file:///etc/passwd"],
  ["too long", `${request.url}?`.padEnd(20_001, "x")],
])("an address %s opens nothing, and the log says so without the address", (_what, url) => {
  show({ ...request, url });
  expect(window.views).toEqual([]);
  expect(warn).toHaveBeenCalledOnce();
  expect(JSON.stringify(warn.mock.lastCall)).not.toMatch(/pay\.example|password|passwd/);
});

test("it may start hidden", () => {
  show({ ...request, bounds: null });
  expect(shownView().visible).toBe(false);
});

test("a scaled window scales its position and size, too", () => {
  window.webContents.zoomFactor = 0.5;
  show();
  expect(shownView().bounds).toEqual({ x: 0, y: 50, width: 540, height: 600 });
  expect(shownView().options.webPreferences).toMatchObject({ zoomFactor: 0.5 });
});

test.each([
  ["a place that is none", { x: -1, y: 0, width: 1, height: 1 }, undefined],
  ["a frame in the page", { x: 0, y: 0, width: 1, height: 1 }, { origin: double.APP_ORIGIN }],
])("%s moves nothing (S3)", (_what, bounds, frame) => {
  show();
  move(bounds, frame);
  expect(shownView().bounds).toEqual(request.bounds);
});

test("without a payment page there is nothing to move", () => {
  move({ x: 0, y: 0, width: 1, height: 1 });
  expect(window.views).toEqual([]);
});

test("the page can close it, and a reload of the page does", () => {
  show();
  double.ipcMain.emit(CHANNELS.hidePaymentPage, {
    sender: window.webContents,
    senderFrame: window.webContents.mainFrame,
  });
  expect(window.views).toEqual([]);
  show();
  window.webContents.emit("did-navigate", {}, "kiosk://app/");
  expect(window.views).toEqual([]);
  expect(window.webContents.sent).toEqual([]);
});

test.each([
  ["a frame in the page", request, { origin: double.APP_ORIGIN }],
  ["an address that is not the web's", { ...request, url: "file:///etc/passwd" }, undefined],
  ["http on the network", { ...request, url: "http://pay.example/" }, undefined],
  [
    "a size that is none",
    { ...request, bounds: { x: 0, y: 0, width: "all", height: 1 } },
    undefined,
  ],
  ["more than is asked for", { ...request, preload: "/evil.js" }, undefined],
])("%s shows nothing (S3)", (_what, message, frame) => {
  show(message, frame);
  expect(window.views).toEqual([]);
});

describe("the kiosk's keys", () => {
  const press = (key: unknown, senderFrame: unknown = window.webContents.mainFrame) =>
    double.ipcMain.emit(
      CHANNELS.typeIntoPaymentPage,
      { sender: window.webContents, senderFrame },
      { key },
    );

  test("type only into the payment page, like a keyboard", () => {
    show();
    const { webContents } = shownView();
    for (const key of ["4", "ü", "Backspace", "Tab"]) press(key);
    expect(webContents.typed).toEqual([
      "focus",
      { type: "keyDown", keyCode: "4" },
      { type: "char", keyCode: "4" },
      { type: "keyUp", keyCode: "4" },
      "focus",
      "ü",
      "focus",
      { type: "rawKeyDown", keyCode: "Backspace" },
      { type: "keyUp", keyCode: "Backspace" },
      "focus",
      { type: "rawKeyDown", keyCode: "Tab" },
      { type: "keyUp", keyCode: "Tab" },
    ]);
    expect(window.webContents.typed).toEqual([]);
  });

  test("are accepted from the kiosk's own page only, and never as key combinations", () => {
    show();
    const { webContents } = shownView();
    press("4", { origin: "https://pay.example" });
    for (const key of ["F5", "Control+R", "", "\u001b", 4, null]) press(key);
    expect(webContents.typed).toEqual([]);
    window.webContents.emit("did-navigate", {}, "kiosk://app/");
    press("4");
    expect(webContents.typed).toEqual([]);
  });

  test("the page is notified of the focused field there, at each change, until the page is closed", async () => {
    vi.useFakeTimers();
    try {
      show();
      const { webContents } = shownView();
      const fields = () =>
        window.webContents.sent.flatMap(([channel, field]) =>
          channel === CHANNELS.paymentPageField ? [field] : [],
        );
      await vi.advanceTimersByTimeAsync(300);
      let answer: unknown = "digits";
      webContents.focusedFrame = { executeJavaScript: async () => answer };
      await vi.advanceTimersByTimeAsync(600);
      webContents.focusedFrame = null;
      await vi.advanceTimersByTimeAsync(600);
      answer = "letters";
      await vi.advanceTimersByTimeAsync(600);
      expect(fields()).toEqual(["none", "digits", "letters"]);
      answer = "none";
      window.webContents.emit("did-navigate", {}, "kiosk://app/");
      await vi.advanceTimersByTimeAsync(600);
      expect(fields()).toHaveLength(3);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("a customer with a keypad", () => {
  const send = (
    channel: string,
    message: unknown,
    senderFrame: unknown = window.webContents.mainFrame,
  ) => double.ipcMain.emit(channel, { sender: window.webContents, senderFrame }, message);
  const read = (isWanted: unknown) => send(CHANNELS.readPaymentPage, { isWanted });
  const reported = () =>
    window.webContents.sent.flatMap(([channel, content]) =>
      channel === CHANNELS.paymentPageContent ? [content] : [],
    );

  /** A page with one field; returns what its node was asked to do. */
  function pageWithField({ debugger: own }: double.FakeWebContents): object[] {
    const calls: object[] = [];
    const answers: Record<string, (params: object) => unknown> = {
      "Page.getFrameTree": () => ({ frameTree: { frame: { id: "page" } } }),
      "Page.createIsolatedWorld": () => ({ executionContextId: 7 }),
      "Runtime.evaluate": () => ({ result: { value: { title: "Pay", language: "en" } } }),
      "Accessibility.getFullAXTree": () => ({
        nodes: [
          { nodeId: "1", role: { value: "RootWebArea" }, childIds: ["2"] },
          { nodeId: "2", role: { value: "textbox" }, name: { value: "Card" }, backendDOMNodeId: 9 },
        ],
      }),
      "DOM.resolveNode": () => ({ object: { objectId: "field" } }),
      "Runtime.callFunctionOn": (params) => calls.push(params),
    };
    own.answer = (method, params) => answers[method]?.(params) ?? {};
    return calls;
  }

  test("learns what is on the page and fills it in, while the kiosk's own page has the focus", async () => {
    show();
    const { webContents } = shownView();
    const calls = pageWithField(webContents);
    read(true);
    await eventually(() =>
      expect(reported().at(-1)).toMatchObject({
        title: "Pay",
        stops: [{ id: "page:9", kind: "field", name: "Card" }],
      }),
    );
    expect(window.webContents.typed).toEqual(["focus"]);
    webContents.emit("focus");
    expect(window.webContents.typed).toEqual(["focus", "focus"]);
    send(CHANNELS.typeIntoPaymentPage, { key: "4", stop: "page:9" });
    const typed = expect.objectContaining({
      arguments: [{ value: expect.objectContaining({ key: "4" }) }],
    });
    await eventually(() => expect(calls).toContainEqual(typed));
    expect(webContents.typed).toEqual([]);
    const before = calls.length;
    send(CHANNELS.pressOnPaymentPage, { stop: "page:9" });
    await eventually(() => expect(calls.length).toBeGreaterThan(before + 1));
  });

  test("no longer reads, and leaves the focus where it is, once it is not wanted any more", async () => {
    show();
    const { webContents } = shownView();
    pageWithField(webContents);
    read(true);
    await eventually(() => expect(reported()).toHaveLength(1));
    read(false);
    expect(webContents.debugger.isAttached()).toBe(false);
    webContents.emit("focus");
    expect(window.webContents.typed).toEqual(["focus"]);
  });

  test("goes on with the next page, and is forgotten with the kiosk's own", () => {
    read(true);
    show();
    const first = shownView().webContents;
    expect(first.debugger.isAttached()).toBe(true);
    show();
    expect(first.debugger.isAttached()).toBe(false);
    expect(shownView().webContents.debugger.isAttached()).toBe(true);
    window.webContents.emit("did-navigate", {}, "kiosk://app/");
    show();
    expect(shownView().webContents.debugger.isAttached()).toBe(false);
  });

  test("is known by the kiosk's own page only, and by whole messages (S3)", () => {
    show();
    const { webContents } = shownView();
    send(CHANNELS.readPaymentPage, { isWanted: true }, { origin: "https://pay.example" });
    for (const message of [null, {}, { isWanted: "yes" }, { isWanted: true, more: 1 }]) {
      send(CHANNELS.readPaymentPage, message);
    }
    expect(webContents.debugger.isAttached()).toBe(false);
  });
});
