/** The shop's kiosk in a fleet, whose server is a system of its own: both are set up by their commands. */
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect } from "@playwright/test";
import { z } from "zod";
import { type Certificate, selfSigned } from "../../electron/testing/self-signed.ts";
import { type ConsoleClient, signInAtConsole } from "../../scripts/running/trial-fleet.ts";
import { makeCgroup } from "./cgroup.ts";
import { bootContainer, type Container } from "./container.ts";
import { eventually, openScreen } from "./kiosk-screen.ts";
import { setUp } from "./setup.ts";
import type { Shop } from "./shop.ts";
import { visit } from "./visit.ts";

const OPERATOR = { name: "Noor", password: "correct horse battery" };
const CONSOLE = "http://127.0.0.1:4670";
const METRICS = "http://127.0.0.1:4661/metrics";
const SERVER = "tls://127.0.0.1:4222";
const FLEET_FOLDER = "/etc/loyalty-fleet";
const PREPARED_FILE = "/root/fleet.json";
/** Connecting, journalling and the next state take seconds. */
const PATIENCE_MS = 60_000;

export type FleetSystem = {
  /** The package. */
  readonly deb: string;
  /** A system with all that the package depends on. */
  readonly root: string;
  /** The control group of the run. */
  readonly cgroup: string;
};

/**
 * Installs the fleet's package in a system of its own and sets it up, pairs the kiosk, and follows a payment's callback
 * through the gate into the kiosk's journal. The kiosk stays in the fleet.
 */
export async function tryFleet(shop: Shop, system: FleetSystem, folder: string): Promise<void> {
  const authority = selfSigned("the fleet");
  // The fleet is not there yet; its gate will listen where the kiosk has received callbacks.
  putFile(shop.kiosk, "/etc/loyalty-kiosk/fleet.pem", authority.certificate);
  await setUp(shop, {
    settings: { fleet: { servers: [SERVER], caFile: "fleet.pem" }, device: { number: 1 } },
  });
  const server = await bootServer(system, join(folder, "fleet"));
  await tryWrongAnswer(server, shop);
  await setUpFleet(server, { shop, authority });
  const console = await signInAtConsole(CONSOLE, OPERATOR);
  await pairKiosk(shop, console);
  await expectServing(console);
  console.close();
  await expectCallback(shop);
  const status = await server.must(["loyalty-kiosk-fleet", "status"]);
  expect(status).toContain("✓ kiosks: 1 of 1 connected");
}

async function bootServer({ deb, root, cgroup }: FleetSystem, folder: string): Promise<Container> {
  const server = await bootContainer(root, folder, {
    name: "fleet",
    cgroup: makeCgroup(join(cgroup, "fleet")),
  });
  const inside = `/var/cache/${basename(deb)}`;
  copyFileSync(deb, server.path(inside));
  const environment = { DEBIAN_FRONTEND: "noninteractive" };
  await server.must(["apt-get", "install", "-y", "-qq", inside], { environment });
  return server;
}

/** A port that the kiosk's own program has. */
async function tryWrongAnswer(server: Container, shop: Shop): Promise<void> {
  const taken = { ...preparedFor(shop), gate: { listen: "127.0.0.1:4600" } };
  const { code, output } = await runSetup(server, { settings: taken });
  expect(code, output).toBe(2);
  expect(output).toContain("gate.listen: 127.0.0.1:4600 is taken by another program");
  expect((await server.run(["test", "-e", `${FLEET_FOLDER}/fleet.json`])).code).toBe(1);
}

function preparedFor({ settings }: Shop) {
  const { payments } = z
    .object({
      payments: z.object({ integrationId: z.string(), inboundTokens: z.array(z.string()) }),
    })
    .parse(settings);
  const { integrationId, inboundTokens } = payments;
  return {
    caFile: "fleet.pem",
    gate: { listen: "127.0.0.1:4650" },
    integrations: [{ integrationId, inboundTokens }],
    server: {
      listen: "0.0.0.0:4222",
      url: SERVER,
      tls: { certFile: "fleet.pem", keyFile: "fleet.key" },
    },
    console: { listen: new URL(CONSOLE).host },
  };
}

