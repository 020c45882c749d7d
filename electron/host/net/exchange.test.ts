import type { Dispatcher } from "undici";
import { describe, expect, it } from "vitest";
import { exchange } from "./exchange.ts";

/** A dispatcher that exposes its handler, so that the test plays the connection. */
function playedDispatcher() {
  const handlers: Dispatcher.DispatchHandler[] = [];
  const dispatch = (_options: unknown, handler: Dispatcher.DispatchHandler) => {
    handlers.push(handler);
    return true;
  };
  return { dispatch, handlers };
}

function controller() {
  const aborted: Error[] = [];
  const made: Dispatcher.DispatchController = {
    aborted: false,
    paused: false,
    reason: null,
    abort: (reason) => void aborted.push(reason),
    pause: () => undefined,
    resume: () => undefined,
  };
  return { ...made, wasAborted: () => aborted.length > 0 };
}

const request = {
  operation: "test",
  method: "POST",
  url: "https://service.example/pay",
  headers: {},
  body: {},
  connectTimeoutMs: 20,
  totalTimeoutMs: 60,
  maxBytes: 100,
} as const;

describe("exchange", () => {
  it("sends nothing over a connection that is established too late", async () => {
    const { dispatch, handlers } = playedDispatcher();
    const result = await exchange({ dispatch }, request);
    expect(result).toEqual({ kind: "no-answer", reason: "connect-timeout", mayHaveArrived: false });
    const late = controller();
    handlers[0]?.onRequestStart?.(late, null);
    expect(late.wasAborted()).toBe(true);
  });

  it("does not let the library send the same request twice", async () => {
    const { dispatch, handlers } = playedDispatcher();
    const pending = exchange({ dispatch }, request);
    const [first, second] = [controller(), controller()];
    handlers[0]?.onRequestStart?.(first, null);
    expect(first.wasAborted()).toBe(false);
    handlers[0]?.onRequestStart?.(second, null);
    expect(second.wasAborted()).toBe(true);
    handlers[0]?.onResponseError?.(second, new Error("not sent"));
    expect(await pending).toEqual({ kind: "no-answer", reason: "broken", mayHaveArrived: true });
  });

  it("reports that nothing was sent if the library refuses the request itself", async () => {
    const dispatch = () => {
      throw new Error("invalid header");
    };
    expect(await exchange({ dispatch }, request)).toMatchObject({ mayHaveArrived: false });
  });
});
