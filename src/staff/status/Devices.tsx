import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { StaffStatusView } from "../../../electron/host/rpc/contract.ts";
import { useCamera } from "../../scan/camera/use-camera.ts";
import { useScanning } from "../../scan/ScanProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { Fact, Facts } from "./Facts.tsx";

type DevicesProps = { readonly headphones: StaffStatusView["headphones"] };

/** Headphones; tests of camera and scanner. Only the length of a scanned code is shown: it may be a customer's. */
export function Devices({ headphones }: DevicesProps) {
  const { t } = useTranslation("staff");
  const [tested, setTested] = useState<"camera" | "scanner" | null>(null);
  const close = () => setTested(null);
  return (
    <Facts title={t("status.devices")}>
      {headphones !== null && (
        <Fact name={t("headphones.title")} isBad={headphones === "no-jack"}>
          {t(`headphones.state.${headphones}`)}
        </Fact>
      )}
      <div className="staff__actions">
        <Button onPress={() => setTested("camera")}>{t("status.testCamera")}</Button>
        <Button onPress={() => setTested("scanner")}>{t("status.testScanner")}</Button>
      </div>
      <Sheet isOpen={tested === "camera"} onClose={close} title={t("status.testCamera")}>
        {tested === "camera" && <CameraTest />}
      </Sheet>
      <Sheet isOpen={tested === "scanner"} onClose={close} title={t("status.testScanner")}>
        {tested === "scanner" && <ScannerTest />}
      </Sheet>
    </Facts>
  );
}

function CameraTest() {
  const { t } = useTranslation("staff");
  const video = useRef<HTMLVideoElement>(null);
  const [length, setLength] = useState<number | null>(null);
  const { step } = useCamera(video, (code) => setLength(code.length));
  const words = () => {
    if (step === "trouble") return t("status.cameraFailed");
    if (step === "opening") return t("status.cameraOpening");
    return length === null ? t("status.cameraShow") : t("status.read", { count: length });
  };
  return (
    <>
      <p role="status">{words()}</p>
      <video ref={video} className="camera-test" muted playsInline hidden={step === "trouble"} />
    </>
  );
}

function ScannerTest() {
  const { t } = useTranslation("staff");
  const { lastScan } = useScanning();
  const [before] = useState(lastScan);
  const words = () => {
    if (lastScan === null || lastScan === before) return t("status.scannerShow");
    if (lastScan.length === null) return t("status.unreadable");
    return t("status.read", { count: lastScan.length });
  };
  return <p role="status">{words()}</p>;
}
