import { useTranslation } from "react-i18next";
import { KEYPAD_ACTIONS } from "../../../domain/keypad.ts";
import { useOutlet } from "../../outlet/use-outlet.ts";
import { Button } from "../Button.tsx";
import { Sheet } from "../Sheet.tsx";
import { useKeypad } from "./use-keypad.ts";
import "./keypad.css";

type KeypadProps = {
  /** Whether the dialog is open that explains the keys. */
  readonly isHelping: boolean;
  readonly onHelp: (isHelping: boolean) => void;
};

/** A tactile keypad: it draws nothing until help is asked for. */
export function Keypad({ isHelping, onHelp }: KeypadProps) {
  const { t } = useTranslation("keypad");
  useKeypad(() => onHelp(true));
  const close = () => onHelp(false);
  return (
    <Sheet isOpen={isHelping} onClose={close} title={t("title")}>
      <KeyList />
      <Button kind="main" onPress={close}>
        {t("goOn")}
      </Button>
    </Sheet>
  );
}

/** The keys that this keypad has, and what they do. */
function KeyList() {
  const { t } = useTranslation("keypad");
  const keys = useOutlet().keypad?.keys;
  const actions = KEYPAD_ACTIONS.filter((action) => keys && keys[action].length > 0);
  return (
    <ul className="keypad-keys">
      {actions.map((action) => (
        <li key={action} data-read="together">
          <strong>{t(`keys.${action}.name`)}</strong>
          <span>{t(`keys.${action}.does`)}</span>
        </li>
      ))}
    </ul>
  );
}
