import type { ComponentType } from "react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { HardwarePart, HardwareTest } from "../../../domain/readiness/tests.ts";
import { LONGEST_NAME, LONGEST_NOTE } from "../../../domain/readiness/tests.ts";
import { Button } from "../../ui/Button.tsx";
import { KeyboardField } from "../../ui/keyboard/KeyboardField.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { ReadingLines } from "./PartCard.tsx";
import { CameraTest } from "./tests/CameraTest.tsx";
import { KeysTest } from "./tests/KeysTest.tsx";
import { PrinterTest } from "./tests/PrinterTest.tsx";
import { ScannerTest } from "./tests/ScannerTest.tsx";
import { HeadphonesTest, SoundTest } from "./tests/SoundTest.tsx";
import { TouchTest } from "./tests/TouchTest.tsx";
import type { PartReading } from "./use-part-reading.ts";
import { VerdictStep } from "./VerdictStep.tsx";

/** Parts that a person sees, hears or touches; the others are what was read. */
const TESTS: Readonly<Partial<Record<HardwarePart, ComponentType>>> = {
  touchscreen: TouchTest,
  camera: CameraTest,
  scanner: ScannerTest,
  printer: PrinterTest,
  sound: SoundTest,
  keypad: KeysTest,
  headphones: HeadphonesTest,
};

export type TestSheetProps = {
  readonly part: HardwarePart;
  readonly reading: PartReading;
  readonly tests: readonly HardwareTest[];
  /** Who tests; null until they have said so. */
  readonly tester: string | null;
  readonly onTester: (name: string | null) => void;
  readonly onClose: () => void;
};

/** The test of one part, and what the person found; a text is entered in its place. */
export function TestSheet(props: TestSheetProps) {
  const { part, reading, onTester, onClose } = props;
  const { t } = useTranslation("hardware");
  const [entry, setEntry] = useState<"name" | "note" | null>(null);
  const [note, setNote] = useState("");
  const Test = TESTS[part];
  if (entry !== null) {
    const isName = entry === "name";
    return (
      <Sheet isOpen onClose={() => setEntry(null)} title={t(isName ? "yourName" : "addNote")}>
        <TextEntry
          label={t(isName ? "yourName" : "noteLabel")}
          start={isName ? "" : note}
          maxLength={isName ? LONGEST_NAME : LONGEST_NOTE}
          isRequired={isName}
          onDone={(text) => {
            if (isName) onTester(text);
            else setNote(text);
            setEntry(null);
          }}
        />
      </Sheet>
    );
  }
  return (
    <Sheet isOpen onClose={onClose} title={t(`part.${part}`)}>
      <p>{t(`how.${part}`)}</p>
      <div className="hardware__reading">
        <ReadingLines reading={reading} />
      </div>
      {Test && <Test />}
      <VerdictStep {...props} note={note} onEnter={setEntry} />
    </Sheet>
  );
}

type TextEntryProps = {
  readonly label: string;
  readonly start: string;
  readonly maxLength: number;
  readonly isRequired: boolean;
  readonly onDone: (text: string) => void;
};

function TextEntry({ label, start, maxLength, isRequired, onDone }: TextEntryProps) {
  const { t } = useTranslation("hardware");
  const [text, setText] = useState(start);
  const done = () => {
    const typed = text.trim();
    if (typed !== "" || !isRequired) onDone(typed);
  };
  return (
    <>
      <KeyboardField
        label={label}
        value={text}
        maxLength={maxLength}
        onChange={setText}
        onDone={done}
      />
      <Button kind="main" onPress={done}>
        {t("use")}
      </Button>
    </>
  );
}
