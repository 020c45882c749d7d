/** Records that cannot be used: reported as such, left as they were found, never replaced silently. */
import { createHash } from "node:crypto";
import {
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
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../shared/transaction.ts";
import { BEGIN_ANEW, openDatabase } from "./database.ts";
import { openMarks } from "./marks.ts";
import { MIGRATIONS } from "./migrations.ts";
import { StoreError } from "./store-error.ts";
import { opened } from "./testing/opened.ts";

let dataDir: string;
let file: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "kiosk-lost-"));
  file = join(dataDir, "kiosk.sqlite");
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** Rows over many pages, as on a kiosk that has run for a while. */
function fill(): void {
  opened(dataDir, (database) => {
    const insert = database.prepare(
      "insert into stored_value (name, content, stored_at_ms) values (?, ?, 0)",
    );
    inTransaction(database, () => {
      for (let row = 0; row < 200; row += 1) insert.run(`name ${row}`, "x".repeat(500));
    });
  });
}

function refusal(): StoreError {
  try {
    openDatabase(dataDir).close();
  } catch (error) {
    if (error instanceof StoreError) return error;
    throw error;
  }
  throw new Error("the records were opened");
}

/** Every file of the folder except the index that SQLite rebuilds, by name and a digest of its bytes. */
function contents(folder: string): Map<string, string> {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith("-shm"))
    .map(({ name }) => name);
  return new Map(names.map((name) => [name, digestOf(join(folder, name))]));
}

function digestOf(path: string): string {
  return createHash("sha256").update(readFileSync(path)).digest("hex");
}

function flip(from: number, to?: number): void {
  const bytes = readFileSync(file);
  bytes.fill(0x5a, from, to);
  writeFileSync(file, bytes);
}

const DAMAGES: readonly [what: string, damage: () => void][] = [
  ["bytes of its middle changed", () => flip(4_096 * 4)],
  ["a page of its middle changed", () => flip(4_096 * 6, 4_096 * 7)],
  ["its header changed", () => flip(0, 100)],
  ["its end cut off", () => writeFileSync(file, readFileSync(file).subarray(0, 4_096 * 9 + 17))],
  [
    "another file in its place",
    () => writeFileSync(file, "no database, longer than a header is".repeat(99)),
  ],
  [
    "another program's database in its place",
    () => {
      rmSync(file);
      const other = new DatabaseSync(file);
      other.exec(
        "create table stored_value (name text); insert into stored_value values ('other')",
      );
      other.close();
    },
  ],
];

describe("damaged records", () => {
  test.each(DAMAGES)(
    "with %s are refused, left as they are and copied to quarantine",
    (_, damage) => {
      fill();
      damage();
      const before = contents(dataDir);
      const { trouble, copiedTo, message } = refusal();
      expect(trouble).toBe("damaged");
      expect(contents(dataDir)).toEqual(before);
      expect(message).toContain(`a copy is in ${copiedTo}`);
      expect(contents(copiedTo ?? "")).toEqual(before);
    },
  );

  test("are copied with their write-ahead log", () => {
    fill();
    const before = readFileSync(file);
    const killed = new DatabaseSync(file);
    killed.exec(
      "pragma journal_mode = wal; insert into stored_value (name, tag, content, stored_at_ms) values ('late', null, '', 0)",
    );
    const log = readFileSync(`${file}-wal`);
    killed.close();
    writeFileSync(file, before);
    writeFileSync(`${file}-wal`, log);
    flip(4_096 * 4);
    const found = contents(dataDir);
    const { copiedTo } = refusal();
    expect([...found.keys()].sort()).toEqual(["kiosk.sqlite", "kiosk.sqlite-wal"]);
    expect(contents(dataDir)).toEqual(found);
    expect(contents(copiedTo ?? "")).toEqual(found);
  });

  test("are copied once, even if the kiosk is started over them repeatedly", () => {
    fill();
    flip(4_096 * 4);
    const copies = [refusal(), refusal(), refusal()].map(({ copiedTo }) => copiedTo);
    expect(new Set(copies).size).toBe(1);
    expect(readdirSync(join(dataDir, "kiosk.sqlite-aside"))).toHaveLength(1);
  });

  test("are reported without a copy if none can be made", () => {
    mkdirSync(file);
    const { trouble, copiedTo, message } = refusal();
    expect(trouble).toBe("damaged");
    expect(copiedTo).toBeNull();
    expect(message).toContain(file);
  });
});

