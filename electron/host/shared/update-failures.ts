/** Why a version was given up. */
export const UPDATE_FAILURES = [
  /** It does not match its list of files, or does not run on this machine. */
  "package",
  /** Nothing answered at its health endpoint: its program ended, as it does by a mistake in a migration. */
  "start",
  /** It accepted connections and did not answer. */
  "hang",
  /** It ran, but never began with the records: they could not be opened, or written during a migration. */
  "records",
  /** It ran and was not healthy; `missing` says what was not there. */
  "unhealthy",
  /** The machine, or the updater, was restarted again and again during the trial. */
  "restarts",
] as const;
export type UpdateFailure = (typeof UPDATE_FAILURES)[number];
