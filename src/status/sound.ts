import { useEffect, useRef } from "react";
import type { StatusView } from "../../electron/host/rpc/contract.ts";
import {
  type Loudspeaker,
  STAFF_BELL,
  useLoudspeaker,
  useStaffBell,
  useUnblock,
} from "../ui/loudspeaker.ts";

/** Rising: come and collect. */
const READY = [
  { hertz: 659, startS: 0 },
  { hertz: 880, startS: 0.22 },
] as const;

/**
 * Plays sounds for numbers that become ready and for calls for staff. Returns how to unblock the sound if the browser
 * requires a touch first, else null.
 */
export function useSound({ sound, ready, staffCall, shared }: StatusView): (() => void) | null {
  const loudspeaker = useLoudspeaker(sound);
  useReadyChime(loudspeaker, ready);
  useStaffBell(loudspeaker, staffCall?.at ?? null);
  useTwiceBell(loudspeaker, shared?.twice.map(({ number }) => number).join(" ") ?? "");
  return useUnblock(loudspeaker);
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

/** Rings once for numbers that two kiosks have given out, and again when there are others. */
function useTwiceBell(loudspeaker: Loudspeaker, numbers: string): void {
  useEffect(() => {
    if (numbers !== "") loudspeaker.play(STAFF_BELL);
  }, [loudspeaker, numbers]);
}
