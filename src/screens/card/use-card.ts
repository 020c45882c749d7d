import { skipToken, useQuery } from "@tanstack/react-query";
import type { CardView } from "../../../electron/host/api/contract.ts";
import { orpc, STREAM_RETRY } from "../../host.ts";
import { useVisit } from "../../journey/use-visit.ts";

/** The card on file of whoever has identified; null if none can be kept. */
export function useCard(): CardView | null {
  const { visitId, identification } = useVisit().context;
  const { data } = useQuery(
    orpc.card.live.experimental_liveOptions({
      input: identification ? { visitId } : skipToken,
      ...STREAM_RETRY,
    }),
  );
  return identification && data?.isOffered ? data : null;
}
