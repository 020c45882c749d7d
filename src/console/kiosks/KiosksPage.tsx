import { useState } from "react";
import { useTranslation } from "react-i18next";
import { StatusMessage } from "../../staff/shell/StatusMessage.tsx";
import { useHasRole } from "../session/session.ts";
import { hrefOf } from "../shell/route.ts";
import { Field } from "../ui/Field.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";
import { alarmCount, matching, sortDevices } from "./alarms.ts";
import { DeviceCard } from "./DeviceCard.tsx";
import { useDevices } from "./use-devices.ts";
import "./kiosks.css";

/** More than fit on a screen: only then there is something to search. */
const SEARCHED_FROM = 7;

/** All kiosks and displays, those in trouble first. */
export function KiosksPage() {
  const { t, i18n } = useTranslation("console");
  const { data: devices } = useDevices();
  const [typed, setTyped] = useState("");
  const rows = sortDevices(devices?.values() ?? [], i18n.language);
  const shown = matching(rows, typed);
  const alarms = alarmCount(rows);
  return (
    <>
      <PageTitle>{t("page.kiosks")}</PageTitle>
      {devices === undefined ? (
        <StatusMessage>{t("loading")}</StatusMessage>
      ) : rows.length === 0 ? (
        <NoDevices />
      ) : (
        <>
          <p className="page-lead" role="status">
            {alarms === 0
              ? t("kiosks.allWell", { count: rows.length })
              : t("kiosks.someIll", { count: alarms, all: rows.length })}
          </p>
          {rows.length >= SEARCHED_FROM && (
            <Field
              label={t("kiosks.search")}
              value={typed}
              onChange={setTyped}
              type="search"
              maxLength={80}
            />
          )}
          {shown.length === 0 && <StatusMessage>{t("kiosks.noneFound")}</StatusMessage>}
          <ul className="devices">
            {shown.map((row) => (
              <li key={row.id}>
                <DeviceCard row={row} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function NoDevices() {
  const { t } = useTranslation("console");
  const canPair = useHasRole("manage");
  return (
    <div className="empty" role="status">
      <p className="empty__title display">{t("kiosks.none")}</p>
      <p>{t("kiosks.noneNote")}</p>
      {canPair && (
        <a className="button button--main" href={hrefOf("pairing")}>
          <span className="button__text">{t("page.pairing")}</span>
        </a>
      )}
    </div>
  );
}
