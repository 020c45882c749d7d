/** Whatever ends in the session comes back by itself. */
import { expect } from "@playwright/test";
import type { Container } from "./container.ts";
import { connectToScreen, eventually, type KioskScreen, openScreen } from "./kiosk-screen.ts";
import type { Shop } from "./shop.ts";
import { visit } from "./visit.ts";

/** After this time a customer can order again. */
const PROMISED_MS = 10_000;
const PATIENCE_MS = 60_000;

type End = {
  end(shop: Shop, screen: KioskScreen): Promise<void>;
  /** What is another one afterwards. */
  renewed(shop: Shop): Promise<string>;
};

const pidOf = (kiosk: Container, pattern: string) =>
  kiosk.must(["pgrep", "--oldest", "--euid", "kiosk", "--full", pattern]);

/** Kills a process of the session. */
const kill = (pattern: string): End => ({
  async end({ kiosk }) {
    await kiosk.must(["kill", "-KILL", (await pidOf(kiosk, pattern)).trim()]);
  },
  renewed: ({ kiosk }) => pidOf(kiosk, pattern),
});

/** What ends, and how. */
const ENDS: Readonly<Record<string, End>> = {
  "page crash": {
    async end(_, { customer: { page } }) {
      const session = await page.context().newCDPSession(page);
      // It never answers.
      void session.send("Page.crash").catch(() => {});
    },
    renewed: async () => "",
  },
  "browser kill": kill("^/usr/lib/chromium/chromium .*--remote-debugging-pipe"),
  "host kill": kill("serve/kiosk\\.js"),
  "compositor kill": kill("^/usr/bin/cage"),
};

/** Ends each part of the session, once; returns the milliseconds until a customer could order again. */
export async function endEachPart(shop: Shop): Promise<Readonly<Record<string, number>>> {
  const times: Record<string, number> = {};
  for (const [name, { end, renewed }] of Object.entries(ENDS)) {
    const before = await openScreen(shop.kiosk);
    const opened = await timeOrigin(before);
    const old = await renewed(shop);
    const from = performance.now();
    await end(shop, before);
    const after = await newPage(shop.kiosk, async (screen) => {
      if (old !== "") expect(await renewed(shop)).not.toBe(old);
      expect(await timeOrigin(screen)).toBeGreaterThan(opened);
    });
    times[name] = Math.round(performance.now() - from);
    void before.close();
    shop.numbers.push(await visit(after));
    await after.close();
  }
  for (const [name, time] of Object.entries(times)) {
    expect(time, `${name}: back after ${time} ms`).toBeLessThan(PROMISED_MS);
  }
  return times;
}

/** The screen with another page, when a customer can order there. */
async function newPage(
  kiosk: Container,
  expectNew: (screen: KioskScreen) => Promise<void>,
): Promise<KioskScreen> {
  return eventually(async () => {
    const screen = await connectToScreen(kiosk);
    try {
      await expectNew(screen);
      await expect(screen.customer.start.orderType("EAT_IN")).toBeEnabled({ timeout: 500 });
      return screen;
    } catch (error) {
      await screen.close();
      throw error;
    }
  }, PATIENCE_MS);
}

/** When the page's document began to load. */
function timeOrigin({ customer: { page } }: KioskScreen): Promise<number> {
  return page.evaluate(() => performance.timeOrigin);
}
