/** `loyalty-kiosk setup`: from an installed package to a kiosk that takes orders (docs/install.md). */
import { parseArgs } from "node:util";
import { readOrExplain, UsageError } from "../../host/command/context.ts";
import { type DeviceFinding, readinessText } from "../../host/command/findings.ts";
import { merged } from "../../host/command/json.ts";
import { readPresent } from "../../host/command/prepared-file.ts";
import type { Prompter } from "../../host/command/prompter.ts";
import { openTerminal, uninterrupted, unlessStopped } from "../../host/command/setup-steps.ts";
import type { System } from "../../host/command/system.ts";
import { type Settings, SettingsError } from "../../host/settings/settings.ts";
import { PROGRAM, usageOf } from "../commands.ts";
import type { CommandContext } from "../context.ts";
import type { DevicePaths } from "../device-paths.ts";
import { askHealth, type Health } from "../kiosk-endpoint.ts";
import { checkedSettings, startUnits, writeInstallation } from "./apply.ts";
import { interview } from "./interview.ts";
import { newFileProblems } from "./kiosk-files.ts";
import { waitUntilPaired } from "./pairing.ts";
import { type Answers, readDevice, readPrepared } from "./prepared.ts";
import { checkReadiness, waitUntilServing } from "./readiness.ts";
import { connectedScreens } from "./screen.ts";
import { withCredentials } from "./secrets.ts";
import { failedChecks, failedText, isAskable } from "./service-checks.ts";

/** A kiosk that fetches its credential, configuration and menu for the first time. */
const START_MS = 90_000;

export type SetupDevice = {
  readonly paths: DevicePaths;
  readonly system: System;
  readonly askHealth: () => Promise<Health | null>;
};

/**
 * Asks, or reads `--from FILE`; then writes, starts and reports. `--check` reports only. Returns 1 if something is missing
 * or whoever is asked stops; throws UsageError, for a prepared file that cannot be used too.
 */
export async function setup(argv: readonly string[], context: CommandContext): Promise<number> {
  const { installed: paths, system } = context;
  if (paths === null) throw new UsageError("setup works on an installed kiosk only");
  const options = readOrExplain(usageOf("setup", context), () => readArguments(argv));
  const device = { paths, system, askHealth: () => askHealth(context.healthUrl) };
  try {
    if (options.check) return await report(device, context, { json: options.json, done: [] });
    const prompter =
      options.from === undefined
        ? await openTerminal(context, usageOf("setup", context))
        : undefined;
    const done = await install(device, context, { ...options, prompter });
    if (done === null) {
      context.err("Nothing was changed.\n");
      return 1;
    }
    return await report(device, context, { json: options.json, done, prompter });
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
      unchecked: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
    },
  });
  if (values.check && values.from !== undefined)
    throw new Error("--check changes nothing: no --from");
  return values;
}

/** Writes and starts; null if whoever was asked does not want that, or a service refuses a prepared file. */
async function install(
  { paths, system }: SetupDevice,
  context: CommandContext,
  {
    from,
    unchecked,
    prompter,
  }: {
    readonly from?: string | undefined;
    readonly unchecked: boolean;
    readonly prompter: Prompter | undefined;
  },
): Promise<readonly DeviceFinding[] | null> {
  const { environment, now } = context;
  const before = readPresent(paths.settings);
  const device = readDevice(paths.device);
  return withCredentials({ paths, environment, run: system.run }, async (readable) => {
    const given = prompter
      ? await unlessStopped(() =>
          interview(
            { settings: before, screen: device.screen },
            {
              ...{ prompter, folder: paths.etc, environment: readable, now },
              fileProblemsOf: (answers) => newFileProblems(answers, before, { paths, system }),
              takePicture: context.takePicture,
              screens: connectedScreens(paths.root),
            },
          ),
        )
      : readPrepared(String(from), environment);
    if (given === null) return null;
    const answers: Answers = { ...device, ...given };
    const json = merged(before, answers.settings);
    const settings = checkedSettings(json, {
      ...{ paths, system, present: before, environment: readable },
    });
    // An image that is being built has no network.
    const isAsking = prompter === undefined && system.isBooted && !unchecked;
    if (isAsking && !(await areServicesRight(answers, settings, context))) return null;
    const installation = { paths, system, json, settings, answers };
    return uninterrupted(() => [...writeInstallation(installation), ...startUnits(installation)]);
  });
}

/** Asks the services of which the prepared file says something: it may be a second one, for something else. */
async function areServicesRight(
  answers: Answers,
  settings: Settings,
  { now, err }: CommandContext,
): Promise<boolean> {
  const failed = await failedChecks(Object.keys(answers.settings).filter(isAskable), {
    settings,
    now,
  });
  if (failed.length === 0) return true;
  err(`${failedText(failed, settings)}With --unchecked it is written all the same.\n`);
  return false;
}

async function report(
  { paths, system, askHealth: ask }: SetupDevice,
  context: CommandContext,
  {
    json,
    done,
    prompter,
  }: {
    readonly json: boolean;
    readonly done: readonly DeviceFinding[];
    readonly prompter?: Prompter | undefined;
  },
): Promise<number> {
  const isStarted = done.length > 0 && system.isBooted;
  if (isStarted) context.err("Waiting for the kiosk to take orders …\n");
  if (isStarted) await waitUntilServing(START_MS, ask);
  const { environment, healthUrl } = context;
  if (isStarted && prompter) await waitUntilPaired(prompter, { paths, environment, healthUrl });
  const health = await ask();
  const readiness = await checkReadiness({ context, paths, system, done, health });
  context.out(json ? `${JSON.stringify(readiness)}\n` : readinessText(readiness, PROGRAM));
  return readiness.ready ? 0 : 1;
}
