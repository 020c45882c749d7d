/** The state of an update on disk: only the updater writes it (electron/update), the kiosk reads it (docs/updates.md). */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { parseJson } from "../net/json.ts";
import { UPDATE_FAILURES } from "../shared/update-failures.ts";

/** Versions of this program are three numbers, so that they can be compared without guessing. */
export const version = z.string().regex(/^\d{1,9}\.\d{1,9}\.\d{1,9}$/);

const updateFailure = z.enum(UPDATE_FAILURES);

const missing = z.array(z.string());
/** UTC milliseconds, for people: nothing is decided by it. */
const at = z.number();

/** An instant by the monotonic clock of a boot; the id is null if boots cannot be told apart. */
const monotonic = z.object({ bootId: z.string().nullable(), ms: z.number() });

const failedVersion = z.object({ version, reason: updateFailure, missing, at });

/** What is remembered from one update to the next. */
const memory = {
  v: z.literal(1),
  /** The last update that ended. */
  last: z
    .object({
      result: z.enum(["updated", "returned", "refused"]),
      from: version,
      to: version,
      at,
      /** With "returned" and "refused". */
      reason: updateFailure.nullable(),
      missing,
    })
    .nullable(),
  /** Versions that are never tried again, the latest first. */
  failed: z.array(failedVersion),
  /** An update that could not be made although the version may be good. */
  postponed: z.object({ version, reason: z.enum(["disk", "stop", "copy"]), at }).nullable(),
  /** Since when no look at the kiosk has found one that had started and run for a while; null if the last look did. */
  unsettledSince: monotonic.nullable().default(null),
};
const versions = { from: version, to: version };
/** Troubles of the version before: the new one is not blamed for them. Null if that did not answer: they are not known. */
const trialled = { ...versions, troubles: z.array(z.string()).nullable() };

/**
 * The phases of an update. `copying`: the program is copied, the kiosk runs on. `saving`: the kiosk is stopped and its
 * data folder is copied. `trial`: the new version has to become healthy. `returning`: the copy is put back.
 */
const updateState = z.discriminatedUnion("phase", [
  z.object({ ...memory, phase: z.literal("idle") }),
  z.object({ ...memory, phase: z.literal("copying"), ...versions }),
  z.object({ ...memory, phase: z.literal("saving"), ...trialled }),
  z.object({
    ...memory,
    phase: z.literal("trial"),
    ...trialled,
    began: monotonic,
    /** How often its time began anew after a restart of the machine. */
    restarts: z.number().int().min(0),
  }),
  z.object({
    ...memory,
    phase: z.literal("returning"),
    ...versions,
    reason: updateFailure,
    missing,
  }),
]);
export type UpdateState = z.infer<typeof updateState>;
export type UpdateMemory = Pick<UpdateState, keyof typeof memory>;

/** Before the first update. */
export const NO_UPDATE: UpdateState = {
  v: 1,
  phase: "idle",
  last: null,
  failed: [],
  postponed: null,
  unsettledSince: null,
};

/** Reads the text of a state file; null if it is damaged. */
export function parseUpdateState(text: string): UpdateState | null {
  const json = parseJson(text);
  const parsed = updateState.safeParse(json.ok ? json.value : null);
  return parsed.success ? parsed.data : null;
}

/** The name under which a damaged state is kept; while it is there nothing is updated. */
export function damagedStateFile(file: string): string {
  return `${file}.damaged`;
}

/** What of its updater a kiosk can see. */
export type SeenUpdates = {
  readonly state: FoundState;
  /** The version that apt has brought, in use or not; null if there is none. */
  readonly staged: string | null;
};

/**
 * `damaged`: it cannot be understood, or could not once, and nobody has looked since. `unreadable`: the disk, or the
 * rights of this account, are the reason, and the updater may read something else.
 */
export type FoundState = UpdateState | "damaged" | "unreadable";

/** The state that a file holds; before the first update there is none. */
export function readUpdateState(file: string): FoundState {
  if (existsSync(damagedStateFile(file))) return "damaged";
  try {
    return parseUpdateState(readFileSync(file, "utf8")) ?? "damaged";
  } catch (error) {
    const isAbsent = error instanceof Error && "code" in error && error.code === "ENOENT";
    return isAbsent ? NO_UPDATE : "unreadable";
  }
}

/** What a program's folder calls its own version; null if it is not there, or is none. */
export function versionIn(program: string): string | null {
  try {
    const found = version.safeParse(readFileSync(join(program, "version"), "utf8").trim());
    return found.success ? found.data : null;
  } catch {
    // A package is being unpacked, or there is none.
    return null;
  }
}
