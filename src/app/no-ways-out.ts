/** Default actions of a browser that a kiosk must not offer: menus, printing, zooming, opening dropped files. */

type Press = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

/** Editing a text: select all, copy, paste, cut, undo. */
const EDITING = ["a", "c", "v", "x", "z"];

/**
 * Whether a key press would leave the kiosk by a browser shortcut; editing shortcuts and letters with Alt Gr would not.
 */
export function isWayOut({ key, ctrlKey, metaKey, altKey }: Press): boolean {
  if (/^F\d{1,2}$/.test(key) || key.startsWith("Browser") || key === "ContextMenu") return true;
  if (altKey && !ctrlKey) return key.length > 1;
  return (ctrlKey || metaKey) && !altKey && !EDITING.includes(key.toLowerCase());
}

/** Blocks them for the whole page. Shortcuts that the browser handles before the page are blocked by its policies. */
export function closeWaysOut(page: Document): void {
  const refuse = (event: Event) => event.preventDefault();
  for (const type of ["contextmenu", "dragstart", "dragover", "drop"]) {
    page.addEventListener(type, refuse, { capture: true });
  }
  // A wheel with Ctrl zooms; only a listener that is not passive can stop it.
  page.addEventListener("wheel", (event) => event.ctrlKey && refuse(event), { passive: false });
  page.addEventListener("keydown", (event) => isWayOut(event) && refuse(event), { capture: true });
}
