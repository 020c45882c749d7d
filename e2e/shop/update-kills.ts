/** Updates during which every process of updater and kiosk is killed at a random instant. */

import { expect } from "@playwright/test";
import { randomOf } from "../../electron/host/checkout/simulation/random.ts";
import { parseUpdateState } from "../../electron/host/operation/update-state.ts";
import { endsAtOnce, type Pack, restsAtOnce } from "./newer-packages.ts";
import { type Shop, UNIT } from "./shop.ts";
import {
  begun,
  configureUpdater,
  ended,
  installNewer,
  type Phase,
  STATE_FILE,
  UPDATER,
  visitAfter,
} from "./updater.ts";
import { type Durations, TRIAL_SECONDS } from "./updates.ts";

export const UPDATE_KILLS = 20;
const CHANGES = { good: restsAtOnce, bad: endsAtOnce } as const;
/** Every so many updates, one is to a version that does not work: its way back is cut off. */
const BAD_EVERY = 4;

export type KilledUpdates = {
  readonly updates: number;
  readonly rollbacks: number;
  /** In which phases of an update everything was killed, how often. */
  readonly phases: Readonly<Record<string, number>>;
};

type KillOptions = {
  readonly seed: number;
  readonly durations: Durations;
  readonly say: (text: string) => void;
};

type Round = {
  readonly version: string;
  readonly kind: Kind;
  readonly phase: Phase;
  /** After this phase has begun. */
  readonly seconds: number;
};
type Kind = keyof Durations;

/** Killed in turn, since most of the time of an update is that of the first one and of the trial. */
const PHASES: Readonly<Record<Kind, readonly Phase[]>> = {
  good: ["copying", "saving", "trial"],
  bad: ["trial", "returning"],
};
const ORDER: readonly Phase[] = ["copying", "saving", "trial", "returning", "idle"];

/** One kill in each update. Afterwards it goes on by itself, and one of its two versions runs with all orders. */
export async function killUpdates(
  shop: Shop,
  pack: Pack,
  { seed, durations, say }: KillOptions,
): Promise<KilledUpdates> {
  const phases: Record<string, number> = {};
  const results: string[] = [];
  for (const { version, kind, seconds, ...round } of roundsOf(seed, durations)) {
    await configureUpdater(shop, { trialSeconds: TRIAL_SECONDS[kind] });
    await installNewer(shop, pack(version, CHANGES[kind]), "dpkg");
    await begun(shop, version);
    const phase = await killAllAfter(shop, round.phase, seconds);
    phases[phase] = (phases[phase] ?? 0) + 1;
    const { result } = await ended(shop, version);
    if (kind === "bad") expect(result, version).toBe("returned");
    results.push(result);
    say(
      `${version} is killed ${seconds.toFixed(2)} s after ${round.phase}, in ${phase}: ${result}`,
    );
    await visitAfter(shop);
  }
  const count = (wanted: string) => results.filter((result) => result === wanted).length;
  return { updates: count("updated"), rollbacks: count("returned"), phases };
}

/** At random instants within each phase of an update. */
function roundsOf(seed: number, durations: Durations): readonly Round[] {
  const random = randomOf(seed);
  return Array.from({ length: UPDATE_KILLS }, (_, index) => {
    const isBad = (index + 1) % BAD_EVERY === 0;
    const kind = isBad ? "bad" : "good";
    const turn = isBad ? Math.floor(index / BAD_EVERY) : index - Math.floor(index / BAD_EVERY);
    const phase = PHASES[kind][turn % PHASES[kind].length] ?? "trial";
    const seconds = random.fraction() * (durations[kind][phase] ?? 0);
    return { version: `9.1.${index}`, kind, phase, seconds };
  });
}

/** Returns the phase of the update in which everything was killed: it may have gone on meanwhile. */
async function killAllAfter({ kiosk }: Shop, phase: Phase, seconds: number): Promise<Phase> {
  const orLater = ORDER.slice(ORDER.indexOf(phase)).join("|");
  const script = `until grep -qE '"phase":"(${orLater})"' ${STATE_FILE}; do sleep 0.01; done
sleep ${seconds.toFixed(3)}
systemctl kill --signal=KILL ${UNIT} ${UPDATER} 2>/dev/null
cat ${STATE_FILE}`;
  const state = parseUpdateState(await kiosk.must(["sh", "-c", script]));
  if (state === null) throw new Error(`${STATE_FILE} is damaged`);
  return state.phase;
}
