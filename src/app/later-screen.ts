import { type ComponentType, createElement, use } from "react";

type LaterScreen = {
  readonly Screen: ComponentType;
  /** Brings the file; rejects where it does not arrive, and tries again when called again. */
  readonly fetch: () => Promise<ComponentType>;
};

/**
 * A screen in a file of its own. Unlike `lazy`, it is drawn in the same breath where its file is already
 * here: `lazy` would show an empty screen first, for up to 300 ms.
 */
export function laterScreen(load: () => Promise<ComponentType>): LaterScreen {
  let arrived: ComponentType | null = null;
  let coming: Promise<ComponentType> | null = null;
  const fetch = () => {
    coming ??= load().then(
      (screen) => {
        arrived = screen;
        return screen;
      },
      (error: unknown) => {
        coming = null;
        throw error;
      },
    );
    return coming;
  };
  const Screen = () => createElement(arrived ?? use(fetch()));
  return { Screen, fetch };
}
