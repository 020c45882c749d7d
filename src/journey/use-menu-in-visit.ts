import { useEffect } from "react";
import type { Menu } from "../../domain/menu.ts";
import { useSend } from "./use-visit.ts";

/** Passes every new menu to the visit, so that it knows from which one a line was chosen. */
export function useMenuInVisit(menu: Menu | null | undefined): void {
  const send = useSend();
  useEffect(() => {
    if (menu) send({ type: "MENU_CHANGED", menu });
  }, [menu, send]);
}
