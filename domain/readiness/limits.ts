/** Which readings of the hardware are good, need attention, or are bad. Pure. */
import type {
  DiskReading,
  DriveReading,
  MemoryReading,
  TemperatureReading,
  TimeSync,
} from "./readings.ts";

/** `unknown`: nothing was read. */
export type Judgement = "good" | "attention" | "bad" | "unknown";

export type Judged<Problem extends string> = {
  readonly judgement: Judgement;
  readonly problems: readonly Problem[];
};

/** With less, no order begins: one that has begun must have room for all of its entries. */
export const LEAST_FREE_BYTES = 32_000_000;
/** Records, log and backups of months. */
const ENOUGH_FREE_BYTES = 2_000_000_000;

export type DiskProblem =
  | "space-out"
  | "space-low"
  | "read-only"
  | "file-system-errors"
  | "drive-failing"
  | "drive-worn";

/** The disk of the kiosk's records, and the drives of the machine. */
export function judgeDisk(disk: DiskReading): Judged<DiskProblem> {
  const { freeBytes, isReadOnly, fileSystemErrors, drives } = disk;
  const found = drives.state === "read" ? drives.drives : [];
  const bad: DiskProblem[] = [
    ...(freeBytes < LEAST_FREE_BYTES ? (["space-out"] as const) : []),
    ...(isReadOnly === true ? (["read-only"] as const) : []),
    ...((fileSystemErrors ?? 0) > 0 ? (["file-system-errors"] as const) : []),
    ...(found.some(isFailing) ? (["drive-failing"] as const) : []),
  ];
  const isLow = freeBytes >= LEAST_FREE_BYTES && freeBytes < ENOUGH_FREE_BYTES;
  const isWorn = found.some((drive) => !isFailing(drive) && drive.signs.length > 0);
  const attention: DiskProblem[] = [
    ...(isLow ? (["space-low"] as const) : []),
    ...(isWorn ? (["drive-worn"] as const) : []),
  ];
  return judged(bad, attention);
}

/** Whether the drive itself says that it fails. */
export function isFailing({ isPassed, signs }: DriveReading): boolean {
  return (
    isPassed === false || signs.includes("attribute-failing") || signs.includes("critical-warning")
  );
}

/** For sensors without limits of their own: processors slow down at 95 to 105 °C. */
const USUAL_LIMITS = { high: 85, critical: 95 };
/** A sensor whose two limits are one: warned so much earlier. */
const LEAST_MARGIN = 5;

/** The limits of a sensor, degrees Celsius. */
export function limitsOf({ highCelsius, criticalCelsius }: TemperatureReading): {
  readonly high: number;
  readonly critical: number;
} {
  const critical = criticalCelsius ?? Math.max(USUAL_LIMITS.critical, (highCelsius ?? 0) + 10);
  const high = highCelsius ?? Math.min(USUAL_LIMITS.high, critical - LEAST_MARGIN);
  return { high: Math.min(high, critical - LEAST_MARGIN), critical };
}

export type TemperatureProblem = "hot" | "too-hot";

export function judgeTemperatures(
  temperatures: readonly TemperatureReading[],
): Judged<TemperatureProblem> {
  if (temperatures.length === 0) return UNKNOWN;
  const isTooHot = temperatures.some((one) => one.celsius >= limitsOf(one).critical);
  const isHot = temperatures.some((one) => one.celsius >= limitsOf(one).high);
  return judged(isTooHot ? ["too-hot"] : [], isHot && !isTooHot ? ["hot"] : []);
}

/** Of 4 GB that a kiosk needs at least; a browser that has to be ended comes next. */
const LITTLE_MEMORY_BYTES = 400_000_000;
const LEAST_MEMORY_BYTES = 150_000_000;

export type MemoryProblem = "memory-low" | "memory-out";

export function judgeMemory({ availableBytes }: MemoryReading): Judged<MemoryProblem> {
  const isOut = availableBytes < LEAST_MEMORY_BYTES;
  const isLow = availableBytes < LITTLE_MEMORY_BYTES;
  return judged(isOut ? ["memory-out"] : [], isLow && !isOut ? ["memory-low"] : []);
}

/** How the clock compares with the services': see the host's check of the clock. */
type ComparedClock = { readonly state: "unknown" | "right" | "off" };

export type ClockProblem = "clock-off" | "not-synchronized";

export function judgeClock(timeSync: TimeSync, compared: ComparedClock): Judged<ClockProblem> {
  if (timeSync === "unknown" && compared.state === "unknown") return UNKNOWN;
  return judged(
    compared.state === "off" ? ["clock-off"] : [],
    timeSync === "not-synchronized" ? ["not-synchronized"] : [],
  );
}

/** A customer waits for these services: more is felt at every order. */
const SLOW_MS = 1_000;

/** The last answer of a service, and its last error. UTC milliseconds. */
export type AnsweredService = {
  readonly lastAt: number | null;
  readonly lastMs: number | null;
  readonly lastError: { readonly at: number } | null;
};

export type NetworkProblem = "no-answer" | "slow";

/** The services that the kiosk has called. */
export function judgeNetwork(services: readonly AnsweredService[]): Judged<NetworkProblem> {
  if (services.every(({ lastAt, lastError }) => lastAt === null && lastError === null)) {
    return UNKNOWN;
  }
  const isDown = services.some(
    ({ lastAt, lastError }) => lastError !== null && lastError.at > (lastAt ?? 0),
  );
  const isSlow = services.some(({ lastMs }) => (lastMs ?? 0) > SLOW_MS);
  return judged(isDown ? ["no-answer"] : [], isSlow ? ["slow"] : []);
}

const UNKNOWN = { judgement: "unknown", problems: [] } as const;

function judged<Problem extends string>(
  bad: readonly Problem[],
  attention: readonly Problem[],
): Judged<Problem> {
  const judgement = bad.length > 0 ? "bad" : attention.length > 0 ? "attention" : "good";
  return { judgement, problems: [...bad, ...attention] };
}
