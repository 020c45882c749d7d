import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { ConsoleOrder, OrderAnswer } from "../../../fleet/console/rpc/contract.ts";
import { api, orpc } from "../api.ts";
import { useSession } from "../session/session.ts";
import { afterLook, isSettled } from "./outcome.ts";

/** A kiosk looks at an order without writing anything. */
const LOOK_EVERY_MS = 5_000;

type Followed = {
  readonly kiosk: string;
  readonly checkoutId: string;
  /** Null if the order needs nobody; undefined before that is known. */
  readonly listed: ConsoleOrder | null | undefined;
  readonly isAway: boolean;
  /** An act is under way, whose answer has the order. */
  readonly isActing: boolean;
};

/**
 * An order as its kiosk has it, followed while it changes: what is shown is what an act is judged by. The list says when
 * one has changed that needs a person, or needs none any more; any other is looked at again and again.
 */
export function useLook(followed: Followed): UseQueryResult<OrderAnswer, unknown> {
  const { kiosk, checkoutId, listed, isAway, isActing } = followed;
  const input = { ...useSession(), kiosk, checkoutId };
  const canAsk = !isAway && !isActing;
  const look = useQuery({
    queryKey: orpc.orders.look.queryKey({ input }),
    queryFn: async ({ client, queryKey, signal }) => {
      const answer = await api.orders.look(input, { signal });
      return afterLook(client.getQueryData<OrderAnswer>(queryKey), answer);
    },
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const order = state.data?.order ?? null;
      const isFollowed = canAsk && listed === null && order !== null && !isSettled(order);
      return isFollowed && LOOK_EVERY_MS;
    },
  });
  const { data, refetch } = look;
  const seq = listed?.seq ?? null;
  const isDue = canAsk && data !== undefined && isBehind(data, listed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once per change of the order, not of the function
  useEffect(() => {
    if (isDue) void refetch();
  }, [isDue, seq]);
  return look;
}

/** Whether the list knows more than what was seen of the order. */
function isBehind({ order, seq }: OrderAnswer, listed: Followed["listed"]): boolean {
  if (listed) return (seq ?? -1) < listed.seq;
  return listed === null && order !== null && order.reasons.length > 0;
}
