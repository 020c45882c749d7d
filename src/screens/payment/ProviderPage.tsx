import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PageContent } from "../../../electron/host/rpc/contract.ts";
import type { ReturnOutcome } from "../../../electron/host/rpc/kiosk-bridge.ts";
import { isolate } from "../../i18n/isolate.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { useWaited } from "../../ui/use-waited.ts";
import { FramedPage } from "./FramedPage.tsx";
import { NotShowing } from "./NotShowing.tsx";
import { PageKeypad } from "./PageKeypad.tsx";
import { PageStops } from "./PageStops.tsx";
import { forgetReturn } from "./page-left.ts";
import { useLetters } from "./use-letters.ts";
import { type PageByKeypad, usePageByKeypad } from "./use-page-by-keypad.ts";
import { usePageContent } from "./use-page-content.ts";
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
  const content = usePageContent();
  const byKeypad = usePageByKeypad(content);
  const letters = useLetters(
    content === null ? keys : { field: byKeypad.entry ? "digits" : "none", type: byKeypad.type },
  );
  useEffect(() => forgetReturn, []);
  const bridge = window.kiosk;
  const title = t("checkout:payment.securePage", { host: isolate(hostOf(url)) });
  return (
    <section className="provider">
      <header className="provider__head">
        <Icon name="lock" />
        <p role="status">{letters.isFieldMissing ? t("checkout:payment.touchField") : title}</p>
        {content && (
          <PageStops content={content} onPress={byKeypad.press} onEnter={byKeypad.enter} />
        )}
        {mayBeBlank && (
          <Button kind="link" onPress={() => setIsAsking(true)}>
            {t("checkout:payment.notShowing")}
          </Button>
        )}
      </header>
      <PageByKeypadNews content={content} byKeypad={byKeypad} />
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

/** For the ear alone: which page has come, which field is being filled in and how far, and what is new on the page. */
function PageByKeypadNews({
  content,
  byKeypad: { entry, news },
}: {
  readonly content: PageContent | null;
  readonly byKeypad: PageByKeypad;
}) {
  const { t } = useTranslation(["common", "checkout"]);
  const ready =
    content === null || content.stops.length === 0
      ? ""
      : t("checkout:payment.pageReady", { title: content.title });
  return (
    <div className="visually-hidden" aria-hidden="true">
      <p role="status">{ready}</p>
      <p role="status" lang={content?.language || undefined}>
        {news}
      </p>
      <p role="status">{entry && t("checkout:payment.typeInto", { name: entry.name })}</p>
      <output data-read="private">{"•".repeat(entry?.length ?? 0)}</output>
    </div>
  );
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : url;
}
