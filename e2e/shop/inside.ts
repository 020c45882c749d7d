/** The first process of a run's namespaces: boots the shop and goes through what is promised of it. */
import { expect } from "@playwright/test";
import { z } from "zod";
import { execute } from "../../scripts/running/processes.ts";
import { tryCommands } from "./commands.ts";
import { tryFleet } from "./fleet.ts";
import { expectSize, expectStart, openScreen, setMode } from "./kiosk-screen.ts";
import { packerOf } from "./newer-packages.ts";
import { judgeOrders } from "./orders.ts";
import { keepPicture } from "./pictures.ts";
import { tryPurge } from "./removal.ts";
import { endEachPart } from "./restarts.ts";
import { expectInstallation, setUp, tryFirewall, tryWrongAnswers } from "./setup.ts";
import { install, openShop, PORTRAIT, restartKiosk, type Shop } from "./shop.ts";
import { tryNoNetwork, tryToStartTwice, tryWrongSettings } from "./troubles.ts";
import { killUpdates, UPDATE_KILLS } from "./update-kills.ts";
import { tryUpdates } from "./updates.ts";
import { visit } from "./visit.ts";

const given = z
  .object({
    root: z.string(),
    folder: z.string(),
    deb: z.string(),
    fleet: z.object({ deb: z.string(), root: z.string(), cgroup: z.string() }),
    pictures: z.string().nullable(),
    seed: z.number().int(),
    startedAt: z.number(),
  })
  .parse(JSON.parse(process.argv[2] ?? ""));

// Whoever started this process is gone: with it ends everything in its namespaces.
process.stdin.on("close", () => process.exit(1)).resume();

/** By which support recognizes the machine. */
const SUPPORT_CODE = /[0-9A-Z]{4}-[0-9A-Z]{4}-\d+\.\d+\.\d+/;

/** Every way in which a screen is mounted. */
const SCREENS = [
  { name: "landscape", mode: "1920x1080", screen: null, size: [1920, 1080] },
  {
    name: "landscape, turned",
    mode: "1920x1080",
    screen: { output: "HEADLESS-1", rotate: "90" },
    size: [1080, 1920],
  },
  { name: "portrait", mode: PORTRAIT, screen: null, size: [1080, 1920] },
] as const;

async function main(): Promise<boolean> {
  await execute("ip", ["link", "set", "lo", "up"]);
  say("a Debian system boots");
  const shop = await openShop(given.root, given.folder);
  const { kiosk } = shop;
  say(`booted: ${(await kiosk.must(["systemctl", "--version"])).split("\n")[0]}`);
  await install(shop, given.deb);
  say("installed");
  await becomeReady(shop);
  await tryCommands(shop);
  say("status, logs, support bundle, encrypted backup and restore do what they say");
  await tryScreens(shop);
  const times = await endEachPart(shop);
  say(`back after: ${JSON.stringify(times)}`);
  await tryWrongSettings(shop);
  say("wrong settings are shown, and corrected ones are taken up");
  await tryToStartTwice(shop);
  say("a second kiosk is refused");
  say(`without a network it is ${await tryNoNetwork(shop)}, and takes orders when it is back`);
  const { updates, rollbacks, killed } = await updateAgainAndAgain(shop);
  await tryFleet(shop, given.fleet, given.folder);
  say("a fleet is set up beside it, the kiosk is paired, and a callback came through the gate");
  const { orders, lost } = await judgeOrders(shop);
  for (const what of lost) say(`LOST: ${what}`);
  await tryPurge(shop);
  say("purged: its records stay");
  const result = {
    installed: true,
    visits: shop.numbers.length,
    orders,
    restarts: Object.keys(times).length,
    updates: updates + killed.updates,
    rollbacks: rollbacks + killed.rollbacks,
    updateKills: UPDATE_KILLS,
    paired: true,
    init: "systemd",
    ordersLost: lost.length,
    seconds: Math.round((Date.now() - given.startedAt) / 1_000),
  };
  console.log(JSON.stringify(result));
  return lost.length === 0;
}

/** From the package to the first visit, with pictures of what an installer sees. */
async function becomeReady(shop: Shop): Promise<void> {
  await restartKiosk(shop);
  const before = await openScreen(shop.kiosk);
  await setMode(shop.kiosk, PORTRAIT);
  await expect(before.customer.page.locator("main")).toContainText("sudo loyalty-kiosk setup");
  await expect(before.customer.page.locator("main")).toContainText(SUPPORT_CODE);
  await keepPicture(shop.kiosk, given.pictures, "not-set-up");
  await before.close();
  await tryWrongAnswers(shop);
  await setUp(shop, { settings: shop.settings });
  const stored = await expectInstallation(shop);
  await tryWrongAnswers(shop);
  await tryFirewall(shop);
  say(`set up by its command: secrets are ${stored}, the firewall's rules hold`);
  const screen = await openScreen(shop.kiosk);
  await setMode(shop.kiosk, PORTRAIT);
  await expectStart(screen);
  await keepPicture(shop.kiosk, given.pictures, "start");
  shop.numbers.push(
    await visit(screen, () => keepPicture(shop.kiosk, given.pictures, "order-number")),
  );
  await screen.close();
}

async function tryScreens(shop: Shop): Promise<void> {
  for (const { name, mode, screen: mounted, size } of SCREENS) {
    await setUp(shop, { screen: mounted });
    const screen = await openScreen(shop.kiosk);
    await setMode(shop.kiosk, mode);
    await expectStart(screen);
    await expectSize(screen, size);
    await keepPicture(shop.kiosk, given.pictures, name.replaceAll(/\W+/g, "-"));
    shop.numbers.push(await visit(screen));
    await screen.close();
    say(`a visit on a screen that is ${name}`);
  }
}

async function updateAgainAndAgain(shop: Shop) {
  const pack = packerOf(given.deb, given.folder);
  const tried = await tryUpdates(shop, pack);
  say(`${tried.updates} newer versions came into use, ${tried.rollbacks} were taken back`);
  say(`seconds of an update: ${JSON.stringify(tried.durations)}`);
  const killed = await killUpdates(shop, pack, {
    seed: given.seed,
    durations: tried.durations,
    say,
  });
  say(`all killed during ${UPDATE_KILLS} updates (seed ${given.seed}): ${JSON.stringify(killed)}`);
  return { ...tried, killed };
}

function say(text: string): void {
  const seconds = ((Date.now() - given.startedAt) / 1_000).toFixed(1);
  console.log(`${seconds.padStart(6)} s  ${text}`);
}

await main().then(
  (isKept) => process.exit(isKept ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof Error ? error.stack : error);
    process.exit(1);
  },
);
