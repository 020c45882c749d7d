import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useWaited } from "../../app/use-waited.ts";
import { useVisit } from "../../journey/use-visit.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { FramedPage } from "./FramedPage.tsx";
import { ViewedPage } from "./ViewedPage.tsx";

/** A frame cannot tell that it was refused, so after this long we ask the customer (design §8). */
const NOT_SHOWING_MS = 8_000;

type ProviderPageProps = {
  readonly url: string;
  /** The page is left when it goes to an address that begins like this. */
  readonly returnUrlPrefix: string;
  readonly onCancel: () => void;
};

/** The provider's own page, confined: Electron's shell has a view for it, a browser a frame. */
export function ProviderPage({ url, returnUrlPrefix, onCancel }: ProviderPageProps) {
  const { t } = useTranslation(["common", "checkout"]);
  const { checkoutId } = useVisit().context;
  const [loads, setLoads] = useState(1);
  const [isAsking, setIsAsking] = useState(false);
  const mayBeBlank = useWaited(NOT_SHOWING_MS);
  const bridge = window.kiosk;
  const title = t("checkout:payment.securePage", { host: `\u2068${hostOf(url)}\u2069` });
  return (
    <section className="provider">
      <header className="provider__head">
        <Icon name="lock" />
        <p>{title}</p>
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
          checkoutId={checkoutId}
        />
      ) : (
        <FramedPage key={loads} url={url} title={title} checkoutId={checkoutId} />
      )}
      <NotShowing
        isOpen={isAsking}
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

type NotShowingProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onReload: () => void;
  readonly onCancel: () => void;
};

function NotShowing({ isOpen, onClose, onReload, onCancel }: NotShowingProps) {
  const { t } = useTranslation(["common", "checkout"]);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t("checkout:payment.notShowingTitle")}>
      <p className="payment__explained">{t("checkout:payment.notShowingBody")}</p>
      <div className="payment__choices">
        <Button className="payment__cancel" onPress={onReload}>
          {t("checkout:payment.reload")}
        </Button>
        <Button className="payment__cancel" onPress={onCancel}>
          {t("checkout:payment.cancel")}
        </Button>
      </div>
    </Sheet>
  );
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : url;
}
