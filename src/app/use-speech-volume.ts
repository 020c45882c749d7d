import { useEffect } from "react";
import { host } from "../host-client.ts";
import { useVisitSelector } from "../journey/use-visit.ts";
import { loudnessOf } from "../ui/access/loudness.ts";
import { useCanRead } from "../ui/speech.ts";

/**
 * Sets the volume of the machine's voice to that of the visit, for systems on which the browser does not: at each change,
 * and again when reading begins, since a voice that has just started has a volume of its own.
 */
export function useSpeechVolume(): void {
  const { isOn, volume } = useVisitSelector((context) => context.reading);
  const canRead = useCanRead();
  // biome-ignore lint/correctness/useExhaustiveDependencies: repeated when reading begins
  useEffect(() => {
    // Without a host there is no customer to hear the difference; the next change sets it.
    if (canRead) host.speech.setVolume({ loudness: loudnessOf(volume) }).catch(() => {});
  }, [canRead, isOn, volume]);
}
