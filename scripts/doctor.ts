/**
 * `npm run doctor -- --settings FILE [--data DIR] [--json]`: what the three services of a kiosk answer, held against
 * their contracts. Exits with 1 where anything failed, with 2 for settings or arguments that cannot be used.
 */
import { parseArgs } from "node:util";
import { readSettings, SettingsError } from "../electron/host/settings.ts";
import { examine } from "../electron/host/staff/doctor/doctor.ts";
import { textOf } from "../electron/host/staff/doctor/report.ts";

const USAGE = "usage: npm run doctor -- --settings FILE [--data DIR] [--json]";

type Arguments = {
  readonly settings: string | null;
  readonly data: string | null;
  readonly json: boolean;
};

function readArguments(argv: readonly string[]): Arguments {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        settings: { type: "string" },
        data: { type: "string" },
        json: { type: "boolean", default: false },
      },
    });
    const settings = values.settings ?? process.env.KIOSK_SETTINGS ?? null;
    return { settings, data: values.data ?? null, json: values.json };
  } catch (error) {
    throw new SettingsError(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

function usable(file: string | null) {
  if (file === null) {
    throw new SettingsError(`--settings FILE or KIOSK_SETTINGS is missing\n${USAGE}`);
  }
  return readSettings(file, process.env);
}

async function main(argv: readonly string[]): Promise<number> {
  try {
    const { settings: file, data, json } = readArguments(argv);
    const settings = usable(file);
    const report = await examine({
      settings,
      dataDir: data,
      environment: process.env,
      now: Date.now,
    });
    process.stdout.write(json ? `${JSON.stringify(report)}\n` : textOf(report));
    return report.ok ? 0 : 1;
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    const { message, problems } = error;
    process.stderr.write(`${message}\n`);
    if (argv.includes("--json")) {
      process.stdout.write(`${JSON.stringify({ ok: false, settingsProblems: problems })}\n`);
    }
    return 2;
  }
}

process.exitCode = await main(process.argv.slice(2));
