import { useState } from "react";
import { useTranslation } from "react-i18next";
import { missedFields, type TouchField } from "../../../../domain/readiness/touch-field.ts";
import { Button } from "../../../ui/Button.tsx";
import { TouchMap } from "./TouchMap.tsx";
import { type Touched, TouchSurface } from "./TouchSurface.tsx";

/** The whole screen to wipe over, and then where no touch was felt. */
export function TouchTest() {
  const { t } = useTranslation("hardware");
  const [isOpen, setOpen] = useState(false);
  const [result, setResult] = useState<Touched | null>(null);
  return (
    <>
      <div className="staff__actions">
        <Button onPress={() => setOpen(true)}>{t("touch.start")}</Button>
      </div>
      {isOpen && (
        <TouchSurface
          onDone={(touched) => {
            setResult(touched);
            setOpen(false);
          }}
        />
      )}
      {result && <TouchResult result={result} />}
    </>
  );
}

function TouchResult({ result }: { readonly result: Touched }) {
  const { t } = useTranslation("hardware");
  const missed = missedFields(result.field, result.fields).length;
  const words = missed === 0 ? t("touch.all") : t("touch.missed", { number: missed });
  return (
    <>
      <p role="status">{words}</p>
      <p>{t("touch.atOnce", { number: result.atOnce })}</p>
      {missed > 0 && <MissedMap field={result.field} touched={result.fields} />}
    </>
  );
}

type MapProps = { readonly field: TouchField; readonly touched: ReadonlySet<number> };

function MissedMap(props: MapProps) {
  const { t } = useTranslation("hardware");
  return (
    <div className="touch-map" role="img" aria-label={t("touch.map")} dir="ltr">
      <TouchMap {...props} />
    </div>
  );
}
