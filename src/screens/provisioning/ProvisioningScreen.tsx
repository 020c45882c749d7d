import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ProvisioningView } from "../../../electron/host/rpc/contract.ts";
import { host } from "../../host.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useOutlet } from "../../outlet/use-outlet.ts";
import { PinSheet } from "../../staff/pin/PinSheet.tsx";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { useKeyboardScroll } from "../../ui/use-keyboard-scroll.ts";
import { KeyPicture } from "./KeyPicture.tsx";
import "../../ui/paper-picture.css";
import "./provisioning.css";

/** Actions for staff after their PIN; the names of the host's methods. */
type StaffAction = "retryCredential" | "openWithoutLoyalty";

const PIN_COPY = {
  retryCredential: { title: "provisioning:pin.ask", note: "provisioning:pin.askNote" },
  openWithoutLoyalty: { title: "provisioning:pin.open", note: "provisioning:pin.openNote" },
} as const;

/** A device without a credential: customers are sent to the counter, staff see what to do. */
export function ProvisioningScreen() {
  const { provisioning } = useOutlet();
  return provisioning && <Explained provisioning={provisioning} />;
}

function Explained({ provisioning }: { readonly provisioning: ProvisioningView }) {
  const { t } = useTranslation(["interruptions", "provisioning"]);
  const [asked, setAsked] = useState(false);
  const [action, setAction] = useState<StaffAction>("retryCredential");
  const ask = (wanted: StaffAction) => {
    setAction(wanted);
    setAsked(true);
  };
  const content = useRef<HTMLDivElement>(null);
  useKeyboardScroll(content);
  return (
    <Screen
      title={t("provisioning:title")}
      action={
        <>
          <Button onPress={() => ask("openWithoutLoyalty")}>{t("provisioning:open")}</Button>
          <Button kind="main" onPress={() => ask("retryCredential")}>
            {t("provisioning:askAgain")}
          </Button>
        </>
      }
    >
      <div className="provisioning" ref={content}>
        <KeyPicture />
        <div className="provisioning__head">
          <h2>{t("outOfOrder.title")}</h2>
          <p>{t("provisioning:customers")}</p>
        </div>
        <ForStaff provisioning={provisioning} />
      </div>
      <PinSheet
        isOpen={asked}
        onClose={() => setAsked(false)}
        title={t(PIN_COPY[action].title)}
        note={t(PIN_COPY[action].note)}
        enter={host.staff[action]}
        onRight={() => setAsked(false)}
      />
    </Screen>
  );
}

/** What happened, what it means, what to do. */
function ForStaff({ provisioning }: { readonly provisioning: ProvisioningView }) {
  const { t } = useTranslation("provisioning");
  const { problem, httpStatus } = provisioning;
  return (
    <section className="provisioning__staff" aria-label={t("forStaff")}>
      <p className="provisioning__for">{t("forStaff")}</p>
      <div className="provisioning__state" role="status">
        <h3>{t(`problem.${problem}.title`, { status: httpStatus })}</h3>
        <p>{useAskedText(provisioning)}</p>
      </div>
      <div className="provisioning__part">
        <Icon name="info" />
        <div>
          <h4>{t("means")}</h4>
          <p>{t(`problem.${problem}.means`)}</p>
        </div>
      </div>
      <div className="provisioning__part">
        <Icon name="forward" />
        <div>
          <h4>{t("todo")}</h4>
          <p>{t(`problem.${problem}.todo`)}</p>
        </div>
      </div>
    </section>
  );
}

/** When the service was last asked, in the outlet's own time. */
function useAskedText({ isAsking, askedAt }: ProvisioningView): string {
  const { t } = useTranslation("provisioning");
  const format = useFormat();
  if (isAsking) return t("asking");
  if (askedAt === null) return t("neverAsked");
  return t("lastAsked", { date: format.date(askedAt), time: format.time(askedAt) });
}
