import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useShell } from "../../app/shell.ts";
import { useSend, useVisit } from "../../journey/use-visit.ts";
import { VOLUMES } from "../../journey/visit-context.ts";
import { useOutlet } from "../../outlet/use-outlet.ts";
import { Button } from "../Button.tsx";
import { hasOwn, type Part } from "../readable.ts";
import { screenToRead } from "./Reader.tsx";
import { nextVolume, useReading } from "./use-reading.ts";

/** In a file of its own: repeat, personal details, volume, and off. */
export function ReadingChoices({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(["common", "keypad"]);
  const { reading } = useVisit("reading");
  const send = useSend();
  const { readPart } = useReading();
  const { openKeypadHelp } = useShell();
  const hasKeypad = useOutlet().keypad !== null;
  const { volume } = reading;
  const [own] = useState(() => {
    const screen = screenToRead();
    return screen !== null && hasOwn(screen);
  });
  /** What to read of the screen once the sheet has closed. */
  const asked = useRef<Part>(null);
  useEffect(
    () => () => {
      const part = asked.current;
      // The focus returns in the next frame, and would end what is said before.
      if (part !== null) requestAnimationFrame(() => readPart(screenToRead(), part));
    },
    [readPart],
  );
  const readOnClosing = (part: Part) => {
    asked.current = part;
    onClose();
  };
  const setVolume = (step: 1 | -1) =>
    send({ type: "READING_CHANGED", reading: { volume: nextVolume(volume, step) } });
  return (
    <>
      <div className="reading__choices">
        <Button icon="speaker" onPress={() => readOnClosing("open")}>
          {t("reading.again")}
        </Button>
        {own && (
          <Button icon="lock" onPress={() => readOnClosing("own")}>
            {t("reading.own")}
          </Button>
        )}
        {hasKeypad && (
          <Button
            icon="info"
            onPress={() => {
              onClose();
              openKeypadHelp();
            }}
          >
            {t("keypad:title")}
          </Button>
        )}
      </div>
      {own && <p>{t("reading.ownNote")}</p>}
      <div className="reading__volume">
        <Button
          icon="minus"
          isDisabled={nextVolume(volume, -1) === volume}
          onPress={() => setVolume(-1)}
        >
          {t("reading.quieter")}
        </Button>
        <output>{t("reading.volume", { step: volume, steps: VOLUMES.length })}</output>
        <Button
          icon="plus"
          isDisabled={nextVolume(volume, 1) === volume}
          onPress={() => setVolume(1)}
        >
          {t("reading.louder")}
        </Button>
      </div>
      <Button
        kind="main"
        icon="speakerOff"
        onPress={() => {
          onClose();
          send({ type: "READING_CHANGED", reading: { isOn: false } });
        }}
      >
        {t("access.stopReading")}
      </Button>
    </>
  );
}
