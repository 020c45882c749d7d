import { useState } from "react";
import { useTranslation } from "react-i18next";
import { withTexts } from "../../i18n/i18n.ts";
import { useSend, useVisitSelector } from "../../journey/use-visit.ts";
import { Button } from "../Button.tsx";
import { Icon } from "../Icon.tsx";
import { lazyComponent } from "../lazy-component.tsx";
import { Sheet, SheetToolsContext } from "../Sheet.tsx";
import { SheetDialog, SheetTitle } from "../SheetDialog.tsx";
import { useCanRead, useMayRead } from "../speech.ts";
import { AccessCell } from "./AccessCell.tsx";
import "./read-aloud.css";

const READER = lazyComponent(() =>
  withTexts(
    "keypad",
    import("./Reader.tsx").then((file) => file.Reader),
  ),
);
const CHOICES = lazyComponent(() =>
  withTexts(
    "keypad",
    import("./ReadingChoices.tsx").then((file) => file.ReadingChoices),
  ),
);

/** Requests what reads aloud, so that it begins at once. */
export function fetchReading(): void {
  void READER.fetch();
  void CHOICES.fetch();
}

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
      {isOn && <READER.Component key={i18n.language} />}
      {/* This sheet is about reading aloud: its head needs no second button for that. */}
      <SheetToolsContext value={null}>
        <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={t("reading.title")}>
          <CHOICES.Component onClose={() => setOpen(false)} />
        </Sheet>
      </SheetToolsContext>
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
          <SheetTitle>{title}</SheetTitle>
          <p>{text}</p>
          <Button kind="main" onPress={() => setAsked(false)}>
            {t("staff.ok")}
          </Button>
        </div>
      </SheetDialog>
    </>
  );
}
