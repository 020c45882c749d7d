import { type ComponentType, createElement, use } from "react";

type LazyScreen = {
  readonly Screen: ComponentType;
  /** Loads the file; rejects if it does not arrive, and tries again at the next call. */
  readonly fetch: () => Promise<ComponentType>;
};

/** With these fields React's `use` reads the value at once; for any other promise it waits a turn. */
type Arrived = Promise<ComponentType> & { status: "fulfilled"; value: ComponentType };

/** Screens that were to be rendered and whose files did not load. */
const failed = new Set<{ forget(): void }>();

/** Their files are fetched again when next needed; until then these screens fail at once. */
export function retryFailedFiles(): void {
  for (const file of failed) file.forget();
  failed.clear();
}

/**
 * A screen in a file of its own. Unlike `lazy`, it renders synchronously if its file is already loaded: `lazy` would
 * show an empty screen first, for up to 300 ms. A file that does not load is a fault of the screen, for the boundary
 * around it: React would otherwise request it again and again, behind a screen that waits for ever.
 */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let coming: Promise<ComponentType> | Arrived | null = null;
  let isDrawn = false;
  let failure: { readonly error: unknown } | null = null;
  const file = {
    forget() {
      failure = null;
      isDrawn = false;
    },
  };
  const fetch = () => {
    if (coming) return coming;
    const promise = load();
    coming = promise;
    promise.then(
      (value) => {
        coming = Object.assign(promise, { status: "fulfilled" as const, value });
      },
      (error: unknown) => {
        coming = null;
        // After a prefetch, it is requested once more when it is needed.
        if (!isDrawn) return;
        failure = { error };
        failed.add(file);
      },
    );
    return coming;
  };
  const Screen = () => {
    if (failure) throw failure.error;
    isDrawn = true;
    return createElement(use(fetch()));
  };
  return { Screen, fetch };
}
