/** Backups of a running kiosk, by the commands that installers use, and what a kiosk does on a backup. */
import { execFile } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { allGoesWell, but, type Play, playOrder } from "./host/checkout/testing/play.ts";
import { lastBackupAt, makeBackup } from "./host/store/backup.ts";
import { openDatabase, openDataFolder } from "./host/store/database.ts";
import { createJournal } from "./host/store/journal.ts";
import { createValueStore } from "./host/store/value-store.ts";

let folder: string;
let dataDir: string;
let backups: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-backup-"));
  dataDir = join(folder, "kiosk");
  backups = join(folder, "backups");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Ended = { readonly code: number; readonly said: unknown; readonly errors: string };

async function run(script: "backup" | "restore", ...args: string[]): Promise<Ended> {
  const { promise, resolve } = Promise.withResolvers<Ended>();
  const file = join(import.meta.dirname, `../scripts/${script}.ts`);
  const yes = script === "restore" ? ["--yes"] : [];
  execFile(process.execPath, [file, ...args, ...yes], (error, stdout, stderr) => {
    const code = error === null ? 0 : Number(error.code);
    resolve({ code, said: stdout === "" ? null : JSON.parse(stdout), errors: stderr });
  });
  return promise;
}

const backedUp = z.object({ backup: z.string(), files: z.number(), removed: z.array(z.string()) });
async function backUp(...more: string[]) {
  const { code, said, errors } = await run("backup", "--data", dataDir, "--to", backups, ...more);
  expect(errors).toBe("");
  expect(code).toBe(0);
  return backedUp.parse(said);
}

function write(play: Play, number: number): void {
  const database = openDatabase(dataDir);
  const journal = createJournal(database);
  for (const [index, event] of play.events.entries()) {
    const { checkoutId } = play.state.order;
    if (event.type !== "Placed") journal.append(checkoutId, index + 1, event, null);
    else {
      const snapshot = { ...event.order.snapshot, platformOrderId: number };
      journal.append(checkoutId, 1, { ...event, order: { ...event.order, snapshot } }, null);
    }
  }
  database.close();
}

const unfinished = () => {
  const database = openDatabase(dataDir);
  const found = createJournal(database).unfinished();
  database.close();
  return found;
};

const nextNumber = () => {
  const database = openDatabase(dataDir);
  const found = createJournal(database).nextPlatformOrderId(0);
  database.close();
  return found;
};

test("a backup of a kiosk that keeps writing is consistent: records, credential and key of one moment", async () => {
  const database = openDatabase(dataDir);
  const values = createValueStore(database);
  writeFileSync(join(dataDir, "credential.sealed"), "sealed");
  values.write("menu", { tag: "1", content: "first", storedAt: 1 });
  let writes = 0;
  const writing = setInterval(() => {
    writes += 1;
    values.write(`entry ${writes}`, { tag: null, content: "x".repeat(5_000), storedAt: 1 });
  }, 1);
  const { backup } = await backUp();
  clearInterval(writing);
  expect(writes).toBeGreaterThan(5);
  values.write("menu", { tag: "2", content: "second", storedAt: 2 });
  database.close();
  expect(statSync(backup).mode & 0o777).toBe(0o700);

  const { code } = await run("restore", "--from", backup, "--data", dataDir);
  expect(code).toBe(0);
  const restored = openDatabase(dataDir);
  expect(createValueStore(restored).read("menu")?.content).toBe("first");
  restored.close();
  expect(readFileSync(join(dataDir, "credential.sealed"), "utf8")).toBe("sealed");
});

test("the kiosk knows when it was last backed up, and a restored one that it has not been since", async () => {
  write(playOrder({ checkoutId: "a" }), 1);
  expect(lastBackupAt(dataDir)).toBeNull();
  const before = Date.now();
  const { backup } = await backUp();
  expect(lastBackupAt(dataDir)).toBeGreaterThanOrEqual(before);
  await run("restore", "--from", backup, "--data", dataDir);
  expect(lastBackupAt(dataDir)).toBeNull();
});

test("the previous backup is stored under another name", async () => {
  write(playOrder({ checkoutId: "a" }), 1);
  const { backup } = await backUp();
  write(playOrder({ checkoutId: "after the backup" }), 2);
  const { said } = await run("restore", "--from", backup, "--data", dataDir);
  const { former } = z.object({ former: z.string() }).parse(said);
  dataDir = former;
  expect(unfinished()).toEqual(["a", "after the backup"]);
});

