import { useEffect } from "react";
import { stopReading } from "../speech.ts";
import { useReading } from "./use-reading.ts";

const SHEET = "[role=dialog], [role=alertdialog]";
/** A title that takes the focus announces a screen or a step (requirement A6). */
const ANNOUNCING = `h1, h2, ${SHEET}`;
const CONTROL = "button, a, input, textarea, [role=switch], [tabindex='0']";

/** Waits until a screen has its lists, and skips one that the customer leaves at once. */
const SETTLED_AFTER_MS = 300;

/** The screen, without overlays. */
export function screenToRead(): Element | null {
  return document.querySelector(".kiosk__screen");
}

/**
 * Reads aloud each screen, step and sheet that takes the focus, each new alert, and the name of a control focused by
 * keyboard. Callers pass a new key for another language or volume: then it starts again.
 */
export function Reader() {
  const { readPart, say } = useReading();
  useEffect(() => {
    const top = () => [...document.querySelectorAll(SHEET)].at(-1) ?? screenToRead();
    let coming: ReturnType<typeof setTimeout> | undefined;
    const readSoon = () => {
      clearTimeout(coming);
      coming = setTimeout(() => readPart(top(), "open"), SETTLED_AFTER_MS);
    };
    let sheetBefore: Element | null = null;
    const focused = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      // A sheet may focus its first button at once: the whole sheet is read then.
      const sheet = target.closest(SHEET);
      const isNewSheet = sheet !== null && sheet !== sheetBefore;
      sheetBefore = sheet;
      if (isNewSheet || target.matches(ANNOUNCING)) readSoon();
      else if (target.matches(CONTROL) && target.matches(":focus-visible")) say(nameOf(target));
    };
    readSoon();
    document.addEventListener("focusin", focused);
    const alerts = watchAlerts(say);
    return () => {
      clearTimeout(coming);
      document.removeEventListener("focusin", focused);
      alerts.disconnect();
      stopReading();
    };
  }, [readPart, say]);
  return null;
}

function nameOf(control: Element): string {
  const label = control instanceof HTMLInputElement ? control.labels?.[0] : null;
  return control.getAttribute("aria-label") ?? (label ?? control).textContent ?? "";
}

/** Speaks the content of new alerts, without private parts. */
function watchAlerts(say: (words: string) => void): MutationObserver {
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const around = target instanceof Element ? target : target.parentElement;
      const alert =
        around?.closest("[role=alert]") ??
        [...addedNodes]
          .filter((node) => node instanceof Element)
          .map((node) => (node.matches("[role=alert]") ? node : node.querySelector("[role=alert]")))
          .find((found) => found !== null);
      const words = alert?.closest("[data-read=private]") ? "" : (alert?.textContent ?? "");
      if (words.trim() !== "") return say(words.replace(/\s+/g, " ").trim());
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return observer;
}
