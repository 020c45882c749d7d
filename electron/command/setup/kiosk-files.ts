/** The files that settings name, and whether the kiosk can read them: root, who sets it up, can read everything. */
import { lstatSync, statSync } from "node:fs";
import { isAbsolute, join, relative, resolve } from "node:path";
import { isHiddenFromUnits, isRefused, seenFrom } from "../../host/command/account-access.ts";
import { ownInstalledFile } from "../../host/command/installed-file.ts";
import { type JsonObject, valueAt } from "../../host/command/json.ts";
import type { System } from "../../host/command/system.ts";
import {
  fileProblems,
  LOGO_FIELD,
  namedFiles,
  PICTURES_FIELD,
} from "../../host/settings/named-files.ts";
import { readingProblem } from "../../host/settings/settings-file.ts";
import type { DevicePaths } from "../device-paths.ts";

export type KioskMachine = { readonly paths: DevicePaths; readonly system: Pick<System, "run"> };

/** Why the kiosk cannot read a file or folder of its settings; null if it can. */
export function kioskReadingProblem(path: string, machine: KioskMachine): string | null {
  return presenceProblem(path, machine.paths) ?? accessProblem(path, machine);
}

/**
 * What is wrong with the files that new settings name: a line for each, which begins with its field. A logo is copied, so
 * only setup has to read it. A folder of pictures that was named before may be a share that is away now.
 */
export function newFileProblems(
  json: JsonObject,
  present: JsonObject,
  machine: KioskMachine,
): readonly string[] {
  const { paths } = machine;
  const pictures = valueAt(present, PICTURES_FIELD);
  const files = namedFiles(json).filter(
    ({ field, path }) => field !== LOGO_FIELD && !(field === PICTURES_FIELD && path === pictures),
  );
  const problemOf = (path: string) =>
    presenceProblem(path, paths) ??
    (isBesideSettings(path, paths) ? null : accessProblem(path, machine));
  return fileProblems(files, problemOf).map(({ field, problem }) => `${field}: ${problem}`);
}

/** Makes the files that settings name readable for the kiosk, and for nobody else, if they are beside the settings. */
export function ownNamedFiles(
  json: JsonObject,
  { paths, system }: { readonly paths: DevicePaths; readonly system: Pick<System, "own"> },
): void {
  for (const { path } of namedFiles(json)) {
    if (isBesideSettings(path, paths)) ownInstalledFile(system, pathsOf(path, paths).here, "kiosk");
  }
}

/** Whether a file is in a folder, or in one below it. */
export function isBelow(folder: string, file: string): boolean {
  const path = relative(resolve(folder), resolve(file));
  return !path.startsWith("..") && !isAbsolute(path);
}

/** A path of the settings as the kiosk sees it, and as it is here, below the root. */
function pathsOf(path: string, { root, etc }: DevicePaths) {
  const seen = seenFrom(root, resolve(etc, path));
  return { seen, here: join(root, seen) };
}

/** A link is somebody else's file. */
function isBesideSettings(path: string, paths: DevicePaths): boolean {
  const { here } = pathsOf(path, paths);
  return isBelow(paths.etc, here) && lstatSync(here, { throwIfNoEntry: false })?.isFile() === true;
}

function presenceProblem(path: string, paths: DevicePaths): string | null {
  const { seen, here } = pathsOf(path, paths);
  return isHiddenFromUnits(seen)
    ? `${seen} is in a folder that the kiosk does not see (/home, /root, /run/user, /tmp)`
    : readingProblem(here, seen);
}

function accessProblem(path: string, { paths, system: { run } }: KioskMachine): string | null {
  const { seen, here } = pathsOf(path, paths);
  const modes = statSync(here).isDirectory() ? (["-r", "-x"] as const) : (["-r"] as const);
  return modes.some((mode) => isRefused({ account: "kiosk", root: paths.root, run }, mode, seen))
    ? `${seen} is not readable for the account kiosk`
    : null;
}
