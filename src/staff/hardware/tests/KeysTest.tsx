import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { KEYPAD_ACTIONS, type KeypadKeys } from "../../../../domain/keypad.ts";
import { useOutlet } from "../../../outlet/use-outlet.ts";
import { Icon } from "../../../ui/Icon.tsx";

/** They move the focus, press a button or close the sheet: a person with a keyboard needs them here, too. */
const OF_THE_PAGE = ["Tab", "Enter", "NumpadEnter", "Space", "Escape", "ShiftLeft", "ShiftRight"];
const MOST_SHOWN = 12;

/** The keys of the settings' keypad, each marked once it was pressed, and the keys that were pressed last. */
export function KeysTest() {
  const { t } = useTranslation("hardware");
  const keys = useOutlet().keypad?.keys ?? null;
  const pressed = usePressedKeys(keys);
  return (
    <>
      {keys && <ExpectedKeys keys={keys} pressed={new Set(pressed.map(({ code }) => code))} />}
      <p role="status">{pressed.length === 0 && t("noKey")}</p>
      <ol className="hardware__keys" aria-label={t("lastKeys")}>
        {pressed.slice(0, MOST_SHOWN).map(({ code, at }) => (
          <li key={at}>
            <kbd dir="ltr">{code}</kbd>
          </li>
        ))}
      </ol>
    </>
  );
}

type ExpectedProps = { readonly keys: KeypadKeys; readonly pressed: ReadonlySet<string> };

function ExpectedKeys({ keys, pressed }: ExpectedProps) {
  const { t } = useTranslation("keypad");
  const expected = KEYPAD_ACTIONS.filter((action) => keys[action].length > 0);
  return (
    <ul className="hardware__expected">
      {expected.map((action) => {
        const isPressed = keys[action].some((code) => pressed.has(code));
        return (
          <li key={action} data-pressed={isPressed || undefined}>
            <Icon name={isPressed ? "check" : "minus"} />
            <span>{t(`keys.${action}.name`)}</span>
          </li>
        );
      })}
    </ul>
  );
}

type Pressed = { readonly code: string; readonly at: number };

/**
 * All of them, the latest first, by the names of their places; none but those of the page acts on it. Before any other
 * listener: the scanner's takes keys that follow each other fast.
 */
function usePressedKeys(keypad: KeypadKeys | null): readonly Pressed[] {
  const [pressed, setPressed] = useState<readonly Pressed[]>([]);
  useEffect(() => {
    const mapped = new Set(Object.values(keypad ?? {}).flat());
    const onKey = (event: KeyboardEvent) => {
      // A key that a script types again has no place.
      if (!event.isTrusted || event.code === "") return;
      if (!OF_THE_PAGE.includes(event.code) || mapped.has(event.code)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      if (event.type !== "keydown" || event.repeat) return;
      const { code, timeStamp: at } = event;
      setPressed((before) => [{ code, at }, ...before].slice(0, MOST_STORED));
    };
    window.addEventListener("keydown", onKey, { capture: true });
    window.addEventListener("keyup", onKey, { capture: true });
    return () => {
      window.removeEventListener("keydown", onKey, { capture: true });
      window.removeEventListener("keyup", onKey, { capture: true });
    };
  }, [keypad]);
  return pressed;
}
/** More than any keypad has keys. */
const MOST_STORED = 100;
