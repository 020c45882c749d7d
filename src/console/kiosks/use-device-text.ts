import { useTranslation } from "react-i18next";
import type { DeviceAlarm, DeviceRow } from "../../../fleet/console/rpc/contract.ts";
import { isolate } from "../../i18n/isolate.ts";
import { useConsoleNow } from "../session/session.ts";
import { useTimes } from "../ui/use-times.ts";
import { isServing } from "./health-codes.ts";
import { useBecause } from "./use-because.ts";
import { useDevices } from "./use-devices.ts";
import { useHardwareText } from "./use-hardware-text.ts";

export type DeviceText = {
  readonly outlet: string;
  readonly presence: string;
  readonly isServing: boolean;
  readonly lastSeen: string;
  /** What needs somebody, a sentence each. */
  readonly alarms: readonly string[];
};

const MINUTE_MS = 60_000;

/** How a device is, in words. */
export function useDeviceText(row: DeviceRow): DeviceText {
  const { t } = useTranslation("console");
  const { ago, format } = useTimes();
  const now = useConsoleNow();
  const because = useBecause();
  const { data: devices } = useDevices();
  const { state, presence, lastSeenAt, alarms } = row;
  const outletId = t("kiosks.outletNumber", { number: row.salesOutletId });
  const { printerText, partNames } = useHardwareText();
  const isLive = presence === "live";
  const isUnreadable = alarms.includes("unreadable");
  const isServingNow = isLive && !isUnreadable && state !== null && isServing(state.health);
  const presenceText = () => {
    if (isServingNow) return t("presence.serving");
    return isLive && isUnreadable ? t("pageState.unknown") : t(`presence.${presence}`);
  };
  const alarmText = (alarm: DeviceAlarm): string => {
    switch (alarm) {
      case "silent":
        return t("alarm.silent", { ago: lastSeenAt === null ? "–" : ago(now - lastSeenAt) });
      case "not-serving":
        return t("alarm.not-serving", { why: state ? because(state.health) : "–" });
      case "same-number": {
        const others = format.list(
          row.sameNumber.map((id) => isolate(devices?.get(id)?.name ?? id)),
        );
        return row.number === null
          ? t("alarm.no-number", { others })
          : t("alarm.same-number", { number: row.number, others });
      }
      case "clock-off": {
        const minutes = Math.round(Math.abs(row.clockAheadMs ?? 0) / MINUTE_MS);
        return t("alarm.clock-off", { minutes });
      }
      case "disk":
        return t("alarm.disk", { free: state ? format.bytes(state.disk.freeBytes) : "–" });
      case "printer":
        return t("alarm.printer", { why: printerText(state?.hardware?.printer ?? null) });
      case "hardware":
        return t("alarm.hardware", { parts: partNames(state?.hardware?.failed ?? []) });
      default:
        return t(`alarm.${alarm}`);
    }
  };
  return {
    outlet: row.outletName === null ? outletId : `${isolate(row.outletName)} · ${outletId}`,
    presence: presenceText(),
    isServing: isServingNow,
    lastSeen:
      lastSeenAt === null
        ? t("kiosks.pairedAt", { date: format.date(row.pairedAt) })
        : t("kiosks.seen", { ago: ago(now - lastSeenAt) }),
    alarms: alarms.map(alarmText),
  };
}
