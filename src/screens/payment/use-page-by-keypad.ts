import { useEffect, useState } from "react";
import type { PageContent, PageKey, PageStop } from "../../../electron/host/rpc/contract.ts";
import { host } from "../../host.ts";
import { isText, newTexts } from "./page-news.ts";

const KEYS = ".page-keys button";

export type PageByKeypad = {
  /** The field that the kiosk's keys write into; null: none is chosen. */
  readonly entry: PageStop | null;
  /** What has just changed on the page, to be said; empty at first. */
  readonly news: string;
  readonly press: (stop: PageStop) => void;
  readonly enter: (stop: PageStop) => void;
  readonly type: (key: PageKey) => void;
};

/**
 * The provider's page without a finger on it. The focus stays on the kiosk's own page, which alone knows the keypad's
 * keys: the host presses and types without it.
 */
export function usePageByKeypad(content: PageContent | null): PageByKeypad {
  const [entryId, setEntryId] = useState<string | null>(null);
  const entry = content?.stops.find(({ id }) => id === entryId) ?? null;
  useOwnFocus(content !== null);
  const news = useNews(content);
  const enter = (stop: PageStop) => {
    setEntryId(stop.id);
    document.querySelector<HTMLElement>(KEYS)?.focus();
  };
  /** The next field, or else the next control. */
  const goOn = (from: PageStop) => {
    const after = content?.stops.slice(content.stops.indexOf(from) + 1) ?? [];
    const field = after.find(({ kind }) => kind === "field");
    if (field) return enter(field);
    setEntryId(null);
    const next = after.find((stop) => !isText(stop));
    document
      .querySelector<HTMLElement>(`[data-page-stop="${CSS.escape(next?.id ?? "")}"]`)
      ?.focus();
  };
  return {
    entry,
    news,
    enter,
    press: ({ id }) => pageOfProvider().press(id),
    type: (key) => {
      if (entry === null) return;
      if (key === "Tab") goOn(entry);
      else pageOfProvider().type(key, entry.id);
    },
  };
}

/** In Electron's view, or else in the frame, which the host can reach. */
function pageOfProvider() {
  const { kiosk: bridge } = window;
  if (bridge) return { press: bridge.pressOnPaymentPage, type: bridge.typeIntoPaymentPage };
  return {
    press: (stop: string) => void host.payment.press({ stop }).catch(() => {}),
    type: (key: PageKey, stop: string) => void host.payment.type({ key, stop }).catch(() => {}),
  };
}

/** Takes the focus back from the provider's page, which may have taken it by itself. */
function useOwnFocus(isUsed: boolean): void {
  useEffect(() => {
    if (!isUsed) return;
    let last = ownFocus();
    const takeBack = () => {
      if (document.activeElement instanceof HTMLIFrameElement) last?.focus({ preventScroll: true });
    };
    const focused = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !(target instanceof HTMLIFrameElement)) last = target;
    };
    // While the frame is still taking the focus, it would keep the keys.
    let taking: ReturnType<typeof setTimeout> | undefined;
    const takeBackSoon = () => {
      clearTimeout(taking);
      taking = setTimeout(takeBack);
    };
    document.addEventListener("focusin", focused);
    window.addEventListener("blur", takeBackSoon);
    takeBack();
    return () => {
      clearTimeout(taking);
      document.removeEventListener("focusin", focused);
      window.removeEventListener("blur", takeBackSoon);
    };
  }, [isUsed]);
}

/** The focused element, or the title of the screen. */
function ownFocus(): HTMLElement | null {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && !(focused instanceof HTMLIFrameElement)) return focused;
  return document.querySelector<HTMLElement>("h1");
}

function useNews(content: PageContent | null): string {
  const [before, setBefore] = useState<PageContent | null>(null);
  const [news, setNews] = useState("");
  if (content !== before) {
    setBefore(content);
    const added = content && before ? newTexts(before, content) : "";
    if (added !== "") setNews(added);
  }
  return news;
}
