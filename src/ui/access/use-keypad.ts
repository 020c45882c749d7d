import { useLayoutEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type KeypadAction, keypadActionOf } from "../../../domain/keypad.ts";
import { useIsScreen, useSend, useVisitSelector } from "../../journey/use-visit.ts";
import { VOLUMES } from "../../journey/visit-context.ts";
import { useOutlet } from "../../outlet/use-outlet.ts";
import { isHeard, stopReading } from "../speech.ts";
import { useStable } from "../use-stable.ts";
import { isPrivate } from "./describe.ts";
import {
  focusedStop,
  goBack,
  isPressedByCustomer,
  isSecret,
  isWritten,
  pressFocused,
  returnToTexts,
  StopWalk,
} from "./keypad-moves.ts";
import { screenToRead } from "./Reader.tsx";
import { keypadArea } from "./stops.ts";
import { nextVolume, useReading } from "./use-reading.ts";

/** Lets a tactile keypad use the whole kiosk (requirement A6). `onHelp` shows what its keys do. */
export function useKeypad(onHelp: () => void): void {
  const keypad = useOutlet().keypad;
  const keys = keypad?.keys ?? null;
  const isStaff = useIsScreen("staff");
  const perform = useKeypadActions(onHelp);
  const pressed = useStable((event: KeyboardEvent) => {
    const action = keypadActionOf(keys, event);
    // Staff use a keyboard as it is.
    if (action === null || isStaff || !isPressedByCustomer(event)) return;
    if (action === "select" && isWritten(event)) return;
    event.preventDefault();
    event.stopPropagation();
    // A held key is pressed once.
    if (event.repeat) return;
    if (action === "back" || !isSecret()) perform(action);
  });
  const hasKeypad = keys !== null;
  // Before the first screen is painted: whoever sees or hears it may press at once.
  useLayoutEffect(() => {
    if (!hasKeypad) return;
    // After the scanner's listener, and before those of the controls.
    document.body.addEventListener("keydown", pressed, { capture: true });
    const stopReturning = returnToTexts();
    return () => {
      document.body.removeEventListener("keydown", pressed, { capture: true });
      stopReturning();
    };
  }, [hasKeypad, pressed]);
}

/** What each key does; the first one of a visit starts reading aloud. */
function useKeypadActions(onHelp: () => void): (action: KeypadAction) => void {
  const startsSpeech = useOutlet().keypad?.startsSpeech ?? false;
  const { isOn, byKeypad } = useVisitSelector((context) => context.reading);
  const send = useSend();
  const act = useScreenActions(onHelp);
  const turn = (on: boolean) =>
    send({ type: "READING_CHANGED", reading: { isOn: on && isHeard(), byKeypad: true } });
  return (action) => {
    stopReading();
    if (action === "speech") return turn(!isOn);
    const starts = !byKeypad && !isOn && startsSpeech && isHeard();
    if (!byKeypad) turn(isOn || starts);
    // Who did not hear anything yet does not know what the key would do.
    if (!starts || action === "help") act(action);
  };
}

function useScreenActions(onHelp: () => void): (action: Exclude<KeypadAction, "speech">) => void {
  const { t } = useTranslation(["common", "keypad"]);
  const { isOn, volume } = useVisitSelector((context) => context.reading);
  const send = useSend();
  const { readPart, sayStop, say } = useReading();
  const [walk] = useState(() => new StopWalk());
  const speak = (words: string) => isOn && say(words);
  const repeat = (part: "open" | "own") => {
    const stop = focusedStop();
    if (!isOn) return;
    if (stop) sayStop(stop, part);
    else readPart(topPart(), "open");
  };
  const setVolume = (step: 1 | -1) => {
    const next = nextVolume(volume, step);
    if (next !== volume) send({ type: "READING_CHANGED", reading: { volume: next } });
    else speak(t("reading.volume", { step: volume, steps: VOLUMES.length }));
  };
  const select = () => {
    const stop = focusedStop();
    const isRequest = stop !== null && isPrivate(stop);
    if (!pressFocused() || isRequest) repeat(isRequest ? "own" : "open");
  };
  return (action) => {
    switch (action) {
      case "next":
        return walk.move(1);
      case "previous":
        return walk.move(-1);
      case "select":
        return select();
      case "back":
        if (!goBack()) speak(t("keypad:noBack"));
        return;
      case "help":
        return onHelp();
      case "volumeUp":
        return setVolume(1);
      case "volumeDown":
        return setVolume(-1);
      case "repeat":
        return repeat("open");
    }
  };
}

/** What is read as a whole: the topmost dialog, else the screen. */
function topPart(): Element | null {
  const area = keypadArea();
  return area?.matches(".kiosk") ? screenToRead() : area;
}
