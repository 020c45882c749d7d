/** Newer packages, and the way back from those that do not work (docs/updates.md). */
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect } from "@playwright/test";
import { allOrders } from "../../electron/testing/crash/kiosk-books.ts";
import { eventually } from "./kiosk-screen.ts";
import {
  type Change,
  endsAtOnce,
  hangs,
  migratesOntoFullDisk,
  migratesWrongly,
  type Pack,
  restsAtOnce,
} from "./newer-packages.ts";
import { DATA_FOLDER, type Shop, UNIT } from "./shop.ts";
import { healthOf } from "./troubles.ts";
import {
  begun,
  configureUpdater,
  type Ended,
  ended,
  installNewer,
  type PhaseSeconds,
  phasesOf,
  UPDATER,
  visitAfter,
} from "./updater.ts";

/** Enough for a version that works; one that does not is given up sooner. */
export const TRIAL_SECONDS = { good: 60, bad: 6 } as const;
const MIGRATED_MS = 60_000;

type BadVersion = {
  readonly version: string;
  readonly change: Change;
  readonly reason: Ended["reason"];
  /** What has to be seen before the version is given up. */
  readonly during?: (shop: Shop, schemaBefore: number) => Promise<void>;
};

const isHalfMigrated: BadVersion["during"] = (shop, before) =>
  eventually(() => expect(schemaVersionOf(shop)).toBe(before + 1), MIGRATED_MS);

const BAD_VERSIONS: readonly BadVersion[] = [
  { version: "9.0.3", change: endsAtOnce, reason: "start" },
  { version: "9.0.4", change: hangs, reason: "hang" },
  // A mistake ends the program.
  { version: "9.0.5", change: migratesWrongly, reason: "start", during: isHalfMigrated },
  { version: "9.0.6", change: migratesOntoFullDisk, reason: "records", during: isHalfMigrated },
];

/** How long an update takes that stays, and one that is taken back. */
export type Durations = { readonly good: PhaseSeconds; readonly bad: PhaseSeconds };

export type UpdatesTried = {
  readonly updates: number;
  readonly rollbacks: number;
  readonly durations: Durations;
};

/** Two versions that stay, and one for each way in which a version does not work. */
export async function tryUpdates(shop: Shop, pack: Pack): Promise<UpdatesTried> {
  // This version was used a moment ago, and rests in five minutes only: a person updates it who has stopped it.
  await configureUpdater(shop, { trialSeconds: TRIAL_SECONDS.good, now: true });
  await shop.kiosk.must(["systemctl", "stop", UNIT]);
  const good = [await updateTo(shop, pack, "9.0.1")];
  await configureUpdater(shop, { trialSeconds: TRIAL_SECONDS.good });
  good.push(await updateTo(shop, pack, "9.0.2"));
  await configureUpdater(shop, { trialSeconds: TRIAL_SECONDS.bad });
  const bad: PhaseSeconds[] = [];
  for (const version of BAD_VERSIONS) bad.push(await tryBadVersion(shop, pack, version));
  const durations = { good: shortest(good), bad: shortest(bad) };
  return { updates: good.length, rollbacks: bad.length, durations };
}

/** An instant within the shortest time of a phase is within every other one. */
function shortest(times: readonly PhaseSeconds[]): PhaseSeconds {
  const phases = times.flatMap((one) => Object.entries(one));
  const descending = phases.toSorted(([, one], [, other]) => other - one);
  // Of entries with the same name the last one counts.
  return Object.fromEntries(descending);
}

async function updateTo(shop: Shop, pack: Pack, version: string): Promise<PhaseSeconds> {
  await installNewer(shop, pack(version, restsAtOnce));
  await begun(shop, version);
  const phases = await phasesOf(shop, version);
  expect(await ended(shop, version)).toMatchObject({ result: "updated", reason: null });
  await visitAfter(shop);
  return phases;
}

/** The version before returns with all orders, and the reason is in the state, the log and the health report. */
async function tryBadVersion(
  shop: Shop,
  pack: Pack,
  { version, change, reason, during }: BadVersion,
): Promise<PhaseSeconds> {
  const before = { orders: ordersOf(shop), schema: schemaVersionOf(shop) };
  await installNewer(shop, pack(version, change));
  await begun(shop, version);
  const [phases] = await Promise.all([phasesOf(shop, version), during?.(shop, before.schema)]);
  expect(await ended(shop, version)).toMatchObject({ result: "returned", reason });
  expect({ orders: ordersOf(shop), schema: schemaVersionOf(shop) }).toEqual(before);
  await visitAfter(shop);
  const log = await shop.kiosk.must(["journalctl", "--no-pager", `--unit=${UPDATER}`]);
  expect(log).toMatch(new RegExp(`"to":"${version}","reason":"${reason}".*the old one returns`));
  expect((await healthOf()).notes.join()).toContain(`update-failed: ${version} (${reason}`);
  return phases;
}

function ordersOf({ kiosk }: Shop): readonly string[] {
  return allOrders(join(kiosk.files, DATA_FOLDER)).map(({ checkoutId }) => checkoutId);
}

function schemaVersionOf({ kiosk }: Shop): number {
  const file = join(kiosk.files, DATA_FOLDER, "kiosk.sqlite");
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return Number(database.prepare("pragma user_version").get()?.user_version);
  } finally {
    database.close();
  }
}
