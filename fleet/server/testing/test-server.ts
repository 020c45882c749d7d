/** A real nats-server for tests, in a folder of its own. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createUser, type KeyPair } from "@nats-io/nkeys";
import { freePort } from "../../../electron/testing/free-port.ts";
import type { Certificate } from "../../../electron/testing/self-signed.ts";
import { findNatsServer } from "../../../scripts/running/nats-server.ts";
import { type NatsServer, reloadUsers, startNatsServer } from "../nats-process.ts";
import { type DeviceKey, writeServerConfiguration, writeUsers } from "../server-configuration.ts";

export type TestServer = {
  /** nats://HOST:PORT, or tls://HOST:PORT with a certificate. */
  readonly url: string;
  /** HOST:PORT. */
  readonly listen: string;
  readonly folder: string;
  readonly gateKey: KeyPair;
  readonly consoleKey: KeyPair;
  /** Replaces the devices that may connect. */
  admit(devices: readonly DeviceKey[]): void;
  /** Ends the process at once. */
  kill(): Promise<void>;
  /** Starts it again on the same address and files. */
  start(): Promise<void>;
  close(): Promise<void>;
};

/** Starts a server on a free port; throws if there is no nats-server on this machine (`npm run unit` fetches one). */
export async function startTestServer(
  options: {
    readonly maxBytes?: number;
    readonly binary?: string;
    readonly certificate?: Certificate;
  } = {},
): Promise<TestServer> {
  const binary = options.binary ?? findNatsServer();
  if (binary === null) throw new Error("no nats-server on this machine");
  const folder = mkdtempSync(join(tmpdir(), "kiosk-nats-"));
  const listen = `127.0.0.1:${await freePort()}`;
  const gateKey = createUser();
  const consoleKey = createUser();
  const files = {
    folder,
    listen,
    monitor: null,
    tls: options.certificate ? writeTls(folder, options.certificate) : null,
    maxBytes: options.maxBytes ?? 64 * 1024 * 1024,
    gateKey: gateKey.getPublicKey(),
    consoleKey: consoleKey.getPublicKey(),
  };
  writeServerConfiguration(files);
  writeUsers(files, []);
  let server: NatsServer = await startNatsServer({ binary, folder });
  return {
    url: `${files.tls ? "tls" : "nats"}://${listen}`,
    listen,
    folder,
    gateKey,
    consoleKey,
    admit(devices) {
      writeUsers(files, devices);
      reloadUsers(folder);
    },
    kill: () => server.kill(),
    async start() {
      server = await startNatsServer({ binary, folder });
    },
    async close() {
      await server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function writeTls(folder: string, { certificate, key }: Certificate) {
  const tls = { certFile: join(folder, "server.pem"), keyFile: join(folder, "server.key") };
  writeFileSync(tls.certFile, certificate);
  writeFileSync(tls.keyFile, key, { mode: 0o600 });
  return tls;
}
