import { useEffect } from "react";
import { stopReading } from "../speech.ts";
import { useReading } from "./use-reading.ts";

const SHEET = "[role=dialog], [role=alertdialog]";
/** A title that takes the focus announces a screen or a step (requirement A6). */
const ANNOUNCING = `h1, h2, ${SHEET}`;
const CONTROL = "button, a, input, textarea, [role=switch], [tabindex='0']";

/** Until a screen has its lists, and a customer who goes on at once is not told of one that is gone. */
const SETTLED_AFTER_MS = 300;

/** The screen, without what lies over it. */
export function screenToRead(): Element | null {
  return document.querySelector(".kiosk__screen");
}

/**
 * Reading that is switched on: each screen, step and sheet as it takes the focus, what appears as an alert, and the name
 * of a control that a keyboard comes to. Whoever shows it gives it a new key for another language or volume: then it
 * begins anew.
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
      // A sheet may give the focus to its first button at once: what it says is more than that.
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

/** Speaks what appears in, or as, an alert; nothing that is private. */
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
