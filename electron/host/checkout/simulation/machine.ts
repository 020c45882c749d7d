import type { MemoryDisk } from "./memory-journal.ts";
import type { Plan } from "./plan.ts";
import type { VirtualClock } from "./virtual-clock.ts";

/** The kiosk's machine as the plan has it: its clock is set, its disk is full for a while. */
export function disturbMachine(
  { clockSets, fullDisk }: Pick<Plan, "clockSets" | "fullDisk">,
  clock: VirtualClock,
  disk: MemoryDisk,
  met: (what: string) => void,
): void {
  for (const { afterMs, byMs } of clockSets) {
    clock.after(afterMs, () => {
      clock.set(byMs);
      met(`clock set ${byMs < 0 ? "back" : "forward"}`);
    });
  }
  for (const { afterMs, lastsMs } of fullDisk) {
    clock.after(afterMs, () => {
      disk.isFull = true;
      met("full disk");
      clock.after(lastsMs, () => {
        disk.isFull = false;
      });
    });
  }
}
