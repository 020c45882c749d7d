/** What a machine reports about its hardware without a person: read by the host, judged by `limits.ts`. */

/**
 * What a drive reports before it fails: `attribute-failing`: an attribute is below its maker's threshold; the last four
 * are of NVMe.
 */
export const DRIVE_SIGNS = [
  "attribute-failing",
  "reallocated-sectors",
  "pending-sectors",
  "uncorrectable-sectors",
  "critical-warning",
  "media-errors",
  "spare-low",
  "worn-out",
] as const;
export type DriveSign = (typeof DRIVE_SIGNS)[number];

export type DriveReading = {
  /** As the system names it: `/dev/nvme0`. */
  readonly device: string;
  readonly model: string | null;
  /** The drive's own verdict; null if it gave none. */
  readonly isPassed: boolean | null;
  readonly signs: readonly DriveSign[];
  readonly celsius: number | null;
  readonly powerOnHours: number | null;
  /** Of its life by its maker's estimate, in hundredths; may be above 100. */
  readonly percentageUsed: number | null;
};

/** `no-program`: smartctl is not installed; `not-read`: nothing recent of it is there. */
export type Drives =
  | { readonly state: "read"; readonly drives: readonly DriveReading[] }
  | { readonly state: "no-program" }
  | { readonly state: "not-read" };

export type DiskReading = {
  readonly freeBytes: number;
  readonly totalBytes: number;
  /** Whether the file system of the records can be written; null if not known. */
  readonly isReadOnly: boolean | null;
  /** Errors that ext4 has counted; null on another file system. */
  readonly fileSystemErrors: number | null;
  readonly drives: Drives;
};

export type TemperatureReading = {
  readonly name: string;
  readonly celsius: number;
  /** The sensor's own limits; null if it has none. */
  readonly highCelsius: number | null;
  readonly criticalCelsius: number | null;
};

export type MemoryReading = { readonly totalBytes: number; readonly availableBytes: number };

export const TIME_SYNC_STATES = ["synchronized", "not-synchronized", "unknown"] as const;
/** Whether the network sets the clock. */
export type TimeSync = (typeof TIME_SYNC_STATES)[number];

/** A screen that is connected, with the resolution that it prefers; null if the system does not say. */
export type ScreenReading = { readonly name: string; readonly resolution: string | null };

/** Names of connected devices, as the system has them. */
export type ConnectedDevices = {
  readonly screens: readonly ScreenReading[];
  readonly touchscreens: readonly string[];
  /** Scanners and keypads that type are among them. */
  readonly keyboards: readonly string[];
  readonly cameras: readonly string[];
  readonly soundOutputs: readonly string[];
};

export type HardwareReadings = {
  /** UTC milliseconds. */
  readonly at: number;
  /** Null where the system does not list them. */
  readonly devices: ConnectedDevices | null;
  readonly disk: DiskReading;
  readonly temperatures: readonly TemperatureReading[];
  readonly memory: MemoryReading;
  readonly timeSync: TimeSync;
};
