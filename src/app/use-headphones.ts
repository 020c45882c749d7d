import { useEffect, useLayoutEffect, useState } from "react";
import { connection, host } from "../host-client.ts";
import { useIsScreen, useSend, useVisitSelector } from "../journey/use-visit.ts";
import { HEADPHONES_VOLUME, LOUDSPEAKER_VOLUME } from "../journey/visit-context.ts";
import { openSpeech, stopReading } from "../ui/speech.ts";
import { useConnectionState } from "./connection.ts";
import { createStream, useStream } from "./stream.ts";

/**
 * Reads aloud while headphones are plugged in, on every screen of customers, and stops when they are pulled out: the
 * loudspeaker says nothing that was begun for headphones. While the host is away, nobody would notice that they are
 * pulled out.
 */
export function useHeadphones(): void {
  const isConnected = useConnectionState(connection) === "open";
  const [stream] = useState(() =>
    createStream((signal) => host.headphones.live(undefined, { signal })),
  );
  const plug = useStream(stream);
  const isPlugged = isConnected && plug?.isPlugged === true;
  const readsOnlyToThem = useVisitSelector(({ outlet }) => outlet.readsOnlyToHeadphones);
  const visitId = useVisitSelector((context) => context.visitId);
  const isStaff = useIsScreen("staff");
  const send = useSend();
  const mayRead = isPlugged || !readsOnlyToThem;

  useLayoutEffect(() => openSpeech(mayRead), [mayRead]);

  // Also for the next visit: whoever has left the plug in may go on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new visit begins with reading off
  useEffect(() => {
    if (!isPlugged || isStaff) return;
    send({ type: "READING_CHANGED", reading: { isOn: true, volume: HEADPHONES_VOLUME } });
    return () => {
      stopReading();
      send({ type: "READING_CHANGED", reading: { isOn: false, volume: LOUDSPEAKER_VOLUME } });
    };
  }, [isPlugged, isStaff, visitId, send]);

  // Somebody is there.
  useEffect(() => {
    if (isPlugged) send({ type: "TOUCHED" });
  }, [isPlugged, send]);
}
