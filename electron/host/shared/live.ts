/** A value that changes, with its subscribers. */
export type Live<Value> = {
  current(): Value;
  /** Calls back after every change; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
};

/**
 * The value now and after every change. A slow reader gets the latest value, not each one. Ends, and unsubscribes, when
 * `signal` is aborted.
 */
export async function* changesOf<Value>(
  live: Live<Value>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Value, void, void> {
  let changed = true;
  let wake: (() => void) | null = null;
  const notice = () => {
    changed = true;
    wake?.();
  };
  const stop = live.subscribe(notice);
  signal?.addEventListener("abort", notice, { once: true });
  try {
    while (!signal?.aborted) {
      if (changed) {
        changed = false;
        yield live.current();
        continue;
      }
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
      wake = null;
    }
  } finally {
    stop();
    signal?.removeEventListener("abort", notice);
  }
}

/** A value that never changes. */
export function constant<Value>(value: Value): Live<Value> {
  return { current: () => value, subscribe: () => () => {} };
}

/** A value derived from others: it changes when any of them does. */
export function derived<Value>(sources: readonly Live<unknown>[], make: () => Value): Live<Value> {
  return {
    current: make,
    subscribe(listener) {
      const stops = sources.map((source) => source.subscribe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

/** A value with its setter; equal values (by identity) are no change. */
export class Cell<Value> implements Live<Value> {
  #value: Value;
  readonly #listeners = new Set<() => void>();

  constructor(value: Value) {
    this.#value = value;
  }

  current(): Value {
    return this.#value;
  }

  set(value: Value): void {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    for (const listener of this.#listeners) listener();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
