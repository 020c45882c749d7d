import { useEffect, useRef } from "react";
import { useStable } from "../../ui/use-stable.ts";
import { handOverIntercepted } from "./intercepted-keys.ts";

/**
 * Takes the focus back from the provider's page, and the keypad's keys that were pressed meanwhile. Returns what waits for
 * a call that moves the focus there.
 */
export function useOwnFocus(isUsed: boolean): (call: Promise<void>) => void {
  const last = useRef<HTMLElement | null>(null);
  const calls = useRef(0);
  const takeBack = useStable(() => {
    if (calls.current > 0 || !(document.activeElement instanceof HTMLIFrameElement)) return;
    last.current?.focus({ preventScroll: true });
    void handOverIntercepted();
  });
  useEffect(() => {
    if (!isUsed) return;
    const focused = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !(target instanceof HTMLIFrameElement)) {
        last.current = target;
      }
    };
    // While the frame is still taking the focus, it would keep the keys.
    let taking: ReturnType<typeof setTimeout> | undefined;
    const takeBackSoon = () => {
      clearTimeout(taking);
      taking = setTimeout(takeBack);
    };
    last.current = ownFocus();
    document.addEventListener("focusin", focused);
    window.addEventListener("blur", takeBackSoon);
    takeBack();
    return () => {
      clearTimeout(taking);
      document.removeEventListener("focusin", focused);
      window.removeEventListener("blur", takeBackSoon);
    };
  }, [isUsed, takeBack]);
  return (call) => {
    calls.current += 1;
    void call
      .catch(() => {})
      .finally(() => {
        calls.current -= 1;
        takeBack();
      });
  };
}

/** The focused element, or the title of the screen. */
function ownFocus(): HTMLElement | null {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && !(focused instanceof HTMLIFrameElement)) return focused;
  return document.querySelector<HTMLElement>("h1");
}
