import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReturnOutcome } from "../../../electron/host/rpc/kiosk-bridge.ts";
import { isolate } from "../../i18n/isolate.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { useWaited } from "../../ui/use-waited.ts";
import { FramedPage } from "./FramedPage.tsx";
import { NotShowing } from "./NotShowing.tsx";
import { PageKeypad } from "./PageKeypad.tsx";
import { forgetReturn } from "./page-left.ts";
import { useLetters } from "./use-letters.ts";
import type { PageKeys } from "./use-page-keys.ts";
import { ViewedPage } from "./ViewedPage.tsx";

/** A frame cannot detect that it was refused, so after this long the customer is asked (requirement V11). */
const NOT_SHOWING_MS = 8_000;

type ProviderPageProps = {
  readonly url: string;
  /** Navigation to an address with this prefix leaves the page. */
  readonly returnUrlPrefix: string;
  /** It may be opened on the customer's phone instead. */
  readonly onPhone: boolean;
  readonly keys: PageKeys;
  readonly onCancel: () => void;
  /** The page has sent the customer back. */
  readonly onReturned: (outcome: ReturnOutcome) => void;
};

/** The provider's own page, confined: in a view of Electron's shell, or in a frame of a browser. */
export function ProviderPage({
  url,
  returnUrlPrefix,
  onPhone,
  keys,
  onCancel,
  onReturned,
}: ProviderPageProps) {
  const { t } = useTranslation(["common", "checkout"]);
  const [loads, setLoads] = useState(1);
  const [isAsking, setIsAsking] = useState(false);
  const mayBeBlank = useWaited(NOT_SHOWING_MS);
  const letters = useLetters(keys);
  useEffect(() => forgetReturn, []);
  const bridge = window.kiosk;
  const title = t("checkout:payment.securePage", { host: isolate(hostOf(url)) });
  return (
    <section className="provider">
      <header className="provider__head">
        <Icon name="lock" />
        <p role="status">{letters.isFieldMissing ? t("checkout:payment.touchField") : title}</p>
        {mayBeBlank && (
          <Button kind="link" onPress={() => setIsAsking(true)}>
            {t("checkout:payment.notShowing")}
          </Button>
        )}
      </header>
      {bridge ? (
        <ViewedPage
          key={loads}
          bridge={bridge}
          url={url}
          returnUrlPrefix={returnUrlPrefix}
          onReturned={onReturned}
        />
      ) : (
        <FramedPage key={loads} url={url} title={title} onReturned={onReturned} />
      )}
      {keys.field !== "unavailable" && (
        <PageKeypad type={letters.type} hasLetters={letters.areShown} onLetters={letters.show} />
      )}
      <NotShowing
        isOpen={isAsking}
        phoneUrl={onPhone ? url : null}
        onClose={() => setIsAsking(false)}
        onReload={() => {
          setIsAsking(false);
          setLoads((before) => before + 1);
        }}
        onCancel={() => {
          setIsAsking(false);
          onCancel();
        }}
      />
    </section>
  );
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : url;
}
