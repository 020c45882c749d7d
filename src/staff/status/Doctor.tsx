import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { DoctorReport } from "../../../electron/host/rpc/contract.ts";
import { host, orpc, STREAM_RETRY } from "../../host.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { keyed } from "../../ui/keyed.ts";
import { useStaffSession } from "../shell/use-staff-session.ts";
import { Facts } from "./Facts.tsx";

/** Runs the doctor (docs/doctor.md) and shows its report, what is wrong first. */
export function Doctor() {
  const { t } = useTranslation("staff");
  const session = useStaffSession();
  const format = useFormat();
  const { data: examination } = useQuery(
    orpc.staffMode.status.examination.experimental_liveOptions({
      input: { session },
      ...STREAM_RETRY,
    }),
  );
  const run = useMutation({ mutationFn: () => host.staffMode.status.examine({ session }) });
  const isRunning = run.isPending || (examination?.runningSince ?? null) !== null;
  const latest = examination?.latest ?? null;
  return (
    <Facts title={t("status.doctor")}>
      <p className="facts__note">{t("status.doctorNote")}</p>
      <div className="staff__actions">
        <Button isDisabled={isRunning} onPress={() => run.mutate()}>
          {t("status.doctorRun")}
        </Button>
      </div>
      <p role="status">
        {isRunning && t("status.doctorRunning")}
        {run.isError && t("failed")}
        {!isRunning && latest && (
          <>
            {format.date(latest.at)} {format.time(latest.at)}:{" "}
            {t("status.doctorCounts", latest.report.counts)}
          </>
        )}
      </p>
      {!isRunning && latest && <Findings report={latest.report} />}
    </Facts>
  );
}

const ORDER = ["failed", "warning", "skipped", "ok"] as const;
const ICONS = { failed: "close", warning: "warning", skipped: "minus", ok: "check" } as const;

function Findings({ report }: { readonly report: DoctorReport }) {
  const { t } = useTranslation("staff");
  const findings = ORDER.flatMap((verdict) =>
    report.findings.filter((finding) => finding.verdict === verdict),
  );
  return (
    <ul className="findings" dir="ltr" lang="en">
      {keyed(findings, ({ area, title }) => `${area} ${title}`).map(({ key, entry }) => (
        <li key={key} className="finding">
          <Icon name={ICONS[entry.verdict]} />
          <div>
            <p className="finding__title">
              {entry.title} ({entry.section}): <bdi>{t(`status.verdict.${entry.verdict}`)}</bdi>
            </p>
            <p>{entry.seen}</p>
            {entry.advice !== null && <p>→ {entry.advice}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
