import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { isolate } from "../../i18n/isolate.ts";
import { useSend } from "../../journey/use-visit.ts";
import { useOutlet } from "../../outlet/use-outlet.ts";
import { NumberPad } from "../../phone/NumberPad.tsx";
import { Button } from "../../ui/Button.tsx";
import { ChoiceButton } from "../../ui/ChoiceButton.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { usePlace } from "../../ui/use-place.ts";
import { useTypedKeys } from "../../ui/use-typed-keys.ts";
import { type TableEntry, tableKeyOf, useTableEntry } from "./use-table-entry.ts";
import "./table.css";

/** The table to bring the food to (ordering.md §2.7 tableNumber): the number on the customer's table. */
export function TableScreen() {
  const { t } = useTranslation(["common", "checkout"]);
  const send = useSend();
  const entry = useTableEntry();
  const area = useRef<HTMLDivElement>(null);
  useTypedKeys(area, tableKeyOf, entry.typed);
  const { areas } = useOutlet().tables;
  return (
    <Screen
      title={t("checkout:table.title")}
      place={usePlace()}
      onBack={() => send({ type: "BACK" })}
      action={<Actions entry={entry} />}
    >
      <div className="table-entry" ref={area}>
        <div className="table-entry__lead">
          <h2>{t("checkout:table.heading")}</h2>
          <p>{t("checkout:table.body")}</p>
        </div>
        <Tent entry={entry} />
        <div className="table-entry__problems">
          <Problem entry={entry} />
        </div>
        <div className="table-entry__keys">
          {areas.length > 1 && (
            <fieldset
              className="table-entry__areas"
              aria-label={t("checkout:table.area")}
              dir="ltr"
            >
              {areas.map((name) => (
                <ChoiceButton
                  key={name}
                  isChosen={entry.area === name}
                  onChoose={() => entry.choose(name)}
                >
                  {name}
                </ChoiceButton>
              ))}
            </fieldset>
          )}
          <NumberPad onKey={entry.press} />
        </div>
      </div>
    </Screen>
  );
}

/** A folded table card with the number entered so far. */
function Tent({ entry }: { readonly entry: TableEntry }) {
  const { t } = useTranslation(["common", "checkout"]);
  const shown = `${entry.area ?? ""}${entry.digits}`;
  return (
    <div className="tent">
      <p className="tent__word" aria-hidden="true">
        {t("checkout:table.label")}
      </p>
      <output className="tent__number display" aria-label={t("checkout:table.field")} dir="ltr">
        {shown === "" ? <span className="tent__blank">–</span> : shown}
      </output>
    </div>
  );
}

function Problem({ entry }: { readonly entry: TableEntry }) {
  const { t } = useTranslation(["common", "checkout"]);
  const { first, last } = useOutlet().tables;
  if (entry.problem === null) return null;
  const table = isolate(`${entry.area ?? ""}${entry.digits}`);
  return (
    <p className="table-entry__problem" role="alert">
      <Icon name="warning" />
      {entry.problem === "unknown"
        ? t("checkout:table.problem.unknown", { table, first, last })
        : t(`checkout:table.problem.${entry.problem}`)}
    </p>
  );
}

function Actions({ entry }: { readonly entry: TableEntry }) {
  const { t } = useTranslation(["common", "checkout"]);
  const { tables } = useOutlet();
  const send = useSend();
  return (
    <>
      {tables.use === "optional" ? (
        <Button
          className="table-entry__none"
          onPress={() => send({ type: "TABLE_CHOSEN", tableNumber: null })}
        >
          {t("checkout:table.none")}
        </Button>
      ) : (
        <span />
      )}
      <Button kind="main" iconAfter="forward" onPress={entry.submit}>
        {t("checkout:table.next")}
      </Button>
    </>
  );
}
