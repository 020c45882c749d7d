/** One kiosk a data folder: two would both run every order. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text as textOf } from "node:stream/consumers";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { readAddresses } from "./address-file.ts";
import { childEnvironment } from "./host/net/child-environment.ts";
import { makeBackup } from "./host/store/backup.ts";
import { lockFolder } from "./host/store/folder-lock.ts";
import { restoreBackup } from "./host/store/restore.ts";
import { eventually } from "./testing/eventually.ts";
import { freePort } from "./testing/free-port.ts";
import { writeSettings } from "./testing/settings-file.ts";

const KIOSK = new URL("./testing/plain-kiosk.ts", import.meta.url).pathname;

let folder: string;
let settings: string;
let runs = 0;
let dataDir: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "one-kiosk-"));
  settings = writeSettings(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function newDataDir(): string {
  runs += 1;
  return join(folder, `data-${runs}`);
}

function start(port: number, ...args: string[]) {
  const all = ["--settings", settings, "--port", String(port), "--data", dataDir, ...args];
  const child = spawn(process.execPath, [KIOSK, ...all], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...childEnvironment(), PATH: process.env.PATH, KIOSK_LOG_LEVEL: "warn" },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

async function ready(child: ReturnType<typeof start>): Promise<void> {
  await once(child.stdout, "data");
}

function everythingIn(folderToList: string): string[] {
  const names = readdirSync(folderToList, { recursive: true, encoding: "utf8" });
  return names.map((name) => join(folderToList, name));
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}

test("a second kiosk with the same data ends, and says why, until the first is killed", async () => {
  dataDir = newDataDir();
  const first = start(0, "--headless");
  await ready(first);
  const addresses = readFileSync(join(dataDir, "addresses.json"), "utf8");

  const second = start(0, "--headless");
  const [[code], stdout, stderr] = await Promise.all([
    once(second, "exit"),
    textOf(second.stdout),
    textOf(second.stderr),
  ]);
  expect({ code, stdout, stderr }).toEqual({
    code: 1,
    stdout: "",
    stderr: `another kiosk is running with the data in ${dataDir}\n`,
  });
  expect(readFileSync(join(dataDir, "addresses.json"), "utf8")).toBe(addresses);

  await kill(first);
  await ready(start(0, "--headless"));
});

test("one with a screen says so on it, on the same ports too, and goes on by itself", async () => {
  dataDir = newDataDir();
  const [port, healthPort] = [await freePort(), await freePort()];
  const health = ["--health", `127.0.0.1:${healthPort}`];
  const first = start(port, ...health, "--headless");
  await ready(first);
  const second = start(port, ...health);
  let said = "";
  second.stderr.on("data", (chunk) => {
    said += chunk;
  });
  await eventually(() => expect(said).toMatch(/http:\S+\n/));
  const shown = /http:\S+/.exec(said)?.[0] ?? "";
  const page = await (await fetch(shown, { headers: { "Accept-Language": "en" } })).text();
  expect(page).toContain("Another kiosk is running with the same records.");
  expect(page).toContain(dataDir);
  // The first one's: the second runs nothing.
  expect(readAddresses(join(dataDir, "addresses.json")).url).not.toBe(shown);
  expect(await (await fetch(`http://127.0.0.1:${healthPort}/health`)).json()).toMatchObject({
    state: "waiting",
  });

  await kill(first);
  await ready(second);
  const { url = "" } = readAddresses(join(dataDir, "addresses.json"));
  expect(new URL(url).port).toBe(String(port));
  // Log lines may come after it.
  expect(said.split("\n")).toContain(url);
  expect((await fetch(`http://127.0.0.1:${healthPort}/alive`)).status).toBe(200);
});

test("a folder that was open to other accounts is private from the start on, which is logged once", async () => {
  dataDir = newDataDir();
  const first = start(0, "--headless");
  await ready(first);
  // Records, write-ahead log and log as a kill leaves them.
  await kill(first);
  mkdirSync(join(dataDir, "outlet-files"), { recursive: true });
  writeFileSync(join(dataDir, "outlet-files/logo.png"), "picture");
  for (const path of [dataDir, ...everythingIn(dataDir)]) chmodSync(path, 0o777);

  const again = start(0, "--headless");
  await ready(again);
  const names = everythingIn(dataDir);
  expect(names.map((path) => path.slice(dataDir.length + 1))).toEqual(
    expect.arrayContaining(["kiosk.sqlite", "kiosk.sqlite-wal", "outlet-files/logo.png"]),
  );
  for (const path of [dataDir, ...names]) expect(statSync(path).mode & 0o077, path).toBe(0);
  await kill(again);
  await ready(start(0, "--headless"));
  const log = readFileSync(join(dataDir, "logs/kiosk.log"), "utf8");
  expect(log.match(/the kiosk's files were open to other accounts/g)).toHaveLength(1);
});

test("a backup may be made beside a kiosk; a restore is refused", async () => {
  dataDir = newDataDir();
  const kiosk = start(0, "--headless");
  await ready(kiosk);
  const now = Date.now();
  const from = join(folder, "backup");
  makeBackup({ dataDir, to: from, now });
  const restore = () => restoreBackup({ from, dataDir, goOn: false, now });
  expect(restore).toThrow(`a kiosk is running on ${dataDir}: stop it first`);
  await kill(kiosk);
  expect(restore().former).toMatch(/\.before-/);
});

test("a lock that is released can be taken again, in this process too", () => {
  const held = mkdtempSync(join(folder, "held-"));
  const lock = lockFolder(held);
  expect(() => lockFolder(held)).toThrow("another kiosk is running");
  lock.release();
  lockFolder(held).release();
});
