import { dirname, resolve } from "node:path";
import type { z } from "zod";
import { fileProblems, namedFiles, PICTURES_FIELD } from "./named-files.ts";
import { createSettingsSchema } from "./schema.ts";
import {
  problemsError,
  readingProblem,
  readJson,
  referenceReader,
  settingsError,
} from "./settings-file.ts";

export { SettingsError } from "./settings-file.ts";

/** The device settings (docs/settings.md) with every reference resolved and paths absolute. */
export type Settings = z.output<ReturnType<typeof createSettingsSchema>>;

/**
 * Reads and validates a settings file; paths in it are relative to its own folder. Throws SettingsError with one line
 * that names the field; no value of the file is in it.
 */
export function readSettings(file: string, environment: NodeJS.ProcessEnv): Settings {
  const settings = parseSettings(readJson(file), dirname(resolve(file)), environment);
  // A kiosk without its own pictures, whose share is away for example, still takes orders.
  const needed = namedFiles(settings).filter(({ field }) => field !== PICTURES_FIELD);
  const problems = fileProblems(needed, readingProblem);
  if (problems.length > 0) {
    throw problemsError(problems.map(({ field, problem }) => `${field}: ${problem}`));
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
    throw settingsError(parsed.error);
  }
  const { caFile, device, payments, operation, fleet, ...rest } = parsed.data;
  const absolute = (path: string | null) => (path === null ? null : resolve(folder, path));
  const { tls } = payments.gate;
  const files = tls && {
    certFile: resolve(folder, tls.certFile),
    keyFile: resolve(folder, tls.keyFile),
  };
  return {
    ...rest,
    caFile: absolute(caFile),
    fleet: fleet && { ...fleet, caFile: absolute(fleet.caFile) },
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
