/** What goes wrong around a kiosk, and is no reason to restart it. */
import { readFileSync, writeFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { z } from "zod";
import { eventually, expectStart, openScreen } from "./kiosk-screen.ts";
import { DATA_FOLDER, HEALTH, SETTINGS_FILE, type Shop, UNIT } from "./shop.ts";
import { visit } from "./visit.ts";

const REFUSED_MS = 20_000;
const RECOVERED_MS = 90_000;
const health = z.object({
  state: z.string(),
  because: z.array(z.string()),
  notes: z.array(z.string()),
});

/** The kiosk's own word about itself. */
export async function healthOf(): Promise<z.infer<typeof health>> {
  const answer = await fetch(`${HEALTH}/health`);
  return health.parse(await answer.json());
}

/** Settings that cannot be used are on the screen, the watchdog leaves them there, and corrected ones are taken up. */
export async function tryWrongSettings(shop: Shop): Promise<void> {
  const { kiosk } = shop;
  const file = kiosk.path(SETTINGS_FILE);
  const right = readFileSync(file, "utf8");
  const { ordering: _, ...incomplete } = JSON.parse(right);
  writeFileSync(file, JSON.stringify(incomplete));
  await kiosk.must(["systemctl", "restart", UNIT]);
  const screen = await openScreen(kiosk);
  await expect(screen.customer.page.locator("main")).toContainText("ordering");
  const process = await mainProcess(shop);
  await kiosk.must(["systemctl", "start", "loyalty-kiosk-watchdog.service"]);
  expect(await mainProcess(shop), "the watchdog has ended a kiosk with wrong settings").toBe(
    process,
  );
  expect(await healthOf()).toMatchObject({ state: "starting", because: ["settings"] });
  writeFileSync(file, right);
  await expectStart(screen);
  await screen.close();
}

const mainProcess = ({ kiosk }: Shop) =>
  kiosk.must(["systemctl", "show", "--property=MainPID,NRestarts", UNIT]);

/**
 * A kiosk that is switched on without a network shows a page, which the watchdog leaves there, and takes orders by itself
 * when the network is there. Returns what the kiosk said about itself without it.
 */
export async function tryNoNetwork(shop: Shop): Promise<string> {
  const { kiosk, sandbox } = shop;
  const port = new URL(sandbox.url).port;
  const table = ["inet", "shop_test"];
  const chain = ["output", "{", "type", "filter", "hook", "output", "priority", "0", ";", "}"];
  await kiosk.must(["nft", "add", "table", ...table]);
  await kiosk.must(["nft", "add", "chain", ...table, ...chain]);
  await kiosk.must(["nft", "add", "rule", ...table, "output", "tcp", "dport", port, "drop"]);
  await kiosk.must(["systemctl", "restart", UNIT]);
  const process = await mainProcess(shop);
  const screen = await openScreen(kiosk);
  await expect(screen.customer.page.locator("h1").first()).toBeVisible();
  await kiosk.must(["systemctl", "start", "loyalty-kiosk-watchdog.service"]);
  const { state } = await healthOf();
  await kiosk.must(["nft", "delete", "table", ...table]);
  await eventually(async () => expect((await healthOf()).state).toBe("serving"), RECOVERED_MS);
  await expectStart(screen);
  shop.numbers.push(await visit(screen));
  expect(await mainProcess(shop), "the kiosk was restarted").toBe(process);
  await screen.close();
  return state;
}

/** A second kiosk with the same data ends at once, and the first goes on. */
export async function tryToStartTwice(shop: Shop): Promise<void> {
  const current = "/usr/lib/loyalty-kiosk/current";
  const second = [`${current}/bin/node`, `${current}/serve/kiosk.js`, "--headless"];
  const places = ["--settings", SETTINGS_FILE, "--data", DATA_FOLDER, "--port", "4699"];
  const limit = ["timeout", String(REFUSED_MS / 1_000)];
  const { code, output } = await shop.kiosk.run([...limit, ...second, ...places], {
    user: "kiosk",
  });
  expect(output).toContain(DATA_FOLDER);
  expect([1, 2], `a second kiosk: exit ${code}, ${output}`).toContain(code);
  expect((await healthOf()).state).toBe("serving");
}
