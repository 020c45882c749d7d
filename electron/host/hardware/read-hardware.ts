/** Reads all that the machine says about its hardware. Nothing is changed, and what cannot be read is said to be unknown. */
import { statfsSync } from "node:fs";
import { freemem, totalmem } from "node:os";
import { join, resolve } from "node:path";
import type {
  DiskReading,
  HardwareReadings,
  MemoryReading,
} from "../../../domain/readiness/readings.ts";
import { readConnectedDevices } from "./connected-devices.ts";
import { readDrives } from "./drives.ts";
import { readFileSystem } from "./file-system.ts";
import { textOf } from "./system-files.ts";
import { readTemperatures } from "./temperatures.ts";
import { readTimeSync } from "./time-sync.ts";

export type HardwareReader = () => Promise<HardwareReadings>;

export type HardwareOptions = {
  /** The kiosk's data folder, or another one on its disk. */
  readonly dataDir: string;
  /** UTC milliseconds. */
  readonly now: () => number;
  /** Where the machine's files are: `/`, or a folder of a test. */
  readonly root?: string;
  readonly timeSync?: typeof readTimeSync;
};

export function createHardwareReader(options: HardwareOptions): HardwareReader {
  const { dataDir, now, root = "/", timeSync = readTimeSync } = options;
  return async () => ({
    at: now(),
    devices: readConnectedDevices(root),
    disk: readDisk(root, dataDir, now()),
    temperatures: readTemperatures(root),
    memory: readMemory(root),
    timeSync: await timeSync(),
  });
}

function readDisk(root: string, dataDir: string, now: number): DiskReading {
  const { bavail, blocks, bsize } = statfsSync(dataDir);
  const { isReadOnly, errors } = readFileSystem(root, resolve(dataDir));
  return {
    freeBytes: bavail * bsize,
    totalBytes: blocks * bsize,
    isReadOnly,
    fileSystemErrors: errors,
    drives: readDrives(root, now),
  };
}

/** What programs can still have: free memory, and what the system uses until somebody needs it. */
function readMemory(root: string): MemoryReading {
  const text = textOf(join(root, "proc/meminfo")) ?? "";
  const [total, available] = ["MemTotal", "MemAvailable"].map((name) => kilobytesOf(text, name));
  return total && available
    ? { totalBytes: total * 1_024, availableBytes: available * 1_024 }
    : { totalBytes: totalmem(), availableBytes: freemem() };
}

function kilobytesOf(meminfo: string, name: string): number | null {
  const found = new RegExp(`^${name}:\\s+(\\d+) kB$`, "m").exec(meminfo)?.[1];
  return found === undefined ? null : Number(found);
}
