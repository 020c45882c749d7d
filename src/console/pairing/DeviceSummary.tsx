import { useTranslation } from "react-i18next";
import type { WaitingDevice } from "../../../fleet/console/rpc/contract.ts";
import { useTimes } from "../ui/use-times.ts";

/** What a device says of itself before anybody knows it. */
export function DeviceSummary({ device }: { readonly device: WaitingDevice }) {
  const { t } = useTranslation("console");
  const { format } = useTimes();
  return (
    <div className="waiting__text">
      <p className="waiting__name display">
        <bdi>{device.name}</bdi>
      </p>
      <p>
        {[
          t(`kind.${device.kind}`),
          ...(device.number === null ? [] : [t("pairing.number", { number: device.number })]),
          t("kiosks.outletNumber", { number: device.salesOutletId }),
          t("pairing.until", { time: format.time(device.endsAt) }),
        ].join(" · ")}
      </p>
    </div>
  );
}
