/** Why a version was given up. */
export const UPDATE_FAILURES = [
  /** It does not match its list of files, or does not run on this machine. */
  "package",
  /** Nothing answered at its health endpoint. */
  "start",
  /** It accepted connections and did not answer. */
  "hang",
  /** Its host never began with the records: a migration failed, or they could not be opened. */
  "records",
  /** It ran and was not healthy; `missing` says what was not there. */
  "unhealthy",
  /** The machine, or the updater, was restarted again and again during the trial. */
  "restarts",
] as const;
export type UpdateFailure = (typeof UPDATE_FAILURES)[number];
