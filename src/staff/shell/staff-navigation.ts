import { createContext, useContext } from "react";

/** Pages of staff mode to which others lead. */
export type LinkedPage = "look" | "preview";

const Navigation = createContext<(page: LinkedPage) => void>(() => undefined);

export const StaffNavigation = Navigation.Provider;

/** Opens another page of staff mode. */
export function useOpenPage(): (page: LinkedPage) => void {
  return useContext(Navigation);
}