test("a restored kiosk reports unfinished orders without resuming them: the running kiosk has ended them", async () => {
  const underWay = playOrder({ checkoutId: "under way" });
  underWay.run(but({ Create: () => null }));
  const ended = playOrder({ checkoutId: "ended" });
  ended.run(allGoesWell);
  write(ended, 1);
  write(underWay, 2);
  const database = openDatabase(dataDir);
  createJournal(database).finish("ended", 1_000);
  database.close();
  const { backup } = await backUp();
  const { said, errors } = await run("restore", "--from", backup, "--data", dataDir);
  expect(said).toMatchObject({ underWay: [{ platformOrderId: 2, checkoutId: "under way" }] });
  expect(errors).toContain("order 2, under way, placed 2027-01-04T12:00:00.000Z");
  expect(unfinished()).toEqual([]);
  // The running kiosk may have numbered orders since: no id is given twice at the kitchen (ordering.md §2.7).
  expect(nextNumber()).toBe(10_003);
  // On a new machine that replaces the kiosk they go on.
  await run("restore", "--from", backup, "--data", dataDir, "--go-on");
  expect(unfinished()).toEqual(["under way"]);
  expect(nextNumber()).toBe(3);
});

test("backups and restored folders are private, earlier ones too", async () => {
  openDatabase(dataDir).close();
  const first = join(backups, "kiosk-2026-01-01T03-00-00");
  renameSync((await backUp()).backup, first);
  for (const path of [first, join(first, "kiosk.sqlite")]) chmodSync(path, 0o755);
  const { backup } = await backUp();
  await run("restore", "--from", backup, "--data", dataDir);
  for (const path of [first, backup, dataDir].flatMap((at) => [at, join(at, "kiosk.sqlite")])) {
    expect(statSync(path).mode & 0o077, path).toBe(0);
  }
});

test("the folder of a running kiosk is not replaced", async () => {
  const running = openDataFolder(dataDir);
  openDatabase(dataDir).close();
  const { backup } = await backUp();
  const { code, errors } = await run("restore", "--from", backup, "--data", dataDir);
  running.release();
  expect(code).toBe(1);
  expect(errors).toContain(`a kiosk is running on ${dataDir}`);
});

test("damaged records are replaced by a backup", async () => {
  openDatabase(dataDir).close();
  const { backup } = await backUp();
  writeFileSync(join(dataDir, "kiosk.sqlite"), "no database at all".repeat(500));
  expect(await run("backup", "--data", dataDir, "--to", join(folder, "other"))).toMatchObject({
    code: 1,
  });
  expect(await run("restore", "--from", backup, "--data", dataDir)).toMatchObject({ code: 0 });
  expect(unfinished()).toEqual([]);
});

test("a backup that was changed, or is not one, changes nothing", async () => {
  openDatabase(dataDir).close();
  const { backup } = await backUp();
  appendFileSync(join(backup, "kiosk.sqlite"), "x");
  const corrupt = await run("restore", "--from", backup, "--data", dataDir);
  expect(corrupt).toMatchObject({
    code: 1,
    errors: `${backup}: kiosk.sqlite is not what was copied\n`,
  });
  expect(await run("restore", "--from", folder, "--data", dataDir)).toMatchObject({ code: 1 });
  expect(existsSync(join(dataDir, "kiosk.sqlite"))).toBe(true);
  expect(readdirSync(folder).sort()).toEqual(["backups", "kiosk"]);
});

test("stores the requested number of backups; invalid arguments end with exit status 2", async () => {
  openDatabase(dataDir).close();
  const first = await backUp();
  await new Promise((done) => setTimeout(done, 1_000));
  const second = await backUp("--keep", "1");
  expect(second.removed).toHaveLength(1);
  expect(existsSync(first.backup)).toBe(false);
  expect(await run("backup", "--to", backups, "--keep", "0")).toMatchObject({ code: 2 });
  expect(await run("restore")).toMatchObject({ code: 2 });
});

test("the outlet's photos are in a backup, and not what is being written", () => {
  mkdirSync(join(dataDir, "look/photos"), { recursive: true });
  openDatabase(dataDir).close();
  for (const name of ["a-small.webp", "a-original", "b-large.webp.new"]) {
    writeFileSync(join(dataDir, "look/photos", name), name);
  }
  const { files } = makeBackup({ dataDir, to: backups, now: 0 });
  expect(files.map(({ path }) => path).filter((path) => path.startsWith("look"))).toEqual([
    "look/photos/a-original",
    "look/photos/a-small.webp",
  ]);
});
