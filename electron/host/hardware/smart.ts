/** Reads what `smartctl --json` says about a drive (smartmontools 7.0 and newer). */
import { z } from "zod";
import type { DriveReading, DriveSign } from "../../../domain/readiness/readings.ts";

const attribute = z.object({
  id: z.number(),
  when_failed: z.string().default(""),
  raw: z.object({ value: z.number() }),
});

const nvmeLog = z.object({
  critical_warning: z.number().default(0),
  media_errors: z.number().default(0),
  available_spare: z.number().optional(),
  available_spare_threshold: z.number().optional(),
  percentage_used: z.number().optional(),
});

const answer = z.object({
  device: z.object({ name: z.string() }),
  model_name: z.string().optional(),
  smart_status: z.object({ passed: z.boolean() }).optional(),
  ata_smart_attributes: z.object({ table: z.array(attribute) }).optional(),
  nvme_smart_health_information_log: nvmeLog.optional(),
  temperature: z.object({ current: z.number() }).optional(),
  power_on_time: z.object({ hours: z.number() }).optional(),
});
type Answer = z.infer<typeof answer>;

/** Attributes of ATA whose raw value counts sectors that are bad, or may be: the ones that foretell a failure. */
const COUNTED: Readonly<Record<number, DriveSign>> = {
  5: "reallocated-sectors",
  197: "pending-sectors",
  198: "uncorrectable-sectors",
};
/** Of the maker's estimate of a drive's life. */
const WORN_OUT_PERCENT = 100;

/**
 * The drives of which there is an answer, each on a line of its own. Lines that are none are left out: smartctl answers
 * so for a device that it cannot open.
 */
export function readSmartLines(text: string): readonly DriveReading[] {
  return text.split("\n").flatMap((line) => {
    const drive = readSmart(line);
    return drive ? [drive] : [];
  });
}

function readSmart(line: string): DriveReading | null {
  const parsed = answer.safeParse(jsonOf(line));
  if (!parsed.success) return null;
  const { data } = parsed;
  const isPassed = data.smart_status?.passed ?? null;
  // A virtual disk and a card reader answer, and know nothing of their health.
  const knowsItself = data.ata_smart_attributes ?? data.nvme_smart_health_information_log;
  if (isPassed === null && !knowsItself) return null;
  return {
    device: data.device.name,
    model: data.model_name ?? null,
    isPassed,
    signs: [...ataSigns(data), ...nvmeSigns(data)],
    celsius: data.temperature?.current ?? null,
    powerOnHours: data.power_on_time?.hours ?? null,
    percentageUsed: data.nvme_smart_health_information_log?.percentage_used ?? null,
  };
}

function ataSigns({ ata_smart_attributes: attributes }: Answer): readonly DriveSign[] {
  const table = attributes?.table ?? [];
  const counted = table.flatMap(({ id, raw }) => {
    const sign = COUNTED[id];
    return sign && raw.value > 0 ? [sign] : [];
  });
  const isFailing = table.some(({ when_failed }) => when_failed === "now");
  return isFailing ? ["attribute-failing", ...counted] : counted;
}

function nvmeSigns({ nvme_smart_health_information_log: log }: Answer): readonly DriveSign[] {
  if (!log) return [];
  const { available_spare: spare = 100, available_spare_threshold: least = 0 } = log;
  const isWorn = (log.percentage_used ?? 0) >= WORN_OUT_PERCENT;
  return [
    ...(log.critical_warning > 0 ? (["critical-warning"] as const) : []),
    ...(log.media_errors > 0 ? (["media-errors"] as const) : []),
    ...(spare < least ? (["spare-low"] as const) : []),
    ...(isWorn ? (["worn-out"] as const) : []),
  ];
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
