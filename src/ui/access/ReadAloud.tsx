import { useState } from "react";
import { Heading } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { useShell } from "../../app/shell.ts";
import { useSend, useVisit, useVisitSelector } from "../../journey/use-visit.ts";
import { VOLUMES } from "../../journey/visit-context.ts";
import { useOutlet } from "../../outlet/use-outlet.ts";
import { Button } from "../Button.tsx";
import { Icon } from "../Icon.tsx";
import { hasOwn } from "../readable.ts";
import { Sheet, SheetToolsContext } from "../Sheet.tsx";
import { SheetDialog } from "../SheetDialog.tsx";
import { useCanRead, useMayRead } from "../speech.ts";
import { AccessCell } from "./AccessCell.tsx";
import { Reader, screenToRead } from "./Reader.tsx";
import { nextVolume, useReading } from "./use-reading.ts";
import "./read-aloud.css";

/** The first touch turns reading aloud on; the next one offers its options. */
export function ReadAloud() {
  const canRead = useCanRead();
  const mayRead = useMayRead();
  if (!canRead) return <NoVoice />;
  return mayRead ? <Voice /> : <NeedsHeadphones />;
}

function Voice() {
  const { t, i18n } = useTranslation();
  const { isOn } = useVisitSelector((context) => context.reading);
  const send = useSend();
  const [isOpen, setOpen] = useState(false);
  const press = () => {
    if (isOn) setOpen(true);
    else send({ type: "READING_CHANGED", reading: { isOn: true } });
  };
  return (
    <>
      <AccessCell
        icon={<Icon name="speaker" />}
        label={t("access.readAloud")}
        state={t(isOn ? "access.readAloudOn" : "access.readAloudOff")}
        isOn={isOn}
        onPress={press}
      />
      {isOn && <Reader key={i18n.language} />}
      {/* This sheet is about reading aloud: its head needs no second button for that. */}
      <SheetToolsContext value={null}>
        <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={t("reading.title")}>
          <ReadingChoices onClose={() => setOpen(false)} />
        </Sheet>
      </SheetToolsContext>
    </>
  );
}

/** Repeat, personal details, volume, and off. */
function ReadingChoices({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
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
  const readOnClosing = (part: "open" | "own") => {
    onClose();
    readPart(screenToRead(), part);
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
            {t("keypad.title")}
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

/** A kiosk without a voice says so and offers to call staff instead. */
function NoVoice() {
  const { t } = useTranslation();
  return <Explained title={t("access.noReading")} text={t("access.noReadingLong")} />;
}

/** A kiosk that reads only through headphones says so; it begins as soon as they are plugged in. */
function NeedsHeadphones() {
  const { t } = useTranslation();
  return <Explained title={t("access.withHeadphones")} text={t("access.withHeadphonesLong")} />;
}

/** A cell that explains why nothing is read. */
function Explained({ title, text }: { readonly title: string; readonly text: string }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  return (
    <>
      <AccessCell icon={<Icon name="speakerOff" />} label={title} onPress={() => setAsked(true)} />
      <SheetDialog isOpen={asked} onClose={() => setAsked(false)}>
        <div className="staff-sheet">
          <Heading slot="title" level={2}>
            {title}
          </Heading>
          <p>{text}</p>
          <Button kind="main" onPress={() => setAsked(false)}>
            {t("staff.ok")}
          </Button>
        </div>
      </SheetDialog>
    </>
  );
}
