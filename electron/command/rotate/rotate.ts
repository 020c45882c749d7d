/** `loyalty-kiosk rotate`: a new key or token in place of the old one, once it is proved (docs/command.md). */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { readOrExplain, UsageError } from "../../host/command/context.ts";
import { writeInstalledFile } from "../../host/command/installed-file.ts";
import { isObject, type JsonObject, valueAt, withValue } from "../../host/command/json.ts";
import { readPresent } from "../../host/command/prepared-file.ts";
import type { Prompter } from "../../host/command/prompter.ts";
import { withoutSecrets } from "../../host/command/secrets.ts";
import { uninterrupted, unlessStopped } from "../../host/command/setup-steps.ts";
import { parseSettings, type Settings, SettingsError } from "../../host/settings/settings.ts";
import { usageOf } from "../commands.ts";
import type { CommandContext } from "../context.ts";
import type { DevicePaths } from "../device-paths.ts";
import { askHealth, askUpdate, isReady } from "../kiosk-endpoint.ts";
import { KIOSK_UNIT } from "../setup/device-checks.ts";
import { waitUntilServing } from "../setup/readiness.ts";
import { SECRET_NAMES, secretStore, withCredentials } from "../setup/secrets.ts";
import { failedChecks, failedText } from "../setup/service-checks.ts";
import { isRotatable, ROTATABLE, type RotatableName } from "./rotatable.ts";

const ASK_AGAIN_MS = 1_000;
/** A kiosk that starts again with its stored menu and credential. */
const START_MS = 90_000;
/** The technician does not have to wait for these, as an update does. */
const NO_HINDRANCE: readonly string[] = ["outside-window", "recently-used"];

type Rotation = {
  readonly name: RotatableName;
  readonly paths: DevicePaths;
  /** The settings file as it is. */
  readonly before: JsonObject;
};

/**
 * Asks for the new secret, proves it with the service, stores it and restarts the kiosk once nobody orders. Returns 1 if
 * it is not proved, whoever is asked stops, or the kiosk does not serve afterwards; throws UsageError.
 */
export async function rotate(argv: readonly string[], context: CommandContext): Promise<number> {
  const { installed: paths } = context;
  if (paths === null) throw new UsageError("rotate works on an installed kiosk only");
  const { name, dropOld } = readOrExplain(usageOf("rotate", context), () => readArguments(argv));
  try {
    const rotation = { name, paths, before: readPresent(paths.settings) };
    const after = dropOld ? withoutOldTokens(rotation) : await askedFor(rotation, context);
    if (after === null) {
      context.err("Nothing was changed.\n");
      return 1;
    }
    const failed = uninterrupted(() => write(rotation, after, context));
    for (const { seen, advice } of failed) context.err(`${seen}\n${advice ?? ""}\n`);
    return failed.length > 0 ? 1 : await restart(rotation, context, { isAdded: !dropOld });
  } catch (error) {
    if (error instanceof SettingsError) throw new UsageError(error.message);
    throw error;
  }
}

function readArguments(argv: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: { "drop-old": { type: "boolean", default: false } },
  });
  const [name, ...more] = positionals;
  if (!isRotatable(name) || more.length > 0) {
    throw new Error(`name one of ${Object.keys(ROTATABLE).join(", ")}`);
  }
  const dropOld = values["drop-old"];
  if (dropOld && name !== "callback-token") throw new Error("--drop-old goes with callback-token");
  return { name, dropOld };
}

/** The settings with only the newest token of callbacks. Throws SettingsError if there is no older one. */
function withoutOldTokens({ before }: Rotation): JsonObject {
  const { path } = ROTATABLE["callback-token"];
  const tokens = valueAt(before, path);
  if (!Array.isArray(tokens) || tokens.length < 2) {
    throw new SettingsError(`${path}: there is no older token`);
  }
  return withValue(before, path, tokens.slice(0, 1));
}

/** The settings with the new secret, still readable; null if it is refused, or whoever is asked stops. */
async function askedFor(rotation: Rotation, context: CommandContext): Promise<JsonObject | null> {
  const { name, paths, before } = rotation;
  const { environment, system, now, err } = context;
  const prompter = await context.openTerminal();
  if (prompter === null) throw new UsageError("rotate asks for the new secret: use a terminal");
  return withCredentials({ paths, environment, run: system.run }, async (readable) => {
    const settingsOf = (json: JsonObject) => parseSettings(json, paths.etc, readable);
    const present = settingsOf(before);
    if (name === "callback-token" && present.fleet !== null) {
      throw new SettingsError(
        "the fleet's gate receives the callbacks: its settings have the tokens",
      );
    }
    const text = await unlessStopped(() =>
      askForSecret(rotation, prompter, { present, settingsOf }),
    );
    if (text === null) return null;
    const after = withSecret(rotation, text);
    const { service } = ROTATABLE[name];
    if (service === null) return after;
    prompter.say("  Asking the service …\n");
    const settings = settingsOf(after);
    const failed = await failedChecks([service], { settings, now });
    if (failed.length === 0) return after;
    err(failedText(failed, settings));
    return null;
  });
}

