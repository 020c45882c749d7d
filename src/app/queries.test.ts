import { environmentManager, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { queryClient } from "./queries.ts";

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
