import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useVisitSelector } from "../journey/use-visit.ts";
import { loudnessOf } from "../ui/access/loudness.ts";
import { Button } from "../ui/Button.tsx";
import { read, stopReading, useCanRead, useMayRead } from "../ui/speech.ts";

type ReadDocumentProps = {
  /** The text from the page in view to the end. */
  readonly pieces: readonly string[];
  /** The document's own language, which may differ from the visit's. */
  readonly locale: string;
};

/** Reads the document aloud from the page in view; renders nothing if the kiosk has no voice, or may not use it. */
export function ReadDocument({ pieces, locale }: ReadDocumentProps) {
  const { t } = useTranslation();
  const canRead = useCanRead();
  const mayRead = useMayRead();
  const volume = useVisitSelector((context) => context.reading.volume);
  const [reading, setReading] = useState(false);
  useEffect(() => stopReading, []);
  if (!canRead || !mayRead) return null;
  const press = () => {
    if (reading) return stopReading();
    setReading(true);
    read(pieces, { locale, volume: loudnessOf(volume) }, () => setReading(false));
  };
  return (
    <Button
      icon="speaker"
      isDisabled={pieces.length === 0}
      data-speaking={reading || undefined}
      onPress={press}
    >
      {t(reading ? "access.stopReading" : "access.readAloud")}
    </Button>
  );
}
