/** Whether a kiosk's hardware is ready, in English: for reports and for the doctor. */
import {
  type HardwarePart,
  type HardwareTest,
  OLD_DAYS,
  readinessOf,
} from "../../../../domain/readiness/tests.ts";

export const PART_NAMES: Readonly<Record<HardwarePart, string>> = {
  touchscreen: "Touchscreen",
  camera: "Camera",
  scanner: "Scanner",
  printer: "Receipt printer",
  sound: "Sound",
  keypad: "Keypad",
  headphones: "Headphones",
  disk: "Disk",
  temperature: "Temperature",
  memory: "Memory",
  clock: "Clock",
  network: "Network",
};
/** Whether the kiosk is ready, in one sentence. */
export function readinessSentence(tests: readonly HardwareTest[], now: number): string {
  const { failed, old, untested, isReady } = readinessOf(tests, now);
  if (isReady) return "Ready: each part was tested and none failed.";
  const list = (what: string, parts: readonly HardwarePart[]) =>
    parts.length === 0 ? [] : [`${what}: ${parts.map((part) => PART_NAMES[part]).join(", ")}`];
  const reasons = [
    ...list("failed", failed),
    ...list(`tested more than ${OLD_DAYS} days ago`, old),
    ...list("not tested yet", untested),
  ];
  return `Not ready. ${reasons.join("; ")}.`;
}
