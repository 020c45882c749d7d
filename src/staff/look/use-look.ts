import { useMutation, useQuery } from "@tanstack/react-query";
import type { LookChange } from "../../../domain/look/change.ts";
import type { LookView } from "../../../electron/host/rpc/contract.ts";
import { host, orpc, STREAM_RETRY } from "../../host.ts";
import { useStaffSession } from "../shell/use-staff-session.ts";

/** What staff do with the draft as a whole. */
export type DraftStep = "undo" | "discard" | "publish";

export type LookEditing = {
  readonly view: LookView;
  readonly change: (change: LookChange) => void;
  readonly take: (step: DraftStep) => void;
  /** The last change was not stored, or the host was not reached. */
  readonly failure: "not-stored" | "failed" | null;
};

/** The draft as the host streams it, and its changes; null until the first arrives. */
export function useLook(): LookEditing | null {
  const session = useStaffSession();
  const { data: view } = useQuery(
    orpc.staffMode.look.live.experimental_liveOptions({ input: { session }, ...STREAM_RETRY }),
  );
  const { mutate, data, isError } = useMutation({
    mutationFn: (step: DraftStep | LookChange) =>
      typeof step === "string"
        ? host.staffMode.look[step]({ session })
        : host.staffMode.look.change({ session, change: step }),
  });
  if (!view) return null;
  const failed = isError ? ("failed" as const) : null;
  return {
    view,
    change: mutate,
    take: mutate,
    failure: data?.result === "not-stored" ? data.result : failed,
  };
}
