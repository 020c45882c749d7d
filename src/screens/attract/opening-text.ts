import type { TFunction } from "i18next";
import type { OpeningStatus } from "../../../domain/look/opening-hours.ts";
import { createHoursFormat } from "../../i18n/format.ts";

/** What customers read about the opening hours, with times as the language writes them. */
export function openingText(status: OpeningStatus, locale: string, t: TFunction<"menu">): string {
  const format = createHoursFormat(locale);
  switch (status.is) {
    case "open-all-day":
      return t("attract.openAllDay");
    case "open-since-yesterday":
      return t("attract.openUntil", { time: format.time(status.to) });
    case "open":
      return t("attract.open", { hours: format.ranges(status.intervals) });
    case "closed": {
      const { opens } = status;
      if (opens === null) return t("attract.closed");
      return opens.isToday
        ? t("attract.closedOpensAt", { time: format.time(opens.time) })
        : t("attract.closedOpens", { when: format.weekdayAndTime(opens.day, opens.time) });
    }
  }
}
