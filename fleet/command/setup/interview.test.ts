/** Setup that asks, with the person at the terminal played. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { exitStatus } from "../../../electron/host/command/context.ts";
import type { Prompter } from "../../../electron/host/command/prompter.ts";
import { type Answer, person, STOP } from "../../../electron/host/command/testing/person.ts";
import { selfSigned } from "../../../electron/testing/self-signed.ts";
import { addAccount } from "../../console/add-account.ts";
import { CHEAP } from "../../console/testing/console-fixture.ts";
import { readFleetSettings } from "../../settings/settings.ts";
import {
  createFleetMachine,
  type FleetMachine,
  fleetSettings,
  PASSWORD,
  TOKEN,
} from "../testing/fleet-machine.ts";
import { setup } from "./setup.ts";

let machine: FleetMachine;
beforeEach(() => {
  machine = createFleetMachine();
});
afterEach(() => machine.remove());

function ask(prompter: Prompter): Promise<number> {
  const context = { ...machine.context, openTerminal: async () => prompter };
  return exitStatus(context, () => setup([], context));
}

const CERTIFICATE = "Its certificate";
const KEY = "The certificate's private key";

/** What somebody types who has one certificate for everything. */
async function answersOf(): Promise<Record<string, Answer[]>> {
  const { gate, server, console: page } = await fleetSettings();
  return {
    "HOST:PORT on which callbacks": [gate.listen],
    "https address at which integrators": [gate.publicUrl],
    [CERTIFICATE]: ["fleet.pem"],
    [KEY]: ["fleet.key"],
    "HOST:PORT to which kiosks": [server.listen],
    "HOST:PORT of the page": [page.listen],
    "Identifier of the integration": ["cafe"],
    "Token of cafe": [TOKEN],
    "Identifier of another": ["bakery"],
    "Token of bakery": ["second"],
    "Name of the first operator": ["Ada"],
    "Password, 12": [PASSWORD],
    "The same again": [PASSWORD],
  };
}

test("answers become settings; the gate's name and certificate are proposed for the rest", async () => {
  const answers = await answersOf();
  await ask(person(answers).prompter);
  const {
    gate,
    server,
    console: page,
    integrations,
  } = readFleetSettings(machine.paths.settings, {});
  const port = (listen: string) => listen.split(":")[1];
  expect(gate.publicUrl).toBe(answers["https address at which integrators"]?.[0]);
  expect(server.url).toBe(`tls://127.0.0.1:${port(server.listen)}`);
  expect(page.publicUrl).toBe(`https://127.0.0.1:${port(page.listen)}`);
  expect([server.tls, page.tls]).toEqual([gate.tls, gate.tls]);
  expect(integrations).toMatchObject([
    { integrationId: "cafe", inboundTokens: [TOKEN] },
    { integrationId: "bakery", inboundTokens: ["second"] },
  ]);
  expect(machine.inputs).toContain(`${PASSWORD}\n`);
});

test("asked again, it proposes what is there, shows no secret, and empty answers change nothing", async () => {
  await ask(person(await answersOf()).prompter);
  const databaseFile = join(machine.paths.data, "console.sqlite");
  await addAccount({ databaseFile, name: "Ada", roles: null, password: PASSWORD, cost: CHEAP });
  const before = readFileSync(machine.paths.settings, "utf8");
  const { prompter, said } = person({});
  expect(await ask(prompter)).toBe(0);
  expect(readFileSync(machine.paths.settings, "utf8")).toBe(before);
  expect(said).toContain("Token of cafe's callbacks (empty: as it is)");
  expect(said).toContain("  There are accounts already.\n");
  expect(said.join("\n")).not.toContain("CANARY");
});

