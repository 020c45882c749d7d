/**
 * A double of the few Electron objects that the shell uses, so that the unmodified `main.ts` runs where Electron's
 * binary is not: same names, same events, no behaviour of its own beyond remembering what it was told. Tests put it in
 * Electron's place with `vi.mock("electron", () => import("./testing/electron-double.ts"))`.
 */
import { EventEmitter } from "node:events";

export const APP_ORIGIN = "kiosk://app";

type ProtocolHandler = (request: Request) => Promise<Response>;
type Listener = (...args: never[]) => void;

export class FakeProtocol {
  readonly schemes: unknown[] = [];
  readonly handlers = new Map<string, ProtocolHandler>();

  registerSchemesAsPrivileged(schemes: unknown[]): void {
    this.schemes.push(...schemes);
  }

  handle(scheme: string, handler: ProtocolHandler): void {
    this.handlers.set(scheme, handler);
  }
}

export class FakeSession extends EventEmitter {
  readonly protocol = new FakeProtocol();
  readonly name: string;
  /** Names of the wiping methods that were called. */
  readonly wiped: string[] = [];
  permissionRequestHandler: Listener | null = null;
  permissionCheckHandler: Listener | null = null;
  devicePermissionHandler: Listener | null = null;

  constructor(name: string) {
    super();
    this.name = name;
  }

  setPermissionRequestHandler(handler: Listener): void {
    this.permissionRequestHandler = handler;
  }

  setPermissionCheckHandler(handler: Listener): void {
    this.permissionCheckHandler = handler;
  }

  setDevicePermissionHandler(handler: Listener): void {
    this.devicePermissionHandler = handler;
  }

  async closeAllConnections(): Promise<void> {
    this.wiped.push("connections");
  }

  async clearStorageData(): Promise<void> {
    this.wiped.push("storage");
  }

  async clearCache(): Promise<void> {
    this.wiped.push("cache");
  }

  async clearAuthCache(): Promise<void> {
    this.wiped.push("auth");
  }
}

/** A frame of a page; only its identity and origin matter. */
export type FakeFrame = { readonly origin: string };

export class FakeWebContents extends EventEmitter {
  mainFrame: FakeFrame = { origin: APP_ORIGIN };
  readonly sent: [channel: string, ...args: unknown[]][] = [];
  readonly loaded: string[] = [];
  windowOpenHandler: (() => { action: string }) | null = null;
  closed = false;
  zoomFactor = 1;
  /** Answers the scripts that are run in the frame that has the focus. */
  focusedFrame: { executeJavaScript(script: string): Promise<unknown> } | null = null;
  /** Input events and inserted texts, in their order, `focus` among them. */
  readonly typed: unknown[] = [];

  setWindowOpenHandler(handler: () => { action: string }): void {
    this.windowOpenHandler = handler;
  }

  getZoomFactor(): number {
    return this.zoomFactor;
  }

  async setVisualZoomLevelLimits(): Promise<void> {}

  focus(): void {
    this.typed.push("focus");
  }

  sendInputEvent(event: unknown): void {
    this.typed.push(event);
  }

  async insertText(text: string): Promise<void> {
    this.typed.push(text);
  }

  send(channel: string, ...args: unknown[]): void {
    this.sent.push([channel, ...args]);
    this.emit("double:sent", channel, ...args);
  }

  async loadURL(url: string): Promise<void> {
    this.loaded.push(url);
  }

  crashes = 0;

  forcefullyCrashRenderer(): void {
    this.crashes += 1;
    this.emit("render-process-gone", {}, { reason: "crashed" });
  }

  close(): void {
    this.closed = true;
  }
}

/** What a view or window was made with. */
type Constructed = { readonly webPreferences?: Record<string, unknown> } & Record<string, unknown>;

export class WebContentsView {
  static readonly all: WebContentsView[] = [];
  readonly webContents = new FakeWebContents();
  readonly options: Constructed;
  bounds: unknown = null;
  visible = true;

  constructor(options: Constructed) {
    this.options = options;
    WebContentsView.all.push(this);
    app.emit("web-contents-created", {}, this.webContents);
  }

