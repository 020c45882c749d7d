/** Web contents of the Electron double as a page of Chromium: Electron's effects on a page are applied to it. */
import type { BrowserContext, CDPSession, Page } from "@playwright/test";
import { answerPages, givePreload, inChromium } from "../chromium-window.ts";
import { FakeSession, type FakeWebContents, type Renderer } from "../electron-contents.ts";
import { inputEvent } from "./input-events.ts";
import { judgeNavigation } from "./navigation.ts";
import { reportPageEvents } from "./page-events.ts";
import { grantPermissions } from "./permissions.ts";
import { denyWindows } from "./windows.ts";

type Size = { readonly width: number; readonly height: number };

/** A crashed page cannot be reused in Playwright: the next load opens another one for the same contents. */
export class ChromiumRenderer implements Renderer {
  readonly #contents: FakeWebContents;
  /** The storage of the contents' session. */
  readonly #context: Promise<BrowserContext>;
  #size: Size | null = null;
  #open: Promise<OpenPage> | null = null;

  constructor(
    contents: FakeWebContents,
    contextOf: (storage: FakeSession) => Promise<BrowserContext>,
  ) {
    this.#contents = contents;
    this.#context = contextOf(sessionOf(contents));
    contents.focusedFrame = { executeJavaScript: (script) => this.run(script) };
  }

  async load(url: string): Promise<void> {
    await grantPermissions(await this.#context, sessionOf(this.#contents), url);
    this.#open ??= this.#openPage();
    const { page, judge } = await this.#open;
    judge.isLoading(url);
    await page.goto(inChromium(url)).catch((error: unknown) => {
      // Navigated or closed before it loaded: `loadURL` rejects in Electron too.
      throw new Error(`loading ${url}: ${error instanceof Error ? error.message : String(error)}`);
    });
  }

  async #openPage(): Promise<OpenPage> {
    const contents = this.#contents;
    const page = await (await this.#context).newPage();
    if (this.#size) await page.setViewportSize(this.#size);
    const tools = await page.context().newCDPSession(page);
    const judge = await judgeNavigation(tools, contents);
    const storage = sessionOf(contents);
    const { preload } = contents.preferences;
    if (typeof preload === "string") await givePreload(page, contents, storage, preload);
    else await answerPages(page, storage);
    await denyWindows(page, contents);
    await reportPageEvents(page, tools, contents, storage);
    page.once("crash", () => {
      this.#open = null;
      contents.emit("render-process-gone", {}, { reason: "crashed" });
      page.close().catch(() => {});
    });
    return { page, tools, judge };
  }

  crash(): void {
    // Gets no response if it works.
    this.#do(({ tools }) => tools.send("Page.crash"));
  }

  close(): void {
    this.#do(({ page }) => page.close());
  }

  resize(size: Size): void {
    this.#size = { width: size.width, height: size.height };
    if (size.width > 0 && size.height > 0) this.#do(({ page }) => page.setViewportSize(size));
  }

  input(event: { readonly type: string; readonly keyCode: string }): void {
    this.#do(({ tools }) => tools.send("Input.dispatchKeyEvent", inputEvent(event)));
  }

  async insert(text: string): Promise<void> {
    await (await this.#open)?.page.keyboard.insertText(text);
  }

  async run(script: string): Promise<unknown> {
    return await (await this.#open)?.page.evaluate(script);
  }

  async command(method: string, params: object): Promise<unknown> {
    // Playwright itself attaches to frames in processes of their own.
    if (method === "Target.setAutoAttach") return {};
    const open = await this.#open;
    return await (open && Reflect.apply(open.tools.send, open.tools, [method, params]));
  }

  /** Calls on a page that closes or crashes meanwhile have no effect, as in Electron. */
  #do(work: (open: OpenPage) => Promise<unknown>): void {
    this.#open?.then(work).catch(() => {});
  }
}

type OpenPage = {
  readonly page: Page;
  readonly tools: CDPSession;
  readonly judge: { isLoading(url: string): void };
};

function sessionOf({ preferences }: FakeWebContents): FakeSession {
  if (preferences.session instanceof FakeSession) return preferences.session;
  throw new Error("web contents without a session of their own");
}
