import { useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import type { StatusView } from "../../electron/host/rpc/contract.ts";
import { playNotes } from "../ui/chime.ts";
import { useWaited } from "../ui/use-waited.ts";

/** Rising: come and collect. */
const READY = [
  { hertz: 659, startS: 0 },
  { hertz: 880, startS: 0.22 },
] as const;
/** A counter bell, struck three times: staff know it from the chime above. */
const STAFF = [
  { hertz: 1175, startS: 0 },
  { hertz: 1175, startS: 0.3 },
  { hertz: 1175, startS: 0.6 },
] as const;
/** How often the sound of an open call is repeated. */
const RING_AGAIN_MS = 15_000;

/** A browser that may play sound takes a moment to start: only after this time it counts as blocked until a touch. */
const STARTS_WITHIN_MS = 1_500;

type Loudspeaker = {
  readonly play: (notes: typeof READY | typeof STAFF) => void;
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

/**
 * Plays sounds for numbers that become ready and for calls for staff. Returns how to unblock the sound if the browser
 * requires a touch first, else null.
 */
export function useSound({ sound, ready, staffCall }: StatusView): (() => void) | null {
  const loudspeaker = useMemo(() => (sound ? createLoudspeaker() : NO_SOUND), [sound]);
  useReadyChime(loudspeaker, ready);
  useStaffBell(loudspeaker, staffCall?.at ?? null);
  const isBlocked = useSyncExternalStore(loudspeaker.subscribe, loudspeaker.isBlocked);
  const hasStarted = useWaited(STARTS_WITHIN_MS);
  return isBlocked && hasStarted ? loudspeaker.unblock : null;
}

function useReadyChime(loudspeaker: Loudspeaker, ready: StatusView["ready"]): void {
  // Null at first: numbers that were ready when the page was opened play no sound.
  const called = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    const now = new Set(ready.filter(({ isNew }) => isNew).map(({ number }) => number));
    const before = called.current;
    called.current = now;
    if (before && [...now].some((number) => !before.has(number))) loudspeaker.play(READY);
  }, [loudspeaker, ready]);
}

function useStaffBell(loudspeaker: Loudspeaker, callAt: number | null): void {
  useEffect(() => {
    if (callAt === null) return;
    loudspeaker.play(STAFF);
    const timer = setInterval(() => loudspeaker.play(STAFF), RING_AGAIN_MS);
    return () => clearInterval(timer);
  }, [loudspeaker, callAt]);
}
