/** What the checks of a screen share: runs in the page, so it must not use anything from outside. */
export function pageTools() {
  /** Selects everything that can be touched. */
  const controls =
    "button, a[href], input, label:has(input), [role=button], [role=checkbox], [role=switch], [role=tab]";
  const nameOf = (element: Element) => {
    const label = element.getAttribute("aria-label") ?? element.textContent ?? "";
    return `${element.tagName.toLowerCase()}.${element.getAttribute("class")} “${label.trim().slice(0, 40)}”`;
  };
  return { controls, nameOf };
}

export type PageTools = ReturnType<typeof pageTools>;
