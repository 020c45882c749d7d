import { type HeldKey, LONGEST_GAP_MS, Wedge } from "./wedge.ts";

/** A key that was queued when the pause was over is still waited for: its timestamp shows whether it was late. */
const PAUSE_MS = LONGEST_GAP_MS + 50;

/**
 * Listens for a keyboard-wedge scanner, wherever the focus is, before any other listener. Keys of a scanner are
 * swallowed; those of a person are passed on, the first of a row after `PAUSE_MS`.
 * @param onScan gets the characters of a scan, or null if one came that may not be used
 * @returns stops listening
 */
export function listenForScanner(onScan: (scanned: string | null) => void): () => void {
  const wedge = new Wedge();
  const ours = new WeakSet<Event>();
  /** Held keys that are still down: their release is swallowed, too. */
  const down = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const pressed = (event: KeyboardEvent) => {
    if (ours.has(event) || event.isComposing) return;
    clearTimeout(timer);
    const { verdict, released, scanned } = wedge.typed({
      key: event.key,
      code: event.code,
      at: event.timeStamp,
      isControl: event.ctrlKey || event.altKey || event.metaKey,
      isRepeat: event.repeat,
    });
    typeAgain(released, ours);
    if (verdict === "hold") {
      swallow(event);
      down.add(event.code);
      timer = setTimeout(() => typeAgain(wedge.paused(), ours), PAUSE_MS);
    }
    if (scanned !== undefined) onScan(scanned);
  };
  const letGo = (event: KeyboardEvent) => {
    if (!ours.has(event) && down.delete(event.code)) swallow(event);
  };

  document.addEventListener("keydown", pressed, { capture: true });
  document.addEventListener("keyup", letGo, { capture: true });
  return () => {
    clearTimeout(timer);
    document.removeEventListener("keydown", pressed, { capture: true });
    document.removeEventListener("keyup", letGo, { capture: true });
  };
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Replays held keys of a person as the browser would have typed them: into the focused element. */
function typeAgain(keys: readonly HeldKey[], ours: WeakSet<Event>): void {
  for (const { key, code } of keys) {
    const target = document.activeElement ?? document.body;
    const options = { key, code, bubbles: true, cancelable: true, composed: true };
    const press = new KeyboardEvent("keydown", options);
    ours.add(press);
    if (target.dispatchEvent(press)) actOn(target, key);
    const release = new KeyboardEvent("keyup", options);
    ours.add(release);
    target.dispatchEvent(release);
  }
}

/** The browser's default action for a key that no script has handled. */
function actOn(target: Element, key: string): void {
  if (key === "Enter") {
    if (target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement) target.click();
    return;
  }
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
  if (target.readOnly || target.disabled || target.selectionStart === null) return;
  target.setRangeText(key, target.selectionStart, target.selectionEnd ?? 0, "end");
  target.dispatchEvent(
    new InputEvent("input", { bubbles: true, inputType: "insertText", data: key }),
  );
}
