/** A kiosk that fetches its credential from a fetch-once endpoint, over any number of restarts on one disk. */
import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { DatabaseSync } from "node:sqlite";
import type { Log } from "../../net/log.ts";
import { createHttpClient } from "../../net/undici-client.ts";
import type { Settings } from "../../settings/settings.ts";
import { applyMigration, MIGRATIONS } from "../../store/migrations.ts";
import { createProvisioningNotes, type ProvisioningNote } from "../../store/provisioning-notes.ts";
import { type CredentialStore, createCredentialStore } from "../credential.ts";
import { lookupKey } from "../credential-answer.ts";
import { createAesSealer } from "../sealer.ts";
import type { CredentialVault } from "../vault.ts";
import { type Disk, memoryVault } from "./memory-vault.ts";
import { encrypted, serve, settingsFor, silentLog, type TestServer } from "./outlet.ts";

export const NOW = Date.UTC(2026, 10, 20);
export const API_KEY = "private-key-of-the-outlet";
export const CONFIG = {
  apiUrl: "https://loyalty.example/api",
  apiVersion: "1.7",
  establishmentId: 7,
  password: encrypted(API_KEY),
  discountId: "LOYALTY100",
  flow: "REGULAR",
};
const { password: _password, ...withoutKey } = CONFIG;
/** What the kiosk stores of it besides the key. */
export const CONFIGURATION = withoutKey;
/** The state of a provisioned kiosk. */
export const PROVISIONED = {
  state: "provisioned",
  credential: { apiKey: API_KEY, configuration: CONFIGURATION },
};

type Endpoint = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** Returns its credential only once. */
export function fetchOnceEndpoint(config: Record<string, unknown> = CONFIG): Endpoint {
  let applied = false;
  return (_incoming, outgoing) => {
    const answer = applied ? { accepted: false, config: null } : { accepted: true, config };
    applied = true;
    outgoing.end(JSON.stringify(answer));
  };
}

/** A different cipher, with which no answer can be decrypted. */
export function anotherCipher() {
  return { key: randomBytes(24).toString("base64"), iv: randomBytes(8).toString("base64") };
}

type Boot = {
  readonly vault?: CredentialVault;
  readonly outlet?: Partial<Settings["outlet"]>;
  readonly retryMs?: number;
  readonly configBaseUrl?: string;
  readonly cipherWorks?: () => boolean;
  readonly mayFetch?: () => boolean;
  readonly log?: Log;
};

export type CredentialWorld = {
  disk: Disk;
  /** UTC milliseconds. */
  now: number;
  /** How the endpoint answers next. */
  respond: Endpoint;
  /** Every request, `METHOD path`, oldest first. */
  readonly calls: string[];
  /** The endpoint's server. */
  server: TestServer;
  /** The kiosk's credential store, started again on the same disk. */
  boot(how?: Boot): CredentialStore;
  /** What the kiosk has sealed, opened; null if nothing. */
  sealed(): unknown;
  /** The stored state of the kiosk's requests. */
  note(): ProvisioningNote;
  close(): Promise<void>;
};

const sealer = createAesSealer(randomBytes(32));
const http = createHttpClient({ caFile: null, log: silentLog });

/** An endpoint on its own port without any request yet, and an empty disk. */
export async function openCredentialWorld(): Promise<CredentialWorld> {
  const database = new DatabaseSync(":memory:");
  for (const migration of MIGRATIONS) applyMigration(database, migration);
  const stores: CredentialStore[] = [];
  const calls: string[] = [];
  const server = await serve((incoming, outgoing) => {
    calls.push(`${incoming.method} ${incoming.url}`);
    world.respond(incoming, outgoing);
  });
  const world: CredentialWorld = {
    disk: { raw: null, unfinished: null, sealed: null, quarantined: [] },
    now: NOW,
    respond: fetchOnceEndpoint(),
    calls,
    server,
    boot({ vault, outlet, retryMs, configBaseUrl, ...rest } = {}) {
      const settings = settingsFor(configBaseUrl ?? world.server.url, outlet);
      const store = createCredentialStore({
        settings,
        http,
        vault: vault ?? memoryVault(world.disk),
        sealer,
        notes: createProvisioningNotes(database, lookupKey(settings)),
        now: () => world.now,
        log: silentLog,
        version: "0.1.0",
        retryMs: retryMs ?? 60_000,
        ...rest,
      });
      stores.push(store);
      return store;
    },
    sealed: () => world.disk.sealed && JSON.parse(sealer.open(world.disk.sealed).toString("utf8")),
    note: () => createProvisioningNotes(database, lookupKey(settingsFor(world.server.url))).read(),
    async close() {
      for (const store of stores) store.stop();
      await world.server.close();
      database.close();
    },
  };
  return world;
}
