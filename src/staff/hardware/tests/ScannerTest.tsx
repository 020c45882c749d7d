import { QRCodeSVG } from "qrcode.react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { TEST_CODE } from "../../../scan/code.ts";
import { useScanning } from "../../../scan/ScanProvider.tsx";

/** A code to scan, and whether the scanner types exactly this one. */
export function ScannerTest() {
  const { t } = useTranslation(["hardware", "staff"]);
  const { lastScan } = useScanning();
  const [before] = useState(lastScan);
  const words = () => {
    if (lastScan === null || lastScan === before) return t("hardware:scanThis");
    if (lastScan.isTestCode) return t("hardware:scannedRight");
    if (lastScan.length === null) return t("staff:status.unreadable");
    return t("hardware:scannedOther", { length: lastScan.length });
  };
  return (
    <>
      <p role="status">{words()}</p>
      <div className="hardware__code">
        <QRCodeSVG value={TEST_CODE} level="M" marginSize={4} title={t("hardware:scanThis")} />
      </div>
    </>
  );
}
