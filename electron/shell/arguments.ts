/** The program's command-line arguments. */
import { parseArgs } from "node:util";
import { z } from "zod";
import { SettingsError } from "../host/settings/settings.ts";

export type ShellArguments = {
  /** Path of the settings file. */
  readonly settings: string;
  /** The data folder; null for the operating system's default. */
  readonly data: string | null;
  /** A window on a desktop instead of the whole screen. */
  readonly windowed: boolean;
};

const values = z.object({
  settings: z.string().min(1).optional(),
  data: z.string().min(1).optional(),
  windowed: z.boolean().default(false),
});

/** Reads `--settings FILE --data DIR --windowed`; throws SettingsError if no settings file is named. */
export function readArguments(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): ShellArguments {
  const parsed = parseArgs({
    args: [...args],
    // Chromium's own switches may be among them.
    strict: false,
    options: {
      settings: { type: "string" },
      data: { type: "string" },
      windowed: { type: "boolean" },
    },
  });
  const given = values.safeParse(parsed.values).data;
  const settings = given?.settings ?? environment.KIOSK_SETTINGS;
  if (!given || !settings) throw new SettingsError("--settings FILE or KIOSK_SETTINGS is missing");
  return { settings, data: given.data ?? null, windowed: given.windowed };
}
