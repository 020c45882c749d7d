/** The outlet's own appearance: whether its logo can be shown, and what becomes of its colour. */
import { copyFileSync, existsSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { type DeviceFinding, finding } from "../../host/command/findings.ts";
import { type JsonObject, withValue } from "../../host/command/json.ts";
import { brandOf, themeViewOf } from "../../host/outlet/brand.ts";
import { fileTypeOf } from "../../host/outlet/file-type.ts";
import { LARGEST_LOGO_BYTES } from "../../host/outlet/logo.ts";
import type { Settings } from "../../host/settings/settings.ts";
import type { DevicePaths } from "../device-paths.ts";
import { isBelow } from "./kiosk-files.ts";

/** Why a file cannot be the outlet's logo; null if it can. */
export function logoProblem(file: string): string | null {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found?.isFile()) return `cannot read ${file}`;
  if (found.size > LARGEST_LOGO_BYTES) return `${file} is larger than 2 MB`;
  const type = fileTypeOf(readFileSync(file));
  return type?.contentType.startsWith("image/")
    ? null
    : `${file} is no picture: PNG, JPEG, WebP, GIF, or SVG without scripts`;
}

/** What the installer has to know of the colour; null if it is shown as it is. */
export function colorNote({ device }: Settings): string | null {
  const { adjusted } = themeViewOf(brandOf(device.theme));
  return (
    adjusted &&
    `${adjusted.wanted} is too light for white letters on it: the kiosk shows ${adjusted.shown}`
  );
}

/** The logo's file, which may be named as the device will see it; null if there is none. */
export function logoFileOf({ device }: Settings, { root }: DevicePaths): string | null {
  const { logo } = device.theme;
  if (logo === null || existsSync(logo)) return logo;
  const below = join(root, logo);
  return existsSync(below) ? below : logo;
}

/**
 * Copies a logo beside the settings, unless it is there by the name that the kiosk serves; returns settings that name
 * the copy, whose name says its type: Windows calls a JPEG `.jfif`.
 */
export function installLogo(
  json: JsonObject,
  { paths, settings }: { paths: DevicePaths; settings: Settings },
): JsonObject {
  const file = logoFileOf(settings, paths);
  const type = file === null ? null : fileTypeOf(readFileSync(file));
  if (file === null || type === null) return json;
  const extension = `.${type.extension}`;
  if (isBelow(paths.etc, file) && extname(file).toLowerCase() === extension) return json;
  const name = `logo${extension}`;
  copyFileSync(file, join(paths.etc, name));
  return withValue(json, "device.theme.logo", name);
}

export function appearanceFindings(settings: Settings): readonly DeviceFinding[] {
  const note = colorNote(settings);
  return note === null ? [] : [finding("warning", "colour", note)];
}
