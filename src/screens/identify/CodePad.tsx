import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import type { CodeKey } from "./short-code.ts";

const ROWS = ["1234567890", "QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"] as const;

/** Digits and letters: codes contain both, arranged as on any keyboard. */
export function CodePad({ onKey }: { readonly onKey: (key: CodeKey) => void }) {
  const { t } = useTranslation(["common", "identify"]);
  return (
    <fieldset className="code-pad" aria-label={t("identify:shortCode.pad")} dir="ltr">
      {ROWS.map((row, index) => (
        <div className="code-pad__row" key={row}>
          {[...row].map((character) => (
            <Button
              key={character}
              kind="quiet"
              repeatable="always"
              className="code-pad__key"
              onPress={() => onKey({ key: "character", character })}
            >
              {character}
            </Button>
          ))}
          {index === ROWS.length - 1 && (
            <Button
              kind="quiet"
              repeatable="always"
              icon="erase"
              className="code-pad__key code-pad__key--side"
              aria-label={t("identify:shortCode.delete")}
              onPress={() => onKey({ key: "delete" })}
            />
          )}
        </div>
      ))}
    </fieldset>
  );
}
