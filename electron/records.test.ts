/** Unusable records (requirement M5): the kiosk shows the problem on its screen, and never starts afresh silently. */
import { type ChildProcess, spawn } from "node:child_process";
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { readAddresses } from "./address-file.ts";
import { childEnvironment } from "./host/net/child-environment.ts";
import { openDatabase } from "./host/store/database.ts";
import { eventually } from "./testing/eventually.ts";
import { limitFiles } from "./testing/file-limit.ts";
import { writeSettings } from "./testing/settings-file.ts";

const KIOSK = new URL("./testing/plain-kiosk.ts", import.meta.url).pathname;
/** An account that owns nothing: the administrator could write to every folder. */
const NOBODY = 65_534;
const readyLine = z.object({ ready: z.literal(true), addresses: z.string() });

let folder: string;
let settings: string;
/** A folder with intact records. */
let good: string;
let runs = 0;
let dataDir: string;
let file: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-records-"));
  chmodSync(folder, 0o755);
  settings = writeSettings(folder);
  good = join(folder, "good");
  openDatabase(good).close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeEach(() => {
  runs += 1;
  dataDir = join(folder, `data-${runs}`);
  file = join(dataDir, "kiosk.sqlite");
  mkdirSync(dataDir);
  copyFileSync(join(good, "kiosk.sqlite"), file);
});

type Said = { out: string; err: string };

/** The kiosk as a process; `prefix` runs it under another command. */
function startKiosk(
  args: readonly string[] = [],
  data = dataDir,
  { prefix = [], uid }: { prefix?: readonly string[]; uid?: number } = {},
): { child: ChildProcess; said: Said } {
  const kiosk = [KIOSK, "--settings", settings, "--port", "0", "--data", data, ...args];
  const [command = "", ...rest] = [...prefix, process.execPath, ...kiosk];
  const child = spawn(command, rest, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...childEnvironment(), PATH: process.env.PATH },
    ...(uid !== undefined && { uid, gid: uid }),
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const said = { out: "", err: "" };
  child.stdout?.on("data", (chunk) => {
    said.out += chunk;
  });
  child.stderr?.on("data", (chunk) => {
    said.err += chunk;
  });
  return { child, said };
}

/** The address of the page that shows the problem. */
async function troubleOf(said: Said): Promise<{ url: string; page: string }> {
  await eventually(() => expect(said.err).toMatch(/http:\S+\n/));
  const url = /http:\S+/.exec(said.err)?.[0] ?? "";
  const answer = await fetch(url, { headers: { "Accept-Language": "en" } });
  expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none';/);
  return { url, page: await answer.text() };
}

async function readyOf(said: Said): Promise<string> {
  await eventually(() => expect(said.out).toMatch(/\n$/));
  return readAddresses(readyLine.parse(JSON.parse(said.out)).addresses).url ?? "";
}

const damage = () => {
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0x5a, 4_096 * 4));
};

