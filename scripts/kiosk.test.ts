import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text as textOf } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { childEnvironment } from "../electron/host/net/child-environment.ts";
import { openDatabase } from "../electron/host/store/database.ts";
import { eventually } from "../electron/testing/eventually.ts";
import { writeSettings } from "../electron/testing/settings-file.ts";
import { buildPageIfStale } from "./build.ts";
import { root } from "./running/processes.ts";

let folder: string;
let goodFile: string;
let good: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-command-"));
  goodFile = writeSettings(folder);
  good = readFileSync(goodFile, "utf8");
  await buildPageIfStale();
});
afterAll(() => rmSync(folder, { recursive: true }));

let runs = 0;
/** A path for a data folder that does not exist yet. */
function newDataDir(): string {
  runs += 1;
  return join(folder, `data-${runs}`);
}

/** `npm run kiosk -- --headless …`, as a process of its own. */
function start(args: readonly string[]) {
  const child = spawn(process.execPath, [join(root, "scripts/kiosk.ts"), "--headless", ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...childEnvironment(), PATH: process.env.PATH, KIOSK_LOG_LEVEL: "info" },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

/** Runs it until it ends. */
async function run(...args: string[]) {
  const child = start(args);
  const [[code], stdout, stderr] = await Promise.all([
    once(child, "exit"),
    textOf(child.stdout),
    textOf(child.stderr),
  ]);
  return { code, stdout, stderr };
}

function settingsFile(text: string): string {
  const file = join(folder, `settings-${runs}.json`);
  writeFileSync(file, text);
  return file;
}

async function takenPort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return z.object({ port: z.number() }).parse(server.address()).port;
}

describe("unusable settings end the command with 2 before anything is started", () => {
  const shortKey = Buffer.alloc(16).toString("base64");
  const faults: readonly [what: string, corrupt: (text: string) => string, line: string][] = [
    [
      "unknown field",
      (text) => text.replace('"apiKey"', '"apikey"'),
      "ordering.apikey: unknown field",
    ],
    ["missing field", (text) => text.replace('"apiKey":"key",', ""), "ordering.apiKey: is missing"],
    ["not JSON", (text) => text.slice(0, -1), "is not JSON"],
    [
      "wrong length of the cipher key",
      (text) => text.replace(/"key":"[^"]{32}"/, `"key":"${shortKey}"`),
      "outlet.credentialCipher.key: must be 24 bytes in Base64",
    ],
    [
      "http beyond this machine",
      (text) => text.replace('"http://127.0.0.1:9"', '"http://config.example"'),
      "outlet.configBaseUrl: must be an https address, or http on a loopback address",
    ],
    [
      "environment variable not set",
      (text) => text.replace('"0000"', '{"env":"KIOSK_PIN_NOT_SET"}'),
      "device.staffPin: environment variable KIOSK_PIN_NOT_SET is not set",
    ],
    [
      "secret's file not there",
      (text) => text.replace('"0000"', '{"file":"pin.txt"}'),
      "device.staffPin: cannot read pin.txt (ENOENT)",
    ],
  ];
  it.each(faults)("%s", async (_what, corrupt, line) => {
    const data = newDataDir();
    const text = corrupt(good);
    expect(text).not.toBe(good);
    const ended = await run("--settings", settingsFile(text), "--data", data);
    expect(ended).toMatchObject({ code: 2, stdout: "" });
    expect(ended.stderr).toMatch(/^settings: .*\n$/);
    expect(ended.stderr).toContain(line);
    expect(existsSync(data)).toBe(false);
  });

  it("an unreadable file, and none at all", async () => {
    const unreadable = await run("--settings", folder);
    expect(unreadable).toMatchObject({ code: 2, stdout: "" });
    expect(unreadable.stderr).toBe(`settings: cannot read ${folder} (EISDIR)\n`);
    const none = await run();
    expect(none).toMatchObject({ code: 2, stdout: "" });
    expect(none.stderr).toContain("--settings FILE or KIOSK_SETTINGS is missing\nusage: ");
  });

  it("an invalid port", async () => {
    const ended = await run("--settings", goodFile, "--port", "70000");
    expect(ended).toMatchObject({ code: 2, stdout: "" });
    expect(ended.stderr).toContain("--port: 70000 is no port");
  });
});

describe("other obstacles to a start end the command with 1", () => {
  it("the page's port is taken", async () => {
    const port = await takenPort();
    const data = newDataDir();
    const ended = await run("--settings", goodFile, "--port", String(port), "--data", data);
    expect(ended).toEqual({
      code: 1,
      stdout: "",
      stderr: `port ${port} on 127.0.0.1 is taken by another program\n`,
    });
  });

  it("the gate's port is taken", async () => {
    const port = await takenPort();
    const file = settingsFile(good.replace("127.0.0.1:0", `127.0.0.1:${port}`));
    const ended = await run("--settings", file, "--port", "0", "--data", newDataDir());
    expect(ended).toMatchObject({ code: 1, stdout: "" });
    expect(ended.stderr).toContain(
      `payments.gate.listen: 127.0.0.1:${port} is taken by another program`,
    );
  });

  const damages: readonly [what: string, damage: (whole: Buffer) => Buffer, words: string][] = [
    ["is no database", () => Buffer.alloc(8192, "no database "), "is damaged"],
    ["has a hole", (whole) => whole.fill(0xff, 4096, 8192), "kiosk.sqlite"],
    ["is cut", (whole) => whole.subarray(0, 6000), "kiosk.sqlite"],
    ["is empty", () => Buffer.alloc(0), "is empty"],
  ];
  it.each(damages)("the database %s: it is not changed", async (_what, damage, words) => {
    const data = newDataDir();
    mkdirSync(data, { mode: 0o700 });
    openDatabase(data).close();
    const file = join(data, "kiosk.sqlite");
    const damaged = damage(readFileSync(file));
    writeFileSync(file, damaged);
    const ended = await run("--settings", goodFile, "--port", "0", "--data", data);
    expect(ended).toMatchObject({ code: 1, stdout: "" });
    expect(ended.stderr).toMatch(/^[^\n]+\n$/);
    expect(ended.stderr).toContain(file);
    expect(ended.stderr).toContain(words);
    expect(readFileSync(file).equals(damaged)).toBe(true);
  });
});

it("prints only the ready line on standard output, without a secret address, and ends when it is stopped", async () => {
  const data = newDataDir();
  const child = start(["--settings", goodFile, "--port", "0", "--data", data]);
  const stdout = textOf(child.stdout);
  let stderr = "";
  child.stderr.on("data", (chunk) => {
    stderr += chunk;
  });
  await once(child.stdout, "readable");
  // The services are unreachable, and the host warns about it.
  await eventually(() => expect(stderr).toContain('"no answer"'));
  const written: unknown = JSON.parse(readFileSync(join(data, "addresses.json"), "utf8"));
  expect(statSync(join(data, "addresses.json")).mode & 0o777).toBe(0o600);
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
  const [line, ...rest] = (await stdout).split("\n");
  expect(rest).toEqual([""]);
  const address = z.string().regex(/^http:\/\/127\.0\.0\.1:\d+\/[\w-]{32}\/$/);
  const file = join(data, "addresses.json");
  expect(JSON.parse(line ?? "")).toEqual({
    ready: true,
    addresses: file,
    gate: expect.any(String),
  });
  const { url, status } = z.strictObject({ url: address, status: address }).parse(written);
  expect(status).not.toBe(url);
  for (const secret of [url, status].map((found) => new URL(found).pathname.slice(1, -1))) {
    expect(`${line}${stderr}`).not.toContain(secret);
  }
  expect(existsSync(file)).toBe(false);
});
