/**
 * Serve mode: watches the kiosk's page in the browser that this process opened, and reloads one that does not respond.
 */
import { setTimeout as delay } from "node:timers/promises";
import { attached, type DevTools, targets } from "./devtools-pipe.ts";

/**
 * A page is checked this often; after so many checks without a response it is reloaded (requirement O3: within 5 s).
 */
const USUAL = { askEveryMs: 800, unanswered: 3, startWithinMs: 30_000 } as const;

/**
 * Watches until the browser is gone. A page that crashed or hangs is loaded again in a new process; `helpless` is
 * called if that does not help, or no page ever appears: then the browser itself has to be restarted.
 */
export async function watchPage(
  devTools: DevTools,
  pageUrl: string,
  helpless: () => void,
  times: { readonly [time in keyof typeof USUAL]: number } = USUAL,
): Promise<void> {
  let isGone = false;
  void devTools.closed.then(() => {
    isGone = true;
  });
  let session: string | null = null;
  let answeredAt = performance.now();
  let unanswered = 0;
  /** A reloaded page gets more time each time: the machine may be slow. */
  let patience: number = times.unanswered;
  let hasBeenUp = false;
  while (!isGone) {
    session ??= await pageSession().catch(() => null);
    if (session !== null && (await answers(session))) {
      answeredAt = performance.now();
      unanswered = 0;
      patience = times.unanswered;
      hasBeenUp = true;
      await delay(times.askEveryMs);
      continue;
    }
    if (performance.now() - answeredAt > times.startWithinMs) break;
    unanswered += 1;
    await delay(times.askEveryMs / 4);
    if (session === null || !hasBeenUp || unanswered < patience) continue;
    await startAnew(session);
    session = null;
    unanswered = 0;
    patience *= 2;
  }
  if (!isGone) helpless();

  async function pageSession(): Promise<string | null> {
    const { targetInfos } = targets.parse(await devTools.send("Target.getTargets"));
    const page = targetInfos.find(({ type, url }) => type === "page" && url.startsWith(pageUrl));
    if (!page) return null;
    const params = { targetId: page.targetId, flatten: true };
    return attached.parse(await devTools.send("Target.attachToTarget", params)).sessionId;
  }
  /** Whether the page responds before the next check is due. */
  async function answers(sessionId: string): Promise<boolean> {
    const asked = devTools.send("Runtime.evaluate", { expression: "0" }, sessionId);
    const late = delay(times.askEveryMs, false, { ref: false });
    return Promise.race([asked.then(() => true).catch(() => false), late]);
  }
  /** Ends the page's process, which may hang, and loads the page again. */
  async function startAnew(sessionId: string): Promise<void> {
    // Gets no response if it works.
    void devTools.send("Page.crash", {}, sessionId).catch(() => {});
    await delay(times.askEveryMs / 4);
    void devTools.send("Page.reload", {}, sessionId).catch(() => {});
  }
}
