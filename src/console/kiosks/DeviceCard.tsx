import { useTranslation } from "react-i18next";
import type { DeviceRow } from "../../../fleet/console/rpc/contract.ts";
import { isolate } from "../../i18n/isolate.ts";
import { Icon } from "../../ui/Icon.tsx";
import { hrefOf } from "../shell/route.ts";
import { useDeviceText } from "./use-device-text.ts";

/** One device in the list: whether it serves, what is wrong, and which versions it has. */
export function DeviceCard({ row }: { readonly row: DeviceRow }) {
  const { t } = useTranslation("console");
  const text = useDeviceText(row);
  const { state, alarms, number } = row;
  return (
    <a
      className="device"
      href={hrefOf("kiosks", row.id)}
      data-alarm={alarms.length > 0 || undefined}
    >
      <span className="device__number display">
        {number === null ? <Icon name="table" /> : <bdi>{number}</bdi>}
      </span>
      <span className="device__text">
        <span className="device__name display">
          <bdi>{row.name}</bdi>
        </span>
        <span className="device__outlet">{text.outlet}</span>
        {alarms.length === 0 && (
          <span className="device__state">
            <Icon name={text.isServing ? "check" : "info"} />
            {text.presence}
          </span>
        )}
        {text.alarms.map((alarm) => (
          <span key={alarm} className="device__alarm">
            <Icon name="warning" />
            <span>{alarm}</span>
          </span>
        ))}
        <span className="device__facts">
          {[
            text.lastSeen,
            ...(state === null
              ? []
              : [
                  t("kiosks.version", { version: isolate(state.versions.kiosk) }),
                  t("kiosks.listed", { count: state.listedCount }),
                ]),
          ].join(" · ")}
        </span>
      </span>
      <Icon name="forward" />
    </a>
  );
}
