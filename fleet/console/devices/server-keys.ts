/** Which devices may connect: the console's database decides, and the nats-server reads it from a file. */
import { createUser, type KeyPair } from "@nats-io/nkeys";
import { errors } from "@nats-io/transport-node";
import type { Log } from "../../../electron/host/net/log.ts";
import { Cell, type Live } from "../../../electron/host/shared/live.ts";
import { reloadUsers } from "../../server/nats-process.ts";
import { displayPermissions, kioskPermissions, NOTHING } from "../../server/permissions.ts";
import { type DeviceKey, writeUsers } from "../../server/server-configuration.ts";
import type { Clock } from "../clock.ts";
import type { Device } from "../store/devices.ts";
import type { ServerAddress } from "./bus.ts";
import { enterWith } from "./reload-check.ts";

const RETRY_MS = 1_000;
/** Pauses before the attempts to see that the server has read its users: together less than a second. */
const ATTEMPTS_AFTER_MS = [20, 40, 80, 160, 320];

export type ServerKeys = {
  /** Why the server does not have the present devices; null if it has. */
  readonly trouble: Live<string | null>;
  /** Writes the present devices and makes the server read them; if that fails, again every second. */
  apply(): void;
  close(): void;
};

export type ServerKeysOptions = {
  /** Folder of the nats-server's files. */
  readonly folder: string;
  readonly address: Pick<ServerAddress, "url" | "caFile">;
  /** Public keys. */
  readonly gateKey: string;
  readonly consoleKey: string;
  readonly devices: () => readonly Device[];
  readonly log: Pick<Log, "warn">;
  readonly clock: Clock;
};

export function createServerKeys(options: ServerKeysOptions): ServerKeys {
  return new CheckedKeys(options);
}

class CheckedKeys implements ServerKeys {
  readonly trouble = new Cell<string | null>(null);
  readonly #options: ServerKeysOptions;
  #cancel = () => {};
  /** Of the users that were written last; null once this is closed. */
  #mark: KeyPair | null = null;

  constructor(options: ServerKeysOptions) {
    this.#options = options;
  }

  apply(): void {
    const { folder, devices } = this.#options;
    this.#cancel();
    // In each list another key, which may do nothing: once the server lets it in, it has read that list.
    const mark = createUser();
    this.#mark = mark;
    try {
      const marked = { publicKey: mark.getPublicKey(), permissions: NOTHING };
      writeUsers(this.#options, [marked, ...devices().flatMap(keyOf)]);
      reloadUsers(folder);
    } catch (error) {
      this.#failed(error);
      return;
    }
    this.#check(mark, ATTEMPTS_AFTER_MS);
  }

  close(): void {
    this.#mark = null;
    this.#cancel();
  }

  #check(mark: KeyPair, [afterMs = 0, ...more]: readonly number[]): void {
    this.#cancel = this.#options.clock.after(afterMs, () => {
      enterWith(mark, this.#options.address).then(
        () => {
          if (this.#mark === mark) this.trouble.set(null);
        },
        (error: unknown) => {
          if (this.#mark !== mark) return;
          if (more.length > 0) this.#check(mark, more);
          else this.#failed(error);
        },
      );
    });
  }

  #failed(error: unknown): void {
    const { log, clock } = this.#options;
    const reason = reasonOf(error);
    if (this.trouble.current() !== reason)
      log.warn({ error }, "nats-server has not read its users");
    this.trouble.set(reason);
    this.#cancel = clock.after(RETRY_MS, () => this.apply());
  }
}

/** Without its process id, or without that process, there is no server. One that knows no mark has older users. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof errors.AuthorizationError) {
    return "nats-server has not read its configuration: its log says why";
  }
  const isMissing = "code" in error && (error.code === "ENOENT" || error.code === "ESRCH");
  return isMissing ? "nats-server does not run" : error.message;
}

function keyOf({ id, kind, publicKey, outlet, removedAt }: Device): DeviceKey[] {
  if (removedAt !== null) return [];
  const permissions = kind === "kiosk" ? kioskPermissions(id, outlet) : displayPermissions(outlet);
  return [{ publicKey, permissions }];
}
