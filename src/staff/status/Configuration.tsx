import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/use-format.ts";
import { useOutlet } from "../../outlet/use-outlet.ts";
import { Fact, Facts } from "./Facts.tsx";

const BAD = ["unauthorized", "unreachable", "malformed", "no-credential"];

/** Results of the polls for a configuration (in-store-loyalty.md §4.6). */
export function Configuration() {
  const { t } = useTranslation("staff");
  const format = useFormat();
  const { outcome, why, since, revision, pendingRevision, guest } = useOutlet().configurationPoll;
  const words = t(`status.poll.${outcome}`);
  const when = since !== null && { date: format.date(since), time: format.time(since) };
  return (
    <Facts title={t("status.configuration")}>
      <Fact name={t("status.revision")}>
        <bdi>{revision ?? t("status.unknown")}</bdi>
      </Fact>
      <Fact name={t("status.lastPoll")} isBad={BAD.includes(outcome)}>
        {when ? t("status.pollSince", { outcome: words, ...when }) : words}
        {why !== null && <bdi> ({why})</bdi>}
      </Fact>
      {pendingRevision !== null && (
        <p className="facts__note">{t("status.pending", { revision: pendingRevision })}</p>
      )}
      {guest && <p className="facts__note">{t("status.guest")}</p>}
    </Facts>
  );
}
