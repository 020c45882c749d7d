/** Reads the fleet's settings file. */
import { dirname, resolve } from "node:path";
import type { z } from "zod";
import {
  readJson,
  referenceReader,
  requireReadable,
  settingsError,
} from "../../electron/host/settings/settings-file.ts";
import { createFleetSchema } from "./schema.ts";

export { SettingsError } from "../../electron/host/settings/settings-file.ts";

/** The fleet's settings with every reference resolved and paths absolute. */
export type FleetSettings = z.output<ReturnType<typeof createFleetSchema>>;

type TlsFiles = FleetSettings["gate"]["tls"];

/**
 * Reads and validates the file; paths in it are relative to its own folder. Throws SettingsError with one line that
 * names the field; no value of the file is in it.
 */
export function readFleetSettings(file: string, environment: NodeJS.ProcessEnv): FleetSettings {
  const settings = parseFleetSettings(readJson(file), dirname(resolve(file)), environment);
  const named = {
    caFile: settings.caFile,
    "gate.tls.certFile": settings.gate.tls?.certFile,
    "gate.tls.keyFile": settings.gate.tls?.keyFile,
    "server.tls.certFile": settings.server.tls?.certFile,
    "server.tls.keyFile": settings.server.tls?.keyFile,
    "console.tls.certFile": settings.console.tls?.certFile,
    "console.tls.keyFile": settings.console.tls?.keyFile,
  };
  for (const [field, path] of Object.entries(named)) {
    if (path) requireReadable(field, path);
  }
  return settings;
}

/** Validates settings that were already read. `folder` is what relative paths start from. */
export function parseFleetSettings(
  json: unknown,
  folder: string,
  environment: NodeJS.ProcessEnv,
): FleetSettings {
  const schema = createFleetSchema(referenceReader(folder, environment));
  const parsed = schema.safeParse(json, { reportInput: true });
  if (!parsed.success) throw settingsError(parsed.error);
  const { caFile, gate, server, console, ...rest } = parsed.data;
  const absolute = (path: string | null) => path && resolve(folder, path);
  const files = (tls: TlsFiles) =>
    tls && { certFile: resolve(folder, tls.certFile), keyFile: resolve(folder, tls.keyFile) };
  return {
    ...rest,
    caFile: absolute(caFile),
    gate: { ...gate, tls: files(gate.tls) },
    server: {
      ...server,
      tls: files(server.tls),
      folder: resolve(folder, server.folder),
      binary: absolute(server.binary),
    },
    console: {
      ...console,
      tls: files(console.tls),
      databaseFile: resolve(folder, console.databaseFile),
    },
  };
}

/** Where gate and console connect to the nats-server. */
export function serverUrl({ server }: Pick<FleetSettings, "server">): string {
  return server.url ?? `nats://${server.listen}`;
}
