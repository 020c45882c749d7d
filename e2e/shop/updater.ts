/** The kiosk's updater in a shop: its timer, its state, and the version that it has brought into use. */
import { readFileSync, readlinkSync } from "node:fs";
import { basename } from "node:path";
import { expect } from "@playwright/test";
import { parseUpdateState, type UpdateState } from "../../electron/host/operation/update-state.ts";
import { eventually, expectStart, openScreen } from "./kiosk-screen.ts";
import { HEALTH, type Installer, install, putFile, type Shop } from "./shop.ts";
import { healthOf } from "./troubles.ts";
import { visit } from "./visit.ts";

export const STATE_FILE = "/var/lib/loyalty-kiosk-update/state.json";
export const UPDATER = "loyalty-kiosk-update.service";
const TIMER = "loyalty-kiosk-update.timer";
const BEGUN_MS = 60_000;
const ENDED_MS = 180_000;
const FOLLOW_MS = 20;

/** Every second rather than every minute. */
const SHORT_TIMER = `[Timer]
OnBootSec=
OnActiveSec=1
OnUnitInactiveSec=1
AccuracySec=100ms
`;

export type UpdaterOptions = {
  /** Within this time a new version has to be healthy; three minutes for a kiosk in a shop. */
  readonly trialSeconds: number;
  /** As a person asks for it: also if the kiosk does not run. */
  readonly now?: boolean;
};

/** From now on the updater's timer starts it so. */
export async function configureUpdater(
  { kiosk }: Shop,
  { trialSeconds, now = false }: UpdaterOptions,
): Promise<void> {
  const options = [...(now ? ["--now"] : []), "--trial-seconds", trialSeconds].join(" ");
  const service = `[Unit]
StartLimitIntervalSec=0
[Service]
ExecStart=
ExecStart=/usr/bin/loyalty-kiosk update ${options}
ExecStart=/usr/lib/loyalty-kiosk/browser-restart.sh
`;
  const dropIn = (unit: string) => `etc/systemd/system/${unit}.d/shop-test.conf`;
  putFile(kiosk.path("/"), dropIn(UPDATER), service);
  putFile(kiosk.path("/"), dropIn(TIMER), SHORT_TIMER);
  await kiosk.must(["systemctl", "daemon-reload"]);
}

/** Unpacks a package. The timer rests meanwhile: the updater would find half of it, and try again in 20 hours. */
export async function installNewer(shop: Shop, deb: string, installer?: Installer): Promise<void> {
  await shop.kiosk.must(["systemctl", "stop", TIMER]);
  await install(shop, deb, installer);
  await shop.kiosk.must(["systemctl", "start", TIMER]);
}

/** Resolves once the updater has begun with a version. */
export async function begun(shop: Shop, version: string): Promise<void> {
  await eventually(() => {
    const state = stateOf(shop);
    if (state.phase === "idle" ? state.last?.to !== version : state.to !== version) {
      throw new Error(`no update to ${version} begins: ${JSON.stringify(state)}`);
    }
  }, BEGUN_MS);
}

/** The phases of an update that something is done in, and for how many seconds. */
export type PhaseSeconds = Readonly<Partial<Record<Phase, number>>>;
export type Phase = UpdateState["phase"];

/** Follows an update from its begin to its end. */
export async function phasesOf(shop: Shop, version: string): Promise<PhaseSeconds> {
  const seen: { readonly phase: Phase; readonly at: number }[] = [];
  await expect(() => {
    const state = stateOf(shop);
    const hasEnded = state.phase === "idle" && state.last?.to === version;
    if (state.phase !== seen.at(-1)?.phase)
      seen.push({ phase: state.phase, at: performance.now() });
    expect(hasEnded).toBe(true);
  }).toPass({ timeout: ENDED_MS, intervals: [FOLLOW_MS] });
  return Object.fromEntries(
    seen.slice(0, -1).map(({ phase, at }, index) => {
      return [phase, ((seen[index + 1]?.at ?? at) - at) / 1_000];
    }),
  );
}

export type Ended = NonNullable<UpdateState["last"]>;

/** How the update to a version has ended, as soon as it has: it is in use, or the version before is again. */
export async function ended(shop: Shop, version: string): Promise<Ended> {
  const last = await eventually(() => {
    const state = stateOf(shop);
    if (state.phase !== "idle" || state.last?.to !== version) {
      throw new Error(`the update to ${version} does not end: ${JSON.stringify(state)}`);
    }
    return state.last;
  }, ENDED_MS);
  expect(currentOf(shop)).toBe(last.result === "updated" ? version : last.from);
  return last;
}

/** The version in use runs, is healthy, and serves a customer. */
export async function visitAfter(shop: Shop): Promise<void> {
  const screen = await eventually(async () => {
    const answer = await fetch(`${HEALTH}/update`);
    expect(await answer.json()).toMatchObject({ version: currentOf(shop), trial: null });
    expect(await healthOf()).toMatchObject({ state: "serving" });
    return openScreen(shop.kiosk);
  }, BEGUN_MS);
  await expectStart(screen);
  shop.numbers.push(await visit(screen));
  await screen.close();
}

export function currentOf({ kiosk }: Shop): string {
  return basename(readlinkSync(kiosk.path("/usr/lib/loyalty-kiosk/current")));
}

function stateOf({ kiosk }: Shop): UpdateState {
  const state = parseUpdateState(readFileSync(kiosk.path(STATE_FILE), "utf8"));
  if (state === null) throw new Error(`${STATE_FILE} is damaged`);
  return state;
}
