/** What a browser would do by itself at a touch or a key, and must not at a kiosk: menus, printing, zooming, opening what was dropped. */

/** A key press, as far as it is looked at. */
type Press = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

/** Editing a text: copy, paste, cut, undo, and taking all of it. */
const EDITING = ["a", "c", "v", "x", "z"];

/** Whether the browser has a way out of the kiosk on this key; those for editing, and letters with Alt Gr, stay. */
export function isWayOut({ key, ctrlKey, metaKey, altKey }: Press): boolean {
  if (/^F\d{1,2}$/.test(key) || key.startsWith("Browser") || key === "ContextMenu") return true;
  if (altKey && !ctrlKey) return key.length > 1;
  return (ctrlKey || metaKey) && !altKey && !EDITING.includes(key.toLowerCase());
}

/** Closes them for the whole page. What the browser does before the page hears of it is for its policies. */
export function closeWaysOut(page: Document): void {
  const refuse = (event: Event) => event.preventDefault();
  for (const type of ["contextmenu", "dragstart", "dragover", "drop"]) {
    page.addEventListener(type, refuse, { capture: true });
  }
  // A wheel with Ctrl zooms; only a listener that is not passive can stop it.
  page.addEventListener("wheel", (event) => event.ctrlKey && refuse(event), { passive: false });
  page.addEventListener("keydown", (event) => isWayOut(event) && refuse(event), { capture: true });
}
