import { type ComponentType, useSyncExternalStore } from "react";

type LazyComponent<Props> = {
  readonly Component: ComponentType<Props>;
  /** Requests the file ahead of its first use; resolves when it has come, or has failed to. */
  readonly fetch: () => Promise<void>;
};

/** Waits before a file that did not load is requested again. */
const RETRY_MS = { first: 250, longest: 3_000 } as const;

/**
 * A component in a file of its own, for what a screen can do without at first: it appears when its file is loaded, or at
 * once if it already is. By `Suspense` it would appear up to 300 ms after its file. A file that does not load is
 * requested again for as long as something waits for it.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | null = null;
  let coming: Promise<void> | null = null;
  const waiting = new Set<() => void>();

  function fetch(retryMs: number = RETRY_MS.first): Promise<void> {
    coming ??= load().then(
      (loaded) => {
        Loaded = loaded;
        for (const show of [...waiting]) show();
      },
      () => {
        setTimeout(retry, retryMs, retryMs);
      },
    );
    return coming;
  }

  function retry(lastMs: number): void {
    coming = null;
    if (waiting.size > 0) void fetch(Math.min(lastMs * 2, RETRY_MS.longest));
  }

  function subscribe(show: () => void): () => void {
    waiting.add(show);
    void fetch();
    return () => {
      waiting.delete(show);
    };
  }

  const current = () => Loaded;
  function Component(props: Props) {
    const Content = useSyncExternalStore(subscribe, current, current);
    return Content && <Content {...props} />;
  }
  return { Component, fetch: () => fetch() };
}
