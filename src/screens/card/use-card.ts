import { skipToken, useQuery } from "@tanstack/react-query";
import type { CardView } from "../../../electron/host/rpc/contract.ts";
import { orpc, STREAM_RETRY } from "../../host.ts";
import { useVisit } from "../../journey/use-visit.ts";

/** The saved card of the identified customer; null if none can be saved. */
export function useCard(): CardView | null {
  const { visitId, identification } = useVisit("visitId", "identification");
  const { data } = useQuery(
    orpc.card.live.experimental_liveOptions({
      input: identification ? { visitId } : skipToken,
      ...STREAM_RETRY,
    }),
  );
  return identification && data?.isOffered ? data : null;
}
