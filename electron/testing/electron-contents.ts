/**
 * Web pages of the Electron double: protocol, session and web contents. By themselves they only record their calls;
 * with a renderer they are backed by a real page of Chromium.
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

export type FakeInputEvent = { readonly type: string; readonly keyCode: string };

/** What is used of Electron's WebPreferences. */
export type FakeWebPreferences = Readonly<Record<string, unknown>>;

/** Renders the pages of web contents, with Electron's effects on them. */
export type Renderer = {
  load(url: string): Promise<void>;
  /** Ends the page's process; then `render-process-gone` is emitted. */
  crash(): void;
  close(): void;
  resize(size: { readonly width: number; readonly height: number }): void;
  input(event: FakeInputEvent): void;
  insert(text: string): Promise<void>;
  run(script: string): Promise<unknown>;
  /** A command of the DevTools protocol. */
  command(method: string, params: object): Promise<unknown>;
};

/** Creates the renderer of web contents: none, unless this is set before the first of them is created. */
export const renderers: { make: ((contents: FakeWebContents) => Renderer) | null } = { make: null };

/** Frames in processes of their own have no sessions here. */
export class FakeDebugger extends EventEmitter {
  readonly #contents: FakeWebContents;
  #isAttached = false;
  /** Answers the commands of web contents without a renderer. */
  answer: (method: string, params: object, sessionId?: string) => unknown = () => ({});

  constructor(contents: FakeWebContents) {
    super();
    this.#contents = contents;
  }

  attach(): void {
    if (this.#isAttached) throw new Error("Debugger is already attached to the target");
    this.#isAttached = true;
  }

  detach(): void {
    this.#isAttached = false;
  }

  isAttached(): boolean {
    return this.#isAttached;
  }

  async sendCommand(method: string, params: object = {}, sessionId?: string): Promise<unknown> {
    if (!this.#isAttached) throw new Error("No target available");
    const { renderer } = this.#contents;
    return renderer
      ? await renderer.command(method, params)
      : await this.answer(method, params, sessionId);
  }
}

export class FakeWebContents extends EventEmitter {
  mainFrame: FakeFrame = { origin: APP_ORIGIN };
  readonly preferences: FakeWebPreferences;
  readonly renderer: Renderer | null;
  readonly debugger = new FakeDebugger(this);
  readonly sent: [channel: string, ...args: unknown[]][] = [];
  readonly loaded: string[] = [];
  windowOpenHandler: (() => { action: string }) | null = null;
  closed = false;
  zoomFactor = 1;
  /** Answers the scripts that run in the focused frame. */
  focusedFrame: { executeJavaScript(script: string): Promise<unknown> } | null = null;
  /** Input events and inserted texts, in their order, including `focus`. */
  readonly typed: unknown[] = [];

  constructor(preferences: FakeWebPreferences = {}) {
    super();
    this.preferences = preferences;
    this.renderer = renderers.make?.(this) ?? null;
  }

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

  sendInputEvent(event: FakeInputEvent): void {
    this.typed.push(event);
    this.renderer?.input(event);
  }

  async insertText(text: string): Promise<void> {
    this.typed.push(text);
    await this.renderer?.insert(text);
  }

  send(channel: string, ...args: unknown[]): void {
    this.sent.push([channel, ...args]);
    this.emit("double:sent", channel, ...args);
  }

  async loadURL(url: string): Promise<void> {
    this.loaded.push(url);
    await this.renderer?.load(url);
  }

  crashes = 0;

  forcefullyCrashRenderer(): void {
    this.crashes += 1;
    if (this.renderer) this.renderer.crash();
    else this.emit("render-process-gone", {}, { reason: "crashed" });
  }

  /** In the main frame; resolves with null if there is no page. */
  async executeJavaScript(script: string): Promise<unknown> {
    return (await this.renderer?.run(script)) ?? null;
  }

  close(): void {
    this.closed = true;
    this.renderer?.close();
  }
}
