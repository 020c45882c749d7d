import { accessSync, constants, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { z } from "zod";
import { problemsOf } from "./problems.ts";
import { createSettingsSchema } from "./schema.ts";
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

/** The device settings (docs/settings.md) with every reference resolved and paths absolute. */
export type Settings = z.output<ReturnType<typeof createSettingsSchema>>;

/** The message names at most this many fields. */
const FIELDS_NAMED = 3;

/**
 * Reads and validates a settings file; paths in it are relative to its own folder. Throws SettingsError with one line
 * that names the field; no value of the file is in it.
 */
export function readSettings(file: string, environment: NodeJS.ProcessEnv): Settings {
  const settings = parseSettings(readJson(file), dirname(resolve(file)), environment);
  const { theme, menuPictures } = settings.device;
  const { tls } = settings.payments.gate;
  const named = {
    caFile: settings.caFile,
    "payments.gate.tls.certFile": tls?.certFile ?? null,
    "payments.gate.tls.keyFile": tls?.keyFile ?? null,
    "device.theme.logo": theme.logo,
    "device.menuPictures": menuPictures,
  };
  for (const [field, path] of Object.entries(named)) {
    if (path !== null) requireReadable(field, path);
  }
  return settings;
}

/** Validates settings that were already read. `folder` is what relative paths start from. */
export function parseSettings(
  json: unknown,
  folder: string,
  environment: NodeJS.ProcessEnv,
): Settings {
  const schema = createSettingsSchema(referenceReader(folder, environment));
  const parsed = schema.safeParse(json, { reportInput: true });
  if (!parsed.success) {
    const problems = parsed.error.issues.flatMap(problemsOf);
    throw new SettingsError(`settings: ${describe(problems)}`, problems);
  }
  const { caFile, device, payments, operation, ...rest } = parsed.data;
  const absolute = (path: string | null) => (path === null ? null : resolve(folder, path));
  const { tls } = payments.gate;
  const files = tls && {
    certFile: resolve(folder, tls.certFile),
    keyFile: resolve(folder, tls.keyFile),
  };
  return {
    ...rest,
    caFile: absolute(caFile),
    operation: {
      ...operation,
      log: { ...operation.log, folder: absolute(operation.log.folder) },
    },
    payments: { ...payments, gate: { ...payments.gate, tls: files } },
    device: {
      ...device,
      menuPictures: absolute(device.menuPictures),
      theme: { ...device.theme, logo: absolute(device.theme.logo) },
    },
  };
}

/** The pattern of public client ids among codes, with the id as its one group; null if none are scanned. */
export function publicClientIdPattern({ outlet }: Pick<Settings, "outlet">): RegExp | null {
  const pattern = outlet.publicClientIdPattern;
  return pattern === null ? null : new RegExp(`^(?:${pattern})$`, "u");
}

function readJson(file: string): unknown {
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

function requireReadable(field: string, path: string): void {
  try {
    accessSync(path, constants.R_OK);
  } catch (error) {
    throw new SettingsError(`settings: ${field}: cannot read ${path} (${errorCode(error)})`);
  }
}

function referenceReader(folder: string, environment: NodeJS.ProcessEnv): ReadReference {
  return (found) => {
    if ("env" in found) {
      const text = environment[found.env];
      if (text !== undefined) return { text };
      return { problem: `environment variable ${found.env} is not set` };
    }
    try {
      return { text: readFileSync(resolve(folder, found.file), "utf8").trimEnd() };
    } catch (error) {
      return { problem: `cannot read ${found.file} (${errorCode(error)})` };
    }
  };
}

function describe(problems: readonly string[]): string {
  const more = problems.length - FIELDS_NAMED;
  return problems.slice(0, FIELDS_NAMED).join("; ") + (more > 0 ? `; and ${more} more` : "");
}

function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unreadable";
}
