import { useTranslation } from "react-i18next";
import { useIsScreen, useSend, useVisitSelector } from "../../journey/use-visit.ts";
import { Button } from "../Button.tsx";
import { useCanRead, useMayRead } from "../speech.ts";
import { keypadArea } from "./stops.ts";
import { useReading } from "./use-reading.ts";

/** In a sheet, which covers the access bar: starts reading aloud, then reads the sheet again. */
export function ReadSheet() {
  const { t } = useTranslation();
  const canRead = useCanRead();
  const mayRead = useMayRead();
  const isStaff = useIsScreen("staff");
  const isOn = useVisitSelector((context) => context.reading.isOn);
  const send = useSend();
  const { readPart } = useReading();
  if (!canRead || !mayRead || isStaff) return null;
  return (
    <Button
      icon="speaker"
      className="sheet__read"
      aria-label={t(isOn ? "reading.again" : "access.readAloud")}
      onPress={() => {
        if (isOn) readPart(keypadArea(), "open");
        else send({ type: "READING_CHANGED", reading: { isOn: true } });
      }}
    />
  );
}
