/** What the machine says about its hardware, and whether people have tested it (docs/doctor.md). Nothing is changed. */
import {
  type DiskProblem,
  isFailing,
  type Judgement,
  judgeDisk,
  judgeMemory,
  judgeTemperatures,
  limitsOf,
} from "../../../../domain/readiness/limits.ts";
import type {
  ConnectedDevices,
  DriveReading,
  Drives,
  HardwareReadings,
} from "../../../../domain/readiness/readings.ts";
import { type HardwareTest, readinessOf } from "../../../../domain/readiness/tests.ts";
import { readinessSentence } from "../readiness/sentence.ts";
import { createNotebook, type Finding, type Notebook } from "./report.ts";

const SECTION = "docs/doctor.md";
const GIGABYTE = 1e9;

/** Whether people have tested each part in staff mode (docs/staff.md). `now` in UTC milliseconds. */
export function checkTestsByHand(tests: readonly HardwareTest[], now: number): readonly Finding[] {
  const note = createNotebook("hardware", SECTION);
  const title = "tests by hand";
  const seen = readinessSentence(tests, now);
  const advice = "In staff mode: Status, then Test the hardware.";
  const { failed, isReady } = readinessOf(tests, now);
  if (isReady) note.ok(SECTION, title, seen);
  else if (failed.length > 0) note.warning(SECTION, title, seen, advice);
  else note.skipped(SECTION, title, seen, advice);
  return note.findings();
}

export function checkHardware(readings: HardwareReadings): readonly Finding[] {
  const note = createNotebook("hardware", SECTION);
  checkDevices(note, readings.devices);
  checkDisk(note, readings);
  checkDrives(note, readings.disk.drives);
  checkTemperatures(note, readings);
  checkMemory(note, readings);
  checkTimeSync(note, readings);
  return note.findings();
}

const KINDS = [
  ["touchscreens", "touchscreen"],
  ["cameras", "camera"],
  ["keyboards", "scanner, keypad or keyboard"],
  ["soundOutputs", "sound output"],
] as const;

/** A kiosk needs none of them all the time: what is not there is said, and nothing more. */
function checkDevices(note: Notebook, devices: ConnectedDevices | null): void {
  if (devices === null) {
    note.skipped(SECTION, "connected devices", "this system does not list them");
    return;
  }
  const screens = devices.screens.map(({ name, resolution }) => `${name} ${resolution ?? ""}`);
  found(note, "screen", screens);
  for (const [kind, title] of KINDS) found(note, title, devices[kind]);
}

function found(note: Notebook, title: string, names: readonly string[]): void {
  if (names.length === 0) note.skipped(SECTION, title, "not there");
  else note.ok(SECTION, title, names.map((name) => name.trim()).join(", "));
}

const REPLACE_DRIVE = "Back up, and replace the drive.";
const DISK_ADVICE: Readonly<Record<DiskProblem, string>> = {
  "space-out": "No order begins: delete what does not belong to the kiosk.",
  "space-low": "2 GB are needed for months of records.",
  "read-only": "Nothing can be written: have the disk checked, then restart the machine.",
  "file-system-errors": "Back up, have the file system checked (fsck), and expect to replace it.",
  "drive-failing": REPLACE_DRIVE,
  "drive-worn": REPLACE_DRIVE,
};

function checkDisk(note: Notebook, { disk }: HardwareReadings): void {
  const { freeBytes, totalBytes, isReadOnly, fileSystemErrors } = disk;
  const own = judgeDisk({ ...disk, drives: { state: "not-read" } });
  const free = `${gigabytes(freeBytes)} of ${gigabytes(totalBytes)} free`;
  const counted = fileSystemErrors === null ? [] : [`${fileSystemErrors} file-system errors`];
  const seen = [free, ...(isReadOnly ? ["read-only"] : []), ...counted].join(", ");
  const advice = own.problems.map((problem) => DISK_ADVICE[problem]).join(" ");
  judge(note, "disk of the records", { judgement: own.judgement, seen, advice });
}

function checkDrives(note: Notebook, drives: Drives): void {
  if (drives.state === "no-program") {
    const advice = "apt install smartmontools: a drive that is about to fail says so before.";
    note.skipped(SECTION, "health of drives", "smartctl is not installed", advice);
  } else if (drives.state === "not-read") {
    const advice = "systemctl status loyalty-kiosk-drives.timer says why.";
    note.skipped(SECTION, "health of drives", "nothing recent is known", advice);
  } else if (drives.drives.length === 0) {
    note.skipped(SECTION, "health of drives", "no drive knows its own health");
  } else for (const drive of drives.drives) checkDrive(note, drive);
}

function checkDrive(note: Notebook, drive: DriveReading): void {
  const { device, model, isPassed, signs, percentageUsed, powerOnHours } = drive;
  const verdict = isPassed === null ? "no verdict of its own" : isPassed ? "passed" : "failing";
  const seen = [
    verdict,
    ...signs,
    ...(percentageUsed === null ? [] : [`${percentageUsed}% of its life used`]),
    ...(powerOnHours === null ? [] : [`${powerOnHours} hours on`]),
  ].join(", ");
  judge(note, `health of ${device}${model === null ? "" : ` (${model})`}`, {
    judgement: isFailing(drive) ? "bad" : signs.length > 0 ? "attention" : "good",
    seen,
    advice: REPLACE_DRIVE,
  });
}

function checkTemperatures(note: Notebook, { temperatures }: HardwareReadings): void {
  const { judgement } = judgeTemperatures(temperatures);
  if (judgement === "unknown") {
    note.skipped(SECTION, "temperature", "no sensor is there");
    return;
  }
  const seen = temperatures.map((one) => {
    return `${one.name} ${one.celsius} °C of ${limitsOf(one).high} °C`;
  });
  judge(note, "temperature", {
    judgement,
    seen: seen.join(", "),
    advice: "Clean fans and vents, and see that air gets to the machine.",
  });
}

function checkMemory(note: Notebook, { memory }: HardwareReadings): void {
  judge(note, "memory", {
    judgement: judgeMemory(memory).judgement,
    seen: `${gigabytes(memory.availableBytes)} of ${gigabytes(memory.totalBytes)} available`,
    advice: "Restart the kiosk; if it is soon so again, look for what else runs here.",
  });
}

function checkTimeSync(note: Notebook, { timeSync }: HardwareReadings): void {
  const title = "clock set by the network";
  if (timeSync === "synchronized") note.ok(SECTION, title, "yes");
  else if (timeSync === "unknown") note.skipped(SECTION, title, "systemd does not say");
  else {
    const advice = "Install systemd-timesyncd, or let another service set it.";
    note.warning(SECTION, title, "no", advice);
  }
}

type Seen = { readonly judgement: Judgement; readonly seen: string; readonly advice: string };

function judge(note: Notebook, title: string, { judgement, seen, advice }: Seen): void {
  if (judgement === "bad") note.failed(SECTION, title, seen, advice);
  else if (judgement === "attention") note.warning(SECTION, title, seen, advice);
  else note.ok(SECTION, title, seen);
}

function gigabytes(bytes: number): string {
  return `${(bytes / GIGABYTE).toFixed(1)} GB`;
}
