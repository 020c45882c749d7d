import { useEffect, useState } from "react";
import { Heading } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { useVisit } from "../../journey/use-visit.ts";
import { Button } from "../Button.tsx";
import { Icon } from "../Icon.tsx";
import { SheetDialog } from "../SheetDialog.tsx";
import { read, readableText, stopReading, useCanRead } from "../speech.ts";
import { AccessCell } from "./AccessBar.tsx";

/** Reads the screen in its language; touched again, or when screen or language change, it stops. */
export function ReadAloud() {
  const canRead = useCanRead();
  const { screen, context } = useVisit();
  if (!canRead) return <NoVoice />;
  return <Reader key={`${screen} ${context.locale}`} locale={context.locale} />;
}

function Reader({ locale }: { locale: string }) {
  const { t } = useTranslation();
  const [reading, setReading] = useState(false);
  useEffect(() => stopReading, []);

  const press = () => {
    if (reading) {
      stopReading();
      return;
    }
    const root = document.querySelector(".kiosk__screen");
    if (!root) return;
    setReading(true);
    read(readableText(root), locale, () => setReading(false));
  };

  return (
    <AccessCell
      icon={<Icon name="speaker" />}
      label={t(reading ? "access.stopReading" : "access.readAloud")}
      isOn={reading}
      onPress={press}
    />
  );
}

/** A kiosk without a voice says so and offers a person instead. */
function NoVoice() {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  return (
    <>
      <AccessCell
        icon={<Icon name="speakerOff" />}
        label={t("access.noReading")}
        onPress={() => setAsked(true)}
      />
      <SheetDialog isOpen={asked} onClose={() => setAsked(false)}>
        <div className="staff-sheet">
          <Heading slot="title" level={2}>
            {t("access.noReading")}
          </Heading>
          <p>{t("access.noReadingLong")}</p>
          <Button kind="main" onPress={() => setAsked(false)}>
            {t("staff.ok")}
          </Button>
        </div>
      </SheetDialog>
    </>
  );
}
