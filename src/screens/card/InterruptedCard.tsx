import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { orpc, STREAM_RETRY } from "../../host.ts";

const InterruptedNote = lazy(() =>
  import("./InterruptedNote.tsx").then((file) => ({ default: file.InterruptedNote })),
);

/** Tells whoever was keeping a card when the kiosk had to start again what became of it. */
export function InterruptedCard() {
  const { data: became = null } = useQuery(
    orpc.card.interrupted.experimental_liveOptions(STREAM_RETRY),
  );
  if (became === null) return null;
  return (
    <Suspense fallback={null}>
      <InterruptedNote became={became} />
    </Suspense>
  );
}
