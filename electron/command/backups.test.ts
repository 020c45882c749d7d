/** Backups of an installed kiosk, made and restored by root. */
import {
  chownSync,
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
import { basename, dirname, join } from "node:path";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import type { RunProgram } from "../host/command/system.ts";
import { person } from "../host/command/testing/person.ts";
import { backupProblem } from "../host/store/backup.ts";
import { openDatabase, openDataFolder } from "../host/store/database.ts";
import { BACKUP_LOCK, lockFolder } from "../host/store/folder-lock.ts";
import { createValueStore } from "../host/store/value-store.ts";
import { backup } from "./backup.ts";
import { restore } from "./restore.ts";
import { createDevice, type TestDevice } from "./testing/device.ts";

/** An account that owns nothing else. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
/** A key whose secret half nobody needs. */
const RECIPIENT = await identityToRecipient(await generateIdentity());

let device: TestDevice;
beforeEach(() => {
  device = createDevice();
  mkdirSync(dirname(device.paths.data), { recursive: true });
});
afterEach(() => device.remove());

const backUp = (...args: string[]) => backup(args, device.context);

function remember(content: string): void {
  const database = openDatabase(device.paths.data);
  createValueStore(database).write("menu", { tag: null, content, storedAt: 1 });
  database.close();
}

function remembered(): string | undefined {
  const database = openDatabase(device.paths.data);
  const content = createValueStore(database).read("menu")?.content;
  database.close();
  return content;
}

function restoreAsked(answer: boolean | "stop" | undefined, ...args: string[]) {
  const { prompter, said } = person(answer === undefined ? {} : { Replace: [answer] });
  const context = { ...device.context, openTerminal: async () => prompter };
  return restore(args, context).then((code) => ({ code, said: said.join("") }));
}

test("a failed attempt is told until one succeeds, and so is a backup of days ago", async () => {
  const { data } = device.paths;
  const problem = (days = 0) => backupProblem(data, Date.now() + days * 24 * 60 * 60_000);
  remember("first");
  expect([problem(), problem(3)]).toEqual([null, "old"]);
  // The parent is no folder: that of the backups cannot be made.
  mkdirSync(join(device.root, "var"), { recursive: true });
  writeFileSync(dirname(device.paths.backups), "");
  expect(await backUp()).toBe(1);
  expect(problem()).toBe("failed");
  rmSync(dirname(device.paths.backups));
  expect(await backUp()).toBe(0);
  expect([problem(), problem(1), problem(3)]).toEqual([null, null, "old"]);
});

describe("restore", () => {
  test("takes the latest backup, says what it will do, and asks first", async () => {
    remember("first");
    await backUp();
    remember("second");
    const { code, said } = await restoreAsked(true);
    expect(code).toBe(0);
    expect(said).toContain(`takes the place of the records in ${device.paths.data}`);
    expect(said).toContain("listed and left to staff");
    expect(remembered()).toBe("first");
  });

  test("has a kiosk that shows why it cannot start look into the restored folder", async () => {
    device.remove();
    device = createDevice({}, { isBooted: true });
    mkdirSync(dirname(device.paths.data), { recursive: true });
    remember("first");
    await backUp();
    await restoreAsked(true);
    expect(device.ran).toContain("systemctl try-restart loyalty-kiosk.service");
  });

  test.each([false, "stop", undefined] as const)(
    "answered by %s, changes nothing",
    async (answer) => {
      remember("first");
      await backUp();
      remember("second");
      expect((await restoreAsked(answer)).code).toBe(1);
      expect(device.errors()).toBe("Nothing was changed.\n");
      expect(remembered()).toBe("second");
    },
  );

  test("refuses without anybody to ask, unless --yes is given", async () => {
    remember("first");
    await backUp();
    remember("second");
    await expect(restore([], device.context)).rejects.toThrow("--yes replaces them");
    expect(remembered()).toBe("second");
    expect(await restore(["--yes"], device.context)).toBe(0);
    expect(remembered()).toBe("first");
  });

  test("does not ask while a kiosk runs, and names the command that stops it", async () => {
    remember("first");
    await backUp();
    const running = openDataFolder(device.paths.data);
    const { code, said } = await restoreAsked(true);
    running.release();
    expect({ code, said }).toEqual({ code: 1, said: "" });
    expect(device.errors()).toContain("systemctl stop loyalty-kiosk");
  });

  test("gives every file to the kiosk's account, also if there was no folder", async () => {
    remember("first");
    await backUp();
    const { data } = device.paths;
    const latest = join(device.paths.backups, readdirSync(device.paths.backups)[0] ?? "");
    await restore(["--from", latest, "--yes"], device.context);
    for (const path of [data, join(data, "kiosk.sqlite")]) {
      expect(device.owners.get(path)).toBe("kiosk:kiosk");
    }
  });

  test("without any backup, names the folder that has none", async () => {
    await expect(restore([], device.context)).rejects.toThrow(`${device.paths.backups} has none`);
  });
});

test("backups are in the folder that setup was told", async () => {
  remember("first");
  mkdirSync(device.paths.etc, { recursive: true });
  writeFileSync(device.paths.device, JSON.stringify({ backup: { to: "/mnt/share" } }));
  await backUp();
  expect(readdirSync(join(device.root, "mnt/share"))).toHaveLength(1);
  remember("second");
  await restore(["--yes"], device.context);
  expect(remembered()).toBe("first");
});

describe("a folder on a share that is not mounted", () => {
  const UNIT = "mnt-share.mount";
  const shown = (state: string) => `Id=mnt.mount
LoadState=not-found
FragmentPath=
ActiveState=inactive

ActiveState=${state}
Id=${UNIT}
LoadState=loaded
FragmentPath=/run/systemd/generator/${UNIT}

Id=mnt-share-kiosk.mount
LoadState=masked
FragmentPath=/dev/null
ActiveState=inactive
`;
  /** systemd with this state of the share, which is mounted, or cannot be. */
  function withShare(state: "active" | "inactive", canMount = false) {
    const to = "/mnt/share/kiosk";
    mkdirSync(device.paths.etc, { recursive: true });
    writeFileSync(device.paths.device, JSON.stringify({ backup: { to } }));
    const folder = join(device.root, to);
    const ran: string[] = [];
    const run: RunProgram = (program, args) => {
      const line = [program, ...args].join(" ");
      ran.push(line);
      if (program === "systemd-escape") {
        expect(args.slice(-2)).toEqual([dirname(folder), folder]);
        return { code: 0, stdout: `mnt.mount\n${UNIT}\nmnt-share-kiosk.mount\n`, stderr: "" };
      }
      if (args[0] === "show") return { code: 0, stdout: shown(state), stderr: "" };
      return { code: canMount ? 0 : 1, stdout: "", stderr: "" };
    };
    const system = { ...device.context.system, isBooted: true, run };
    return { folder, ran, context: { ...device.context, system } };
  }

  test("gets no backup, which is reported", async () => {
    remember("first");
    const { folder, ran, context } = withShare("inactive");
    expect(await backup([], context)).toBe(1);
    expect(device.errors()).toBe(`${folder} is not mounted: systemctl status ${UNIT} says why\n`);
    expect(existsSync(folder)).toBe(false);
    expect(backupProblem(device.paths.data, Date.now())).toBe("failed");
    expect(ran.filter((line) => line.includes(" start "))).toHaveLength(1);
  });

  test("is mounted first, as for the backup of every night", async () => {
    remember("first");
    expect(await backup([], withShare("inactive", true).context)).toBe(0);
    const { ran, context } = withShare("active");
    expect(await backup([], context)).toBe(0);
    expect(ran.filter((line) => line.includes(" start "))).toEqual([]);
  });

  test("is not searched for a backup to restore: what is below it is older", async () => {
    remember("first");
    await backup([], withShare("active").context);
    const { context } = withShare("inactive");
    await expect(restore(["--yes"], context)).rejects.toThrow("is not mounted");
  });
});

describe("with recipients in the settings, a backup", () => {
  let identity: string;
  let key: string;
  beforeEach(async () => {
    const { paths } = device;
    identity = await generateIdentity();
    const other = await identityToRecipient(await generateIdentity());
    const recipients = [other, await identityToRecipient(identity)];
    key = join(device.root, "key.txt");
    writeFileSync(key, `# created: today\n${identity}\n`);
    mkdirSync(paths.etc, { recursive: true });
    // Mistakes elsewhere in the settings do not matter.
    writeFileSync(paths.settings, JSON.stringify({ operation: { backup: { recipients } } }));
  });
  const latest = () => join(device.paths.backups, readdirSync(device.paths.backups).at(-1) ?? "");

  test("is one private file without a word of the records, and nothing else is left", async () => {
    remember("CANARY in the records");
    expect(await backUp()).toBe(0);
    const file = latest();
    expect(file).toMatch(/\/kiosk-[0-9a-f]{12}-[\dT-]+\.tar\.age$/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const bytes = readFileSync(file);
    expect(bytes.includes("CANARY")).toBe(false);
    expect(bytes.includes("kiosk.sqlite")).toBe(false);
    const others = readdirSync(device.paths.data).filter(
      (name) => !name.startsWith("kiosk.sqlite"),
    );
    expect(others).toEqual(["backup.lock", "kiosk-id", "last-backup"]);
    expect(readdirSync(device.paths.backups)).toHaveLength(1);
  });

  test("is restored with the secret key, and leaves nothing of it in the clear", async () => {
    remember("first");
    await backUp();
    remember("second");
    expect(await restore(["--yes", "--identity", key], device.context)).toBe(0);
    expect(remembered()).toBe("first");
    const beside = readdirSync(dirname(device.paths.data));
    expect(beside.filter((name) => name.includes("unpacked"))).toEqual([]);
  });

  test("whose restore was cut off leaves nothing in the clear after the next, of whichever backup", async () => {
    remember("first");
    await backUp("--to", join(device.root, "clear"));
    const [clear = ""] = readdirSync(join(device.root, "clear"));
    mkdirSync(`${device.paths.data}.unpacked`);
    await restore(["--yes", "--from", join(device.root, "clear", clear)], device.context);
    expect(existsSync(`${device.paths.data}.unpacked`)).toBe(false);
  });

  test("cannot be read without a key, with another one, or if it was changed", async () => {
    remember("first");
    await backUp();
    remember("second");
    const other = join(device.root, "other.txt");
    writeFileSync(other, await generateIdentity());
    expect(await restore(["--yes"], device.context)).toBe(1);
    expect(device.errors()).toContain("is encrypted: --identity FILE is missing");
    expect(await restore(["--yes", "--identity", other], device.context)).toBe(1);
    expect(device.errors()).toContain(`cannot be read with ${other}`);
    const bytes = readFileSync(latest());
    writeFileSync(latest(), bytes.fill(0x5a, bytes.length - 100));
    expect(await restore(["--yes", "--identity", key], device.context)).toBe(1);
    expect(device.errors()).toContain(`cannot be read with ${key}`);
    expect(remembered()).toBe("second");
  });

  test("is not made in the clear if a recipient is wrong, and that is told", async () => {
    remember("first");
    for (const recipient of ["age1wrong", "AGE-SECRET-KEY-1"]) {
      const settings = { operation: { backup: { recipients: [recipient] } } };
      writeFileSync(device.paths.settings, JSON.stringify(settings));
      expect(await backUp()).toBe(1);
      expect(device.errors()).toContain("operation.backup.recipients");
      expect(readdirSync(device.paths.backups)).toEqual([]);
      expect(backupProblem(device.paths.data, Date.now())).toBe("failed");
    }
  });

  test("counts with those in the clear for --keep", async () => {
    remember("first");
    mkdirSync(join(device.paths.backups, "kiosk-2026-01-01T02-30-00"), { recursive: true });
    writeFileSync(join(device.paths.backups, "kiosk-2026-01-02T02-30-00.tar.age"), "");
    expect(await backUp("--keep", "1")).toBe(0);
    expect(readdirSync(device.paths.backups)).toHaveLength(1);
    expect(latest()).not.toContain("2026-01");
  });
});

test("the latest backup is the one made last, whatever the clock says", async () => {
  remember("first");
  const ahead = { ...device.context, now: () => Date.UTC(2027, 5, 1) };
  for (const _ of [1, 2]) await backup([], ahead);
  expect(await backUp("--keep", "2")).toBe(0);
  remember("second");
  expect(readdirSync(device.paths.backups).sort()).toEqual([
    expect.stringMatching(/^kiosk-\w{12}-0002-2027/),
    expect.stringMatching(/^kiosk-\w{12}-0003-/),
  ]);
  expect(await restore(["--yes"], device.context)).toBe(0);
  expect(remembered()).toBe("first");
});

test("an attempt that fails leaves nothing in the folder of backups", async () => {
  remember("first");
  await backUp();
  const before = readdirSync(device.paths.backups);
  writeFileSync(join(device.paths.data, "kiosk.sqlite"), "no database at all".repeat(500));
  expect(await backUp()).toBe(1);
  expect(readdirSync(device.paths.backups)).toEqual(before);
});

describe("in a folder with the backups of other kiosks", () => {
  const [SHARE, HERE, OTHER] = ["share", "here", "other"];
  const share = () => join(device.root, SHARE);
  const names = () => readdirSync(share()).sort();
  const idOf = (kiosk: string) => readFileSync(join(device.root, kiosk, "kiosk-id"), "utf8");
  const of = (kiosk: string) => names().filter((name) => name.includes(idOf(kiosk)));
  const latestOf = (kiosk: string) => join(share(), of(kiosk).at(-1) ?? "");
  /** A kiosk of this name, with its own data folder, whose backups go to the share. */
  const at = (kiosk: string) => {
    device.paths.data = join(device.root, kiosk);
    mkdirSync(device.paths.etc, { recursive: true });
    writeFileSync(device.paths.device, JSON.stringify({ backup: { to: `/${SHARE}` } }));
  };
  const made = async (kiosk: string, content: string, ...args: string[]) => {
    at(kiosk);
    remember(content);
    expect(await backUp(...args)).toBe(0);
  };

  test("a kiosk deletes only its own, and what is left of its own", async () => {
    for (const round of ["1", "2"]) {
      for (const kiosk of [OTHER, HERE]) await made(kiosk, round);
    }
    const drafts = [OTHER, HERE].map((kiosk) => `${of(kiosk).at(-1)}.new`);
    for (const draft of drafts) mkdirSync(join(share(), draft));
    await made(HERE, "3", "--keep", "1");
    expect(of(HERE)).toEqual([expect.stringMatching(/^kiosk-\w{12}-0003-/)]);
    expect(of(OTHER)).toHaveLength(3);
    expect(names()).toContain(drafts[0]);
    expect(names()).not.toContain(drafts[1]);
  });

  test("restore takes the latest of its own; another's only by its name, after a question that says so", async () => {
    await made(HERE, "of here");
    for (const content of ["1", "2", "of another kiosk"]) await made(OTHER, content);
    at(HERE);
    remember("since then");
    expect(await restore(["--yes"], device.context)).toBe(0);
    expect(remembered()).toBe("of here");
    const { said } = await restoreAsked(true, "--from", latestOf(OTHER));
    expect(said).toContain(`of another kiosk (${idOf(OTHER)}; this one is ${idOf(HERE)})`);
    expect(remembered()).toBe("of another kiosk");
  });

  test("a restored kiosk keeps its id, and the one that made the backup its backups", async () => {
    for (const kiosk of [OTHER, HERE]) await made(kiosk, kiosk);
    const before = idOf(HERE);
    await restore(["--yes", "--from", latestOf(OTHER)], device.context);
    expect(idOf(HERE)).toBe(before);
    await made(HERE, "next", "--keep", "1");
    expect(of(OTHER)).toHaveLength(1);
  });

  test("a kiosk that has none there is not given another's", async () => {
    await made(OTHER, "first");
    await made(HERE, "first", "--to", join(device.root, "elsewhere"));
    await expect(restore(["--yes"], device.context)).rejects.toThrow(basename(latestOf(OTHER)));
  });

  test("a new machine goes on as the only kiosk there, and asks which one of several", async () => {
    await made(OTHER, "of the old machine");
    const old = idOf(OTHER);
    at("new");
    expect(await restore([], device.context)).toBe(0);
    expect([remembered(), idOf("new")]).toEqual(["of the old machine", old]);
    await made(HERE, "here");
    at("newer");
    const which = restore([], device.context);
    await expect(which).rejects.toThrow(basename(latestOf(HERE)));
    await expect(which).rejects.toThrow(basename(latestOf(OTHER)));
  });

  test("a restore that was cut off knows its kiosk", async () => {
    for (const kiosk of [OTHER, HERE]) await made(kiosk, kiosk);
    renameSync(device.paths.data, `${device.paths.data}.restoring`);
    expect(await restore([], device.context)).toBe(0);
    expect(remembered()).toBe(HERE);
  });

  describe("of an earlier version, without an id", () => {
    const EARLIER = "kiosk-0041-2026-01-01T02-30-00";
    const make = async (content: string) => {
      await made(HERE, content);
      const [name = ""] = names();
      rmSync(join(share(), name, "kiosk-id"));
      const manifest = join(share(), name, "backup.json");
      const text = readFileSync(manifest, "utf8");
      const { files, ...others } = z
        .looseObject({ files: z.array(z.json()) })
        .parse(JSON.parse(text));
      const earlier = files.filter((file) => !JSON.stringify(file).includes("kiosk-id"));
      writeFileSync(manifest, JSON.stringify({ ...others, files: earlier }));
      renameSync(join(share(), name), join(share(), EARLIER));
    };

    test("is taken for its own, and deleted, as long as no other kiosk is there", async () => {
      await make("earlier");
      remember("since then");
      expect(await restore(["--yes"], device.context)).toBe(0);
      expect(remembered()).toBe("earlier");
      await made(HERE, "next", "--keep", "1");
      expect(names()).toEqual([expect.stringMatching(/^kiosk-\w{12}-0042-/)]);
    });

    test("stays, and is taken by its name only, beside those of another one", async () => {
      await make("earlier");
      await made(OTHER, "other");
      await made(HERE, "next", "--keep", "1");
      expect(names()).toContain(EARLIER);
      expect(await restore(["--yes"], device.context)).toBe(0);
      expect(remembered()).toBe("next");
      await restore(["--yes", "--from", join(share(), EARLIER)], device.context);
      expect(remembered()).toBe("earlier");
    });
  });
});

describe("a backup that was cut off by a power cut", () => {
  /** In the clear, and for recipients: in the folder of backups, and in that of the records. */
  const leave = () => {
    const { backups, data } = device.paths;
    const inside = [
      join(backups, "kiosk-0043-2026-01-01T02-30-00.new"),
      join(data, "to-encrypt"),
      join(data, "to-encrypt.new"),
    ];
    for (const folder of inside) mkdirSync(folder, { recursive: true });
    for (const folder of inside) writeFileSync(join(folder, "kiosk.sqlite"), "records");
    writeFileSync(join(backups, "kiosk-0044-2026-01-02T02-30-00.tar.age.new"), "a part");
    writeFileSync(join(backups, "of somebody else.new"), "");
  };

  test.each([[], ["--recipient", RECIPIENT]])(
    "leaves nothing after the next %s",
    async (...more) => {
      remember("first");
      leave();
      expect(await backUp(...more)).toBe(0);
      const left = readdirSync(device.paths.backups).filter((name) => name.endsWith(".new"));
      expect(left).toEqual(["of somebody else.new"]);
      expect(readdirSync(device.paths.data).filter((name) => name.startsWith("to-"))).toEqual([]);
    },
  );

  test("is distinguished from one that is being made: a second one is refused meanwhile", async () => {
    remember("first");
    leave();
    const { backups, data } = device.paths;
    const running = lockFolder(data, BACKUP_LOCK);
    const before = readdirSync(backups);
    expect(await backUp()).toBe(1);
    running.release();
    expect(device.errors()).toBe(`another backup of ${data} is being made\n`);
    expect(readdirSync(backups)).toEqual(before);
    expect(await backUp()).toBe(0);
  });
});

describe.runIf(isRoot)("by root", () => {
  test.each([
    { kind: "in the clear", more: [] },
    { kind: "for a recipient", more: ["--recipient", RECIPIENT] },
  ])("a backup $kind leaves every file to the account that owns the records", async ({ more }) => {
    // The device's own folder is closed to other accounts.
    const folder = mkdtempSync(join(tmpdir(), "kiosk-owned-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const data = join(folder, "data");
    mkdirSync(data);
    openDatabase(data).close();
    const everything = () => [
      folder,
      ...readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) =>
        join(folder, path),
      ),
    ];
    for (const path of everything()) chownSync(path, NOBODY, NOBODY);
    const to = join(folder, "new");
    expect(await backup(["--data", data, "--to", to, ...more], device.context)).toBe(0);
    expect(readdirSync(to)).toHaveLength(1);
    for (const path of everything()) expect(statSync(path).uid, path).toBe(NOBODY);
    expect(process.geteuid?.()).toBe(0);
  });
});
