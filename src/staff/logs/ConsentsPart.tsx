import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ConsentRow } from "../../../electron/host/rpc/contract.ts";
import { host, orpc } from "../../host.ts";
import { isolate } from "../../i18n/isolate.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { ChoiceButton } from "../../ui/ChoiceButton.tsx";
import { StatusMessage } from "../shell/StatusMessage.tsx";
import { useStaffSession } from "../shell/use-staff-session.ts";
import { ExportButtons } from "./ExportButtons.tsx";
import { LatestOnly } from "./LatestOnly.tsx";

const KINDS = [
  "privacy_policy",
  "terms_conditions",
  "loyalty_terms",
  "marketing_consent",
  "card_on_file",
] as const;

/** Consents of customers, identified by the last digits only; the export has all of it. */
export function ConsentsPart() {
  const { t } = useTranslation("staff");
  const session = useStaffSession();
  const [kind, setKind] = useState<ConsentRow["kind"] | null>(null);
  const filter = { session, kind };
  const { data: consents } = useQuery(
    orpc.staffMode.records.consents.queryOptions({ input: filter, staleTime: 0 }),
  );
  return (
    <section className="logs__part" aria-label={t("logs.consents")}>
      <h2>{t("logs.consents")}</h2>
      <p className="logs__note">{t("logs.consentsNote")}</p>
      <fieldset className="logs__choices" aria-label={t("logs.kind")}>
        <ChoiceButton isChosen={kind === null} onChoose={() => setKind(null)}>
          {t("logs.allKinds")}
        </ChoiceButton>
        {KINDS.map((one) => (
          <ChoiceButton key={one} isChosen={one === kind} onChoose={() => setKind(one)}>
            {t(`logs.kindName.${one}`)}
          </ChoiceButton>
        ))}
      </fieldset>
      <div className="staff__actions">
        <ExportButtons
          onExport={(format) => host.staffMode.records.exportConsents({ ...filter, format })}
        />
      </div>
      {consents === undefined ? (
        <StatusMessage>{t("loading")}</StatusMessage>
      ) : (
        <Rows rows={consents} />
      )}
    </section>
  );
}

function Rows({ rows }: { readonly rows: readonly ConsentRow[] }) {
  const { t } = useTranslation("staff");
  const format = useFormat();
  if (rows.length === 0) return <StatusMessage>{t("logs.none")}</StatusMessage>;
  return (
    <>
      <LatestOnly count={rows.length} />
      <ul className="logs__lines">
        {rows.map(({ consentId, at, who, kind, version, channels, locale }) => (
          <li key={consentId} className="consent-row">
            <span className="log-line__time">
              {format.date(at)} {format.exactTime(at)}
            </span>
            <span>
              <strong>{t(`logs.kindName.${kind}`)}</strong>
              {version !== "" && ` – ${t("logs.version", { version: isolate(version) })}`}
            </span>
            <bdi>{[who, locale, ...channels].join(" · ")}</bdi>
          </li>
        ))}
      </ul>
    </>
  );
}
