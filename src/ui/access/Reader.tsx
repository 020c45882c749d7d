import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useVisitSelector } from "../../journey/use-visit.ts";
import { VOLUMES, type Volume } from "../../journey/visit-context.ts";
import { type Piece, stopReading } from "../speech.ts";
import { useStable } from "../use-stable.ts";
import { describedChange, describedPieces } from "./describe.ts";
import { SPEAKING, watchChanges } from "./live-changes.ts";
import { useReading } from "./use-reading.ts";

const SHEET = "[role=dialog], [role=alertdialog]";
/** A title that takes the focus announces a screen or a step (requirement A6). */
const ANNOUNCING = `h1, h2, ${SHEET}`;
const CONTROL = "button, a, input, textarea, iframe, [role=switch], [tabindex='0']";
/** The keypad has moved here (use-keypad.ts). */
const STOP = "[data-stop]";

/** Skips a screen that the customer leaves at once. */
const SETTLED_AFTER_MS = 300;
/** A screen that is rendered in stages is read as a whole, but not after this. */
const GROWING = "[aria-busy='true']";
const SETTLED_AT_LATEST_MS = 5_000;

/** The screen, without overlays. */
export function screenToRead(): Element | null {
  return document.querySelector(".kiosk__screen");
}

/**
 * Reads aloud each screen, step and sheet that takes the focus, each new alert, and what is focused by keyboard or
 * keypad; with a keypad also values that change. Callers pass a new key for another language: then it starts again.
 */
export function Reader() {
  const { readPart, sayStop, say } = useReading();
  const { volume, byKeypad } = useVisitSelector((context) => context.reading);
  const { t } = useTranslation();
  const { t: spoken } = useTranslation("keypad");
  const isFull = useStable(() => byKeypad);
  const sayChanges = useStable((words: readonly Piece[], isFocusChanged: boolean) => {
    const focused = document.activeElement;
    const state = isFocusChanged && focused ? describedPieces(focused, spoken, "open") : [];
    say(...state, ...words);
  });
  const changed = useStable((live: Element) => describedChange(live, spoken));
  useEffect(() => {
    const top = () => [...document.querySelectorAll(SHEET)].at(-1) ?? screenToRead();
    let coming: ReturnType<typeof setTimeout> | undefined;
    const stopWaiting = () => {
      clearTimeout(coming);
      coming = undefined;
    };
    const readSoon = (before = performance.now() + SETTLED_AT_LATEST_MS) => {
      stopWaiting();
      coming = setTimeout(() => {
        coming = undefined;
        const part = top();
        const isGrowing = part?.querySelector(GROWING) != null && performance.now() < before;
        if (isGrowing) readSoon(before);
        else readPart(part, "open");
      }, SETTLED_AFTER_MS);
    };
    let sheetBefore: Element | null = null;
    /** Whether the customer has pressed or touched anything since the sheet came. */
    let hasActed = false;
    const focused = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      // A sheet may focus its first button by itself, at once or when its words have come: the whole sheet is read then.
      const sheet = target.closest(SHEET);
      if (sheet !== sheetBefore) hasActed = false;
      sheetBefore = sheet;
      const isStop = target.matches(STOP);
      const isOpening = sheet !== null && !hasActed;
      if (!isStop && (isOpening || target.matches(ANNOUNCING))) readSoon();
      else if (isStop || (target.matches(CONTROL) && target.matches(":focus-visible"))) {
        stopWaiting();
        sayStop(target, "open");
      }
    };
    readSoon();
    document.addEventListener("focusin", focused);
    // What was about to be said would interrupt what the customer asks for.
    const stopListening = whenInterrupted(() => {
      hasActed = true;
      stopWaiting();
      stopReading();
    });
    const stopWatching = watchChanges({
      isFull,
      wordsOf: changed,
      // A screen that is read in a moment says all of it.
      report({ words, isFocusChanged }) {
        if (coming === undefined) sayChanges(words, isFocusChanged);
      },
    });
    return () => {
      stopWaiting();
      document.removeEventListener("focusin", focused);
      stopListening();
      stopWatching();
      stopReading();
    };
  }, [readPart, sayStop, isFull, changed, sayChanges]);
  useSaidVolume(volume, () => say(t("reading.volume", { step: volume, steps: VOLUMES.length })));
  return null;
}

/**
 * A key, or a touch on a control, ends what is being said (EN 301 549, 5.1.3.5). It is noticed before any control acts:
 * what that leads to is said afterwards. A control that reads something aloud ends that itself: if it were stopped
 * before, a press would start it again. Returns a function that stops watching.
 */
function whenInterrupted(interrupt: () => void): () => void {
  const touched = ({ target }: Event) => {
    if (isWithin(target, `${CONTROL}, label`) && !isWithin(target, SPEAKING)) interrupt();
  };
  const typed = ({ target }: Event) => {
    if (!isWithin(target, SPEAKING)) interrupt();
  };
  const capture = { capture: true };
  window.addEventListener("pointerdown", touched, capture);
  window.addEventListener("keydown", typed, capture);
  return () => {
    window.removeEventListener("pointerdown", touched, capture);
    window.removeEventListener("keydown", typed, capture);
  };
}

function isWithin(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

/** Says a volume when it changes, at the new volume. */
function useSaidVolume(volume: Volume, say: () => void): void {
  const before = useRef(volume);
  const sayNow = useStable(say);
  useEffect(() => {
    if (before.current === volume) return;
    before.current = volume;
    sayNow();
  }, [volume, sayNow]);
}
