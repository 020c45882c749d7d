/** What a person has set on this device: how the page looks and sounds. Never anything about the fleet or the session. */

export type PreferenceName = "language" | "text" | "contrast" | "sound";

const keyOf = (name: PreferenceName) => `console-${name}`;

/** Null if nothing was set, or if the browser stores nothing here. */
export function readPreference(name: PreferenceName): string | null {
  try {
    return localStorage.getItem(keyOf(name));
  } catch {
    return null;
  }
}

/** Without storage the choice lasts until the page is closed. */
export function writePreference(name: PreferenceName, value: string): void {
  try {
    localStorage.setItem(keyOf(name), value);
  } catch {
    // The page works as chosen; only the next start has forgotten it.
  }
}
