import { lazy, Suspense, useState } from "react";
import { createStream, useStream } from "../../app/stream.ts";
import { host } from "../../host-client.ts";

const InterruptedNote = lazy(() =>
  import("./InterruptedNote.tsx").then((file) => ({ default: file.InterruptedNote })),
);

/** Shows what happened to a card that was being saved when the kiosk had to restart. */
export function InterruptedCard() {
  const [stream] = useState(() =>
    createStream((signal) => host.card.interrupted(undefined, { signal })),
  );
  const became = useStream(stream) ?? null;
  if (became === null) return null;
  return (
    <Suspense fallback={null}>
      <InterruptedNote became={became} />
    </Suspense>
  );
}
