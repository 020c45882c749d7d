import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReportView } from "../../../fleet/console/rpc/contract.ts";
import { isolate } from "../../i18n/isolate.ts";
import { StatusMessage } from "../../staff/shell/StatusMessage.tsx";
import { Fact } from "../../staff/status/Facts.tsx";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { api, orpc, STREAM } from "../api.ts";
import { useDevices } from "../kiosks/use-devices.ts";
import { useHasRole, useSession } from "../session/session.ts";
import { TextField } from "../ui/Field.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";
import { useTimes } from "../ui/use-times.ts";
import "./reports.css";

/** What the gate reports: money without an order, payments that no kiosk has journalled, claims that clash. */
export function ReportsPage() {
  const { t } = useTranslation("console");
  const { data: reports } = useQuery(
    orpc.reports.live.experimental_liveOptions({ input: useSession(), ...STREAM }),
  );
  return (
    <>
      <PageTitle>{t("page.reports")}</PageTitle>
      {reports === undefined ? (
        <StatusMessage>{t("loading")}</StatusMessage>
      ) : (
        <>
          {reports.open.length === 0 && (
            <div className="empty" role="status">
              <p className="empty__title display">{t("reports.none")}</p>
              <p>{t("reports.noneNote")}</p>
            </div>
          )}
          <Reports reports={reports.open} />
          {reports.closed.length > 0 && (
            <section className="reports__closed" aria-label={t("reports.closed")}>
              <h2>{t("reports.closed")}</h2>
              <Reports reports={reports.closed} />
            </section>
          )}
        </>
      )}
    </>
  );
}

function Reports({ reports }: { readonly reports: readonly ReportView[] }) {
  if (reports.length === 0) return null;
  return (
    <ul className="reports">
      {reports.map((report) => (
        <li key={report.id}>
          <Report view={report} />
        </li>
      ))}
    </ul>
  );
}

function Report({ view }: { readonly view: ReportView }) {
  const { t } = useTranslation("console");
  const { dateAndTime } = useTimes();
  const { report, closed, firstAt, lastAt } = view;
  // Closed ones are below a heading of their own.
  const Title = closed === null ? "h2" : "h3";
  return (
    <article className="report" data-open={closed === null || undefined}>
      <Title className="report__title">
        <Icon name={closed === null ? "warning" : "check"} />
        {t(`report.${report.type}.title`)}
      </Title>
      {closed === null && <p>{t(`report.${report.type}.todo`)}</p>}
      <div>
        <ReportFacts report={report} />
        <Fact name={t("reports.reported")}>
          {dateAndTime(firstAt)}
          {lastAt !== firstAt && ` – ${dateAndTime(lastAt)}`}
        </Fact>
        {closed !== null && (
          <Fact name={t("reports.closedAt")}>
            {dateAndTime(closed.at)}
            {` · ${closed.by === null ? t("reports.byItself") : isolate(closed.by)}`}
          </Fact>
        )}
      </div>
      <Notes notes={view.notes} />
      {closed === null && <CloseReport id={view.id} />}
    </article>
  );
}

function ReportFacts({ report }: Pick<ReportView, "report">) {
  const { t } = useTranslation("console");
  const { dateAndTime } = useTimes();
  const { data: devices } = useDevices();
  const kioskName = (id: string) => devices?.get(id)?.name ?? id;
  return (
    <>
      {"transactionReference" in report && (
        <>
          <Fact name={t("reports.reference")}>
            <bdi className="facts__address">{report.transactionReference}</bdi>
          </Fact>
          <Fact name={t("reports.integration")}>
            <bdi className="facts__address">{report.integrationId}</bdi>
          </Fact>
          <Fact name={t("reports.received")}>{dateAndTime(report.receivedAt)}</Fact>
        </>
      )}
      {"kiosk" in report && report.kiosk !== null && (
        <Fact name={t("kind.kiosk")}>
          <bdi>{kioskName(report.kiosk)}</bdi>
        </Fact>
      )}
      {"holder" in report && (
        <Fact name={t("reports.holder")}>
          <bdi>{kioskName(report.holder)}</bdi>
        </Fact>
      )}
    </>
  );
}

function Notes({ notes }: Pick<ReportView, "notes">) {
  const { dateAndTime } = useTimes();
  return notes.map(({ at, by, text }) => (
    <blockquote key={`${at} ${by}`} className="note-text">
      <p dir="auto">{text}</p>
      <footer>
        {isolate(by)} · {dateAndTime(at)}
      </footer>
    </blockquote>
  ));
}

/** Characters of a note, as the console's contract has it. */
const MOST_LETTERS = 500;

function CloseReport({ id }: { readonly id: string }) {
  const { t } = useTranslation("console");
  const canClose = useHasRole("settle");
  const [isClosing, setIsClosing] = useState(false);
  if (!canClose) return <p className="hindrance">{t("reports.needsSettle")}</p>;
  if (isClosing) return <CloseForm id={id} onCancel={() => setIsClosing(false)} />;
  return (
    <div className="staff__actions">
      <Button icon="check" onPress={() => setIsClosing(true)}>
        {t("reports.close")}
      </Button>
    </div>
  );
}

function CloseForm({ id, onCancel }: { readonly id: string; readonly onCancel: () => void }) {
  const { t } = useTranslation("console");
  const input = useSession();
  const [text, setText] = useState("");
  const close = useMutation({ mutationFn: () => api.reports.close({ ...input, id, text }) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== "" && !close.isPending) close.mutate();
  };
  return (
    <form className="console-form" onSubmit={submit}>
      <TextField
        label={t("reports.how")}
        value={text}
        onChange={setText}
        maxLength={MOST_LETTERS}
      />
      <p className="console-form__answer" role="status">
        {close.isError && t("failed")}
        {close.data?.result === "unknown-report" && t("reports.gone")}
      </p>
      <div className="staff__actions">
        <Button onPress={onCancel}>{t("cancel")}</Button>
        <button type="submit" className="button button--main">
          <span className="button__text">{t("reports.close")}</span>
        </button>
      </div>
    </form>
  );
}
