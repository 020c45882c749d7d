import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { StaffStatusView } from "../../../electron/host/rpc/contract.ts";
import { lazyScreen } from "../../app/lazy-screen.ts";
import { orpc, STREAM_RETRY } from "../../host.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { Button } from "../../ui/Button.tsx";
import { HardwareExit } from "../hardware/hardware-exit.ts";
import { StatusMessage } from "../shell/StatusMessage.tsx";
import { useStaffSession } from "../shell/use-staff-session.ts";
import { Configuration } from "./Configuration.tsx";
import { Doctor } from "./Doctor.tsx";
import { Fact, Facts } from "./Facts.tsx";
import { LoyaltyKey } from "./LoyaltyKey.tsx";
import { Printer } from "./Printer.tsx";
import { Records } from "./Records.tsx";
import { Services } from "./Services.tsx";
import { Updates } from "./Updates.tsx";
import "./status.css";

/** Most who look at the status do not test the hardware. */
const HardwarePage = lazyScreen(() =>
  import("../hardware/HardwarePage.tsx").then((file) => file.HardwarePage),
).Screen;

/** The state of this kiosk at a glance, pushed by the host. */
export function StatusPage() {
  const { t } = useTranslation("staff");
  const session = useStaffSession();
  const { data: status } = useQuery(
    orpc.staffMode.status.live.experimental_liveOptions({ input: { session }, ...STREAM_RETRY }),
  );
  const [isHardwareOpen, setHardwareOpen] = useState(false);
  if (!status) return <StatusMessage>{t("loading")}</StatusMessage>;
  if (isHardwareOpen) {
    return (
      <Suspense fallback={<StatusMessage>{t("loading")}</StatusMessage>}>
        <HardwareExit value={() => setHardwareOpen(false)}>
          <HardwarePage />
        </HardwareExit>
      </Suspense>
    );
  }
  return (
    <div className="status-page">
      <Outlet status={status} />
      <LoyaltyKey request={status.key.request} />
      <Configuration />
      <Services status={status} />
      <Records status={status} />
      <HardwareFacts headphones={status.headphones} onOpen={() => setHardwareOpen(true)} />
      {status.printer && <Printer printer={status.printer} />}
      <Versions status={status} />
      <Doctor />
    </div>
  );
}

type HardwareFactsProps = Pick<StaffStatusView, "headphones"> & { readonly onOpen: () => void };

function HardwareFacts({ headphones, onOpen }: HardwareFactsProps) {
  const { t } = useTranslation(["hardware", "staff"]);
  return (
    <Facts title={t("hardware:title")}>
      {headphones !== null && (
        <Fact name={t("staff:headphones.title")} isBad={headphones === "no-jack"}>
          {t(`staff:headphones.state.${headphones}`)}
        </Fact>
      )}
      <p className="facts__note">{t("hardware:openNote")}</p>
      <div className="staff__actions">
        <Button onPress={onOpen}>{t("hardware:open")}</Button>
      </div>
    </Facts>
  );
}

/** Identifies outlet and device. Of the key only that it is there, and since when. */
function Outlet({ status }: { readonly status: StaffStatusView }) {
  const { t } = useTranslation("staff");
  const format = useFormat();
  const { salesOutletId, establishmentId, terminalId, key } = status;
  const { isPresent, since } = key;
  const keyText = () => {
    if (!isPresent) return t("status.keyMissing");
    if (since === null) return t("status.keyPresent");
    return t("status.keySince", { date: format.date(since), time: format.time(since) });
  };
  return (
    <Facts title={t("status.outlet")}>
      <Fact name={t("status.salesOutlet")}>
        <bdi>{salesOutletId}</bdi>
      </Fact>
      <Fact name={t("status.establishment")}>
        <bdi>{establishmentId ?? t("status.unknown")}</bdi>
      </Fact>
      <Fact name={t("status.terminal")}>
        <bdi>{terminalId}</bdi>
      </Fact>
      <Fact name={t("status.key")} isBad={!isPresent}>
        {keyText()}
      </Fact>
    </Facts>
  );
}

function Versions({ status }: { readonly status: StaffStatusView }) {
  const { t } = useTranslation("staff");
  const { kiosk, node, sqlite, electron } = status.versions;
  const browser = /Chrom(?:e|ium)\/([\d.]+)/.exec(navigator.userAgent)?.[1];
  return (
    <Facts title={t("status.versions")}>
      <Fact name={t("status.kiosk")}>
        <bdi>{kiosk}</bdi>
      </Fact>
      {status.update !== null && <Updates update={status.update} />}
      <Fact name={t("status.page")}>
        <bdi>{browser === undefined ? t("status.unknown") : `Chromium ${browser}`}</bdi>
      </Fact>
      <Fact name={electron === null ? "Node.js, SQLite" : "Electron, Node.js, SQLite"}>
        <bdi>{[electron, node, sqlite].filter((version) => version !== null).join(", ")}</bdi>
      </Fact>
      <p className="facts__note">{t("status.licence")}</p>
    </Facts>
  );
}
