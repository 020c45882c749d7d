import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isolate } from "../../i18n/isolate.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useSend, useVisit, useVisitSelector } from "../../journey/use-visit.ts";
import { pickupTimesOf, usesTables } from "../../journey/visit-context.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon, type IconName } from "../../ui/Icon.tsx";
import "./serving.css";

/** The table or the pick-up time, with a button to change it. */
export function ServingRow() {
  const hasTable = useVisitSelector(usesTables);
  const hasTime = useVisitSelector(pickupTimesOf) !== null;
  if (hasTable) return <TableRow />;
  return hasTime ? <TimeRow /> : null;
}

function TableRow() {
  const { t } = useTranslation(["common", "checkout"]);
  const { tableNumber } = useVisit("tableNumber");
  const send = useSend();
  const open = () => send({ type: "TABLE_OPENED" });
  if (tableNumber === null) {
    return (
      <Row icon="table" words={t("checkout:serving.noTable")}>
        <Button onPress={open}>{t("checkout:serving.enterTable")}</Button>
      </Row>
    );
  }
  return (
    <Row icon="table" words={t("checkout:serving.table", { table: isolate(tableNumber) })}>
      <Button icon="pencil" aria-label={t("checkout:serving.changeTable")} onPress={open}>
        {t("checkout:serving.change")}
      </Button>
    </Row>
  );
}

function TimeRow() {
  const { t } = useTranslation(["common", "checkout"]);
  const format = useFormat();
  const { pickupAt } = useVisit("pickupAt");
  const send = useSend();
  const open = () => send({ type: "PICKUP_TIMES_OPENED" });
  if (pickupAt === null) {
    return (
      <Row icon="clock" words={t("checkout:serving.asap")}>
        <Button onPress={open}>{t("checkout:serving.chooseTime")}</Button>
      </Row>
    );
  }
  return (
    <Row icon="clock" words={t("checkout:serving.at", { time: format.time(pickupAt) })}>
      <Button icon="pencil" aria-label={t("checkout:serving.changeTime")} onPress={open}>
        {t("checkout:serving.change")}
      </Button>
    </Row>
  );
}

type RowProps = { readonly icon: IconName; readonly words: string; readonly children: ReactNode };

function Row({ icon, words, children }: RowProps) {
  return (
    <section className="serving">
      <Icon name={icon} />
      <p className="serving__text display">{words}</p>
      {children}
    </section>
  );
}
