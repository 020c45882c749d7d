/**
 * Filling in a field of the provider's page without moving the focus there: functions that run on its node, in a world of
 * the kiosk's own, with the events that a keyboard causes. The keypad's keys go where the focus is.
 */

export const ENTER_FIELD = `function () {
  this.scrollIntoView({ block: "center" });
  this.dispatchEvent(new FocusEvent("focus"));
  this.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
}`;

/** Pages check what was typed once it is left. */
export const LEAVE_FIELD = `function () {
  this.dispatchEvent(new Event("change", { bubbles: true }));
  this.dispatchEvent(new FocusEvent("blur"));
  this.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
}`;

/**
 * Takes a key as `keyOf` returns it, and writes or erases at the end of the field. The page may refuse the key, or write
 * something else itself.
 */
export const TYPE_INTO_FIELD = `function ({ key, code, windowsVirtualKeyCode: keyCode }) {
  // An element that is edited like a document has no value.
  if (typeof this.value !== "string" || this.readOnly || this.disabled) return;
  const isAllowed = (event) => this.dispatchEvent(event);
  const shared = { bubbles: true, cancelable: true, composed: true };
  const pressed = { ...shared, key, code, keyCode };
  const erases = key === "Backspace";
  const change = { ...shared, inputType: erases ? "deleteContentBackward" : "insertText", data: erases ? null : key };
  const charCode = key.charCodeAt(0);
  if (
    isAllowed(new KeyboardEvent("keydown", pressed)) &&
    (erases || isAllowed(new KeyboardEvent("keypress", { ...pressed, keyCode: charCode, charCode }))) &&
    isAllowed(new InputEvent("beforeinput", change))
  ) {
    const before = this.value;
    const after = erases ? before.slice(0, -1) : before + key;
    const fits = this.maxLength < 0 || this.maxLength === undefined || after.length <= this.maxLength;
    if (after !== before && (erases || fits)) {
      this.value = after;
      // A number's field empties itself for what is no number.
      if (this.value === "" && !erases) this.value = before;
      else this.dispatchEvent(new InputEvent("input", { ...change, cancelable: false }));
    }
  }
  this.dispatchEvent(new KeyboardEvent("keyup", pressed));
}`;
