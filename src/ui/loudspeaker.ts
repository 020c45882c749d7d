import { useEffect, useMemo, useSyncExternalStore } from "react";
import { type Note, playNotes } from "./chime.ts";
import { useWaited } from "./use-waited.ts";

/** A counter bell, struck three times: staff know it from every other sound. */
export const STAFF_BELL: readonly Note[] = [
  { hertz: 1175, startS: 0 },
  { hertz: 1175, startS: 0.3 },
  { hertz: 1175, startS: 0.6 },
];
/** How often the sound of an open call is repeated. */
const RING_AGAIN_MS = 15_000;

/** A browser that may play sound takes a moment to start: only after this time it counts as blocked until a touch. */
const STARTS_WITHIN_MS = 1_500;

export type Loudspeaker = {
  readonly play: (notes: readonly Note[]) => void;
  /** Whether the browser requires a touch first. */
  readonly isBlocked: () => boolean;
  readonly unblock: () => void;
  readonly subscribe: (listener: () => void) => () => void;
};

const NO_SOUND: Loudspeaker = {
  play: () => {},
  isBlocked: () => false,
  unblock: () => {},
  subscribe: () => () => {},
};

/** The machine's loudspeaker for as long as the component is shown; a silent one if sound is off. */
export function useLoudspeaker(isOn: boolean): Loudspeaker {
  return useMemo(() => (isOn ? createLoudspeaker() : NO_SOUND), [isOn]);
}

function createLoudspeaker(): Loudspeaker {
  if (!("AudioContext" in window)) return NO_SOUND;
  const audio = new AudioContext();
  return {
    play: (notes) => {
      // Otherwise blocked sounds would all play at once later.
      if (audio.state === "running") playNotes(audio, notes);
    },
    isBlocked: () => audio.state === "suspended",
    unblock: () => void audio.resume(),
    subscribe: (listener) => {
      audio.addEventListener("statechange", listener);
      return () => audio.removeEventListener("statechange", listener);
    },
  };
}

/** How to unblock the sound if the browser requires a touch first, else null. */
export function useUnblock(loudspeaker: Loudspeaker): (() => void) | null {
  const isBlocked = useSyncExternalStore(loudspeaker.subscribe, loudspeaker.isBlocked);
  const hasStarted = useWaited(STARTS_WITHIN_MS);
  return isBlocked && hasStarted ? loudspeaker.unblock : null;
}

/** Rings for a call for staff, and again as long as it is open; another `call` rings at once. Null: no call. */
export function useStaffBell(loudspeaker: Loudspeaker, call: string | number | null): void {
  useEffect(() => {
    if (call === null) return;
    loudspeaker.play(STAFF_BELL);
    const timer = setInterval(() => loudspeaker.play(STAFF_BELL), RING_AGAIN_MS);
    return () => clearInterval(timer);
  }, [loudspeaker, call]);
}
