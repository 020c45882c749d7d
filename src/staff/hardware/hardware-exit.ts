import { createContext, useContext } from "react";

const Exit = createContext<() => void>(() => undefined);

/** The page is loaded by itself, and has no properties. */
export const HardwareExit = Exit.Provider;

/** Leads back to the status. */
export function useHardwareExit(): () => void {
  return useContext(Exit);
}
