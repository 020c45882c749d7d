import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { OrderAnswer } from "../../../fleet/console/rpc/contract.ts";
import { orpc } from "../api.ts";
import { useSession } from "../session/session.ts";
import { seenAnew } from "./outcome.ts";

/** Names the order as it was seen, and the act: a repeat has the same key, and is the same act. */
type ActInput = {
  readonly session: string;
  readonly kiosk: string;
  readonly checkoutId: string;
  readonly seq: number;
  readonly key: string;
};

export type Act = (input: ActInput) => Promise<OrderAnswer>;

type Sent = { readonly act: Act; readonly input: ActInput };

export type ActState = {
  /** Sends an act for the order with this number of journal entries. Ignored while another one is under way. */
  readonly send: (act: Act, seq: number) => void;
  /** The last one once more, with its key. */
  readonly repeat: () => void;
  readonly isPending: boolean;
  /** The console could not be reached: whether it was sent is unknown. */
  readonly isFailed: boolean;
  readonly answer: OrderAnswer | null;
};

/** Acts for an order at its kiosk. What the kiosk answers replaces the order that is shown. */
export function useOrderAct(kiosk: string, checkoutId: string): ActState {
  const { session } = useSession();
  const client = useQueryClient();
  const ofOrder = { session, kiosk, checkoutId };
  const { mutate, isPending, isError, data, variables } = useMutation({
    mutationFn: ({ act, input }: Sent) => act(input),
    onSuccess: (answer) => {
      const seen = seenAnew(answer);
      const queryKey = orpc.orders.look.queryKey({ input: ofOrder });
      if (seen) client.setQueryData(queryKey, seen);
      else void client.invalidateQueries({ queryKey });
    },
  });
  return {
    send: (act, seq) => {
      if (isPending) return;
      mutate({ act, input: { ...ofOrder, seq, key: crypto.randomUUID() } });
    },
    repeat: () => {
      if (variables && !isPending) mutate(variables);
    },
    isPending,
    isFailed: isError,
    answer: data ?? null,
  };
}
