/** What every settings file has in common: JSON, references to texts elsewhere, and problems as lines for an installer. */
import { accessSync, constants, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { z } from "zod";
import { problemsOf } from "./problems.ts";
import type { ReadReference } from "./texts.ts";

/** A settings file that cannot be used; `message` is one line that names the field. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
  /** All problems, one line each, without any value of the file. */
  readonly problems: readonly string[];

  constructor(message: string, problems: readonly string[] = [message]) {
    super(message);
    this.problems = problems;
  }
}

/** The message names at most this many fields. */
const FIELDS_NAMED = 3;

/** All problems that a schema found. */
export function settingsError(error: z.ZodError): SettingsError {
  return problemsError(error.issues.flatMap(problemsOf));
}

/** Problems of one line each, which begins with the field. */
export function problemsError(problems: readonly string[]): SettingsError {
  return new SettingsError(`settings: ${describe(problems)}`, problems);
}

/** The content of a settings file; throws SettingsError if there is none, or no JSON in it. */
export function readJson(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    throw new SettingsError(`settings: cannot read ${file} (${errorCode(error)})`);
  }
  try {
    // Editors on Windows may begin a file with a byte order mark.
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    // Only the position: the rest of that message quotes the file, and may quote a secret.
    const [place = "at its end"] = /\(line \d+ column \d+\)/.exec(String(error)) ?? [];
    throw new SettingsError(`settings: ${file} is not JSON ${place}`);
  }
}

/** Why this process cannot read a file or folder, which is shown as `shown`; null if it can. */
export function readingProblem(path: string, shown = path): string | null {
  try {
    accessSync(path, constants.R_OK);
    return null;
  } catch (error) {
    return `cannot read ${shown} (${errorCode(error)})`;
  }
}

/** Throws SettingsError if the file that `field` names cannot be read. */
export function requireReadable(field: string, path: string): void {
  const problem = readingProblem(path);
  if (problem !== null) throw problemsError([`${field}: ${problem}`]);
}

/** Reads texts that are stored elsewhere: in the environment, in files, or as credentials of the systemd unit. */
export function referenceReader(folder: string, environment: NodeJS.ProcessEnv): ReadReference {
  return (found) => {
    if ("env" in found) {
      const text = environment[found.env];
      if (text !== undefined) return { text };
      return { problem: `environment variable ${found.env} is not set` };
    }
    if ("credential" in found) return readCredential(found.credential, environment);
    try {
      return { text: readFileSync(resolve(folder, found.file), "utf8").trimEnd() };
    } catch (error) {
      return { problem: `cannot read ${found.file} (${errorCode(error)})` };
    }
  };
}

/** systemd decrypts a unit's credentials into a folder that only the unit can read. */
function readCredential(name: string, { CREDENTIALS_DIRECTORY: folder }: NodeJS.ProcessEnv) {
  if (folder === undefined) return { problem: `credential ${name}: systemd has passed none` };
  try {
    return { text: readFileSync(join(folder, name), "utf8").trimEnd() };
  } catch (error) {
    return { problem: `credential ${name}: cannot read it (${errorCode(error)})` };
  }
}

function describe(problems: readonly string[]): string {
  const more = problems.length - FIELDS_NAMED;
  return problems.slice(0, FIELDS_NAMED).join("; ") + (more > 0 ? `; and ${more} more` : "");
}

function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unreadable";
}