/** Debian's own nats-server has the port until then. */
async function setUpFleet(
  server: Container,
  { shop, authority }: { readonly shop: Shop; readonly authority: Certificate },
): Promise<void> {
  putFile(server, `${FLEET_FOLDER}/fleet.pem`, authority.certificate);
  putFile(server, `${FLEET_FOLDER}/fleet.key`, authority.key);
  const settings = preparedFor(shop);
  const { code, output } = await runSetup(server, { settings, operator: OPERATOR });
  expect(code, output).toBe(0);
  expect(output).toMatch(/\nready \(\d+ checks\)\n$/);
  expect((await server.run(["systemctl", "is-active", "nats-server"])).output).toBe("inactive\n");
  const expected = {
    [FLEET_FOLDER]: "750 root:loyalty-fleet",
    [`${FLEET_FOLDER}/fleet.json`]: "640 root:loyalty-fleet",
    [`${FLEET_FOLDER}/fleet.key`]: "640 root:loyalty-fleet",
    [`${FLEET_FOLDER}/secrets/callback-token-0-0`]: "640 root:loyalty-fleet",
    "/var/lib/loyalty-fleet": "700 loyalty-fleet:loyalty-fleet",
    "/var/lib/loyalty-fleet/server/gate.nk": "600 loyalty-fleet:loyalty-fleet",
    "/var/lib/loyalty-fleet/console.sqlite": "600 loyalty-fleet:loyalty-fleet",
  };
  const modes = await server.must(["stat", "--format=%n %a %U:%G", ...Object.keys(expected)]);
  const lines = Object.entries(expected).map(([path, mode]) => `${path} ${mode}`);
  expect(modes.trim().split("\n")).toEqual(lines);
  const readable = await server.must(["sh", "-c", `cat ${FLEET_FOLDER}/*.json; journalctl --all`]);
  const secrets = [OPERATOR.password, ...(settings.integrations[0]?.inboundTokens ?? [])];
  for (const secret of secrets) expect(readable.includes(secret)).toBe(false);
}

async function runSetup(server: Container, prepared: unknown) {
  putFile(server, PREPARED_FILE, JSON.stringify(prepared));
  const ran = await server.run(["loyalty-kiosk-fleet", "setup", "--from", PREPARED_FILE]);
  await server.must(["rm", PREPARED_FILE]);
  return ran;
}

function putFile(container: Container, path: string, text: string): void {
  mkdirSync(dirname(container.path(path)), { recursive: true });
  writeFileSync(container.path(path), text, { mode: path.endsWith(".pem") ? 0o644 : 0o600 });
}

/** An operator types the code that the kiosk's own check names. */
async function pairKiosk({ kiosk }: Shop, { client, session }: ConsoleClient): Promise<void> {
  const check = async () => (await kiosk.run(["loyalty-kiosk", "setup", "--check"])).output;
  const code = /Enter (\w{5}-\w{5}) at the console/.exec(await check())?.[1] ?? "";
  await eventually(async () => {
    const { result } = await client.pairing.approve({ session, code, as: { type: "new" } });
    expect(result).toBe("paired");
  }, PATIENCE_MS);
  await eventually(async () => {
    expect(await check()).toContain("✓ fleet: paired and connected");
  }, PATIENCE_MS);
}

/** The console's list shows the kiosk, which says that it takes orders. */
async function expectServing({ client, session }: ConsoleClient): Promise<void> {
  for await (const { rows } of await client.devices.live({ session })) {
    const states = rows.map(({ presence, state }) => [presence, state?.health.state]);
    if (states.some(([presence, state]) => presence === "live" && state === "serving")) return;
  }
}

/** The integrator calls the gate, which stores the result until the kiosk has journalled it. */
async function expectCallback(shop: Shop): Promise<void> {
  const screen = await openScreen(shop.kiosk);
  shop.numbers.push(await visit(screen));
  await screen.close();
  await eventually(async () => {
    const metrics = await (await fetch(METRICS)).text();
    const metric = (name: string) =>
      Number(new RegExp(`^kiosk_fleet_gate_${name} (\\d+)$`, "m").exec(metrics)?.[1]);
    expect(metric('callbacks_total{outcome="stored"}')).toBeGreaterThan(0);
    expect(metric('deliveries_total{outcome="ok"}')).toBeGreaterThan(0);
    expect(metric("undelivered")).toBe(0);
  }, PATIENCE_MS);
}
