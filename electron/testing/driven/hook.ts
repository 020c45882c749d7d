/**
 * Runs a whole process of Electron's entry on the double with Chromium behind it: `node --import ./hook.ts
 * dist/electron/main.js --settings FILE`, with an IPC channel to its parent, which receives Chromium's DevTools address
 * and may run code on the double (`e2e/support/shell-double.ts`).
 */
import "../double-hook.ts";
import { runInThisContext } from "node:vm";
import { type BrowserContext, chromium } from "@playwright/test";
import { z } from "zod";
import { findChromium } from "../../../scripts/running/chromium.ts";
import { root } from "../../../scripts/running/processes.ts";
import { CHROMIUM_SWITCHES } from "../../browser/find-chromium.ts";
import { type FakeSession, renderers } from "../electron-contents.ts";
import * as electron from "../electron-double.ts";
import { freePort } from "../free-port.ts";
import { ChromiumRenderer } from "./chromium-renderer.ts";

const asked = z.object({ id: z.number(), work: z.string() });

const executablePath = findChromium();
if (executablePath === null) throw new Error("there is no Chromium");
const port = await freePort();
const browser = await chromium.launch({
  executablePath,
  args: [...CHROMIUM_SWITCHES, `--remote-debugging-port=${port}`],
  // The program ends itself, and then the browser.
  handleSIGINT: false,
  handleSIGTERM: false,
  handleSIGHUP: false,
});

/** A session's storage is an in-memory context of its own: sessions share nothing. */
const contexts = new Map<FakeSession, Promise<BrowserContext>>();
function contextOf(storage: FakeSession): Promise<BrowserContext> {
  const known = contexts.get(storage) ?? browser.newContext({ hasTouch: true, viewport: null });
  contexts.set(storage, known);
  return known;
}
renderers.make = (contents) => new ChromiumRenderer(contents, contextOf);

const { app } = electron;
app.appPath = root;
app.once("double:exit", (code) => {
  browser.close().finally(() => process.exit(code));
});

const send = (message: object): void => void process.send?.(message);
process.on("message", (message) => {
  const { id, work } = asked.parse(message);
  Promise.resolve()
    .then(() => Reflect.apply(runInThisContext(`(${work})`), null, [electron]))
    .then(
      (value: unknown) => send({ id, value }),
      (error: unknown) => send({ id, error: String(error) }),
    );
});
// Without a parent nobody could stop it.
process.once("disconnect", () => {
  browser.close().finally(() => process.exit(1));
});
send({ tools: `http://127.0.0.1:${port}` });
