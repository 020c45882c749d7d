/** Text size and contrast of the page, as this device's reader has set them: the kiosk's own three sizes. */
import { readPreference, writePreference } from "../preferences.ts";

export const TEXT_SIZES = ["normal", "large", "largest"] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export type Look = { readonly text: TextSize; readonly highContrast: boolean };

let current: Look | null = null;

export function readLook(): Look {
  current ??= {
    text: TEXT_SIZES.find((size) => size === readPreference("text")) ?? "normal",
    highContrast: readPreference("contrast") === "high",
  };
  return current;
}

export function chooseLook(look: Look): void {
  current = look;
  writePreference("text", look.text);
  writePreference("contrast", look.highContrast ? "high" : "normal");
  applyLook();
}

/** Before the first paint, and at every change. */
export function applyLook(): void {
  const { text, highContrast } = readLook();
  document.documentElement.dataset.text = text;
  document.documentElement.dataset.contrast = highContrast ? "high" : "normal";
}
