import { useTranslation } from "react-i18next";
import { Button } from "../ui/Button.tsx";
import type { PadKey } from "./digits.ts";
import "./phone.css";

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;

/** A telephone's number pad: with the same layout in every language. */
export function NumberPad({ onKey }: { readonly onKey: (key: PadKey) => void }) {
  const { t } = useTranslation(["common", "identify"]);
  const digit = (value: string) => (
    <Button
      key={value}
      kind="quiet"
      repeatable="always"
      className="number-pad__key"
      onPress={() => onKey({ key: "digit", digit: value })}
    >
      {value}
    </Button>
  );
  return (
    <fieldset className="number-pad" aria-label={t("identify:pad")} dir="ltr">
      {DIGITS.map(digit)}
      <Button
        kind="quiet"
        className="number-pad__key number-pad__key--side"
        onPress={() => onKey({ key: "clear" })}
      >
        <bdi>{t("identify:clear")}</bdi>
      </Button>
      {digit("0")}
      <Button
        kind="quiet"
        repeatable="always"
        icon="erase"
        className="number-pad__key number-pad__key--side"
        aria-label={t("identify:delete")}
        onPress={() => onKey({ key: "delete" })}
      />
    </fieldset>
  );
}
