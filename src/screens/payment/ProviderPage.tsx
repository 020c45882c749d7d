import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useWaited } from "../../app/use-waited.ts";
import { useVisit } from "../../journey/use-visit.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { usePaymentReturn } from "./use-payment-return.ts";

/** A frame cannot tell that it was refused, so after this long we ask the customer (design §8). */
const NOT_SHOWING_MS = 8_000;

type ProviderPageProps = { readonly url: string; readonly onCancel: () => void };

/** The provider's own page in a frame that can neither open windows nor leave. */
export function ProviderPage({ url, onCancel }: ProviderPageProps) {
  const { t } = useTranslation(["common", "checkout"]);
  const { checkoutId } = useVisit().context;
  const frame = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(1);
  const [isAsking, setIsAsking] = useState(false);
  const mayBeBlank = useWaited(NOT_SHOWING_MS);
  usePaymentReturn(frame, checkoutId);
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
      <iframe
        key={loads}
        ref={frame}
        className="provider__page"
        title={title}
        src={url}
        sandbox="allow-scripts allow-forms allow-same-origin"
        referrerPolicy="no-referrer"
      />
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