describe("unusable records", () => {
  const losses: readonly [what: string, lose: () => void, words: string][] = [
    ["damaged by changed bytes", damage, "The file is damaged."],
    [
      "cut off",
      () => writeFileSync(file, readFileSync(file).subarray(0, 20_000)),
      "The file is damaged.",
    ],
    [
      "of another kind",
      () => writeFileSync(file, "plain text ".repeat(999)),
      "The file is damaged.",
    ],
    ["emptied", () => writeFileSync(file, ""), "The file is empty: what was in it is lost."],
    [
      "gone from a kiosk that has its credential",
      () => {
        rmSync(file);
        writeFileSync(join(dataDir, "credential.sealed"), "sealed");
      },
      "The file is missing, although this kiosk has had records.",
    ],
  ];

  it.each(losses)(
    "%s: customers are sent to the counter, staff see the cause and what to do",
    async (_, lose, words) => {
      lose();
      const before = existsSync(file) ? readFileSync(file) : null;
      const { said } = startKiosk();
      const { page } = await troubleOf(said);
      expect(page).toContain("<h1>Please order at the counter</h1>");
      expect(page).toContain("This kiosk is out of order.");
      expect(page).toContain(words);
      expect(page).toContain(`<code dir="ltr">${file}</code>`);
      expect(page).toContain('<code dir="ltr">begin-with-new-records</code>');
      expect(page).not.toContain("<script");
      expect(said.err).toContain(file);
      expect(said.out).toBe("");
      expect(existsSync(file) ? readFileSync(file) : null).toEqual(before);
    },
  );

  it("are quarantined as a copy, and the page says where", async () => {
    damage();
    const lost = readFileSync(file);
    const { said } = startKiosk();
    const { page } = await troubleOf(said);
    const copies = join(dataDir, "kiosk.sqlite-aside");
    const [copy = ""] = readdirSync(copies);
    expect(page).toContain(`<code dir="ltr">${join(copies, copy)}</code>`);
    expect(readFileSync(join(copies, copy, "kiosk.sqlite"))).toEqual(lost);
  });

  it("can be replaced by a good copy: the kiosk starts by itself, at the same address", async () => {
    damage();
    const { said } = startKiosk();
    const { url } = await troubleOf(said);
    copyFileSync(join(good, "kiosk.sqlite"), file);
    expect(await readyOf(said)).toBe(url);
  });

  it("can be replaced by a good copy beside the old write-ahead log, which is quarantined", async () => {
    const database = openDatabase(dataDir);
    const insert = database.prepare(
      "insert into stored_value (name, content, stored_at_ms) values (?, ?, 0)",
    );
    for (let row = 0; row < 60; row += 1) insert.run(`name ${row}`, "x".repeat(700));
    const log = readFileSync(`${file}-wal`);
    database.close();
    writeFileSync(`${file}-wal`, log);
    damage();
    const { said } = startKiosk();
    const { url, page } = await troubleOf(said);
    expect(page).toContain(`npm run restore -- --data ${dataDir} --from BACKUP`);
    copyFileSync(join(good, "kiosk.sqlite"), file);
    expect(await readyOf(said)).toBe(url);
    expect(said.err).toContain("belongs to another file");
  });

  it("are replaced by new ones after a confirmation, and only once", async () => {
    damage();
    const { said } = startKiosk();
    await troubleOf(said);
    writeFileSync(join(dataDir, "begin-with-new-records"), "");
    await readyOf(said);
    expect(existsSync(join(dataDir, "begin-with-new-records"))).toBe(false);
    expect(said.err).toContain("began with new records, as asked");
  });

  it("end a kiosk without a screen, with the reason", async () => {
    damage();
    const { child, said } = startKiosk(["--headless"]);
    // Its output may arrive after its end.
    await eventually(() => {
      expect(child.exitCode).toBe(1);
      expect(said.err).toContain(`${file} is damaged`);
      expect(said.err).toContain("a copy is in");
    });
  });
});

it("of a newer kiosk are not changed", async () => {
  const database = new DatabaseSync(file);
  database.exec("pragma user_version = 10000");
  database.close();
  const before = readFileSync(file);
  const { said } = startKiosk();
  const { page } = await troubleOf(said);
  expect(page).toContain("They were written by a newer version of the kiosk.");
  expect(page).not.toContain("begin-with-new-records");
  expect(readFileSync(file)).toEqual(before);
});

it("a full disk at the start is reported, and the kiosk starts once there is space", async () => {
  const { child, said } = startKiosk([], dataDir, { prefix: ["prlimit", "--fsize=33000:"] });
  const { page, url } = await troubleOf(said);
  expect(page).toContain("The disk is full.");
  limitFiles(child.pid ?? 0, "unlimited");
  expect(await readyOf(said)).toBe(url);
});

/** Under the administrator's account tests run as nobody, who must be able to read this project. */
const isAdministrator = process.getuid?.() === 0;

it("a read-only folder is reported, and the kiosk starts once it is writable", async () => {
  mkdirSync(join(dataDir, "keys"), { mode: 0o700 });
  if (isAdministrator) {
    for (const path of [dataDir, join(dataDir, "keys"), file, settings])
      chownSync(path, NOBODY, NOBODY);
  }
  chmodSync(file, 0o444);
  chmodSync(dataDir, 0o555);
  const { said } = startKiosk([], dataDir, isAdministrator ? { uid: NOBODY } : {});
  const { page, url } = await troubleOf(said);
  expect(page).toContain("The kiosk cannot write to its data folder.");
  chmodSync(dataDir, 0o755);
  chmodSync(file, 0o644);
  expect(await readyOf(said)).toBe(url);
});
