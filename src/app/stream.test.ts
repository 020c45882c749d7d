import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStream } from "./stream.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Value = { readonly name: string };

/** A host whose stream is opened as often as it is asked for; `say` sends to the stream that was opened last. */
function fakeHost() {
  const opened: AbortSignal[] = [];
  let next = Promise.withResolvers<Value | null>();
  return {
    opened,
    async open(signal: AbortSignal): Promise<AsyncIterable<Value>> {
      opened.push(signal);
      return (async function* () {
        for (;;) {
          const value = await next.promise;
          next = Promise.withResolvers();
          if (value === null) return;
          yield value;
        }
      })();
    },
    async say(value: Value | null) {
      next.resolve(value);
      await vi.advanceTimersByTimeAsync(0);
    },
    async fail() {
      await vi.advanceTimersByTimeAsync(0);
      next.reject(new Error("the connection was lost"));
      next = Promise.withResolvers();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test("subscribers are notified of each new value, not of the same content again", async () => {
  const { open, say } = fakeHost();
  const stream = createStream(open);
  const changed = vi.fn();
  stream.subscribe(changed);
  expect(stream.current()).toBeUndefined();
  await say({ name: "Ada" });
  const first = stream.current();
  expect(first).toEqual({ name: "Ada" });
  await say({ name: "Ada" });
  expect(stream.current()).toBe(first);
  expect(changed).toHaveBeenCalledTimes(1);
  await say({ name: "Grace" });
  expect(stream.current()).toEqual({ name: "Grace" });
  expect(changed).toHaveBeenCalledTimes(2);
});

test("a lost stream is opened again, soon and without limit, and keeps its value meanwhile", async () => {
  const { open, say, fail, opened } = fakeHost();
  const stream = createStream(open);
  stream.subscribe(() => {});
  await say({ name: "Ada" });
  await fail();
  expect(stream.current()).toEqual({ name: "Ada" });
  await vi.advanceTimersByTimeAsync(250);
  expect(opened).toHaveLength(2);
  for (let lost = 0; lost < 10; lost += 1) {
    await fail();
    await vi.advanceTimersByTimeAsync(3_000);
  }
  expect(opened).toHaveLength(12);
  await say({ name: "Grace" });
  expect(stream.current()).toEqual({ name: "Grace" });
});

test("a stream that ends by itself is not opened again, unless it sent nothing", async () => {
  const { open, say, opened } = fakeHost();
  createStream(open).subscribe(() => {});
  await say(null);
  await vi.advanceTimersByTimeAsync(250);
  expect(opened).toHaveLength(2);
  await say({ name: "Ada" });
  await say(null);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(opened).toHaveLength(2);
});

test("the last subscriber closes the stream, also while it waits to be opened again; the next one opens it", async () => {
  const { open, fail, opened } = fakeHost();
  const stream = createStream(open);
  const leave = stream.subscribe(() => {});
  const leaveToo = stream.subscribe(() => {});
  leave();
  expect(opened[0]?.aborted).toBe(false);
  await fail();
  leaveToo();
  expect(opened[0]?.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(opened).toHaveLength(1);
  stream.subscribe(() => {});
  expect(opened).toHaveLength(2);
});
