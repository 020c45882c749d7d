import { useTranslation } from "react-i18next";
import type { DeviceRow } from "../../../fleet/console/rpc/contract.ts";
import { StatusMessage } from "../../staff/shell/StatusMessage.tsx";
import { Fact, Facts } from "../../staff/status/Facts.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Panel } from "../../ui/Panel.tsx";
import { useHasRole } from "../session/session.ts";
import { hrefOf } from "../shell/route.ts";
import { PageTitle } from "../ui/PageTitle.tsx";
import { useTimes } from "../ui/use-times.ts";
import { DeviceNote } from "./DeviceNote.tsx";
import { KioskFacts } from "./KioskFacts.tsx";
import { RemoveDevice } from "./RemoveDevice.tsx";
import { useDeviceText } from "./use-device-text.ts";
import { useDevices } from "./use-devices.ts";
import "./kiosks.css";

/** One device: what is wrong with it, and everything that it says about itself. */
export function KioskPage({ id }: { readonly id: string }) {
  const { t } = useTranslation("console");
  const { data: devices } = useDevices();
  const row = devices?.get(id);
  const back = { href: hrefOf("kiosks"), text: t("kiosks.back") };
  if (row) return <Shown row={row} />;
  return (
    <>
      <PageTitle back={back}>{t("page.kiosks")}</PageTitle>
      <StatusMessage>{t(devices === undefined ? "loading" : "kiosks.gone")}</StatusMessage>
    </>
  );
}

function Shown({ row }: { readonly row: DeviceRow }) {
  const { t } = useTranslation("console");
  const text = useDeviceText(row);
  const { format, dateAndTime } = useTimes();
  const canManage = useHasRole("manage");
  const { state } = row;
  const isUnreadable = row.alarms.includes("unreadable");
  return (
    <>
      <PageTitle back={{ href: hrefOf("kiosks"), text: t("kiosks.back") }}>{row.name}</PageTitle>
      <p className="page-lead">
        {text.outlet} · {text.presence} · {text.lastSeen}
      </p>
      {text.alarms.map((alarm) => (
        <Panel key={alarm} tone="problem" title={alarm} />
      ))}
      {state !== null && (isUnreadable || row.presence !== "live") && (
        <p className="aged-note">
          <Icon name="clock" />
          {t(isUnreadable ? "kiosks.asLastRead" : "kiosks.asLastHeard")}
        </p>
      )}
      <div className="status-page">
        <Facts title={t("kiosks.device")}>
          <Fact name={t("kiosks.kind")}>{t(`kind.${row.kind}`)}</Fact>
          <Fact name={t("kiosks.number")} isBad={row.sameNumber.length > 0}>
            <bdi>{row.number ?? "–"}</bdi>
          </Fact>
          <Fact name={t("kiosks.id")}>
            <bdi>{row.id}</bdi>
          </Fact>
          <Fact name={t("kiosks.paired")}>{dateAndTime(row.pairedAt)}</Fact>
          {row.clockAheadMs !== null && (
            <Fact name={t("kiosks.clock")} isBad={row.alarms.includes("clock-off")}>
              {t("kiosks.clockAhead", {
                seconds: format.number(Math.round(row.clockAheadMs / 1000)),
              })}
            </Fact>
          )}
        </Facts>
        {state && <KioskFacts state={state} />}
      </div>
      <DeviceNote row={row} />
      {canManage && <RemoveDevice row={row} />}
    </>
  );
}
