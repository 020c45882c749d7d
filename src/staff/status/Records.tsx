import { useTranslation } from "react-i18next";
import type { StaffStatusView } from "../../../electron/host/rpc/contract.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useOutlet } from "../../outlet/use-outlet.ts";
import { Fact, Facts } from "./Facts.tsx";

const MINUTE_MS = 60_000;

/** Stored data: orders in progress, the database, free disk space; and the clock. */
export function Records({ status }: { readonly status: StaffStatusView }) {
  const { t } = useTranslation(["interruptions", "staff"]);
  const { recordsTrouble } = useOutlet();
  const { bytes } = useFormat();
  const { orders, database, backup, clock } = status;
  return (
    <Facts title={t("staff:status.records")}>
      <p className="facts__note">{t("staff:status.unfinished", { count: orders.unfinished })}</p>
      <Fact name={t("staff:status.database")} isBad={recordsTrouble !== null}>
        {bytes(database.bytes)}
        {recordsTrouble !== null && ` – ${t(`interruptions:outOfOrder.staff.${recordsTrouble}`)}`}
      </Fact>
      <Fact name={t("staff:status.free")}>{bytes(database.freeBytes)}</Fact>
      {backup.problem !== null && (
        <Fact name={t("staff:status.backup")} isBad>
          {t(`staff:status.backupProblem.${backup.problem}`)}
        </Fact>
      )}
      <Fact name={t("staff:status.clock")} isBad={clock.state === "off"}>
        <ClockText clock={clock} />
      </Fact>
    </Facts>
  );
}

function ClockText({ clock }: Pick<StaffStatusView, "clock">) {
  const { t } = useTranslation("staff");
  if (clock.state !== "off") return t(`status.clockState.${clock.state}`);
  const minutes = Math.round(Math.abs(clock.offMs) / MINUTE_MS);
  return t(clock.offMs > 0 ? "status.clockAhead" : "status.clockBehind", { minutes });
}
