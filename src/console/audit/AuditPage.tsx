import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AuditCheck, AuditEntry } from "../../../fleet/console/rpc/contract.ts";
import { isolate } from "../../i18n/isolate.ts";
import { ExportButtons } from "../../staff/logs/ExportButtons.tsx";
import { StatusMessage } from "../../staff/shell/StatusMessage.tsx";
import { Button } from "../../ui/Button.tsx";
import { api } from "../api.ts";
import { useDevices } from "../kiosks/use-devices.ts";
import { useSession } from "../session/session.ts";
import { ChoiceField, Field } from "../ui/Field.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";
import { useTimes } from "../ui/use-times.ts";
import "./audit.css";

type Filter = { readonly who: string | null; readonly kiosk: string | null };

const ANY = "";

/** Who did what, when, to which kiosk. */
export function AuditPage() {
  const { t } = useTranslation("console");
  const input = useSession();
  const [who, setWho] = useState("");
  const [kiosk, setKiosk] = useState(ANY);
  const { data: devices } = useDevices();
  const filter: Filter = {
    who: useDeferredValue(who.trim()) || null,
    kiosk: kiosk === ANY ? null : kiosk,
  };
  return (
    <>
      <PageTitle>{t("page.audit")}</PageTitle>
      <div className="filters">
        <Field label={t("audit.who")} value={who} onChange={setWho} type="search" maxLength={80} />
        <ChoiceField
          label={t("kind.kiosk")}
          value={kiosk}
          options={[
            { value: ANY, text: t("audit.anyKiosk") },
            ...[...(devices?.values() ?? [])].map(({ id, name }) => ({ value: id, text: name })),
          ]}
          onChange={setKiosk}
        />
      </div>
      <Entries filter={filter} />
      <section className="facts" aria-label={t("audit.export")}>
        <h2>{t("audit.export")}</h2>
        <p>{t("audit.exportNote")}</p>
        <div className="staff__actions">
          <ExportButtons
            onExport={(format) => api.audit.exportAll({ ...input, ...filter, format })}
          />
        </div>
      </section>
      <Check />
    </>
  );
}

function Entries({ filter }: { readonly filter: Filter }) {
  const { t } = useTranslation("console");
  const input = useSession();
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ["audit", input.session, filter],
    queryFn: ({ pageParam }) => api.audit.list({ ...input, ...filter, before: pageParam }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ before }) => before,
    staleTime: 0,
  });
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <>
      <ol className="audit">
        {entries.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} />
          </li>
        ))}
      </ol>
      {!isFetching && !isError && entries.length === 0 && (
        <StatusMessage>{t("audit.none")}</StatusMessage>
      )}
      {isFetching && <StatusMessage>{t("loading")}</StatusMessage>}
      {isError && <StatusMessage>{t("failed")}</StatusMessage>}
      <div className="staff__actions">
        {hasNextPage && (
          <Button icon="down" isDisabled={isFetching} onPress={() => void fetchNextPage()}>
            {t("audit.earlier")}
          </Button>
        )}
        <Button isDisabled={isFetching} onPress={() => void refetch()}>
          {t("audit.refresh")}
        </Button>
      </div>
    </>
  );
}

function Entry({ entry }: { readonly entry: AuditEntry }) {
  const { t } = useTranslation("console");
  const { dateAndTime } = useTimes();
  const { data: devices } = useDevices();
  const { kiosk, who, act, at, source, outcome } = entry;
  return (
    <article className="audit__entry">
      <p className="audit__what">
        <bdi>{who}</bdi>
        {` · ${t(`auditAct.${act}`)}`}
        {kiosk !== null && ` · ${isolate(devices?.get(kiosk)?.name ?? kiosk)}`}
      </p>
      <p className="audit__note">
        {[dateAndTime(at), outcome, source, ...detailsOf(entry)]
          .map((part) => isolate(part))
          .join(" · ")}
      </p>
    </article>
  );
}

/** Names and values as they were written down: codes of the program, the same in every language. */
function detailsOf({ details, checkoutId }: AuditEntry): string[] {
  const shown = Object.entries(details).filter(([name]) => name !== "key");
  return [
    ...(checkoutId === null ? [] : [checkoutId]),
    ...shown.map(([name, value]) => `${name}: ${value}`),
  ];
}

/** Whether anybody has changed the log afterwards. */
function Check() {
  const { t } = useTranslation("console");
  const input = useSession();
  const check = useMutation({ mutationFn: () => api.audit.check(input) });
  const { data } = check;
  const checked = ({ entries, brokenAt, missingAtEnd }: AuditCheck) => {
    if (brokenAt !== null) return t("audit.broken", { id: brokenAt });
    if (missingAtEnd > 0) return t("audit.cutOff", { id: entries });
    return t("audit.whole", { count: entries });
  };
  return (
    <section className="facts" aria-label={t("audit.check")}>
      <h2>{t("audit.check")}</h2>
      <p>{t("audit.checkNote")}</p>
      <div className="staff__actions">
        <Button isDisabled={check.isPending} onPress={() => check.mutate()}>
          {t("audit.checkNow")}
        </Button>
      </div>
      <p role="status">
        {check.isError && t("failed")}
        {data && checked(data)}
      </p>
    </section>
  );
}
