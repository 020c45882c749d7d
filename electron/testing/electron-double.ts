/**
 * A double of the few Electron objects that the shell uses, so that the unmodified `main.ts` runs without Electron's
 * binary: same names, same events, no behaviour of its own beyond recording its calls. Tests replace Electron with it
 * by `vi.mock("electron", () => import("./testing/electron-double.ts"))`.
 */
import { spawn } from "node:child_process";
import { EventEmitter } from "node:events";
import {
  FakeProtocol,
  FakeSession,
  FakeWebContents,
  type FakeWebPreferences,
} from "./electron-contents.ts";

export {
  APP_ORIGIN,
  FakeDebugger,
  type FakeFrame,
  FakeSession,
  FakeWebContents,
} from "./electron-contents.ts";

/** Constructor options of a view or window. */
type Constructed = {
  readonly webPreferences?: FakeWebPreferences;
  readonly width?: number;
  readonly height?: number;
} & Record<string, unknown>;

type FakeRectangle = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export class WebContentsView {
  static readonly all: WebContentsView[] = [];
  readonly webContents: FakeWebContents;
  readonly options: Constructed;
  bounds: unknown = null;
  visible = true;

  constructor(options: Constructed = {}) {
    this.options = options;
    this.webContents = new FakeWebContents(options.webPreferences);
    WebContentsView.all.push(this);
    app.emit("web-contents-created", {}, this.webContents);
  }

  setBounds(bounds: FakeRectangle): void {
    this.bounds = bounds;
    this.webContents.renderer?.resize(bounds);
  }

  setVisible(visible: boolean): void {
    this.visible = visible;
  }
}

export class BrowserWindow extends EventEmitter {
  static readonly all: BrowserWindow[] = [];
  readonly webContents: FakeWebContents;
  readonly options: Constructed;
  readonly views: WebContentsView[] = [];
  readonly contentView = {
    children: this.views,
    addChildView: (view: WebContentsView) => void this.views.push(view),
    removeChildView: (view: WebContentsView) => void this.views.splice(this.views.indexOf(view), 1),
  };
  shown = false;
  focused = 0;

  constructor(options: Constructed) {
    super();
    this.options = options;
    this.webContents = new FakeWebContents(options.webPreferences);
    const { width, height } = options;
    if (width !== undefined && height !== undefined)
      this.webContents.renderer?.resize({ width, height });
    this.webContents.once("did-finish-load", () => this.emit("ready-to-show"));
    BrowserWindow.all.push(this);
    app.emit("web-contents-created", {}, this.webContents);
  }

  static getAllWindows(): BrowserWindow[] {
    return BrowserWindow.all.filter(({ webContents }) => !webContents.closed);
  }

  async loadURL(url: string): Promise<void> {
    await this.webContents.loadURL(url);
  }

  isDestroyed(): boolean {
    return this.webContents.closed;
  }

  isKiosk(): boolean {
    return this.options.kiosk === true;
  }

  isVisible(): boolean {
    return this.shown;
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

/** A screen with its position. */
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

  /** Attaches or detaches screens. */
  become(displays: FakeDisplay[]): void {
    const isMore = displays.length > this.displays.length;
    this.displays = displays;
    this.emit(isMore ? "display-added" : "display-removed");
  }
}
export const screen = new FakeScreen();

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

  exit(code = 0): void {
    this.exitCode = code;
    this.emit("double:exit", code);
  }
}

class FakeIpcMain extends EventEmitter {
  /** What answers the page's calls, by channel. */
  readonly handlers = new Map<string, (event: unknown, ...args: unknown[]) => unknown>();

  handle(channel: string, handler: (event: unknown, ...args: unknown[]) => unknown): void {
    this.handlers.set(channel, handler);
  }
}

export const app = new FakeApp();
export const ipcMain = new FakeIpcMain();
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

/** A process of Node instead. */
export const utilityProcess = {
  fork: (script: string, parameters: readonly string[] = []) =>
    spawn(process.execPath, [script, ...parameters], { stdio: ["ignore", "pipe", "ignore"] }),
};

/** "Seals" by reversing bytes: enough to see that it was used. */
export const safeStorage = {
  backend: "gnome_libsecret",
  available: true,
  isEncryptionAvailable: () => safeStorage.available,
  getSelectedStorageBackend: () => safeStorage.backend,
  encryptString: (text: string) => Buffer.from(text).reverse(),
  decryptString: (sealed: Buffer) => Buffer.from(sealed).reverse().toString(),
};
