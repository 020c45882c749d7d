import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MessageChannel } from "node:worker_threads";
import { createORPCClient } from "@orpc/client";
import { RPCLink } from "@orpc/client/message-port";
import type { ContractRouterClient } from "@orpc/contract";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import type { contract } from "./host/rpc/contract.ts";
import { CHANNELS } from "./shell/channels.ts";
import * as electron from "./testing/electron-double.ts";
import { eventually } from "./testing/eventually.ts";
import { FakeMessagePortMain } from "./testing/message-port-main.ts";
import { writeSettings } from "./testing/settings-file.ts";

vi.mock("electron", () => import("./testing/electron-double.ts"));

let window: electron.BrowserWindow;
let ready: unknown;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "kiosk-shell-"));
  mkdirSync(join(folder, "dist/page"), { recursive: true });
  writeFileSync(join(folder, "dist/page/index.html"), '<p nonce="__CSP_NONCE__">The page</p>');
  electron.app.appPath = folder;
  const settings = writeSettings(folder);
  process.argv = [process.execPath, folder, "--settings", settings, "--data", join(folder, "data")];
  ready = await readyLine(() => import("./main.ts"));
  const [opened] = electron.BrowserWindow.all;
  if (!opened) throw new Error("main.ts opened no window");
  window = opened;
  return async () => {
    electron.app.quit();
    await eventually(() => expect(electron.app.exitCode).toBe(0));
  };
});

/** The JSON line that a program prints when it is ready. */
async function readyLine(start: () => Promise<unknown>): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const stdout = vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    resolve(JSON.parse(String(text)));
    return true;
  });
  electron.app.once("double:exit", (code) => reject(new Error(`main.ts ended with ${code}`)));
  try {
    await start();
    return await promise;
  } finally {
    stdout.mockRestore();
  }
}

/** Sends the page's end of a new channel as the preload does; returns the message and both ends. */
function sendPort(from: { sender?: unknown; senderFrame?: unknown } = {}) {
  const { port1, port2 } = new MessageChannel();
  onTestFinished(() => port2.close());
  const port = new FakeMessagePortMain(port1);
  electron.ipcMain.emit(CHANNELS.port, {
    sender: window.webContents,
    senderFrame: window.webContents.mainFrame,
    ports: [port],
    ...from,
  });
  return { port, page: port2 };
}

function clientOver(page: MessageChannel["port1"]): ContractRouterClient<typeof contract> {
  return createORPCClient(new RPCLink({ port: page }));
}

test("one window opens on the page's own scheme, and main.ts reports that it is ready", () => {
  expect(electron.BrowserWindow.all).toHaveLength(1);
  expect(window.webContents.loaded).toEqual(["kiosk://app/"]);
  expect(ready).toMatchObject({ ready: true, url: "kiosk://app/" });
  expect(electron.app.calls).toContain("enableSandbox");
});

test("the window is isolated, sandboxed and without tools (S1)", () => {
  expect(window.options.webPreferences).toMatchObject({
    contextIsolation: true,
    sandbox: true,
    webSecurity: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webviewTag: false,
    navigateOnDragDrop: false,
    plugins: false,
    devTools: false,
    allowRunningInsecureContent: false,
  });
  expect(window.options).toMatchObject({ kiosk: true, fullscreen: true });
});

test("the scheme has origins like https", () => {
  expect(electron.protocol.schemes).toEqual([
    {
      scheme: "kiosk",
      privileges: {
        standard: true,
        secure: true,
        supportFetchAPI: true,
        codeCache: true,
        stream: true,
      },
    },
  ]);
});

function ask(url: string, init: RequestInit = {}): Promise<Response> {
  const storage = electron.session.fromPartition("kiosk");
  const handler = storage.protocol.handlers.get("kiosk");
  if (!handler) throw new Error("nothing answers kiosk://");
  return handler(new Request(url, init));
}

test("the page has a strict policy with a new nonce each time (S2)", async () => {
  const pages = await Promise.all([ask("kiosk://app/"), ask("kiosk://app/")]);
  const policies = pages.map(({ headers }) => headers.get("Content-Security-Policy") ?? "");
  const nonces = policies.map((policy) => /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1]);
  expect(policies[0]).toContain("default-src 'none'");
  expect(policies[0]).toContain("connect-src 'self';");
  expect(nonces[0]).toBeTruthy();
  expect(nonces[0]).not.toBe(nonces[1]);
  expect(await pages[0]?.text()).toBe(`<p nonce="${nonces[0]}">The page</p>`);
});

test.each([
  ["another host", "kiosk://other/", {}],
  ["a file outside the page", "kiosk://app/..%2f..%2fsettings.json", {}],
  ["another method", "kiosk://app/", { method: "POST" }],
])("%s is not served", async (_what, url, init) => {
  const answer = await ask(url, init);
  expect(answer.status).toBe(404);
});

test("a call over the port reaches the host", async () => {
  const { page } = sendPort();
  await expect(clientOver(page).visit.resumable()).resolves.toBeNull();
});

test("a reloaded page sends a new port and the old one is closed", async () => {
  const first = sendPort();
  const second = sendPort();
  expect(first.port.closed).toBe(true);
  await expect(clientOver(second.page).visit.resumable()).resolves.toBeNull();
});

