import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { EnrollmentView } from "../../../electron/host/rpc/contract.ts";
import { host } from "../../host.ts";
import { useVisit } from "../../journey/use-visit.ts";
import { Button } from "../../ui/Button.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { useKeyboardScroll } from "../../ui/use-keyboard-scroll.ts";
import { fitsInCode, PayOnPhone } from "../payment/PayOnPhone.tsx";
import { ProviderPage } from "../payment/ProviderPage.tsx";
import { Terminal } from "../payment/Terminal.tsx";
import { TimeLeft } from "../payment/TimeLeft.tsx";
import { usePageKeys } from "../payment/use-page-keys.ts";
import "../payment/payment.css";
import "../payment/payment-beside.css";

type EnteringProps = {
  readonly page: Extract<EnrollmentView, { at: "entering" }>;
  readonly onStop: () => void;
};

/** The provider's page to enter the card; around it only its purpose, the time left and a way out. */
export function Entering({ page, onStop }: EnteringProps) {
  const { t } = useTranslation(["common", "checkout"]);
  const { visitId } = useVisit("visitId");
  const keys = usePageKeys();
  const content = useRef<HTMLDivElement>(null);
  useKeyboardScroll(content);
  const { redirectUrl: url, returnUrlPrefix, onPhone } = page;
  const phoneUrl = onPhone && url !== null && fitsInCode(url) ? url : null;
  const phone = phoneUrl !== null && <PayOnPhone url={phoneUrl} />;
  // A kiosk without keys for the page cannot take input there: the phone comes first.
  const isPhoneFirst = keys.field === "unavailable";
  return (
    <Screen
      title={t("checkout:card.title")}
      bare
      action={
        <>
          <p>{t("checkout:card.nothingCharged")}</p>
          <Button className="payment__cancel" onPress={onStop}>
            {t("checkout:card.stop")}
          </Button>
        </>
      }
    >
      <div className="payment" ref={content}>
        <header className="payment__head">
          <div>
            <h2>{t("checkout:card.entering")}</h2>
            <p className="payment__lead">
              {t(url === null ? "checkout:payment.leadTerminal" : "checkout:card.lead")}
            </p>
          </div>
          <TimeLeft view={page} />
        </header>
        {isPhoneFirst && phone}
        {url === null ? (
          <Terminal />
        ) : (
          <ProviderPage
            key={url}
            url={url}
            returnUrlPrefix={returnUrlPrefix}
            onPhone={phoneUrl !== null}
            keys={keys}
            onCancel={onStop}
            onReturned={() => {
              host.card.returned({ visitId }).catch(() => {});
            }}
          />
        )}
        {!isPhoneFirst && phone}
      </div>
    </Screen>
  );
}
