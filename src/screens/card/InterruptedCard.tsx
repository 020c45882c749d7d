import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { orpc, STREAM_RETRY } from "../../host.ts";

const InterruptedNote = lazy(() =>
  import("./InterruptedNote.tsx").then((file) => ({ default: file.InterruptedNote })),
);

/** Shows what happened to a card that was being saved when the kiosk had to restart. */
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
