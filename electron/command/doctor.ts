/** Compares the answers of the kiosk's three services with their contracts (docs/doctor.md). */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { readSettings, SettingsError } from "../host/settings/settings.ts";
import type { PayRequest } from "../host/staff/doctor/deep/steps.ts";
import type { DeepOptions } from "../host/staff/doctor/deep/whole-order.ts";
import { examine } from "../host/staff/doctor/doctor.ts";
import { type Report, textOf } from "../host/staff/doctor/report.ts";
import { usageOf } from "./commands.ts";
import type { CommandContext } from "./context.ts";
import { reachablePorts } from "./setup/firewall.ts";
import { kioskReadingProblem } from "./setup/kiosk-files.ts";
import { withCredentials } from "./setup/secrets.ts";

const NOT_MARKED =
  "settings: operation.testServices: is null, so these services are real; --deep would order and pay there";
/** Time enough to find the test card. */
const DEFAULT_WAIT_SECONDS = 300;
/** Interval between inquiries, and the time for callback and browser after the payment. */
const PACE = { pollMs: 2_000, graceMs: 15_000 };

type Arguments = {
  readonly settings: string;
  readonly data: string | null;
  readonly json: boolean;
  /** Null if no order was requested. */
  readonly deep: DeepOptions | null;
};

/** Prints the report. Returns 1 if anything failed, 2 for unusable settings or arguments. */
export async function doctor(argv: readonly string[], context: CommandContext): Promise<number> {
  const { environment, installed, out, err, system } = context;
  try {
    const given = readArguments(argv, context);
    const { json } = given;
    const report = await withCredentials(
      { paths: installed, environment, run: system.run },
      (readable) => examineWith(given, { ...context, environment: readable }),
    );
    out(json ? `${JSON.stringify(report)}\n` : textOf(report));
    return report.ok ? 0 : 1;
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    const { message, problems } = error;
    err(`${message}\n`);
    if (argv.includes("--json")) {
      out(`${JSON.stringify({ ok: false, settingsProblems: problems })}\n`);
    }
    return 2;
  }
}

async function examineWith(
  { settings: file, data, deep }: Arguments,
  { environment, now, installed, system }: CommandContext,
): Promise<Report> {
  const settings = readSettings(file, environment);
  if (deep && settings.operation.testServices === null) throw new SettingsError(NOT_MARKED);
  return examine({
    ...{ settings, dataDir: data, environment, now },
    reachablePorts: installed && reachablePorts(installed.firewall),
    ...(installed && {
      fileProblemOf: (path: string) => kioskReadingProblem(path, { paths: installed, system }),
    }),
    ...(deep && { deep }),
  });
}

function readArguments(argv: readonly string[], context: CommandContext): Arguments {
  const { environment, installed } = context;
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
    const settings = values.settings ?? environment.KIOSK_SETTINGS ?? installed?.settings;
    if (settings === undefined) throw new Error("--settings FILE or KIOSK_SETTINGS is missing");
    const paySeconds = Number(values.wait ?? DEFAULT_WAIT_SECONDS);
    if (!Number.isInteger(paySeconds) || paySeconds < 1) throw new Error("--wait takes seconds");
    if (!values.deep && (values.code !== undefined || values.wait !== undefined)) {
      throw new Error("--code and --wait go with --deep");
    }
    const patience = { ...PACE, paySeconds };
    const deep = values.deep
      ? { askToPay: askToPay(context), code: values.code ?? null, patience }
      : null;
    const own = installed && existsSync(installed.data) ? installed.data : null;
    return { settings, data: values.data ?? own, json: values.json, deep };
  } catch (error) {
    const usage = usageOf("doctor", context);
    throw new SettingsError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

/** To standard error: with `--json` standard output has only the report. */
function askToPay({ err }: CommandContext) {
  return ({ url, amount, currency, seconds }: PayRequest): void => {
    const sum = `${amount} ${currency}`;
    const [what, where] = url === null ? ["at the terminal", ""] : ["on this page", `\n  ${url}`];
    err(
      `Pay ${sum} ${what} with a test card that is approved, within ${seconds} s; it is given back:${where}\n`,
    );
  };
}
