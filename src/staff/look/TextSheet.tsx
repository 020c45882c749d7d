import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { KeyboardField } from "../../ui/keyboard/KeyboardField.tsx";
import { Sheet } from "../../ui/Sheet.tsx";

type TextSheetProps = {
  readonly title: string;
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  /** What is wrong with a text; null: it can be used. */
  readonly problemOf?: (text: string) => string | null;
  readonly onDone: (text: string) => void;
  readonly onClose: () => void;
};

/** Entry of one line of text; nothing changes before it is confirmed. */
export function TextSheet(props: TextSheetProps) {
  const { title, label, maxLength, problemOf = () => null, onDone, onClose } = props;
  const { t } = useTranslation(["common", "look"]);
  const [text, setText] = useState(props.value);
  const [isTried, setIsTried] = useState(false);
  const problem = problemOf(text);
  const done = () => (problem === null ? onDone(text) : setIsTried(true));
  return (
    <Sheet isOpen onClose={onClose} title={title}>
      <KeyboardField
        label={label}
        value={text}
        maxLength={maxLength}
        onChange={setText}
        onDone={done}
      />
      <div className="look__confirm">
        <p role="alert">{isTried && problem}</p>
        <Button kind="main" onPress={done}>
          {t("look:use")}
        </Button>
      </div>
    </Sheet>
  );
}
