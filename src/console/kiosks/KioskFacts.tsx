import { useTranslation } from "react-i18next";
import type { DeviceState, HardwareState } from "../../../fleet/console/rpc/contract.ts";
import { Fact, Facts } from "../../staff/status/Facts.tsx";
import { allowedActs } from "../orders/may-act.ts";
import { useReading } from "../orders/use-reading.ts";
import { useConsoleNow } from "../session/session.ts";
import { useTimes } from "../ui/use-times.ts";
import { isServing } from "./health-codes.ts";
import { useBecause, useHealthNote, useReason } from "./use-because.ts";
import { useHardwareText } from "./use-hardware-text.ts";

/** A backup that is older is worth a look: nightly ones, and one that was missed. */
const OLD_BACKUP_MS = 2 * 24 * 3_600_000;
const SECOND_MS = 1_000;

/** What a kiosk last said about itself. */
export function KioskFacts({ state }: { readonly state: DeviceState }) {
  return (
    <>
      <Service state={state} />
      <Releases state={state} />
      <Records state={state} />
      {state.hardware && <Hardware hardware={state.hardware} />}
      <Orders state={state} />
    </>
  );
}

function Service({ state: { health } }: { readonly state: DeviceState }) {
  const { t } = useTranslation("console");
  const because = useBecause();
  const noteText = useHealthNote();
  return (
    <Facts title={t("kiosks.service")}>
      <Fact name={t("kiosks.orders")} isBad={!isServing(health)}>
        {isServing(health) ? t("presence.serving") : because(health)}
      </Fact>
      <Fact name={t("kiosks.page")} isBad={health.page === "none"}>
        {t(`pageState.${health.page ?? "unknown"}`)}
      </Fact>
      {health.notes.length > 0 && (
        <Fact name={t("kiosks.notes")} isBad>
          {health.notes.map(noteText).join(" ")}
        </Fact>
      )}
    </Facts>
  );
}

function Releases({ state: { versions, configuration, menu } }: { readonly state: DeviceState }) {
  const { t } = useTranslation("console");
  return (
    <Facts title={t("kiosks.versions")}>
      <Fact name={t("kiosks.kiosk")}>
        <bdi>{versions.kiosk}</bdi>
      </Fact>
      <Fact name="Node.js">
        <bdi>{versions.node}</bdi>
      </Fact>
      <Fact name={t("kiosks.configuration")}>
        <bdi className="facts__address">{configuration ?? t("kiosks.noneYet")}</bdi>
      </Fact>
      <Fact name={t("kiosks.menu")}>
        <bdi className="facts__address">{menu ?? t("kiosks.noneYet")}</bdi>
      </Fact>
    </Facts>
  );
}

function Records({ state }: { readonly state: DeviceState }) {
  const { t } = useTranslation("console");
  const { format, ago } = useTimes();
  const now = useConsoleNow();
  const reason = useReason();
  const { disk, backupAt, clockOffMs } = state;
  return (
    <Facts title={t("kiosks.records")}>
      <Fact name={t("kiosks.recordsSize")} isBad={disk.trouble !== null}>
        {format.bytes(disk.bytes)}
        {disk.trouble !== null && ` · ${reason(`records-${disk.trouble}`)}`}
      </Fact>
      <Fact name={t("kiosks.free")}>{format.bytes(disk.freeBytes)}</Fact>
      <Fact name={t("kiosks.backup")} isBad={backupAt === null || now - backupAt > OLD_BACKUP_MS}>
        {backupAt === null ? t("kiosks.noBackup") : ago(now - backupAt)}
      </Fact>
      <Fact name={t("kiosks.clockOfServices")}>
        {clockOffMs === null
          ? t("kiosks.notCompared")
          : t("kiosks.clockAhead", {
              seconds: format.number(Math.round(clockOffMs / SECOND_MS)),
            })}
      </Fact>
    </Facts>
  );
}

function Hardware({ hardware }: { readonly hardware: HardwareState }) {
  const { t } = useTranslation(["console", "hardware", "staff"]);
  const { printerText, testSentences, lastTest } = useHardwareText();
  const { printer, headphones, failed, old } = hardware;
  const isPrinterWell = printer?.condition === "ready" || printer?.condition === "unknown";
  return (
    <Facts title={t("hardware:title")}>
      {printer !== null && (
        <Fact name={t("staff:printing.printer")} isBad={!isPrinterWell || printer.isPaperLow}>
          {printerText(printer)}
        </Fact>
      )}
      {headphones !== null && (
        <Fact name={t("staff:headphones.title")} isBad={headphones === "no-jack"}>
          {t(`staff:headphones.state.${headphones}`)}
        </Fact>
      )}
      <Fact name={t("console:kiosks.handTests")} isBad={failed.length + old.length > 0}>
        {testSentences(hardware).join(" · ")}
      </Fact>
      <Fact name={t("console:kiosks.lastTest")}>{lastTest(hardware.lastTest)}</Fact>
    </Facts>
  );
}

function Orders({ state }: { readonly state: DeviceState }) {
  const { t } = useTranslation("console");
  const { upTo } = state.fleetStaff;
  const acts = allowedActs(state.fleetStaff);
  const { format } = useReading(state.currency, null);
  return (
    <Facts title={t("page.orders")}>
      <Fact name={t("kiosks.unfinished")}>{state.unfinished}</Fact>
      <Fact name={t("kiosks.needStaff")} isBad={state.listedCount > 0}>
        {state.listedCount}
      </Fact>
      {state.unmatched > 0 && (
        <Fact name={t("kiosks.unmatched")} isBad>
          {state.unmatched}
        </Fact>
      )}
      <Fact name={t("kiosks.allows")}>
        {acts.length === 0 ? t("kiosks.allowsNone") : acts.map((act) => t(`act.${act}`)).join(", ")}
      </Fact>
      {upTo !== null && acts.includes("refund") && (
        <Fact name={t("kiosks.refundUpTo")}>{format.money(upTo)}</Fact>
      )}
    </Facts>
  );
}
