import { useTranslation } from "react-i18next";
import { isolate } from "../../i18n/isolate.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { hasSomethingToOrder } from "../../journey/reward-lines.ts";
import { useVisit, useVisitSelector } from "../../journey/use-visit.ts";
import { pickupTimesOf, usesTables } from "../../journey/visit-context.ts";
import type { Done } from "./DoneScreen.tsx";

/** Text for where and when the customer gets the food. */
export type ServingText = {
  /** For the second line of the bar: the table, the time. */
  readonly place: readonly string[];
  readonly ready: string;
  /** How the customer is notified that it is ready. */
  readonly waiting: (queueNumber: string | null) => string;
};

/** After a restart the kiosk knows neither table nor time: then the number is called at the counter. */
export function useServingText({ pickupTimePassed }: Done): ServingText {
  const { t } = useTranslation(["common", "checkout"]);
  const format = useFormat();
  const { tableNumber, orderType, pickupAt } = useVisit("tableNumber", "orderType", "pickupAt");
  const isKnown = useVisitSelector(hasSomethingToOrder);
  const hasTable = useVisitSelector(usesTables);
  const hasTime = useVisitSelector(pickupTimesOf) !== null;
  const table = hasTable ? isolateIfAny(tableNumber) : null;
  if (table !== null) {
    return {
      place: [t("checkout:done.atTable", { table })],
      ready: t("checkout:done.steps.bringing", { table }),
      waiting: () => t("checkout:done.steps.bring", { table }),
    };
  }
  const isDrive = orderType === "DRIVE_THROUGH" && isKnown;
  const time = hasTime && pickupAt !== null && !pickupTimePassed ? format.time(pickupAt) : null;
  const call = (queueNumber: string | null) => {
    const number = isolateIfAny(queueNumber);
    if (number === null) {
      return t(
        isDrive ? "checkout:done.steps.callDriveUnnumbered" : "checkout:done.steps.callUnnumbered",
      );
    }
    return t(isDrive ? "checkout:done.steps.callDrive" : "checkout:done.steps.call", { number });
  };
  const when = () => {
    if (pickupTimePassed) return [t("checkout:serving.asap")];
    return time === null ? [] : [t("checkout:done.forTime", { time })];
  };
  return {
    place: when(),
    ready: t(isDrive ? "checkout:done.steps.collectDrive" : "checkout:done.steps.collect"),
    waiting: (queueNumber) =>
      time === null
        ? call(queueNumber)
        : `${t("checkout:done.steps.readyAt", { time })}: ${call(queueNumber)}`,
  };
}

function isolateIfAny(text: string | null): string | null {
  return text === null ? null : isolate(text);
}