test("another token replaces the stored one of its integration only", async () => {
  await ask(person(await answersOf()).prompter);
  await ask(
    person({
      ...(await answersOf()),
      "Identifier of another": [],
      "Token of cafe": [],
      "Token of bakery": ["third"],
    }).prompter,
  );
  expect(readFleetSettings(machine.paths.settings, {}).integrations).toMatchObject([
    { inboundTokens: [TOKEN] },
    { inboundTokens: ["third"] },
  ]);
});

test("each answer that cannot be right is refused at once, with its reason", async () => {
  const other = selfSigned("another");
  writeFileSync(join(machine.paths.etc, "other.key"), other.key);
  const answers = await answersOf();
  const { prompter, said } = person({
    ...answers,
    "https address at which integrators": [
      "http://gate.example",
      ...(answers["https address at which integrators"] ?? []),
    ],
    [CERTIFICATE]: ["missing.pem", "fleet.pem"],
    [KEY]: ["other.key", "fleet.key"],
    "Identifier of another": ["cafe", "bakery"],
    "Token of cafe": ["", TOKEN],
    "Password, 12": ["short", PASSWORD, PASSWORD],
    "The same again": ["something else", PASSWORD],
  });
  await ask(prompter);
  expect(existsSync(machine.paths.settings)).toBe(true);
  for (const problem of [
    "must be an https address, or http on a loopback address",
    "cannot read /etc/loyalty-fleet/missing.pem",
    "/etc/loyalty-fleet/other.key does not belong to the certificate",
    "is there already",
    "must not be empty",
    "must have 12 to 200 characters",
    "  ✗ the two are not the same\n",
  ]) {
    expect(said).toContain(problem);
  }
});

test("behind a proxy, and with a console of this machine only, it asks for no certificate", async () => {
  const { prompter, said } = person({
    ...(await answersOf()),
    "HOST:PORT on which callbacks": ["127.0.0.1:14660"],
    "https address at which integrators": ["https://gate.example"],
    "HOST:PORT to which kiosks": ["127.0.0.1:14222"],
    "HOST:PORT of the page": ["127.0.0.1:14670"],
  });
  await ask(prompter);
  expect(said.filter((text) => text.startsWith(CERTIFICATE))).toEqual([]);
  const { gate, server, console: page } = readFleetSettings(machine.paths.settings, {});
  expect(gate).toMatchObject({ tls: null, publicUrl: "https://gate.example" });
  expect([server.url, page.publicUrl]).toEqual([null, null]);
});

test("after a No at the end one part is asked again, and the rest stays", async () => {
  const { prompter, said } = person({
    ...(await answersOf()),
    "Identifier of another": ["bakery", "", "kitchen"],
    "Token of kitchen": ["third"],
    "Write these settings": [false, true],
    "Part to answer again": ["4"],
  });
  await ask(prompter);
  expect(said.join("")).toContain("  4  Integrations\n");
  expect(readFleetSettings(machine.paths.settings, {}).integrations).toMatchObject([
    { integrationId: "cafe", inboundTokens: [TOKEN] },
    { integrationId: "bakery", inboundTokens: ["second"] },
    { integrationId: "kitchen", inboundTokens: ["third"] },
  ]);
  expect(said.filter((text) => text.startsWith("Password, 12"))).toHaveLength(1);
  expect(machine.inputs).toContain(`${PASSWORD}\n`);
});

test("whoever stops at any question, or does not confirm, has changed nothing", async () => {
  const answers = await answersOf();
  const changes: readonly Readonly<Record<string, Answer[]>>[] = [
    { [KEY]: [STOP] },
    { "Token of cafe": [STOP] },
    { "The same again": [STOP] },
    { "Write these settings": [false] },
  ];
  for (const change of changes) {
    expect(await ask(person({ ...answers, ...change }).prompter)).toBe(1);
    expect(existsSync(machine.paths.settings)).toBe(false);
    expect(machine.ran.filter((line) => line.startsWith("systemctl"))).toEqual([]);
  }
  expect(machine.errors()).toContain("Nothing was changed.");
});