test.each([
  ["a frame in the page", () => ({ senderFrame: { origin: electron.APP_ORIGIN } })],
  ["a frame that is gone", () => ({ senderFrame: null })],
  ["another page", () => ({ sender: new electron.FakeWebContents() })],
])("%s gets no port (S3)", (_who, from) => {
  const { port } = sendPort(from());
  expect(port.closed).toBe(true);
  expect(port.listenerCount("message")).toBe(0);
});

test("a page of another origin in the window gets no port (S3)", () => {
  const { webContents } = window;
  const own = webContents.mainFrame;
  onTestFinished(() => {
    webContents.mainFrame = own;
  });
  const stranger = { origin: "https://evil.example" };
  webContents.mainFrame = stranger;
  expect(sendPort({ senderFrame: stranger }).port.closed).toBe(true);
});

/** Whether the shell stops an event of the window's page. */
function isStopped(name: string, details: object = {}): boolean {
  const event = { ...details, preventDefault: vi.fn() };
  window.webContents.emit(name, event, details);
  return event.preventDefault.mock.calls.length > 0;
}

test("the window cannot navigate elsewhere", () => {
  for (const name of ["will-frame-navigate", "will-redirect"]) {
    for (const url of ["https://evil.example/", "kiosk://other/", "file:///etc/passwd"]) {
      expect(isStopped(name, { url }), `${name} ${url}`).toBe(true);
    }
    expect(isStopped(name, { url: "kiosk://app/menu" })).toBe(false);
  }
  expect(window.webContents.windowOpenHandler?.()).toEqual({ action: "deny" });
  expect(isStopped("will-attach-webview")).toBe(true);
});

test.each([
  [{ key: "F12", control: false, alt: false, meta: false }, true],
  [{ key: "r", control: true, alt: false, meta: false }, true],
  [{ key: "p", control: false, alt: false, meta: true }, true],
  [{ key: "F4", control: false, alt: true, meta: false }, true],
  [{ key: "ArrowLeft", control: false, alt: true, meta: false }, true],
  [{ key: "c", control: true, alt: false, meta: false }, false],
  [{ key: "é", control: false, alt: true, meta: false }, false],
  [{ key: "s", control: true, alt: true, meta: false }, false],
  [{ key: "Delete", control: true, alt: true, meta: false }, true],
  [{ key: "Tab", control: false, alt: false, meta: false }, false],
])("key %o does nothing: %s (S5)", (input, stopped) => {
  expect(isStopped("before-input-event", input)).toBe(stopped);
});

test("no permission, device or download is granted", () => {
  const storage = electron.session.fromPartition("kiosk");
  const decide = vi.fn();
  Reflect.apply(storage.permissionRequestHandler ?? vi.fn(), null, [null, "geolocation", decide]);
  expect(decide).toHaveBeenCalledExactlyOnceWith(false);
  expect(Reflect.apply(storage.permissionCheckHandler ?? vi.fn(), null, [])).toBe(false);
  expect(Reflect.apply(storage.devicePermissionHandler ?? vi.fn(), null, [])).toBe(false);
  const download = { preventDefault: vi.fn() };
  const item = { cancel: vi.fn() };
  storage.emit("will-download", download, item);
  expect(item.cancel).toHaveBeenCalled();
});

test.each([
  ["the page itself", "kiosk://app/", true, ["video"], true],
  ["a frame in it", "kiosk://app/", false, ["video"], false],
  ["another page", "https://bank.example/", true, ["video"], false],
  ["the page, with the microphone", "kiosk://app/", true, ["audio", "video"], false],
  ["the page, for nothing in particular", "kiosk://app/", true, [], false],
])(
  "the camera for %s (%s, main frame %s, %o): %s",
  (_who, url, isMainFrame, mediaTypes, granted) => {
    const storage = electron.session.fromPartition("kiosk");
    const { permissionRequestHandler, permissionCheckHandler } = storage;
    const decide = vi.fn();
    const asked = { requestingUrl: url, isMainFrame, mediaTypes };
    Reflect.apply(permissionRequestHandler ?? vi.fn(), null, [null, "media", decide, asked]);
    expect(decide).toHaveBeenCalledExactlyOnceWith(granted);
    const mediaType = mediaTypes.length === 1 ? mediaTypes[0] : "unknown";
    const checked = { requestingUrl: url, isMainFrame, mediaType };
    expect(
      Reflect.apply(permissionCheckHandler ?? vi.fn(), null, [null, "media", url, checked]),
    ).toBe(granted);
  },
);

test("a page that crashes is loaded again, one that hangs is crashed first", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const before = window.webContents.loaded.length;
  window.emit("unresponsive");
  vi.advanceTimersByTime(5_000);
  expect(window.webContents.loaded).toHaveLength(before + 1);
  window.emit("unresponsive");
  window.emit("responsive");
  vi.advanceTimersByTime(10_000);
  expect(window.webContents.loaded).toHaveLength(before + 1);
});

test("the screen stays on", () => {
  expect(electron.powerSaveBlocker.started).toEqual(["prevent-display-sleep"]);
});

test("a second instance only brings the window to the front", () => {
  electron.app.emit("second-instance");
  expect(window.focused).toBe(1);
});
