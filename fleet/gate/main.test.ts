import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { eventually } from "../../electron/testing/eventually.ts";
import { startTestServer, type TestServer } from "../server/testing/test-server.ts";
import { admitKiosks, fleetJson, post, TestKiosk, untilReady } from "./testing/test-fleet.ts";

const MAIN = join(import.meta.dirname, "main.ts");
const readyLine = z.object({ ready: z.literal(true), url: z.string(), monitor: z.string() });

let server: TestServer;
let kiosk: TestKiosk;
let settingsFile: string;
const children: ChildProcess[] = [];

beforeEach(async () => {
  server = await startTestServer();
  kiosk = await TestKiosk.start(server, admitKiosks(server), "kiosk1");
  settingsFile = join(server.folder, "fleet.json");
  writeFileSync(settingsFile, JSON.stringify(fleetJson(server)));
  writeFileSync(join(server.folder, "gate.nk"), server.gateKey.getSeed(), { mode: 0o600 });
});
afterEach(async () => {
  await Promise.all(children.splice(0).map(kill));
  await kiosk.close();
  await server.close();
});

function start(...args: string[]): ChildProcess {
  const child = spawn(process.execPath, [MAIN, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  children.push(child);
  return child;
}

/** A gate in a process of its own, once it can store callbacks. */
async function startGate() {
  const child = start("--settings", settingsFile);
  if (child.stdout === null) throw new Error("no stdout");
  const [line] = await once(createInterface({ input: child.stdout }), "line");
  const { url, monitor } = readyLine.parse(JSON.parse(line));
  await untilReady(monitor);
  return { child, url };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

test("a gate that is killed loses nothing that it has acknowledged; kiosks claim anew at the next one", async () => {
  const references = ["claimed-before", "claimed-after"];
  kiosk.answer = "later";
  kiosk.onHello = () => void kiosk.claim(references).catch(() => undefined);
  const first = await startGate();
  await kiosk.claim(["claimed-before"]);
  for (const transactionReference of references) {
    const { status } = await post(first, { status: "SUCCESS", transactionReference });
    expect(status).toBe(200);
  }
  await kill(first.child);
  const before = kiosk.deliveries.length;
  kiosk.answer = "ok";
  await startGate();
  await eventually(() => {
    const delivered = kiosk.deliveries.slice(before).flatMap(({ callbacks }) => callbacks);
    const found = delivered.map(({ transactionReference }) => transactionReference);
    expect(new Set(found)).toEqual(new Set(references));
  });
});

test("ends by SIGTERM, and prints nothing but its ready line", async () => {
  const { child } = await startGate();
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});

test.each([
  ["no settings", [], 2, "usage"],
  ["settings that are not there", ["--settings", "/nowhere.json"], 2, "cannot read"],
])("%s end it with one line", async (_case, args, code, message) => {
  const child = start(...args);
  let said = "";
  child.stderr?.on("data", (part) => {
    said += part;
  });
  expect(await once(child, "close")).toEqual([code, null]);
  expect(said).toContain(`gate: `);
  expect(said).toContain(message);
});

test("an address in use is named", async () => {
  const { url } = await startGate();
  const taken = { ...fleetJson(server), gate: { listen: new URL(url).host } };
  const second = join(server.folder, "second.json");
  writeFileSync(second, JSON.stringify(taken));
  const child = start("--settings", second);
  let said = "";
  child.stderr?.on("data", (part) => {
    said += part;
  });
  expect(await once(child, "close")).toEqual([1, null]);
  expect(said).toContain("gate.listen: ");
});
