import { useSyncExternalStore } from "react";
import { readPreference, writePreference } from "../preferences.ts";

let isOn = readPreference("sound") !== "off";
const listeners = new Set<() => void>();

/** Whether this device rings for calls; on until somebody turns it off. */
export function useIsSoundOn(): boolean {
  return useSyncExternalStore(subscribe, () => isOn);
}

export function chooseSound(next: boolean): void {
  isOn = next;
  writePreference("sound", next ? "on" : "off");
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
