/** For a button that disappears with its question: the main action comes next. */
export function focusMainAction(): void {
  document.querySelector<HTMLElement>(".screen__action .button--main")?.focus();
}
