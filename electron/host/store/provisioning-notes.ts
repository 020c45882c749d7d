import type { DatabaseSync } from "node:sqlite";

/** How far the provisioning of a device has come. */
export type ProvisioningNote = {
  /** UTC milliseconds of the last request; null before the first. */
  readonly askedAt: number | null;
  /** A request was sent whose answer never reached the disk: it may have been the only one. */
  readonly answerLost: boolean;
  /** Staff chose to serve without loyalty until there is a credential. */
  readonly openWithoutLoyalty: boolean;
};

export type ProvisioningNotes = {
  read(): ProvisioningNote;
  /** Changes the given fields; on disk when it returns. */
  write(change: Partial<ProvisioningNote>): void;
  /** Deletes the notes: the device has its credential. */
  forget(): void;
};

const NOTHING_YET: ProvisioningNote = {
  askedAt: null,
  answerLost: false,
  openWithoutLoyalty: false,
};

/**
 * The provisioning state of one outlet in table `provisioning`; a device that is assigned another outlet starts over.
 */
export function createProvisioningNotes(
  database: DatabaseSync,
  lookupKey: string,
): ProvisioningNotes {
  const read = (): ProvisioningNote => {
    const row = database.prepare("select * from provisioning where lookup_key = ?").get(lookupKey);
    if (!row) return NOTHING_YET;
    return {
      askedAt: row.asked_at_ms === null ? null : Number(row.asked_at_ms),
      answerLost: row.answer_lost === 1,
      openWithoutLoyalty: row.open_without_loyalty === 1,
    };
  };
  return {
    read,
    write(change) {
      const note = { ...read(), ...change };
      database
        .prepare(
          `insert or replace into provisioning
             (lookup_key, asked_at_ms, answer_lost, open_without_loyalty) values (?, ?, ?, ?)`,
        )
        .run(lookupKey, note.askedAt, Number(note.answerLost), Number(note.openWithoutLoyalty));
    },
    forget() {
      database.prepare("delete from provisioning where lookup_key = ?").run(lookupKey);
    },
  };
}
