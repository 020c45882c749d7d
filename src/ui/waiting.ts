import { createContext, use } from "react";

/** Whether this part is mounted but hidden behind another screen, until the customer returns. */
export const WaitingContext = createContext(false);

/**
 * True while the surrounding screen is hidden behind another: then it neither takes the focus nor reacts to touches.
 */
export function useIsWaiting(): boolean {
  return use(WaitingContext);
}
