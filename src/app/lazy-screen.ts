import { type ComponentType, createElement, use } from "react";

type LazyScreen = {
  readonly Screen: ComponentType;
  /** Brings the file; rejects where it does not arrive, and tries again when called again. */
  readonly fetch: () => Promise<ComponentType>;
};

/** React's `use` sees at once what has arrived with such a promise; for any other it waits a turn. */
type Arrived = Promise<ComponentType> & { status: "fulfilled"; value: ComponentType };

/** Screens that were to be drawn and whose files did not arrive. */
const failed = new Set<{ forget(): void }>();

/** Those files are fetched again when they are next needed; until then their screens fail at once. */
export function retryFailedFiles(): void {
  for (const file of failed) file.forget();
  failed.clear();
}

/**
 * A screen in a file of its own. Unlike `lazy`, it is drawn in the same breath where its file is already
 * here: `lazy` would show an empty screen first, for up to 300 ms. A file that does not arrive is a fault of the screen,
 * for the boundary around it: React would else ask for it again and again, behind a screen that waits for ever.
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
        // Fetched ahead, it is asked for once more when it is needed.
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
