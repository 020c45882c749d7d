/** What other accounts and programs of the device can see of a running kiosk: a real Chromium, opened by the kiosk. */
import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { buildPageIfStale } from "../scripts/build.ts";
import { ensureChromium } from "../scripts/running/chromium.ts";
import { root } from "../scripts/running/processes.ts";
import { readAddresses } from "./address-file.ts";
import { childEnvironment } from "./host/net/child-environment.ts";
import { eventually } from "./testing/eventually.ts";
import { freePort } from "./testing/free-port.ts";
import { writeSettings } from "./testing/settings-file.ts";

const PLANTED = "PLANTED-SECRET-7f3a";

let folder: string;
let dataDir: string;
let health: string;
let kiosk: ChildProcess;
let said = "";

beforeAll(async () => {
  await buildPageIfStale();
  folder = mkdtempSync(join(tmpdir(), "kept-secrets-"));
  dataDir = join(folder, "data");
  health = `127.0.0.1:${await freePort()}`;
  const chromium = ensureChromium();
  if (chromium === null) throw new Error("there is no Chromium");
  // This machine has no display.
  const executable = join(folder, "chromium");
  writeFileSync(executable, `#!/bin/sh\nexec '${chromium}' --headless=new "$@"\n`);
  chmodSync(executable, 0o755);
  const settings = ["--settings", writeSettings(folder), "--data", dataDir];
  const options = [...settings, "--port", "0", "--health", health];
  kiosk = spawn(process.execPath, [join(root, "scripts/kiosk.ts"), ...options], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...childEnvironment(),
      PATH: process.env.PATH,
      HOME: folder,
      DISPLAY: ":99",
      KIOSK_CHROMIUM: executable,
      PAYMENTS_TOKEN: PLANTED,
      KIOSK_LOG_LEVEL: "debug",
    },
  });
  for (const stream of [kiosk.stdout, kiosk.stderr]) {
    stream?.on("data", (chunk) => {
      said += chunk;
    });
  }
  await pageIsOpen();
}, 160_000);
afterAll(async () => {
  const gone = new Promise((done) => kiosk.once("exit", done));
  kiosk.kill("SIGTERM");
  await gone;
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

const report = z.object({ page: z.string().nullable() });

async function pageIsOpen(): Promise<void> {
  await eventually(async () => {
    const answer = await fetch(`http://${health}/health`);
    expect(report.parse(await answer.json()).page).toBe("open");
  });
}

type Seen = { readonly pid: number; readonly arguments: string; readonly environment: string };

/** The kiosk's child processes, their children, and so on. */
function descendants(): Seen[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
    const [, parent] = /\) \S (\d+)/.exec(read(name, "stat")) ?? [];
    parents.set(Number(name), Number(parent));
  }
  const isBelow = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === kiosk.pid || isBelow(parents.get(pid)));
  return [...parents.keys()]
    .filter((pid) => pid !== kiosk.pid && isBelow(pid))
    .map((pid) => ({
      pid,
      arguments: read(String(pid), "cmdline"),
      environment: read(String(pid), "environ"),
    }));
}

/** Empty for a process that has ended. */
function read(pid: string, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, "utf8");
  } catch {
    return "";
  }
}

function secrets(): string[] {
  const { url = "", status = "" } = readAddresses(join(dataDir, "addresses.json"));
  return [url, status].map((address) => new URL(address).pathname.slice(1, -1));
}

function requireNothingSeen(): Seen[] {
  const seen = descendants();
  for (const { arguments: given, environment } of seen) {
    for (const secret of [...secrets(), PLANTED])
      expect(`${given}${environment}`).not.toContain(secret);
  }
  return seen;
}

test.skipIf(process.platform !== "linux")(
  "no process of the browser has the page's address or a secret of the environment, opened again neither",
  async () => {
    const seen = requireNothingSeen();
    // Its renderers too.
    expect(seen.some(({ arguments: given }) => given.includes("--type=renderer"))).toBe(true);
    expect(seen.every(({ environment }) => !environment.includes("KIOSK_"))).toBe(true);
    const browser = seen.find(({ arguments: given }) => given.includes("--remote-debugging-pipe"));
    process.kill(browser?.pid ?? Number.NaN, "SIGKILL");
    const before = new Set(seen.map(({ pid }) => pid));
    await eventually(() => {
      const now = descendants();
      expect(now.some(({ arguments: given }) => given.includes("--type=renderer"))).toBe(true);
      expect(now.filter(({ pid }) => before.has(pid))).toEqual([]);
    });
    await pageIsOpen();
    expect(requireNothingSeen().length).toBeGreaterThan(2);
  },
);

test("neither output nor log has the page's address", () => {
  const log = readFileSync(join(dataDir, "logs/kiosk.log"), "utf8");
  expect(log).not.toBe("");
  for (const secret of secrets()) expect(`${said}${log}`).not.toContain(secret);
  expect(said).toContain('{"ready":true');
});
