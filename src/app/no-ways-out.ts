import { isWayOut } from "../../domain/ways-out.ts";

/**
 * Refuses default actions of a browser that a kiosk must not offer: menus, printing, zooming, opening dropped files.
 * Shortcuts that the browser handles before the page are blocked by its policies.
 */
export function closeWaysOut(page: Document): void {
  const refuse = (event: Event) => event.preventDefault();
  for (const type of ["contextmenu", "dragstart", "dragover", "drop"]) {
    page.addEventListener(type, refuse, { capture: true });
  }
  // A wheel with Ctrl zooms; only a listener that is not passive can stop it.
  page.addEventListener("wheel", (event) => event.ctrlKey && refuse(event), { passive: false });
  page.addEventListener("keydown", (event) => isWayOut(event) && refuse(event), { capture: true });
}
