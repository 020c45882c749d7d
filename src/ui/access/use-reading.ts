import { useTranslation } from "react-i18next";
import { useVisit } from "../../journey/use-visit.ts";
import { VOLUMES, type Volume } from "../../journey/visit-context.ts";
import { type Part, readableText } from "../readable.ts";
import { type Piece, read } from "../speech.ts";
import { useStable } from "../use-stable.ts";
import { describedPieces } from "./describe.ts";
import { isSecret } from "./keypad-moves.ts";
import { loudnessOf } from "./loudness.ts";

/** The volume one step up or down; the same at either end. */
export function nextVolume(volume: Volume, step: 1 | -1): Volume {
  return VOLUMES[VOLUMES.indexOf(volume) + step] ?? volume;
}

export type Reading = {
  /** Reads a part of what is under `root`, instead of the current speech. */
  readonly readPart: (root: Element | null, part: Part) => void;
  /** Says what has the focus. */
  readonly sayStop: (stop: Element, part: Part) => void;
  readonly say: (...words: readonly (string | Piece)[]) => void;
};

/** Speaks in the language of the screen, at the volume that the customer has set. */
export function useReading(): Reading {
  const { t, i18n } = useTranslation();
  const { t: spoken } = useTranslation("keypad");
  const { volume, byKeypad } = useVisit("reading").reading;
  const { language } = i18n;
  const say = useStable((...words: readonly (string | Piece)[]) => {
    const pieces = words.filter((word) => (typeof word === "string" ? word : word.text) !== "");
    if (pieces.length > 0) read(pieces, { locale: language, volume: loudnessOf(volume) });
  });
  const readPart = useStable((root: Element | null, part: Part) => {
    if (!root) return;
    // Where a PIN is asked for, no key but back acts.
    const hint = byKeypad && part === "open" && !isSecret() ? spoken("hint") : null;
    const pieces = readableText(root, part, (name) => t("access.button", { name }), hint);
    read(pieces, { locale: language, volume: loudnessOf(volume) });
  });
  const sayStop = useStable((stop: Element, part: Part) => {
    say(...describedPieces(stop, spoken, part));
  });
  return { readPart, sayStop, say };
}
