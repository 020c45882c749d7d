import type { HostRestarts } from "./host-restarts.ts";
import type { Disk } from "./memory-journal.ts";
import type { Plan, PlannedOrder } from "./plan.ts";
import type { Random } from "./random.ts";
import type { VirtualClock } from "./virtual-clock.ts";

const HOUR_MS = 3_600_000;
/** A machine without trouble. */
export const SOUND_MACHINE = { fullDisk: [], clockSets: [], reboots: 0.5 };
const OTHER_STEPS: readonly number[] = [
  6 * HOUR_MS,
  24 * HOUR_MS,
  HOUR_MS,
  -HOUR_MS,
  240_000,
  -240_000,
];

/**
 * A full disk and a clock that is set, each now and then, or both. Across boots of the machine only its clock shows how
 * long the kiosk was away: if set forward, a short absence looks long, which is safe but not what the rules ask for; if
 * set back by about as long as the absence, its length is unknown. So a machine whose clock is set does not reboot,
 * unless it is set back by much; its process may end at any time.
 */
export function machineTrouble(random: Random): Pick<Plan, "fullDisk" | "clockSets" | "reboots"> {
  const afterMs = () => Math.floor(900_000 * random.fraction() ** 2);
  const lastsMs = () => random.pick([3_000, 30_000, 100_000, 200_000, 700_000, 7_300_000]);
  const byMs = () => random.pick([-6 * HOUR_MS, -24 * HOUR_MS, ...OTHER_STEPS]);
  const some = (chance: number) =>
    Array.from({ length: random.chance(chance) ? random.between(1, 2) : 0 });
  const isBoth = random.chance(0.08);
  const fullDisk = some(isBoth ? 1 : 0.15).map(() => {
    const lasts = lastsMs();
    const killAfterMs = random.chance(0.3) ? random.between(0, Math.min(lasts, 300_000)) : null;
    return { afterMs: afterMs(), lastsMs: lasts, killAfterMs };
  });
  const clockSets = some(isBoth ? 1 : 0.2).map(() => ({ afterMs: afterMs(), byMs: byMs() }));
  const isOdd = clockSets.some(({ byMs }) => OTHER_STEPS.includes(byMs));
  const keepsBoot = isOdd || (clockSets.length > 0 && fullDisk.length > 0);
  return { fullDisk, clockSets, reboots: keepsBoot ? 0 : 0.5 };
}

/** Disturbs the kiosk's machine as planned: sets its clock, fills its disk for a while, ends its process meanwhile. */
export function disturbMachine(
  { clockSets, fullDisk }: Pick<Plan, "clockSets" | "fullDisk">,
  {
    clock,
    disk,
    host,
    freed,
  }: {
    readonly clock: VirtualClock;
    readonly disk: Disk;
    readonly host: Pick<HostRestarts, "kill">;
    /** Called when there is space again. */
    readonly freed: () => void;
  },
  met: (what: string) => void,
): void {
  let isClockSet = false;
  for (const { afterMs, byMs } of clockSets) {
    clock.after(afterMs, () => {
      clock.set(byMs);
      isClockSet = true;
      met(`clock set ${byMs < 0 ? "back" : "forward"}`);
    });
  }
  for (const { afterMs, lastsMs, killAfterMs } of fullDisk) {
    clock.after(afterMs, () => {
      disk.isFull = true;
      met("full disk");
      if (killAfterMs !== null) {
        clock.after(killAfterMs, () => {
          if (host.kill("on a full disk") && isClockSet)
            met("full disk, clock set and death at once");
        });
      }
      clock.after(lastsMs, () => {
        disk.isFull = false;
        freed();
      });
    });
  }
}

/** Of customers who abandon their order, half do so while nothing can be written, if there is such a time. */
export function turningAwayWhileFull(
  orders: readonly PlannedOrder[],
  [fullDisk]: Plan["fullDisk"],
  random: Random,
): readonly PlannedOrder[] {
  if (!fullDisk) return orders;
  return orders.map((order) => {
    if (order.turnsAway === null || random.chance(0.5)) return order;
    const afterMs = fullDisk.afterMs + random.between(0, Math.min(fullDisk.lastsMs, 60_000));
    return { ...order, turnsAway: { ...order.turnsAway, afterMs } };
  });
}