  setBounds(bounds: unknown): void {
    this.bounds = bounds;
  }

  setVisible(visible: boolean): void {
    this.visible = visible;
  }
}

export class BrowserWindow extends EventEmitter {
  static readonly all: BrowserWindow[] = [];
  readonly webContents = new FakeWebContents();
  readonly options: Constructed;
  readonly views: WebContentsView[] = [];
  readonly contentView = {
    addChildView: (view: WebContentsView) => void this.views.push(view),
    removeChildView: (view: WebContentsView) => void this.views.splice(this.views.indexOf(view), 1),
  };
  shown = false;
  focused = 0;

  constructor(options: Constructed) {
    super();
    this.options = options;
    BrowserWindow.all.push(this);
    app.emit("web-contents-created", {}, this.webContents);
  }

  async loadURL(url: string): Promise<void> {
    await this.webContents.loadURL(url);
  }

  isDestroyed(): boolean {
    return false;
  }

  show(): void {
    this.shown = true;
  }

  focus(): void {
    this.focused += 1;
  }

  close(): void {
    this.webContents.close();
    this.emit("closed");
  }
}

/** A screen, and where it begins. */
type FakeDisplay = {
  readonly id: number;
  readonly bounds: { readonly x: number; readonly y: number };
};

class FakeScreen extends EventEmitter {
  displays: FakeDisplay[] = [{ id: 1, bounds: { x: 0, y: 0 } }];

  getPrimaryDisplay(): FakeDisplay | undefined {
    return this.displays[0];
  }

  getAllDisplays(): FakeDisplay[] {
    return this.displays;
  }

  /** Plugs screens in or out. */
  become(displays: FakeDisplay[]): void {
    const isMore = displays.length > this.displays.length;
    this.displays = displays;
    this.emit(isMore ? "display-added" : "display-removed");
  }
}
export const screen = new FakeScreen();

/** What keeps the machine awake. */
export const powerSaveBlocker = {
  started: [] as string[],
  start: (what: string) => powerSaveBlocker.started.push(what),
};

class FakeApp extends EventEmitter {
  isPackaged = false;
  loginItem: unknown = null;
  readonly calls: string[] = [];
  readonly paths = new Map<string, string>();
  /** Folder with `dist/`, as Electron finds it from package.json. */
  appPath = "";
  hasLock = true;
  exitCode: number | null = null;

  enableSandbox(): void {
    this.calls.push("enableSandbox");
  }

  requestSingleInstanceLock(): boolean {
    return this.hasLock;
  }

  async whenReady(): Promise<void> {
    this.calls.push("ready");
  }

  setLoginItemSettings(settings: unknown): void {
    this.loginItem = settings;
  }

  getLocale(): string {
    return "de-DE";
  }

  getAppPath(): string {
    return this.appPath;
  }

  getPath(name: string): string {
    return this.paths.get(name) ?? "";
  }

  setPath(name: string, path: string): void {
    this.paths.set(name, path);
  }

  quit(): void {
    this.calls.push("quit");
    this.emit("will-quit", { preventDefault: () => {} });
  }

  exit(code: number): void {
    this.exitCode = code;
    this.emit("double:exit", code);
  }
}

export const app = new FakeApp();
export const ipcMain = new EventEmitter();
export const protocol = new FakeProtocol();
export const sessions: FakeSession[] = [];
export const session = {
  fromPartition(name: string): FakeSession {
    const found = sessions.find((known) => known.name === name) ?? new FakeSession(name);
    if (!sessions.includes(found)) sessions.push(found);
    return found;
  },
};

export const Menu = { setApplicationMenu: (_menu: null) => {} };

/** Seals by turning bytes round: enough to see that it was used. */
export const safeStorage = {
  backend: "gnome_libsecret",
  available: true,
  isEncryptionAvailable: () => safeStorage.available,
  getSelectedStorageBackend: () => safeStorage.backend,
  encryptString: (text: string) => Buffer.from(text).reverse(),
  decryptString: (sealed: Buffer) => Buffer.from(sealed).reverse().toString(),
};
