/** The settings file of an order-status display on a machine of its own (docs/status-display.md): no secret is in it. */
import { dirname, resolve } from "node:path";
import { z } from "zod";
import { fleet } from "./fleet.ts";
import { statusDisplay, theme } from "./schema.ts";
import { readJson, requireReadable, settingsError } from "./settings-file.ts";
import { filled, locale, serviceAddress, timezone } from "./texts.ts";

const displaySettings = z.strictObject({
  /** What the console calls it. */
  name: filled.max(80),
  /** The same two values as in its kiosks' settings: they name the outlet whose boards it shows. */
  outlet: z.strictObject({ vendorBaseUrl: serviceAddress, salesOutletId: z.int() }),
  fleet: fleet.omit({ staff: true }),
  theme: theme.prefault({}),
  timezone,
  /** The default first. */
  locales: z.array(locale).min(1).default(["en"]),
  statusDisplay: statusDisplay.omit({ window: true }).prefault({}),
});

/** Paths are absolute. */
export type DisplaySettings = z.output<typeof displaySettings>;

/** Throws SettingsError with one line that names the field. */
export function readDisplaySettings(file: string): DisplaySettings {
  const parsed = displaySettings.safeParse(readJson(file));
  if (!parsed.success) throw settingsError(parsed.error);
  const settings = parsed.data;
  const absolute = (path: string | null) => path && resolve(dirname(resolve(file)), path);
  const caFile = absolute(settings.fleet.caFile);
  const logo = absolute(settings.theme.logo);
  for (const [field, path] of Object.entries({ "fleet.caFile": caFile, "theme.logo": logo })) {
    if (path) requireReadable(field, path);
  }
  return {
    ...settings,
    fleet: { ...settings.fleet, caFile },
    theme: { ...settings.theme, logo },
  };
}
