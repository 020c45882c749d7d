/** Streams of the host for the first screens; later ones use TanStack Query (`src/host.ts`). */
import { useSyncExternalStore } from "react";

/** The newest value of a stream, which is open as long as somebody subscribes to it. */
export type Stream<T> = {
  readonly subscribe: (onChange: () => void) => () => void;
  /** Undefined before the first value; a stream that is opened again keeps its last one meanwhile. */
  readonly current: () => T | undefined;
};

type Open<T> = (signal: AbortSignal) => Promise<AsyncIterable<T>>;

/** A stream whose connection was lost is opened again soon, without limit. */
const RETRY_MS = { first: 250, longest: 3_000 } as const;

/** @param isSame a value that is the same as the last one is no change */
export function createStream<T>(
  open: Open<T>,
  isSame: (one: T | undefined, other: T) => boolean = hasSameContent,
): Stream<T> {
  let value: T | undefined;
  let closing: AbortController | null = null;
  const listeners = new Set<() => void>();
  const take = (next: T) => {
    if (isSame(value, next)) return;
    value = next;
    for (const onChange of [...listeners]) onChange();
  };
  return {
    subscribe(onChange) {
      listeners.add(onChange);
      if (!closing) {
        closing = new AbortController();
        void follow(open, take, closing.signal);
      }
      return () => {
        listeners.delete(onChange);
        if (listeners.size > 0) return;
        closing?.abort();
        closing = null;
      };
    },
    current: () => value,
  };
}

/** Opens the stream, again and again after an error, until it ends by itself or `signal` is aborted. */
async function follow<T>(open: Open<T>, take: (value: T) => void, signal: AbortSignal) {
  let retryMs: number = RETRY_MS.first;
  const takeAll = async () => {
    let hasValue = false;
    for await (const value of await open(signal)) {
      if (signal.aborted) return true;
      take(value);
      hasValue = true;
      retryMs = RETRY_MS.first;
    }
    return hasValue;
  };
  // A lost connection is reported by `ConnectionNote`.
  while (!(await takeAll().catch(() => signal.aborted))) {
    await passed(retryMs);
    if (signal.aborted) return;
    retryMs = Math.min(retryMs * 2, RETRY_MS.longest);
  }
}

function passed(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function hasSameContent(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const NO_STREAM: Stream<never> = { subscribe: () => () => {}, current: () => undefined };

/** The newest value of a stream that keeps its identity; undefined without one, or before its first value. */
export function useStream<T>(stream: Stream<T> | null): T | undefined {
  const { subscribe, current } = stream ?? NO_STREAM;
  return useSyncExternalStore(subscribe, current, current);
}
