/** Names of the devices that Linux has: screens, touchscreens, keyboards, cameras and sound. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { ConnectedDevices } from "../../../domain/readiness/readings.ts";
import { namesIn, textOf } from "./system-files.ts";

/** Of `linux/input-event-codes.h`. */
const PROPERTY_DIRECT = 1;
const ABS_MT_POSITION_X = 0x35;
const ABS_X = 0x00;
const KEY_1 = 2;
const KEY_ENTER = 28;

const MOST_NAMES = 16;

/** Null where the system does not list its input devices so: it is not Linux. */
export function readConnectedDevices(root: string): ConnectedDevices | null {
  const inputs = join(root, "proc/bus/input/devices");
  if (!existsSync(inputs)) return null;
  const devices = readInputDevices(textOf(inputs) ?? "");
  return {
    screens: screensIn(join(root, "sys/class/drm")),
    touchscreens: namesOf(devices.filter(isTouchscreen)),
    keyboards: namesOf(devices.filter(isKeyboard)),
    cameras: camerasIn(join(root, "sys/class/video4linux")),
    soundOutputs: soundOutputs(textOf(join(root, "proc/asound/pcm")) ?? ""),
  };
}

type InputDevice = {
  readonly name: string;
  readonly properties: bigint;
  readonly absolute: bigint;
  readonly keys: bigint;
};

/** The blocks of `/proc/bus/input/devices`. */
function readInputDevices(text: string): readonly InputDevice[] {
  return text.split(/\n\s*\n/).flatMap((block) => {
    const name = /^N: Name="(.*)"$/m.exec(block)?.[1];
    if (name === undefined) return [];
    return [
      {
        name,
        properties: bitsOf(block, "PROP"),
        absolute: bitsOf(block, "ABS"),
        keys: bitsOf(block, "KEY"),
      },
    ];
  });
}

/** A bitmap, written in words of 64 bits, the highest first and without leading zeros. */
function bitsOf(block: string, name: string): bigint {
  const words = new RegExp(`^B: ${name}=([0-9a-f ]+)$`, "m").exec(block)?.[1] ?? "";
  return words
    .trim()
    .split(/\s+/)
    .reduce((bits, word) => (bits << 64n) | BigInt(`0x${word || "0"}`), 0n);
}

function has(bits: bigint, code: number): boolean {
  return ((bits >> BigInt(code)) & 1n) === 1n;
}

/** Touched where the picture is; a touchpad is not. */
function isTouchscreen({ properties, absolute }: InputDevice): boolean {
  const hasPlace = has(absolute, ABS_MT_POSITION_X) || has(absolute, ABS_X);
  return has(properties, PROPERTY_DIRECT) && hasPlace;
}

/** Power buttons and the like have keys, too. */
function isKeyboard({ keys }: InputDevice): boolean {
  return has(keys, KEY_1) && has(keys, KEY_ENTER);
}

function namesOf(devices: readonly InputDevice[]): readonly string[] {
  return unique(devices.map(({ name }) => name));
}

/** One camera has several devices; the others deliver no picture. */
function camerasIn(folder: string): readonly string[] {
  const names = namesIn(folder)
    .filter((device) => (textOf(join(folder, device, "index")) ?? "0") === "0")
    .flatMap((device) => textOf(join(folder, device, "name")) ?? []);
  return unique(names);
}

function screensIn(folder: string): ConnectedDevices["screens"] {
  return namesIn(folder)
    .filter((connector) => textOf(join(folder, connector, "status")) === "connected")
    .slice(0, MOST_NAMES)
    .map((connector) => ({
      name: connector.replace(/^card\d+-/, ""),
      resolution: textOf(join(folder, connector, "modes"))?.split("\n")[0] ?? null,
    }));
}

/** Lines such as `00-00: ALC257 Analog : ALC257 Analog : playback 1 : capture 1`. */
function soundOutputs(text: string): readonly string[] {
  const names = text
    .split("\n")
    .map((line) => line.split(":").map((part) => part.trim()))
    .filter((parts) => parts.some((part) => part.startsWith("playback")))
    .flatMap(([, name]) => name ?? []);
  return unique(names);
}

function unique(names: readonly string[]): readonly string[] {
  return [...new Set(names.filter((name) => name !== ""))].slice(0, MOST_NAMES);
}
