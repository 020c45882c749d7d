import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PageKey } from "../../../electron/host/rpc/contract.ts";
import { useVisit } from "../../journey/use-visit.ts";
import { Button } from "../../ui/Button.tsx";
import { Keyboard } from "../../ui/keyboard/Keyboard.tsx";
import { isLatin, keyboardsFor } from "../../ui/keyboard/layouts.ts";
import type { PageKeys } from "./use-page-keys.ts";
import "./page-keys.css";

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"] as const;

type PageKeypadProps = {
  readonly type: PageKeys["type"];
  readonly hasLetters: boolean;
  /** Shows or hides letters, whatever the field seems to be for. */
  readonly onLetters: (wanted: boolean) => void;
};

/** The kiosk's own keys for the provider's page: the kiosk has no others. Digits are in their usual places. */
export function PageKeypad({ type, hasLetters, onLetters }: PageKeypadProps) {
  const { t } = useTranslation(["common", "checkout"]);
  return (
    <div className="page-keys" ref={leaveFocus}>
      <fieldset className="page-keys__digits" aria-label={t("checkout:payment.keys")} dir="ltr">
        {DIGITS.map((digit) => (
          <Button
            key={digit}
            kind="quiet"
            className="page-keys__key"
            repeatable="always"
            onPress={() => type(digit)}
          >
            {digit}
          </Button>
        ))}
        <Button
          kind="quiet"
          className="page-keys__key page-keys__key--erase"
          icon="erase"
          aria-label={t("keyboard.delete")}
          repeatable="always"
          onPress={() => type("Backspace")}
        />
        <Button
          kind="quiet"
          className="page-keys__key page-keys__key--words"
          onPress={() => onLetters(!hasLetters)}
        >
          <bdi>{t(hasLetters ? "checkout:payment.digitsOnly" : "checkout:payment.letters")}</bdi>
        </Button>
        <Button
          kind="quiet"
          className="page-keys__key page-keys__key--words"
          repeatable="always"
          onPress={() => type("Tab")}
        >
          <bdi>{t("checkout:payment.nextField")}</bdi>
        </Button>
      </fieldset>
      {hasLetters && <Letters type={type} onDone={() => onLetters(false)} />}
    </div>
  );
}

/**
 * The focus stays in the page's field: if it were moved away and back, the browser would send that field no key any
 * more until it is touched again.
 */
function leaveFocus(keys: HTMLElement | null): (() => void) | undefined {
  if (keys === null) return;
  const stay = (event: MouseEvent) => event.preventDefault();
  keys.addEventListener("mousedown", stay);
  return () => keys.removeEventListener("mousedown", stay);
}

type LettersProps = Pick<PageKeypadProps, "type"> & { readonly onDone: () => void };

/** Payment pages mostly need Latin letters: those come first. */
function Letters({ type, onDone }: LettersProps) {
  const { locale, outlet } = useVisit("locale", "outlet");
  // Characters are composed in the kiosk's own fields only.
  const keyboards = keyboardsFor(locale, outlet.locales.enabled)
    .filter((keyboard) => keyboard !== "zh")
    .toSorted((one, other) => Number(isLatin(other)) - Number(isLatin(one)));
  const [chosen, setChosen] = useState(0);
  const [isCapital, setIsCapital] = useState(false);
  const language = keyboards[chosen % keyboards.length] ?? "en";
  const next = keyboards[(chosen + 1) % keyboards.length] ?? "en";

  function write(key: PageKey): void {
    type(key);
    setIsCapital(false);
  }
  function press(key: string): void {
    if (key === "{shift}") setIsCapital(!isCapital);
    else if (key === "{language}") setChosen((before) => (before + 1) % keyboards.length);
    else if (key === "{delete}") type("Backspace");
    else if (key === "{done}") onDone();
    else write(key === "{space}" ? " " : key);
  }

  return (
    <Keyboard
      language={language}
      nextLanguage={next === language ? null : next}
      isCapital={isCapital}
      onKey={press}
    />
  );
}
