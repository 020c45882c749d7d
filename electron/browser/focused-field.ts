/**
 * Determines which kind of field has the focus in a frame; an expression that runs on the provider's page. It reads
 * what the field is for, never its content.
 */
export const FOCUSED_FIELD = `(() => {
  let field = document.activeElement;
  try {
    while (field && field.tagName === "IFRAME" && field.contentDocument) field = field.contentDocument.activeElement;
  } catch {}
  if (!field || field.readOnly || field.disabled) return "none";
  if (field.tagName === "TEXTAREA") return "letters";
  if (field.tagName !== "INPUT") return "none";
  if (["tel", "number"].includes(field.type)) return "digits";
  if (!["text", "search", "email", "url", "password"].includes(field.type)) return "none";
  const digits = ["numeric", "decimal", "tel"].includes(field.inputMode)
    || /^(\\\\d|\\[0-9\\])/.test(field.pattern)
    || /cc-(number|csc|exp)|one-time-code/.test(field.autocomplete);
  return digits ? "digits" : "letters";
})()`;

/** Combines several frames: at most one of them has the focus. */
export function fieldOf(answers: readonly unknown[]): "none" | "digits" | "letters" {
  if (answers.includes("letters")) return "letters";
  return answers.includes("digits") ? "digits" : "none";
}
