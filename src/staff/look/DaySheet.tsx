import { useState } from "react";
import { Group } from "react-aria-components";
import { useTranslation } from "react-i18next";
import type { OpenInterval } from "../../../domain/look/look.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { Button } from "../../ui/Button.tsx";
import { keyed } from "../../ui/keyed.ts";
import { Sheet } from "../../ui/Sheet.tsx";
import { MOST_INTERVALS, minutesOf, STEP_MINUTES, shifted, withInterval } from "./hours.ts";

type Day = readonly OpenInterval[];

type DaySheetProps = {
  /** The day's name. */
  readonly title: string;
  readonly intervals: Day;
  readonly onClose: () => void;
  readonly onDone: (intervals: Day) => void;
  /** The same hours on all days. */
  readonly onCopy: (intervals: Day) => void;
};

/** The hours of one day; nothing changes before they are confirmed. */
export function DaySheet({ title, onClose, onDone, onCopy, ...props }: DaySheetProps) {
  const { t } = useTranslation(["common", "look"]);
  const [intervals, setIntervals] = useState(props.intervals);
  const replace = (place: number, ...by: readonly OpenInterval[]) =>
    setIntervals(intervals.flatMap((one, at) => (at === place ? by : one)));
  return (
    <Sheet isOpen onClose={onClose} title={title}>
      <div className="look__hours">
        {intervals.length === 0 && <p>{t("look:hours.closed")}</p>}
        {keyed(intervals, () => "interval").map(({ key, entry }, place) => (
          <Interval
            key={key}
            interval={entry}
            onChange={(interval) => replace(place, interval)}
            onRemove={() => replace(place)}
          />
        ))}
        <div className="staff__actions">
          <Button
            icon="plus"
            isDisabled={intervals.length >= MOST_INTERVALS}
            onPress={() => setIntervals(withInterval(intervals))}
          >
            {t("look:hours.add")}
          </Button>
          <Button onPress={() => onCopy(intervals)}>{t("look:hours.copy")}</Button>
        </div>
        <Button kind="main" onPress={() => onDone(intervals)}>
          {t("look:use")}
        </Button>
      </div>
    </Sheet>
  );
}

type IntervalProps = {
  readonly interval: OpenInterval;
  readonly onChange: (interval: OpenInterval) => void;
  readonly onRemove: () => void;
};

function Interval({ interval, onChange, onRemove }: IntervalProps) {
  const { t } = useTranslation(["common", "look"]);
  const { from, to } = interval;
  return (
    <div className="look__interval">
      <Time
        label={t("look:hours.from")}
        time={from}
        onChange={(time) => onChange({ from: time, to })}
      />
      <Time
        label={t("look:hours.to")}
        time={to}
        onChange={(time) => onChange({ from, to: time })}
      />
      <Button icon="close" aria-label={t("look:hours.remove")} onPress={onRemove} />
    </div>
  );
}

type TimeProps = {
  readonly label: string;
  readonly time: string;
  readonly onChange: (time: string) => void;
};

/** A time of day, a quarter of an hour at a touch. */
function Time({ label, time, onChange }: TimeProps) {
  const { t } = useTranslation(["common", "look"]);
  const format = useFormat();
  const step = (icon: "minus" | "plus", words: string, by: number) => (
    <Button
      kind="quiet"
      icon={icon}
      repeatable="count"
      aria-label={`${label}: ${words}`}
      onPress={() => onChange(shifted(time, by))}
    />
  );
  return (
    <Group className="look__time" aria-label={label}>
      <span className="look__time-label">{label}</span>
      {step("minus", t("look:hours.earlier"), -STEP_MINUTES)}
      <output className="look__time-value">{format.timeOfDay(minutesOf(time))}</output>
      {step("plus", t("look:hours.later"), STEP_MINUTES)}
    </Group>
  );
}
