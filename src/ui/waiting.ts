import { createContext, use } from "react";

/** Whether what is drawn here stands behind another screen, unseen and out of reach, until the customer is back. */
export const WaitingContext = createContext(false);

/** True while the screen around is kept behind another: then it neither takes the focus nor watches touches. */
export function useIsWaiting(): boolean {
  return use(WaitingContext);
}
