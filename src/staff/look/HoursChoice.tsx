import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { OpenInterval, OpeningHours } from "../../../domain/look/look.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { Button } from "../../ui/Button.tsx";
import { DaySheet } from "./DaySheet.tsx";
import { DAYS, minutesOf, USUAL_HOURS, withDay } from "./hours.ts";
import type { LookEditing } from "./use-look.ts";

/** The opening hours on the start screen, day by day. */
export function HoursChoice({ editing }: { readonly editing: LookEditing }) {
  const { t } = useTranslation(["common", "look"]);
  const { openingHours: hours } = editing.view.look.stage;
  /** Shown again with the hours that they had when they were hidden. */
  const [hidden, setHidden] = useState<OpeningHours>(USUAL_HOURS);
  const change = (openingHours: OpeningHours | null) => editing.change({ stage: { openingHours } });
  return (
    <section className="look__section">
      <h2>{t("look:hours.title")}</h2>
      {hours === null ? (
        <div className="staff__actions">
          <Button onPress={() => change(hidden)}>{t("look:hours.show")}</Button>
        </div>
      ) : (
        <>
          <Week hours={hours} onChange={change} />
          <div className="staff__actions">
            <Button
              onPress={() => {
                setHidden(hours);
                change(null);
              }}
            >
              {t("look:hours.hide")}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

type WeekProps = {
  readonly hours: OpeningHours;
  readonly onChange: (hours: OpeningHours) => void;
};

function Week({ hours, onChange }: WeekProps) {
  const format = useFormat();
  const spans = useSpans();
  const [opened, setOpened] = useState<number | null>(null);
  const change = (changed: OpeningHours) => {
    setOpened(null);
    onChange(changed);
  };
  return (
    <>
      <ul className="look__list">
        {DAYS.map((day) => (
          <li key={day}>
            <Button className="look__row" onPress={() => setOpened(day)}>
              <span className="look__row-name">{format.weekday(day)}</span>
              <span>{spans(hours[day] ?? [])}</span>
            </Button>
          </li>
        ))}
      </ul>
      {opened !== null && (
        <DaySheet
          title={format.weekday(opened)}
          intervals={hours[opened] ?? []}
          onClose={() => setOpened(null)}
          onDone={(day) => change(withDay(hours, opened, day))}
          onCopy={(day) => change(DAYS.map(() => day))}
        />
      )}
    </>
  );
}

/** A day in words: "11:00 – 14:00, 17:00 – 22:00". */
function useSpans(): (intervals: readonly OpenInterval[]) => string {
  const { t } = useTranslation(["common", "look"]);
  const format = useFormat();
  const time = (text: string) => format.timeOfDay(minutesOf(text));
  return (intervals) =>
    intervals.length === 0
      ? t("look:hours.closed")
      : intervals
          .map(({ from, to }) => t("look:hours.span", { from: time(from), to: time(to) }))
          .join(" · ");
}
