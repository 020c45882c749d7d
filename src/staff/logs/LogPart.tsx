import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { LogLevel, LogLine } from "../../../electron/host/rpc/contract.ts";
import { host, orpc } from "../../host.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { Button } from "../../ui/Button.tsx";
import { ChoiceButton } from "../../ui/ChoiceButton.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { keyed } from "../../ui/keyed.ts";
import { StatusMessage } from "../shell/StatusMessage.tsx";
import { useStaffSession } from "../shell/use-staff-session.ts";
import { ExportButtons } from "./ExportButtons.tsx";
import { LatestOnly } from "./LatestOnly.tsx";

const LEVELS = ["info", "warn", "error"] as const;
/** Words that the log lines of an area contain. */
const AREAS = ["payments", "ordering", "loyalty", "checkout", "staff"] as const;

/** The log, latest line first, filtered by level and area. */
export function LogPart() {
  const { t } = useTranslation("staff");
  const session = useStaffSession();
  const [level, setLevel] = useState<LogLevel>("warn");
  const [area, setArea] = useState<(typeof AREAS)[number] | null>(null);
  const filter = { session, level, contains: area };
  const { data: lines, refetch } = useQuery(
    orpc.staffMode.records.log.queryOptions({ input: filter, staleTime: 0 }),
  );
  return (
    <section className="logs__part" aria-label={t("logs.log")}>
      <h2>{t("logs.log")}</h2>
      <p className="logs__note">{t("logs.logNote")}</p>
      <fieldset className="logs__choices" aria-label={t("logs.level")}>
        {LEVELS.map((one) => (
          <ChoiceButton key={one} isChosen={one === level} onChoose={() => setLevel(one)}>
            {t(`logs.levelName.${one}`)}
          </ChoiceButton>
        ))}
      </fieldset>
      <fieldset className="logs__choices" aria-label={t("logs.about")}>
        <ChoiceButton isChosen={area === null} onChoose={() => setArea(null)}>
          {t("logs.anything")}
        </ChoiceButton>
        {AREAS.map((one) => (
          <ChoiceButton key={one} isChosen={one === area} onChoose={() => setArea(one)}>
            {t(`logs.areas.${one}`)}
          </ChoiceButton>
        ))}
      </fieldset>
      <div className="staff__actions">
        <Button onPress={() => void refetch()}>{t("logs.refresh")}</Button>
        <ExportButtons
          onExport={(format) => host.staffMode.records.exportLog({ ...filter, format })}
        />
      </div>
      {lines === undefined ? (
        <StatusMessage>{t("loading")}</StatusMessage>
      ) : (
        <Lines lines={lines} />
      )}
    </section>
  );
}

const ICONS = { debug: "info", info: "info", warn: "warning", error: "close" } as const;

function Lines({ lines }: { readonly lines: readonly LogLine[] }) {
  const { t } = useTranslation("staff");
  const format = useFormat();
  if (lines.length === 0) return <StatusMessage>{t("logs.none")}</StatusMessage>;
  return (
    <>
      <LatestOnly count={lines.length} />
      <ul className="logs__lines">
        {keyed(lines, ({ at, message }) => `${at} ${message}`).map(({ key, entry }) => (
          <li key={key} className="log-line">
            <Icon name={ICONS[entry.level]} />
            <span className="log-line__time">
              {format.date(entry.at)} {format.exactTime(entry.at)}
            </span>
            {/* As the program wrote it, in English. */}
            <span className="log-line__text" dir="ltr" lang="en">
              <strong>{entry.message}</strong> {entry.details}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
