import { type ComponentType, createElement, use } from "react";

type LaterScreen = {
  readonly Screen: ComponentType;
  /** Brings the file; rejects where it does not arrive, and tries again when called again. */
  readonly fetch: () => Promise<ComponentType>;
};

/** React's `use` sees at once what has arrived with such a promise; for any other it waits a turn. */
type Arrived = Promise<ComponentType> & { status: "fulfilled"; value: ComponentType };

/**
 * A screen in a file of its own. Unlike `lazy`, it is drawn in the same breath where its file is already
 * here: `lazy` would show an empty screen first, for up to 300 ms.
 */
export function laterScreen(load: () => Promise<ComponentType>): LaterScreen {
  let coming: Promise<ComponentType> | Arrived | null = null;
  const fetch = () => {
    if (coming) return coming;
    const promise = load();
    coming = promise;
    promise.then(
      (value) => {
        coming = Object.assign(promise, { status: "fulfilled" as const, value });
      },
      () => {
        coming = null;
      },
    );
    return coming;
  };
  const Screen = () => createElement(use(fetch()));
  return { Screen, fetch };
}
