import type { RecordsTrouble } from "../../store/trouble.ts";

/** What the kiosk says before it has settings, and with them languages: in each that it speaks itself. */
export type SettingsPageText = {
  readonly title: string;
  readonly customers: string;
  readonly wrong: string;
  readonly file: string;
  readonly noFile: string;
  readonly next: string;
  readonly mended: string;
};

/** What the kiosk says where its own records cannot be used. */
export type RecordsPageText = {
  readonly title: string;
  readonly customers: string;
  readonly forStaff: string;
  readonly what: Readonly<Record<RecordsTrouble, string>>;
  /** For what somebody can mend while the kiosk waits. */
  readonly byItself: string;
  /** For records of which nothing is left to go on with. */
  /** A command follows. */
  readonly restore: string;
  /** The name of a file follows. */
  readonly beginAnew: string;
  readonly lookUp: string;
  readonly where: string;
  readonly copy: string;
};

/** The words of one language for the pages that need no host. */
export type PlainTexts = {
  readonly settings: SettingsPageText;
  readonly records: RecordsPageText;
};
