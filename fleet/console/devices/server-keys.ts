/** Which devices may connect: the console's database decides, and the nats-server reads it from a file. */
import type { Log } from "../../../electron/host/net/log.ts";
import { Cell, type Live } from "../../../electron/host/shared/live.ts";
import { reloadUsers } from "../../server/nats-process.ts";
import { displayPermissions, kioskPermissions } from "../../server/permissions.ts";
import { type DeviceKey, writeUsers } from "../../server/server-configuration.ts";
import type { Clock } from "../clock.ts";
import type { Device } from "../store/devices.ts";

const RETRY_MS = 1_000;

export type ServerKeys = {
  /** Why the server does not have the present devices; null if it has. */
  readonly trouble: Live<string | null>;
  /** Writes the present devices and makes the server read them; if that fails, again every second. */
  apply(): void;
  close(): void;
};

export function createServerKeys(options: {
  /** Folder of the nats-server's files. */
  readonly folder: string;
  /** Public keys. */
  readonly gateKey: string;
  readonly consoleKey: string;
  readonly devices: () => readonly Device[];
  readonly log: Pick<Log, "warn">;
  readonly clock: Clock;
}): ServerKeys {
  const { folder, devices, log, clock } = options;
  const trouble = new Cell<string | null>(null);
  let cancel = () => {};

  const apply = () => {
    cancel();
    try {
      writeUsers(options, devices().flatMap(keyOf));
      reloadUsers(folder);
      trouble.set(null);
    } catch (error) {
      const reason = reasonOf(error);
      if (trouble.current() !== reason) log.warn({ error }, "nats-server has not read its users");
      trouble.set(reason);
      cancel = clock.after(RETRY_MS, apply);
    }
  };
  return { trouble, apply, close: () => cancel() };
}

/** Without its process id, or without that process, there is no server. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isMissing = "code" in error && (error.code === "ENOENT" || error.code === "ESRCH");
  return isMissing ? "nats-server does not run" : error.message;
}

function keyOf({ id, kind, publicKey, outlet, removedAt }: Device): DeviceKey[] {
  if (removedAt !== null) return [];
  const permissions = kind === "kiosk" ? kioskPermissions(id, outlet) : displayPermissions(outlet);
  return [{ publicKey, permissions }];
}
