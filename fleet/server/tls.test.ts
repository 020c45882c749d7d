/** Kiosks and the gate at a real nats-server with a certificate. */
import { writeFileSync } from "node:fs";
import { request } from "node:https";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Connection } from "../../electron/host/fleet/connection.ts";
import { createSeed, openConnection, publicKeyOf } from "../../electron/host/fleet/nats.ts";
import { type Line, openLine } from "../../electron/host/fleet/testing/line.ts";
import { recordedLog } from "../../electron/host/testing/recorded-log.ts";
import { eventually } from "../../electron/testing/eventually.ts";
import { selfSigned } from "../../electron/testing/self-signed.ts";
import { startFleetGate } from "../gate/gate.ts";
import { fleetJson, ONE, post, untilReady } from "../gate/testing/test-fleet.ts";
import { parseFleetSettings } from "../settings/settings.ts";
import { kioskPermissions } from "./permissions.ts";
import { startTestServer, type TestServer } from "./testing/test-server.ts";

vi.setConfig({ testTimeout: 90_000 });
const OUTLET = "0123456789abcdef";
const AUTHORITY = selfSigned("the fleet");

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

async function start(certificate?: typeof AUTHORITY): Promise<TestServer> {
  const server = await startTestServer(certificate && { certificate });
  stops.push(() => server.close());
  return server;
}

type Kiosk = { readonly connection: Connection; readonly lines: readonly string[] };

/** A kiosk whose key the server knows; `ca`: whom it trusts. */
function openKiosk(server: TestServer, ca: string | null, url = server.url): Kiosk {
  const seed = createSeed();
  const permissions = kioskPermissions("kiosk1", OUTLET);
  server.admit([{ publicKey: publicKeyOf(seed), permissions }]);
  const { log, lines } = recordedLog();
  const connection = openConnection({ servers: [url], ca, seed, name: "kiosk1", log });
  stops.push(() => connection.close());
  return { connection, lines };
}

/** The reasons that a kiosk or gate gives, without repeats. */
const reasons = (lines: readonly string[]) =>
  lines.flatMap((line) => {
    const { reason } = JSON.parse(line);
    return reason === undefined ? [] : [reason];
  });

const refused = ({ connection, lines }: Kiosk, reason: string) =>
  eventually(() => {
    expect(reasons(lines)).toEqual([expect.stringContaining(reason)]);
    expect(connection.connected.current()).toBe(false);
  });

describe("a kiosk", () => {
  test("connects to a server whose certificate it trusts, again after a restart", async () => {
    const server = await start(AUTHORITY);
    const { connection } = openKiosk(server, AUTHORITY.certificate);
    const connected = (is: boolean) =>
      eventually(() => expect(connection.connected.current()).toBe(is));
    await connected(true);
    await server.kill();
    await connected(false);
    await server.start();
    await connected(true);
  });

  test.each([
    ["of an unknown authority", AUTHORITY, selfSigned("a stranger").certificate, "self-signed"],
    ["of an unknown authority, by the public ones", AUTHORITY, null, "self-signed certificate"],
    ["that has expired", selfSigned("old", { until: "210101000000Z" }), "own", "has expired"],
    [
      "of another address",
      selfSigned("other", { address: [192, 0, 2, 1] }),
      "own",
      "not in the cert",
    ],
  ])("refuses a certificate %s, and says why once", async (_case, certificate, ca, reason) => {
    const server = await start(certificate);
    const kiosk = openKiosk(server, ca === "own" ? certificate.certificate : ca);
    await refused(kiosk, reason);
  });

  test("refuses a server without a certificate: somebody between them could have removed it", async () => {
    const server = await start();
    const url = server.url.replace("nats:", "tls:");
    await refused(openKiosk(server, AUTHORITY.certificate, url), "does not support 'tls'");
  });

  test("says why it is not back when its server has another certificate", async () => {
    const server = await start(AUTHORITY);
    const kiosk = openKiosk(server, AUTHORITY.certificate);
    const { connected } = kiosk.connection;
    await eventually(() => expect(connected.current()).toBe(true));
    await server.kill();
    await eventually(() => expect(connected.current()).toBe(false));
    const other = selfSigned("another");
    writeFileSync(join(server.folder, "server.pem"), other.certificate);
    writeFileSync(join(server.folder, "server.key"), other.key);
    await server.start();
    await eventually(() => expect(reasons(kiosk.lines).join()).toContain("self-signed"));
    expect(connected.current()).toBe(false);
  });

  test("shows its key to nobody in clear text", async () => {
    const server = await start(AUTHORITY);
    const seen: Buffer[] = [];
    const line: Line = await openLine(server.listen, (data) => seen.push(data));
    stops.push(() => line.close());
    const url = line.url.replace("nats:", "tls:");
    const { connection } = openKiosk(server, AUTHORITY.certificate, url);
    await eventually(() => expect(connection.connected.current()).toBe(true));
    const text = Buffer.concat(seen).toString("latin1");
    expect(text).toContain("INFO");
    expect(text).not.toContain("CONNECT");
  });
});

