/** `loyalty-kiosk-fleet setup`: from an installed package to a fleet that receives callbacks (docs/fleet.md). */
import { parseArgs } from "node:util";
import { readOrExplain, UsageError } from "../../../electron/host/command/context.ts";
import { type DeviceFinding, readinessText } from "../../../electron/host/command/findings.ts";
import { type JsonObject, merged } from "../../../electron/host/command/json.ts";
import { readPresent } from "../../../electron/host/command/prepared-file.ts";
import {
  openTerminal,
  uninterrupted,
  unlessStopped,
} from "../../../electron/host/command/setup-steps.ts";
import { type FleetSettings, parseFleetSettings, SettingsError } from "../../settings/settings.ts";
import { accountsIn } from "../accounts.ts";
import { PROGRAM, usageOf } from "../commands.ts";
import { type FleetContext, requireRoot } from "../context.ts";
import { pathHere } from "../fleet-paths.ts";
import { checkReadiness, waitUntilStarted } from "../readiness.ts";
import { type AnswerChecks, machineProblems } from "./answer-checks.ts";
import { install } from "./apply.ts";
import { interview } from "./interview.ts";
import { readPrepared, withDefaults } from "./prepared.ts";

/**
 * Asks, or reads `--from FILE`; then writes, starts and reports. `--check` reports only. Returns 1 if something is missing
 * or the person stops; throws UsageError, also for a prepared file that cannot be used.
 */
export async function setup(argv: readonly string[], context: FleetContext): Promise<number> {
  const { check, from, json } = readOrExplain(usageOf("setup"), () => readArguments(argv));
  requireRoot(context);
  try {
    if (check) return await report(context, { json, done: [] });
    const done = await installed(context, from);
    if (done === null) {
      context.err("Nothing was changed.\n");
      return 1;
    }
    return await report(context, { json, done });
  } catch (error) {
    if (error instanceof SettingsError) throw new UsageError(error.message);
    throw error;
  }
}

function readArguments(argv: readonly string[]) {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      from: { type: "string" },
      check: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
    },
  });
  if (values.check && values.from !== undefined)
    throw new Error("--check changes nothing: no --from");
  return values;
}

/** Writes and starts; null if the person does not want that. */
async function installed(
  context: FleetContext,
  from: string | undefined,
): Promise<readonly DeviceFinding[] | null> {
  const { paths, system, environment, now, knowsName } = context;
  const prompter = from === undefined ? await openTerminal(context, usageOf("setup")) : undefined;
  const present = readPresent(paths.settings);
  const checks = { paths, system, now, present, knowsName };
  const given = prompter
    ? await unlessStopped(() =>
        interview({ ...checks, prompter, environment, needsOperator: needsOperator(context) }),
      )
    : readPrepared(String(from), environment);
  if (given === null) return null;
  const json = withDefaults(merged(present, given.settings));
  const settings = await checkedSettings(json, { checks, environment });
  const { operator } = given;
  return uninterrupted(() => install({ paths, system, json, settings, operator }));
}

/** Whether nobody can sign in who may add others. */
function needsOperator({ paths }: FleetContext): boolean {
  const { console: page } = withDefaults(readPresent(paths.settings));
  const file = Object(page).databaseFile;
  return typeof file !== "string" || accountsIn(pathHere(paths, file)).managers.length === 0;
}

/** Checks all of it before anything is written. Throws SettingsError. */
async function checkedSettings(
  json: JsonObject,
  { checks, environment }: { checks: AnswerChecks; environment: NodeJS.ProcessEnv },
): Promise<FleetSettings> {
  const settings = parseFleetSettings(json, checks.paths.etc, environment);
  const problems = await machineProblems(json, checks);
  if (problems.length === 0) return settings;
  throw new SettingsError(problems.join("\n"), problems);
}

async function report(
  context: FleetContext,
  { json, done }: { readonly json: boolean; readonly done: readonly DeviceFinding[] },
): Promise<number> {
  if (done.length > 0 && context.system.isBooted) {
    context.err("Waiting for gate and console …\n");
    await waitUntilStarted(context);
  }
  const readiness = await checkReadiness(context, done);
  context.out(json ? `${JSON.stringify(readiness)}\n` : readinessText(readiness, PROGRAM));
  return readiness.ready ? 0 : 1;
}
