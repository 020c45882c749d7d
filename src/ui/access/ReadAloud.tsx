import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useVisit } from "../../journey/use-visit.ts";
import { Icon } from "../Icon.tsx";
import { canRead, read, readableText, stopReading } from "../speech.ts";
import { AccessCell } from "./AccessBar.tsx";

/** Reads the screen in its language; touched again, or when screen or language change, it stops. */
export function ReadAloud() {
  const { screen, context } = useVisit();
  return <Reader key={`${screen} ${context.locale}`} locale={context.locale} />;
}

function Reader({ locale }: { locale: string }) {
  const { t } = useTranslation();
  const [reading, setReading] = useState(false);
  const [refused, setRefused] = useState(false);

  useEffect(() => stopReading, []);

  const press = () => {
    if (!canRead()) return setRefused(true);
    if (reading) return stopReading();
    const root = document.querySelector(".kiosk__screen");
    if (!root) return;
    setReading(true);
    read(readableText(root), locale, () => setReading(false));
  };

  return (
    <>
      <AccessCell
        icon={<Icon name={canRead() ? "speaker" : "speakerOff"} />}
        label={t(
          canRead() ? (reading ? "access.stopReading" : "access.readAloud") : "access.noReading",
        )}
        isOn={reading}
        onPress={press}
      />
      {refused && (
        <p className="visually-hidden" role="status">
          {t("access.noReadingLong")}
        </p>
      )}
    </>
  );
}
