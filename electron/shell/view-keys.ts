/** Types the kiosk's keys into the payment page of Electron's view (design: checkout). */
import type { WebContents, WebFrameMain } from "electron";
import { FOCUSED_FIELD, fieldOf } from "../browser/focused-field.ts";
import type { PageField, PageKey } from "../host/rpc/payment-keys.ts";

/** Polling interval for the focused field. */
const POLL_MS = 250;

/** Types one key into the focused field of the page. */
export function typeInto(contents: WebContents, key: PageKey): void {
  // The touch focused the kiosk's own page: keys go to the page with the window's focus.
  contents.focus();
  if (key === "Backspace" || key === "Tab") {
    contents.sendInputEvent({ type: "rawKeyDown", keyCode: key });
    contents.sendInputEvent({ type: "keyUp", keyCode: key });
  } else if (/^[ -~]$/.test(key)) {
    const keyCode = key === " " ? "Space" : key;
    contents.sendInputEvent({ type: "keyDown", keyCode });
    contents.sendInputEvent({ type: "char", keyCode: key });
    contents.sendInputEvent({ type: "keyUp", keyCode });
  } else {
    // No keyboard layout that a page could expect has this letter.
    void contents.insertText(key);
  }
}

/** Reports each change of the focused field on the page. Returns a function that stops. */
export function watchFocusedField(
  contents: WebContents,
  report: (field: PageField) => void,
): () => void {
  let lastField: PageField | null = null;
  let frame: WebFrameMain | null = null;
  const poll = async () => {
    // During a touch of the kiosk's own keys no frame has the focus; the last one still counts.
    frame = contents.focusedFrame ?? frame;
    const answer = await frame?.executeJavaScript(FOCUSED_FIELD).catch(() => "none");
    const field = fieldOf([answer]);
    if (field === lastField) return;
    lastField = field;
    report(field);
  };
  const timer = setInterval(() => void poll(), POLL_MS);
  return () => clearInterval(timer);
}
