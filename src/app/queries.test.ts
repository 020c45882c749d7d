import { ORPCError } from "@orpc/client";
import { environmentManager, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isSignedOut, queryClient, STREAM_RETRY } from "./queries.ts";

beforeEach(() => {
  // As in the page: on a server the library caches for ever.
  environmentManager.setIsServer(() => false);
  vi.useFakeTimers();
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

it("an answer that is removed while a screen still shows it is collected a moment later", async () => {
  const queryKey = ["somebody's order"];
  const observer = new QueryObserver(queryClient, { queryKey, queryFn: () => "A-42" });
  const leave = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(10);
  expect(queryClient.getQueryData(queryKey)).toBe("A-42");

  queryClient.removeQueries({ queryKey });
  leave();
  expect(queryClient.getQueryData(queryKey)).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1_500);
  // A timer of the library would hold the answer for as long as it runs.
  expect(vi.getTimerCount()).toBe(0);
});

it("a stream that may not be read any more is not opened again, and its error is seen", async () => {
  let opened = 0;
  const observer = new QueryObserver(queryClient, {
    queryKey: ["staff's orders"],
    queryFn: () => {
      opened += 1;
      throw new ORPCError("UNAUTHORIZED");
    },
    ...STREAM_RETRY,
  });
  const leave = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(10_000);
  expect(opened).toBe(1);
  expect(isSignedOut(observer.getCurrentResult().error)).toBe(true);
  leave();
});

it("a stream that its last reader leaves is opened again for one that comes in the same moment", async () => {
  const opened: AbortSignal[] = [];
  const observer = new QueryObserver(queryClient, {
    queryKey: ["stream"],
    queryFn: ({ signal }) => {
      opened.push(signal);
      queryClient.setQueryData(["stream"], opened.length);
      return new Promise<number>(() => {});
    },
    ...STREAM_RETRY,
  });
  observer.subscribe(() => {})();
  const leave = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(10);
  expect(opened.map(({ aborted }) => aborted)).toEqual([true, false]);
  leave();
});
