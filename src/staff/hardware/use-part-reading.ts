import { useTranslation } from "react-i18next";
import {
  type Judged,
  judgeClock,
  judgeDisk,
  judgeMemory,
  judgeNetwork,
  judgeTemperatures,
  limitsOf,
} from "../../../domain/readiness/limits.ts";
import type { DriveReading, HardwareReadings } from "../../../domain/readiness/readings.ts";
import type { HardwarePart } from "../../../domain/readiness/tests.ts";
import type { StaffStatusView } from "../../../electron/host/rpc/contract.ts";
import { isolate } from "../../i18n/isolate.ts";
import { useFormat } from "../../i18n/use-format.ts";

export type PartReading = {
  /** What the machine says of it. */
  readonly lines: readonly string[];
  /** What is wrong with that, and what to do. */
  readonly problems: readonly string[];
};

type Sources = { readonly readings: HardwareReadings; readonly status: StaffStatusView };

/** What the machine says of a part without a person, in the language of staff mode. */
export function usePartReading(): (part: HardwarePart, sources: Sources) => PartReading {
  const lines = useLines();
  const reported = useReported();
  const { t } = useTranslation("hardware");
  return (part, sources) => {
    if (part === "printer" || part === "headphones") return reported[part](sources);
    const { problems } = judge(part, sources);
    return {
      lines: lines[part](sources),
      problems: problems.map((problem) => t(`problem.${problem}`)),
    };
  };
}

function judge(part: HardwarePart, { readings, status }: Sources) {
  const none: Judged<never> = { judgement: "unknown", problems: [] };
  if (part === "disk") return judgeDisk(readings.disk);
  if (part === "temperature") return judgeTemperatures(readings.temperatures);
  if (part === "memory") return judgeMemory(readings.memory);
  if (part === "clock") return judgeClock(readings.timeSync, status.clock);
  if (part === "network") return judgeNetwork(Object.values(status.services));
  return none;
}

/** Parts that report by themselves what is wrong with them. */
function useReported(): Readonly<
  Record<"printer" | "headphones", (sources: Sources) => PartReading>
> {
  const { t } = useTranslation(["hardware", "staff"]);
  const reading = (text: string, isGood: boolean, ...problems: string[]): PartReading => ({
    lines: isGood ? [text] : [],
    problems: isGood ? problems : [text, ...problems],
  });
  return {
    printer({ status: { printer } }) {
      if (printer === null) return reading(t("hardware:noPrinter"), true);
      const { condition, isPaperLow } = printer;
      const isReady = condition === "ready" || condition === "unknown";
      const low = isReady && isPaperLow ? [t("staff:printing.low")] : [];
      return reading(t(`staff:printing.condition.${condition}`), isReady, ...low);
    },
    headphones({ status: { headphones } }) {
      if (headphones === null) return { lines: [], problems: [] };
      return reading(t(`staff:headphones.state.${headphones}`), headphones !== "no-jack");
    },
  };
}

type Lines = Readonly<
  Record<Exclude<HardwarePart, "printer" | "headphones">, (sources: Sources) => readonly string[]>
>;

function useLines(): Lines {
  const { t } = useTranslation(["hardware", "staff"]);
  const readingLines = useReadingLines();
  const named = (names: readonly string[] | undefined) => {
    if (names === undefined) return [];
    return names.length === 0 ? [t("hardware:notConnected")] : names.map(isolate);
  };
  return {
    ...readingLines,
    touchscreen: ({ readings }) => [
      ...named(readings.devices?.touchscreens),
      t("hardware:screen", { width: screen.width, height: screen.height }),
      t("hardware:touchPoints", { number: navigator.maxTouchPoints }),
    ],
    camera: ({ readings }) => named(readings.devices?.cameras),
    scanner: ({ readings }) => named(readings.devices?.keyboards),
    keypad: ({ readings }) => named(readings.devices?.keyboards),
    sound: ({ readings }) => named(readings.devices?.soundOutputs),
  };
}

const SERVICES = ["loyalty", "ordering", "payments"] as const;

function useReadingLines(): Pick<Lines, "disk" | "temperature" | "memory" | "clock" | "network"> {
  const { t } = useTranslation(["hardware", "staff"]);
  const { bytes, number } = useFormat();
  const driveLine = useDriveLine();
  const ofAll = (free: number, all: number) =>
    t("hardware:ofAll", { free: bytes(free), all: bytes(all) });
  return {
    disk: ({ readings: { disk } }) => [
      ofAll(disk.freeBytes, disk.totalBytes),
      ...(disk.drives.state === "read"
        ? disk.drives.drives.map(driveLine)
        : [t(`hardware:drives.${disk.drives.state}`)]),
    ],
    temperature: ({ readings: { temperatures } }) =>
      temperatures.length === 0
        ? [t("hardware:noSensor")]
        : temperatures.map((one) =>
            t("hardware:celsius", {
              name: isolate(one.name),
              value: number(one.celsius),
              limit: number(limitsOf(one).high),
            }),
          ),
    memory: ({ readings: { memory } }) => [ofAll(memory.availableBytes, memory.totalBytes)],
    clock: ({ readings, status }) => [
      t(`hardware:timeSync.${readings.timeSync}`),
      ...(status.clock.state === "off" ? [] : [t(`staff:status.clockState.${status.clock.state}`)]),
    ],
    network: ({ status }) =>
      SERVICES.map((name) => {
        const { lastMs } = status.services[name];
        const service = t(`staff:status.service.${name}`);
        return lastMs === null
          ? t("hardware:unanswered", { service })
          : t("hardware:answeredIn", { service, ms: number(Math.round(lastMs)) });
      }),
  };
}

function useDriveLine(): (drive: DriveReading) => string {
  const { t } = useTranslation("hardware");
  const { list } = useFormat();
  return ({ device, model, isPassed, signs }) => {
    const verdict = isPassed === null ? "silent" : isPassed ? "passed" : "failing";
    const words = [t(`drive.${verdict}`), ...signs.map((sign) => t(`sign.${sign}`))];
    return t("drive.line", { name: isolate(model ?? device), state: list(words) });
  };
}
