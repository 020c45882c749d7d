import { type RecordsTrouble, writeTroubleOf } from "./trouble.ts";

/** The kiosk's own records cannot be used or written; staff have to act. They are left unchanged. */
export class StoreError extends Error {
  override readonly name = "StoreError";
  readonly trouble: RecordsTrouble;
  /** The database; the folder, if that is in use. */
  readonly file: string;
  /** The folder of their copy; null if none was made. */
  readonly copiedTo: string | null;

  constructor(
    trouble: RecordsTrouble,
    file: string,
    message: string,
    copiedTo: string | null = null,
  ) {
    super(message);
    this.trouble = trouble;
    this.file = file;
    this.copiedTo = copiedTo;
  }

  withCopy(copiedTo: string | null): StoreError {
    const where = copiedTo === null ? "; no copy could be made" : `; a copy is in ${copiedTo}`;
    return new StoreError(this.trouble, this.file, `${this.message}${where}`, copiedTo);
  }
}

/** An error of opening the records as a StoreError. Throws any error that is not about the records. */
export function storeErrorOf(error: unknown, file: string): StoreError {
  if (error instanceof StoreError) return error;
  const trouble = writeTroubleOf(error);
  if (trouble === null || !(error instanceof Error)) throw error;
  const what = trouble === "damaged" ? "is damaged" : "cannot be used";
  return new StoreError(trouble, file, `${file} ${what}: ${error.message}`);
}
