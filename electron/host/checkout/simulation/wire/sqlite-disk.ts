import {
  cpSync,
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
import type { DatabaseSync } from "node:sqlite";
import { openDatabase } from "../../../store/database.ts";
import { createJournal } from "../../../store/journal.ts";
import { type Marks, openMarks } from "../../../store/marks.ts";
import { referencesEndedSince } from "../../../store/recent-references.ts";
import type { Journal } from "../../running/journal.ts";
import type { CheckoutEvent } from "../../state/events.ts";
import type { Disk } from "../memory-journal.ts";
import { type AfterWrite, journalOfProcess } from "../process-journal.ts";
import { SECRETS } from "./agreed.ts";

/** Files in memory, on Linux: what waits for a disk is not what these runs are about. */
const MEMORY = "/dev/shm";

/** The files of a new kiosk, by name: creating them anew in each run would take half of its time. */
let newFiles: ReadonlyMap<string, Buffer> | null = null;

type Records = {
  readonly database: DatabaseSync;
  readonly marks: Marks;
  readonly journal: Journal;
};

/** The kiosk's real records, in a folder that each process finds as the one before has left it. */
export class SqliteDisk implements Disk {
  isFull = false;
  readonly #parent = temporaryFolder();
  readonly #complain: (what: string) => void;
  #processes = 0;
  #folder: string;
  #records: Records;

  constructor(complain: (what: string) => void) {
    this.#complain = (what) => complain(`records: ${what}`);
    this.#folder = join(this.#parent, "0");
    mkdirSync(this.#folder);
    newFiles ??= filesOfNewKiosk();
    for (const [name, content] of newFiles) writeFileSync(join(this.#folder, name), content);
    this.#records = this.#open();
  }

  events(checkoutId: string): readonly CheckoutEvent[] {
    const { events, isWhole } = this.#records.journal.read(checkoutId);
    if (!isWhole) this.#complain(`${checkoutId} is damaged`);
    return events;
  }

  unfinished(): readonly string[] {
    return this.#records.journal.unfinished();
  }

  checkoutIds(): readonly string[] {
    return this.#column("select checkout_id from checkout order by platform_order_id");
  }

  unmatchedReferences(): readonly string[] {
    return this.#column("select reference from unmatched_callback order by unmatched_callback_id");
  }

  referencesEndedSince(since: number): readonly string[] {
    return referencesEndedSince(this.#records.database, since);
  }

  forOneRun(alive: () => boolean, afterWrite: AfterWrite): Journal {
    if (this.#processes > 0) this.#restart();
    this.#processes += 1;
    return journalOfProcess(this.#records.journal, {
      alive,
      isFull: () => this.isFull,
      afterWrite,
    });
  }

  close(): void {
    for (const { checkoutId } of this.#records.journal.damagedOrders()) {
      this.#complain(`${checkoutId} was left to staff`);
    }
    this.#searchSecrets();
    this.#closeRecords();
    rmSync(this.#parent, { recursive: true });
  }

  /** The next process finds the files of the one that was killed: nothing was closed, nor its log carried over. */
  #restart(): void {
    const left = this.#folder;
    this.#folder = join(this.#parent, String(this.#processes));
    cpSync(left, this.#folder, { recursive: true });
    this.#closeRecords();
    rmSync(left, { recursive: true });
    this.#records = this.#open();
  }

  #open(): Records {
    const dataDir = this.#folder;
    const database = openDatabase(dataDir, this.#complain);
    const failed = (error: unknown) => this.#complain(`the marks cannot be written: ${error}`);
    const marks = openMarks({ database, dataDir, failed });
    return { database, marks, journal: createJournal(database, {}, marks) };
  }

  #closeRecords(): void {
    this.#records.marks.close();
    this.#records.database.close();
  }

  /** Requirement S6. */
  #searchSecrets(): void {
    for (const name of readdirSync(this.#folder)) {
      const content = readFileSync(join(this.#folder, name));
      for (const secret of SECRETS) {
        if (content.includes(secret)) this.#complain(`${name} has the secret ${secret}`);
      }
    }
  }

  #column(query: string): readonly string[] {
    const rows = this.#records.database.prepare(query).all();
    return rows.map((row) => String(Object.values(row)[0]));
  }
}

function temporaryFolder(): string {
  return mkdtempSync(join(existsSync(MEMORY) ? MEMORY : tmpdir(), "kiosk-wire-"));
}

function filesOfNewKiosk(): ReadonlyMap<string, Buffer> {
  const folder = temporaryFolder();
  try {
    openDatabase(folder).close();
    return new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