test("an emptied file is never taken for a new kiosk", () => {
  fill();
  writeFileSync(file, "");
  expect(refusal().trouble).toBe("emptied");
  expect(readFileSync(file)).toHaveLength(0);
});

describe("records that are gone", () => {
  test.each(["credential.sealed", "kiosk.sqlite-wal", "kiosk.sqlite-marks"])(
    "are reported as lost if %s shows that there were some",
    (trace) => {
      writeFileSync(join(dataDir, trace), "x");
      expect(refusal().trouble).toBe("missing");
      expect(existsSync(file)).toBe(false);
    },
  );

  test("are reported as lost if marks name their orders, which stay until new records are asked for", () => {
    opened(dataDir, (database) => {
      const failed = (error: unknown) => expect.fail(String(error));
      const marks = openMarks({ database, dataDir, failed });
      marks.write([{ checkoutId: "order", platformOrderId: 7, seq: 1, checksum: "c" }]);
      marks.close();
    });
    const marked = readFileSync(`${file}-marks`);
    rmSync(file);
    expect(refusal().trouble).toBe("missing");
    expect(readFileSync(`${file}-marks`)).toEqual(marked);
    writeFileSync(join(dataDir, BEGIN_ANEW), "");
    opened(dataDir, (database) => expect(database.isOpen).toBe(true));
    const [quarantined = ""] = readdirSync(join(dataDir, "kiosk.sqlite-aside"));
    const folder = join(dataDir, "kiosk.sqlite-aside", quarantined);
    expect(readFileSync(join(folder, "kiosk.sqlite-marks"))).toEqual(marked);
  });

  test("are not reported as lost on a new device", () => {
    opened(dataDir, (database) => expect(database.isOpen).toBe(true));
  });
});

test("records of a newer kiosk are refused and left unchanged", () => {
  opened(dataDir, (database) => database.exec(`pragma user_version = ${MIGRATIONS.length + 1}`));
  const before = contents(dataDir);
  const { trouble, copiedTo } = refusal();
  expect(trouble).toBe("newer");
  expect(copiedTo).toBeNull();
  expect(contents(dataDir)).toEqual(before);
});

describe("new records", () => {
  const ask = () => writeFileSync(join(dataDir, BEGIN_ANEW), "");

  test.each(DAMAGES)(
    "are created if requested, after %s; the old ones are quarantined",
    (_, damage) => {
      fill();
      damage();
      const lost = contents(dataDir);
      ask();
      const said: string[] = [];
      openDatabase(dataDir, (what) => said.push(what)).close();
      expect(said.join()).toContain("began with new records, as asked");
      const [quarantined = ""] = readdirSync(join(dataDir, "kiosk.sqlite-aside"));
      expect(contents(join(dataDir, "kiosk.sqlite-aside", quarantined))).toEqual(lost);
      // The request is deleted: the next loss is reported.
      expect(existsSync(join(dataDir, BEGIN_ANEW))).toBe(false);
      fill();
      flip(4_096 * 4);
      expect(refusal().trouble).toBe("damaged");
    },
  );

  test("are created if requested and the old ones are missing", () => {
    writeFileSync(join(dataDir, "credential.sealed"), "x");
    ask();
    opened(dataDir, (database) => expect(database.isOpen).toBe(true));
    expect(existsSync(join(dataDir, "credential.sealed"))).toBe(true);
  });

  test("are created after a start that died between quarantining the old ones and making new ones", () => {
    fill();
    flip(4_096 * 4);
    const { copiedTo } = refusal();
    rmSync(file);
    expect(copiedTo).not.toBeNull();
    expect(refusal().trouble).toBe("missing");
    ask();
    opened(dataDir, (database) => expect(database.isOpen).toBe(true));
  });

  test("never replace good ones, even if requested", () => {
    fill();
    ask();
    const said: string[] = [];
    const database = openDatabase(dataDir, (what) => said.push(what));
    expect(database.prepare("select count(*) as rows from stored_value").get()?.rows).toBe(200);
    database.close();
    expect(said.join()).toContain("are kept");
    expect(existsSync(join(dataDir, BEGIN_ANEW))).toBe(false);
  });

  test("never replace those of a newer kiosk", () => {
    opened(dataDir, (database) => database.exec(`pragma user_version = ${MIGRATIONS.length + 1}`));
    ask();
    expect(refusal().trouble).toBe("newer");
  });
});