function askForSecret(
  rotation: Rotation,
  prompter: Prompter,
  {
    present,
    settingsOf,
  }: { readonly present: Settings; readonly settingsOf: (json: JsonObject) => Settings },
): Promise<string> {
  const { path, question } = ROTATABLE[rotation.name];
  return prompter.secret({
    message: question,
    problemOf(answer) {
      if (answer === "") return "must not be empty";
      const known = valueAt(present, path);
      if ([known].flat().includes(answer)) return "is the present one";
      try {
        settingsOf(withSecret(rotation, answer));
        return null;
      } catch (error) {
        if (error instanceof SettingsError) return error.message;
        throw error;
      }
    },
  });
}

/** A token of callbacks is added in front of the others: they stay valid until the integrator uses it. */
function withSecret({ name, before }: Rotation, text: string): JsonObject {
  const { path } = ROTATABLE[name];
  if (name !== "callback-token") return withValue(before, path, text);
  const tokens = valueAt(before, path);
  return withValue(before, path, [text, ...(Array.isArray(tokens) ? tokens : [])]);
}

/** The secret first, then the settings that need it; both as setup does. */
function write({ paths, before }: Rotation, after: JsonObject, { system }: CommandContext) {
  const store = secretStore(paths, system);
  const { settings, secrets } = withoutSecrets(after, SECRET_NAMES, store);
  for (const [name, text] of secrets) store.write(name, text);
  writeInstalledFile(system, {
    path: paths.settings,
    text: `${JSON.stringify(settings, null, 2)}\n`,
    audience: "kiosk",
  });
  const stay = new Set(tokenFiles(paths, settings));
  for (const file of tokenFiles(paths, before)) if (!stay.has(file)) rmSync(file, { force: true });
  return [];
}

/** Where setup has stored the tokens of callbacks. */
function tokenFiles({ etc, credentials }: DevicePaths, settings: JsonObject): readonly string[] {
  const tokens = valueAt(settings, ROTATABLE["callback-token"].path);
  return (Array.isArray(tokens) ? tokens.filter(isObject) : []).flatMap(({ file, credential }) => [
    ...(typeof file === "string" && file.startsWith("secrets/") ? [join(etc, file)] : []),
    ...(typeof credential === "string" ? [join(credentials, credential)] : []),
  ]);
}

/** Until then the kiosk goes on with the old one. */
async function restart(
  { name }: Rotation,
  { system, healthUrl, out, err }: CommandContext,
  { isAdded }: { readonly isAdded: boolean },
): Promise<number> {
  if (name === "callback-token" && isAdded) {
    out("Both tokens are accepted from the restart on. Once the integrator uses the new one:\n");
    out("  sudo loyalty-kiosk rotate callback-token --drop-old\n");
  }
  if (!system.isBooted) {
    out("It is used from the next start on.\n");
    return 0;
  }
  if (!(await isFree(healthUrl))) {
    err("Waiting until nobody orders; systemctl restart loyalty-kiosk does not wait …\n");
    do await delay(ASK_AGAIN_MS);
    while (!(await isFree(healthUrl)));
  }
  const { code, stderr } = system.run("systemctl", ["restart", KIOSK_UNIT]);
  if (code !== 0) {
    err(`${stderr}The new one is stored, and used from the next start on.\n`);
    return 1;
  }
  const health = await waitUntilServing(START_MS, () => askHealth(healthUrl));
  const isServing = health !== null && isReady(health);
  out(isServing ? "The kiosk takes orders with the new one.\n" : "");
  if (!isServing) err("The kiosk does not take orders yet: loyalty-kiosk status says why.\n");
  return isServing ? 0 : 1;
}

/** Nobody is at the kiosk, and no payment is under way; also if it does not answer. */
async function isFree(healthUrl: string): Promise<boolean> {
  const found = await askUpdate(healthUrl);
  return found === null || found.because.every((reason) => NO_HINDRANCE.includes(reason));
}
