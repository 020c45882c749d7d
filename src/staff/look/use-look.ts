import { useMutation, useQuery } from "@tanstack/react-query";
import type { LookChange } from "../../../domain/look/change.ts";
import type { LookView, PublishedLook } from "../../../electron/host/rpc/contract.ts";
import { host, orpc, STREAM_RETRY } from "../../host.ts";
import { useStaffSession } from "../shell/use-staff-session.ts";

export type LookEditing = {
  readonly view: LookView;
  readonly change: (change: LookChange) => void;
  readonly take: (step: "undo" | "discard") => void;
  /** Publishes the draft with this digest, which staff have seen. */
  readonly publish: (digest: string) => void;
  /** The last change was not stored, or the host was not reached; or the draft to be published was another one. */
  readonly failure: "not-stored" | "changed" | "failed" | null;
};

/** The draft as the host streams it, and its changes; null until the first arrives. */
export function useLook(): LookEditing | null {
  const session = useStaffSession();
  const { data: view } = useQuery(
    orpc.staffMode.look.live.experimental_liveOptions({ input: { session }, ...STREAM_RETRY }),
  );
  const { mutate, data, isError } = useMutation({
    mutationFn: (call: () => Promise<PublishedLook>) => call(),
  });
  if (!view) return null;
  const { look } = host.staffMode;
  const failed = isError ? ("failed" as const) : null;
  return {
    view,
    change: (change) => mutate(() => look.change({ session, change })),
    take: (step) => mutate(() => look[step]({ session })),
    publish: (digest) => mutate(() => look.publish({ session, digest })),
    failure: data === undefined || data.result === "done" ? failed : data.result,
  };
}
