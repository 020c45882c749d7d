import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { PinResult } from "../../../electron/host/rpc/contract.ts";
import { padKeyOf } from "../../phone/digits.ts";
import { NumberPad } from "../../phone/NumberPad.tsx";
import { timeLeftText } from "../../screens/payment/time-left.ts";
import { Button } from "../../ui/Button.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { useTypedKeys } from "../../ui/use-typed-keys.ts";
import { type EnterPin, type PinState, usePin } from "./use-pin.ts";
import "./pin.css";

type PinSheetProps<Result extends PinResult> = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** What the PIN is for. */
  readonly title: string;
  readonly note: string;
  readonly enter: EnterPin<Result>;
  readonly onRight: (result: Result) => void;
};

/** Asks staff for their PIN before an action. */
export function PinSheet<Result extends PinResult>(props: PinSheetProps<Result>) {
  const { isOpen, onClose, title, ...entry } = props;
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={title}>
      {isOpen && <PinEntry {...entry} />}
    </Sheet>
  );
}

function PinEntry<Result extends PinResult>({
  note,
  enter,
  onRight,
}: Pick<PinSheetProps<Result>, "note" | "enter" | "onRight">) {
  const { t } = useTranslation(["common", "provisioning"]);
  const pin = usePin(enter, onRight);
  const area = useRef<HTMLFieldSetElement>(null);
  useTypedKeys(area, padKeyOf, pin.press);
  // An attached key pad types here at once.
  useEffect(() => area.current?.focus({ preventScroll: true }), []);
  return (
    // Nothing of it is read aloud: everybody around would hear the digits.
    <fieldset
      className="pin"
      ref={area}
      tabIndex={-1}
      aria-label={t("provisioning:pin.field")}
      data-read="never"
    >
      <p>{note}</p>
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

/** One mark per digit: their number may be seen, the digits not. */
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

/** The message about the last PIN. */
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
