/**
 * All texts of the page, visible or for screen readers: `running` are the texts in the order of the page, `labels`
 * those of attributes. Runs in the page.
 */
export function shownTexts(): { running: string[]; labels: string[] } {
  const NAMING = ["aria-label", "aria-description", "aria-roledescription", "aria-valuetext"];
  const ATTRIBUTES = [...NAMING, "alt", "placeholder", "title"];
  const running: string[] = [];
  const labels: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // A text with divided words is one text, as visible as the parent of its element, which may have no box of its own.
    const divided = node.parentElement?.closest(".long-words");
    const element =
      node instanceof Element && !node.matches(".long-words") ? node : node.parentElement;
    if (!element?.checkVisibility() || element.closest("iframe, script, style")) continue;
    if (divided) continue;
    if (node instanceof Element && node.matches(".long-words")) {
      running.push(node.textContent ?? "");
    } else if (node instanceof Element) {
      for (const name of ATTRIBUTES) labels.push(node.getAttribute(name) ?? "");
      if (node instanceof HTMLInputElement && node.type === "text") labels.push(node.value);
    } else if (node instanceof Text) {
      running.push(node.data);
    }
  }
  return { running, labels: labels.filter((label) => label !== "") };
}
