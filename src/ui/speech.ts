/** Text to speech, if the browser supports it. */
import { useSyncExternalStore } from "react";

/** Whether there is any voice: the browser's API may exist without one. */
function hasVoice(): boolean {
  return "speechSynthesis" in window && window.speechSynthesis.getVoices().length > 0;
}

let hasWoken = false;

/**
 * With speech-dispatcher, Chromium lists its voices only once something was to be spoken: a blank, which nobody hears. An
 * empty text would be an error.
 */
function wakeVoices(): void {
  if (hasWoken || hasVoice()) return;
  hasWoken = true;
  window.speechSynthesis.speak(new SpeechSynthesisUtterance(" "));
}

/** Voices may load some time after the page. */
function whenVoicesChange(changed: () => void): () => void {
  if (!("speechSynthesis" in window)) return () => {};
  wakeVoices();
  window.speechSynthesis.addEventListener("voiceschanged", changed);
  return () => window.speechSynthesis.removeEventListener("voiceschanged", changed);
}

/** Whether screens can be read aloud here. */
export function useCanRead(): boolean {
  return useSyncExternalStore(whenVoicesChange, hasVoice);
}

/**
 * Whether speech may be heard. Closed until the kiosk knows that nobody else hears what should be private, and at every
 * moment in which only the loudspeaker could say it: the last gate before the browser's voice.
 */
const output = { isOpen: false, listeners: new Set<() => void>() };

/** Lets speech be heard from now on; false: stops it, and refuses more. */
export function openSpeech(isOpen: boolean): void {
  output.isOpen = isOpen;
  if (!isOpen) stopReading();
  for (const listener of output.listeners) listener();
}

function whenSpeechOpens(changed: () => void): () => void {
  output.listeners.add(changed);
  return () => output.listeners.delete(changed);
}

/** False while nothing may be read aloud although the kiosk has a voice: headphones are needed. */
export function useMayRead(): boolean {
  return useSyncExternalStore(whenSpeechOpens, () => output.isOpen);
}

/** Whether what is read now is heard: for a key that comes before the page has been rendered with it. */
export function isHeard(): boolean {
  return hasVoice() && output.isOpen;
}

/** Stops at once. */
export function stopReading(): void {
  if ("speechSynthesis" in window) window.speechSynthesis.cancel();
}

/** How it is spoken: the language of the text, and the volume, 0 to 1. */
export type Voice = { readonly locale: string; readonly volume: number };

/** A piece of text; with a language of its own if it is marked so. */
export type Piece = { readonly text: string; readonly locale?: string };

const FULL_VOLUME = 1;

/** Reads pieces one after the other; `onEnd` is called once, also when stopped or failed. */
export function read(
  pieces: readonly (string | Piece)[],
  { locale, volume = FULL_VOLUME }: Pick<Voice, "locale"> & Partial<Voice>,
  onEnd: () => void = () => {},
): void {
  stopReading();
  const last = pieces.length - 1;
  if (last < 0 || !output.isOpen) {
    onEnd();
    return;
  }
  pieces.forEach((piece, index) => {
    const { text, locale: own } = typeof piece === "string" ? { text: piece } : piece;
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = own ?? locale;
    utterance.volume = volume;
    if (index === last) utterance.onend = onEnd;
    utterance.onerror = onEnd;
    window.speechSynthesis.speak(utterance);
  });
}