/** A gate on `server`, whose certificate it trusts. */
async function startGate(server: TestServer, caFile: string | null, own: object = {}) {
  const { log, lines } = recordedLog();
  const json = fleetJson(server);
  const settings = parseFleetSettings(
    {
      ...{ ...json, caFile, gate: { ...json.gate, ...own } },
      server: { ...json.server, url: server.url, tls: tlsFiles(server) },
    },
    server.folder,
    {},
  );
  const gate = await startFleetGate({ settings, key: server.gateKey, release: "1", log });
  stops.push(() => gate.close());
  return { gate, lines };
}

const tlsFiles = ({ folder }: TestServer) => ({
  certFile: join(folder, "server.pem"),
  keyFile: join(folder, "server.key"),
});

/** Posts a result over https; rejects if the gate's certificate is not of `ca`. */
function postSafely(url: string, ca: string): Promise<number> {
  const headers = { Authorization: "Bearer token-1" };
  const options = { method: "POST", ca, headers, agent: false };
  return new Promise((resolve, reject) => {
    const path = `${url}/gate/integration/${ONE}/result`;
    const call = request(path, options, (answer) => resolve(answer.resume().statusCode ?? 0));
    call.on("error", reject);
    call.end(JSON.stringify({ status: "SUCCESS", transactionReference: "payment-1" }));
  });
}

test("a server whose certificate and key do not fit says so", async () => {
  const certificate = { ...AUTHORITY, key: selfSigned("another").key };
  await expect(start(certificate)).rejects.toThrow(/nats-server: .*private key does not match/);
});

describe("the gate", () => {
  test("stores callbacks that come over https on a server with a certificate", async () => {
    const server = await start(AUTHORITY);
    const { gate } = await startGate(server, "server.pem", { tls: tlsFiles(server) });
    await untilReady(gate.monitorUrl ?? "");
    expect(gate.url).toMatch(/^https:/);
    expect(await postSafely(gate.url, AUTHORITY.certificate)).toBe(200);
    const stranger = selfSigned("a stranger").certificate;
    await expect(postSafely(gate.url, stranger)).rejects.toThrow("self-signed");
    const inClear = gate.url.replace("https:", "http:");
    await expect(fetch(`${inClear}/alive`)).rejects.toThrow();
  });

  test("says once why it is not connected, and answers 503", async () => {
    const server = await start(AUTHORITY);
    const { gate, lines } = await startGate(server, null);
    await eventually(() => expect(reasons(lines)).toHaveLength(1));
    expect(reasons(lines)[0]).toContain("self-signed certificate");
    const callback = { status: "SUCCESS", transactionReference: "payment-1" };
    expect((await post(gate, callback)).status).toBe(503);
  });

  test("trusts the public authorities, too, if its settings name one", async () => {
    const server = await start(AUTHORITY);
    const publicOnes = getCACertificates("default");
    setDefaultCACertificates([AUTHORITY.certificate]);
    stops.push(async () => setDefaultCACertificates(publicOnes));
    writeFileSync(join(server.folder, "own.pem"), selfSigned("another service").certificate);
    const { gate } = await startGate(server, "own.pem");
    await untilReady(gate.monitorUrl ?? "");
  });
});
