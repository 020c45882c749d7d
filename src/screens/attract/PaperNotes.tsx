import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { openingStatus } from "../../../domain/look/opening-hours.ts";
import type { OutletView } from "../../../electron/host/rpc/contract.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useVisit } from "../../journey/use-visit.ts";
import { useLocalize, useOutlet } from "../../outlet/use-outlet.ts";
import { Icon } from "../../ui/Icon.tsx";
import { openingText } from "./opening-text.ts";
import "./stage-notes.css";

/** More names would be a list, not a note. */
const MOST_NEW = 3;

/** The notes of `StageNotes`, in a file of their own. */
export function PaperNotes() {
  const { openingHours, newProducts } = useOutlet().stage;
  return (
    <div className="stage-notes">
      {openingHours && <OpeningNote hours={openingHours} />}
      {newProducts.length > 0 && <NewNote titles={newProducts.slice(0, MOST_NEW)} />}
    </div>
  );
}

type NewNoteProps = { readonly titles: OutletView["stage"]["newProducts"] };

function NewNote({ titles }: NewNoteProps) {
  const { t } = useTranslation("menu");
  const localize = useLocalize();
  const { list } = useFormat();
  return (
    <p className="stage-note stage-note--new">
      <Icon name="star" />
      <span>{t("attract.new", { dishes: list(titles.map(localize)) })}</span>
    </p>
  );
}

type OpeningNoteProps = { readonly hours: NonNullable<OutletView["stage"]["openingHours"]> };

function OpeningNote({ hours }: OpeningNoteProps) {
  const { t } = useTranslation("menu");
  const { outlet, locale } = useVisit("outlet", "locale");
  const status = openingStatus(hours, useMinute(), outlet.timezone);
  return (
    <p className="stage-note" data-open={status.is !== "closed"}>
      <Icon name="clock" />
      <span>{openingText(status, locale, t)}</span>
    </p>
  );
}

const MINUTE_MS = 60_000;
const LOOK_AGAIN_MS = 10_000;

/** The beginning of the current minute, in UTC milliseconds. */
function useMinute(): number {
  const [minute, setMinute] = useState(currentMinute);
  useEffect(() => {
    const timer = setInterval(() => setMinute(currentMinute()), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  return minute;
}

function currentMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
}
