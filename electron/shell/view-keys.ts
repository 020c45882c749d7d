/** The kiosk's keys on the payment page of Electron's view (design: checkout). */
import type { WebContents, WebFrameMain } from "electron";
import { FOCUSED_FIELD, fieldOf } from "../browser/focused-field.ts";
import type { PageField, PageKey } from "../host/api/payment-keys.ts";

/** How often it is looked where the focus is. */
const LOOK_EVERY_MS = 250;

/** Types one key where the focus is on the page. */
export function typeInto(contents: WebContents, key: PageKey): void {
  // The finger was on the kiosk's own page: keys go to the page that has the window's focus.
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
    // No keyboard that a page could expect has this letter.
    void contents.insertText(key);
  }
}

/** Tells at each change what has the focus on the page. Returns how to stop. */
export function watchFocusedField(
  contents: WebContents,
  report: (field: PageField) => void,
): () => void {
  let lastField: PageField | null = null;
  let frame: WebFrameMain | null = null;
  const look = async () => {
    // While a finger is on the kiosk's own keys no frame has the focus; its field is still the one.
    frame = contents.focusedFrame ?? frame;
    const answer = await frame?.executeJavaScript(FOCUSED_FIELD).catch(() => "none");
    const field = fieldOf([answer]);
    if (field === lastField) return;
    lastField = field;
    report(field);
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
