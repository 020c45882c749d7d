/** Key codes for named keys. */
const NAMED: Readonly<Record<string, number>> = { Backspace: 8, Tab: 9 };

type KeyEvent = {
  readonly type: "keyDown" | "keyUp" | "rawKeyDown" | "char";
  readonly key?: string;
  readonly text?: string;
  readonly code?: string;
  readonly windowsVirtualKeyCode?: number;
};

/**
 * Converts events of `sendInputEvent` to those of DevTools. A key that goes down inserts nothing by itself: `char`
 * does.
 */
export function inputEvent(event: { readonly type: string; readonly keyCode: string }): KeyEvent {
  const { type, keyCode } = event;
  if (type === "char") return { type, text: keyCode };
  const number = NAMED[keyCode];
  const key = keyCode === "Space" ? " " : keyCode;
  return {
    type: type === "keyUp" ? "keyUp" : "rawKeyDown",
    key,
    ...(number !== undefined && { code: keyCode, windowsVirtualKeyCode: number }),
  };
}
