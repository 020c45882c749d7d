import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { padKeyOf } from "../../phone/digits.ts";
import { NumberPad } from "../../phone/NumberPad.tsx";
import { Button } from "../../ui/Button.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { useTypedKeys } from "../../ui/use-typed-keys.ts";
import { timeLeftText } from "../payment/time-left.ts";
import { type PinState, type StaffAction, usePin } from "./use-pin.ts";

type PinSheetProps = {
  /** What the PIN is for; null while nothing is asked for. */
  readonly action: StaffAction | null;
  readonly onClose: () => void;
};

const WORDS = {
  retryCredential: { title: "provisioning:pin.ask", note: "provisioning:pin.askNote" },
  openWithoutLoyalty: { title: "provisioning:pin.open", note: "provisioning:pin.openNote" },
} as const;

/** Asks staff for their PIN before anything is done. */
export function PinSheet({ action, onClose }: PinSheetProps) {
  const { t } = useTranslation(["common", "provisioning"]);
  return (
    <Sheet
      isOpen={action !== null}
      onClose={onClose}
      title={action === null ? "" : t(WORDS[action].title)}
    >
      {action !== null && <PinEntry action={action} onRight={onClose} />}
    </Sheet>
  );
}

type PinEntryProps = { readonly action: StaffAction; readonly onRight: () => void };

function PinEntry({ action, onRight }: PinEntryProps) {
  const { t } = useTranslation(["common", "provisioning"]);
  const pin = usePin(action, onRight);
  const area = useRef<HTMLFieldSetElement>(null);
  useTypedKeys(area, padKeyOf, pin.press);
  // A key pad that is plugged in types here at once, without a way to find first.
  useEffect(() => area.current?.focus({ preventScroll: true }), []);
  return (
    <fieldset className="pin" ref={area} tabIndex={-1} aria-label={t("provisioning:pin.field")}>
      <p>{t(WORDS[action].note)}</p>
      <PinField count={pin.count} />
      <p className="pin__answer" role="status">
        {useAnswer(pin.state)}
      </p>
      <NumberPad onKey={pin.press} />
      <Button kind="main" onPress={pin.submit}>
        {t("provisioning:pin.confirm")}
      </Button>
    </fieldset>
  );
}

/** One mark a digit: how many there are may be seen, which ones not. */
function PinField({ count }: { readonly count: number }) {
  const { t } = useTranslation(["common", "provisioning"]);
  return (
    <div className="pin__field">
      <span className="pin__label">{t("provisioning:pin.field")}</span>
      <span className="pin__marks" aria-hidden="true">
        {"■".repeat(count)}
      </span>
      <span className="visually-hidden" role="status">
        {t("provisioning:pin.entered", { count })}
      </span>
    </div>
  );
}

/** What became of the last PIN. */
function useAnswer(state: PinState): string {
  const { t } = useTranslation(["common", "provisioning"]);
  switch (state.step) {
    case "entering":
      return "";
    case "locked":
      return t("provisioning:pin.locked", { time: timeLeftText(state.leftMs) });
    case "empty":
    case "checking":
    case "wrong":
    case "failed":
      return t(`provisioning:pin.${state.step}`);
  }
}
