/** What setup needs to know: asked for one by one, or read from a prepared file. */
import { z } from "zod";
import { jsonObject } from "../../host/command/json.ts";
import { readPreparedFile, readPresent, withTexts } from "../../host/command/prepared-file.ts";
import { problemsOf } from "../../host/settings/problems.ts";
import { SettingsError } from "../../host/settings/settings-file.ts";

const port = z.number().int().min(1).max(65_535);
/** An address or a network, for example `203.0.113.0/24`. */
const network = z
  .string()
  .refine((text) => z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]).safeParse(text).success, {
    error: "must be an address, or a network like 203.0.113.0/24",
  });

export const TURNS = ["90", "180", "270"] as const;

const screen = z.strictObject({
  /** As `wlr-randr` names it, for example HDMI-A-1. */
  output: z.string().regex(/^[\w-]{1,40}$/, { error: "must be a name like HDMI-A-1" }),
  /** Degrees counterclockwise, as `wlr-randr` counts: 90 for a panel that was turned clockwise. */
  rotate: z.enum(TURNS),
});
export type Screen = z.output<typeof screen>;

const firewall = z.strictObject({
  /** From where the integrator, or the proxy in front of the kiosk, connects. Empty: from anywhere. */
  callbackSources: z.array(network).default([]),
  /** From where SSH is admitted, if it runs here. Empty: from anywhere, as before. */
  adminSources: z.array(network).default([]),
  /** Ports of services that are in no setting, to which the kiosk may connect. */
  servicePorts: z.array(port).default([]),
});

const backup = z.strictObject({
  /** The folder of backups, which may be a mounted share. It is written into a unit: no quoting is needed. */
  to: z
    .string()
    .regex(/^\/[\w./-]+$/, { error: "must begin with /, and be of letters, digits, . _ - and /" }),
  /** How many stay. */
  keep: z.number().int().min(1).max(1_000).default(14),
});

/** The prepared file (docs/command.md). */
export const prepared = z.strictObject({
  /** Fields of the settings file; those that are left out stay as they are. */
  settings: jsonObject.default({}),
  /** Null: the screen is not turned. Left out: as it is. */
  screen: screen.nullable().optional(),
  /** Null: no firewall rules are written. Left out: as they are, or the default. */
  firewall: firewall.nullable().optional(),
  /** Null: in the folder of the package, 14 of them. Left out: as it is. */
  backup: backup.nullable().optional(),
});
export type Answers = z.output<typeof prepared>;
export type Firewall = z.output<typeof firewall>;
export const FIREWALL_DEFAULT: Firewall = firewall.parse({});

/**
 * Reads a prepared file. References in it are read now, beside the file or in the environment: setup stores their texts
 * itself. Throws SettingsError without any value of the file.
 */
export function readPrepared(file: string, environment: NodeJS.ProcessEnv): Answers {
  const answers = readPreparedFile(file, prepared);
  return { ...answers, settings: withTexts(answers.settings, { file, environment }) };
}

/** The answers of an earlier setup that are not settings; empty before the first setup. Throws SettingsError. */
export function readDevice(file: string): Omit<Answers, "settings"> {
  const parsed = prepared.omit({ settings: true }).safeParse(readPresent(file));
  if (parsed.success) return parsed.data;
  throw new SettingsError(`${file}: ${parsed.error.issues.flatMap(problemsOf).join("; ")}`);
}
