import { useState } from "react";
import { useTranslation } from "react-i18next";
import { HARDWARE_PARTS, type HardwarePart } from "../../../domain/readiness/tests.ts";
import { Button } from "../../ui/Button.tsx";
import { StatusMessage } from "../shell/StatusMessage.tsx";
import { useHardwareExit } from "./hardware-exit.ts";
import { PartCard } from "./PartCard.tsx";
import { ReadinessLine } from "./ReadinessLine.tsx";
import { ReportPart } from "./ReportPart.tsx";
import { TestSheet } from "./TestSheet.tsx";
import { useHardware } from "./use-hardware.ts";
import { usePartReading } from "./use-part-reading.ts";
import "./hardware.css";

/** Each part of the hardware: what the machine says of it, when people last tested it, and the test. */
export function HardwarePage() {
  const { t } = useTranslation(["hardware", "staff"]);
  const hardware = useHardware();
  const onBack = useHardwareExit();
  const readingOf = usePartReading();
  const [tested, setTested] = useState<HardwarePart | null>(null);
  // The PIN is everybody's: whoever tests says who they are, once for all parts.
  const [tester, setTester] = useState<string | null>(null);
  const { readings, status, tests } = hardware;
  const isReady = readings !== null && status !== null && tests !== null;
  return (
    <div className="hardware">
      <div className="staff__actions">
        <Button icon="back" onPress={onBack}>
          {t("hardware:back")}
        </Button>
      </div>
      <h2>{t("hardware:title")}</h2>
      <p className="facts__note">{t("hardware:note")}</p>
      {hardware.hasFailed && <ReadingFailed onRetry={hardware.retry} />}
      {!isReady && !hardware.hasFailed && <StatusMessage>{t("staff:loading")}</StatusMessage>}
      {isReady && (
        <>
          <ReadinessLine tests={tests} />
          <ul className="hardware__parts">
            {HARDWARE_PARTS.map((part) => (
              <PartCard
                key={part}
                part={part}
                reading={readingOf(part, { readings, status })}
                tests={tests}
                onTest={() => setTested(part)}
              />
            ))}
          </ul>
          <ReportPart tests={tests} />
          {tested !== null && (
            <TestSheet
              part={tested}
              reading={readingOf(tested, { readings, status })}
              tests={tests}
              tester={tester}
              onTester={setTester}
              onClose={() => setTested(null)}
            />
          )}
        </>
      )}
    </div>
  );
}

function ReadingFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation(["hardware", "staff"]);
  return (
    <div className="hardware__failed">
      <p role="alert">{t("hardware:readingFailed")}</p>
      <Button onPress={onRetry}>{t("hardware:retry")}</Button>
    </div>
  );
}
