/** A key press, as `KeyboardEvent` describes it. */
export type Press = {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
};

/**
 * Whether a key press would leave the kiosk by a browser shortcut (requirement S5): one that reloads, prints, zooms,
 * searches, closes or opens tools. It refers to nothing outside itself: its text runs on the provider's page, too.
 */
export function isWayOut({ key, ctrlKey, metaKey, altKey }: Press): boolean {
  if (/^F\d{1,2}$/.test(key) || key.startsWith("Browser") || key === "ContextMenu") return true;
  // Letters with Alt Gr, which is Ctrl and Alt on Windows, and the shortcut of staff mode.
  if (altKey) return key.length > 1;
  // Selecting all, copying, pasting, cutting and undoing stay.
  return (ctrlKey || metaKey) && !["a", "c", "v", "x", "z"].includes(key.toLowerCase());
}
