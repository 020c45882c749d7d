import type { RecordsTrouble } from "../../store/trouble.ts";

/** Texts that the kiosk shows before it has settings, and so no choice of languages: in each of its own. */
export type SettingsPageText = {
  readonly title: string;
  readonly customers: string;
  readonly wrong: string;
  readonly file: string;
  readonly noFile: string;
  readonly next: string;
  readonly mended: string;
};

/** Texts for a kiosk without a settings file. */
export type NotSetUpPageText = {
  readonly heading: string;
  /** A command follows. */
  readonly how: string;
  /** The code follows. */
  readonly supportCode: string;
};

/** Texts for a kiosk whose own records cannot be used. */
export type RecordsPageText = {
  readonly title: string;
  readonly customers: string;
  readonly forStaff: string;
  readonly what: Readonly<Record<RecordsTrouble, string>>;
  /** For a problem that can be solved while the kiosk waits. */
  readonly byItself: string;
  /** For records that are lost. */
  /** A command follows. */
  readonly restore: string;
  /** The name of a file follows. */
  readonly beginAnew: string;
  readonly lookUp: string;
  readonly where: string;
  readonly copy: string;
};

/** Texts in one language for the pages that need no host. */
export type PlainTexts = {
  readonly settings: SettingsPageText;
  /** For customers, while an update copies the data folder or puts it back. */
  readonly updating: string;
  readonly notSetUp: NotSetUpPageText;
  readonly records: RecordsPageText;
};
