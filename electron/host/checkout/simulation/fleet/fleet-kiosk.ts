import { type FollowedCallbacks, followCallbacks } from "../../../fleet/callbacks.ts";
import { createLink } from "../../../fleet/link.ts";
import type { Log } from "../../../net/log.ts";
import { resultRecorder } from "../../running/result-recorder.ts";
import type { RunningProcess } from "../host-parts.ts";
import type { Disk } from "../memory-journal.ts";
import { DiskFull, ProcessDied } from "../process-journal.ts";
import type { KioskConnection } from "./kiosk-connection.ts";
import { INTEGRATION, instanceOf, KIOSK } from "./names.ts";

/** What a process of the kiosk does in its fleet: its real claims, deliveries, and watch over the gate. */
export function joinSimulatedFleet(parts: {
  readonly process: RunningProcess;
  /** Of this process, among those of the run. */
  readonly number: number;
  readonly connection: KioskConnection;
  readonly disk: Disk;
  readonly complain: (what: string) => void;
}): FollowedCallbacks {
  const { process, connection, disk } = parts;
  const { runner, journal, clock } = process;
  const log = onlyExpected(parts.complain);
  return followCallbacks({
    ...{ runner, journal, log, integrationId: INTEGRATION, clock: clock.rounds },
    link: createLink({ connection, kiosk: KIOSK, instance: instanceOf(parts.number), log }),
    endedSince: (since) => disk.referencesEndedSince(since),
    // Customers of the simulation have no cards on file.
    enrollments: () => [],
    onResult: resultRecorder(runner, () => clock.now()),
    onEnrollmentResult: async () => "no-match",
  });
}

/** A log for a kiosk whose errors are a full disk and the end of its process, and nothing else. */
function onlyExpected(complain: (what: string) => void): Pick<Log, "info" | "warn" | "error"> {
  const check = (entry: unknown) => {
    const error = typeof entry === "object" && entry && "error" in entry ? entry.error : null;
    const isExpected = error === null || error instanceof DiskFull || error instanceof ProcessDied;
    if (!isExpected) complain(`fleet: the kiosk logs ${error}`);
  };
  return { info: () => {}, warn: check, error: check };
}
