/**
 * `npm run doctor -- --settings FILE [--data DIR] [--json] [--deep [--code CODE] [--wait SECONDS]]`: compares the
 * answers of the kiosk's three services with their contracts; with `--deep` it places a whole order on test services.
 * Exits with 1 if anything failed, with 2 for unusable settings or arguments.
 */
import { parseArgs } from "node:util";
import { readSettings, SettingsError } from "../electron/host/settings/settings.ts";
import type { PayRequest } from "../electron/host/staff/doctor/deep/steps.ts";
import type { DeepOptions } from "../electron/host/staff/doctor/deep/whole-order.ts";
import { examine } from "../electron/host/staff/doctor/doctor.ts";
import { textOf } from "../electron/host/staff/doctor/report.ts";

const USAGE =
  "usage: npm run doctor -- --settings FILE [--data DIR] [--json] [--deep [--code CODE] [--wait SECONDS]]";
const NOT_MARKED =
  "settings: operation.testServices: is null, so these services are real; --deep would order and pay there";
/** Time enough to find the test card. */
const DEFAULT_WAIT_SECONDS = 300;
/** Interval between inquiries, and the time for callback and browser after the payment. */
const PACE = { pollMs: 2_000, graceMs: 15_000 };

type Arguments = {
  readonly settings: string | null;
  readonly data: string | null;
  readonly json: boolean;
  /** Null if no order was requested. */
  readonly deep: DeepOptions | null;
};

function readArguments(argv: readonly string[]): Arguments {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        settings: { type: "string" },
        data: { type: "string" },
        json: { type: "boolean", default: false },
        deep: { type: "boolean", default: false },
        code: { type: "string" },
        wait: { type: "string" },
      },
    });
    const settings = values.settings ?? process.env.KIOSK_SETTINGS ?? null;
    const paySeconds = Number(values.wait ?? DEFAULT_WAIT_SECONDS);
    if (!Number.isInteger(paySeconds) || paySeconds < 1) throw new Error("--wait takes seconds");
    if (!values.deep && (values.code !== undefined || values.wait !== undefined)) {
      throw new Error("--code and --wait go with --deep");
    }
    const patience = { ...PACE, paySeconds };
    const deep = values.deep ? { askToPay, code: values.code ?? null, patience } : null;
    return { settings, data: values.data ?? null, json: values.json, deep };
  } catch (error) {
    throw new SettingsError(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

/** To standard error: with `--json` standard output has only the report. */
function askToPay({ url, amount, currency, seconds }: PayRequest): void {
  const sum = `${amount} ${currency}`;
  const [what, where] = url === null ? ["at the terminal", ""] : ["on this page", `\n  ${url}`];
  process.stderr.write(
    `Pay ${sum} ${what} with a test card that is approved, within ${seconds} s; it is given back:${where}\n`,
  );
}

function usable(file: string | null) {
  if (file === null) {
    throw new SettingsError(`--settings FILE or KIOSK_SETTINGS is missing\n${USAGE}`);
  }
  return readSettings(file, process.env);
}

async function main(argv: readonly string[]): Promise<number> {
  try {
    const { settings: file, data, json, deep } = readArguments(argv);
    const settings = usable(file);
    if (deep && settings.operation.testServices === null) throw new SettingsError(NOT_MARKED);
    const report = await examine({
      settings,
      dataDir: data,
      environment: process.env,
      now: Date.now,
      ...(deep && { deep }),
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
