/** Reading a screen aloud, where the browser can speak. */
import { useSyncExternalStore } from "react";

/** Whether this kiosk has a voice: the browser's part may be there without any. */
function hasVoice(): boolean {
  return "speechSynthesis" in window && window.speechSynthesis.getVoices().length > 0;
}

/** Voices may arrive some time after the page. */
function whenVoicesChange(changed: () => void): () => void {
  if (!("speechSynthesis" in window)) return () => {};
  window.speechSynthesis.addEventListener("voiceschanged", changed);
  return () => window.speechSynthesis.removeEventListener("voiceschanged", changed);
}

/** Whether screens can be read aloud here. */
export function useCanRead(): boolean {
  return useSyncExternalStore(whenVoicesChange, hasVoice);
}

/** Stops at once; volume and rate are set anew with every reading. */
export function stopReading(): void {
  if ("speechSynthesis" in window) window.speechSynthesis.cancel();
}

/** Reads pieces one after the other in `locale`; `onEnd` is called once, also when stopped or failed. */
export function read(pieces: readonly string[], locale: string, onEnd: () => void): void {
  stopReading();
  const last = pieces.length - 1;
  if (last < 0) onEnd();
  pieces.forEach((piece, index) => {
    const utterance = new SpeechSynthesisUtterance(piece);
    utterance.lang = locale;
    utterance.volume = 1;
    if (index === last) utterance.onend = onEnd;
    utterance.onerror = onEnd;
    window.speechSynthesis.speak(utterance);
  });
}

const READ_ELEMENTS = "h1, h2, h3, p, li, dt, dd, [data-read]";
const KEPT_SILENT = "[data-read='never'], [hidden], [aria-hidden='true'], .visually-hidden";

/**
 * The headings and main text under `root`, in reading order. What is marked `data-read="never"` (names,
 * numbers, balances) is not spoken unasked.
 */
export function readableText(root: Element): string[] {
  return [...root.querySelectorAll(READ_ELEMENTS)]
    .filter((element) => !element.closest(KEPT_SILENT))
    .filter((element) => !element.parentElement?.closest(READ_ELEMENTS))
    .map((element) => (element.textContent ?? "").replace(/\s+/g, " ").trim())
    .filter((text) => text !== "");
}
