/** What a tactile keypad says of changes while the focus stays where it is. */
import type { ReactNode } from "react";
import { beforeAll, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { startI18n } from "../../i18n/i18n.ts";
import { AccessCell } from "./AccessCell.tsx";
import { hearChanges } from "./testing/hear-changes.ts";

beforeAll(() => startI18n(["common", "keypad"]));

/** The page before and after; what is said of the difference. */
async function saidOf(before: ReactNode, after: ReactNode): Promise<readonly string[]> {
  const page = await render(<div className="kiosk">{before}</div>);
  page.container.querySelector<HTMLElement>("[data-first], button")?.focus();
  const said = hearChanges();
  await page.rerender(<div className="kiosk">{after}</div>);
  // Whatever else is said would have been before this.
  const last = document.createElement("p");
  last.setAttribute("role", "alert");
  last.textContent = "the end";
  page.container.append(last);
  await expect.poll(() => said).toContain("the end");
  return said.filter((words) => words !== "the end");
}

test.each([
  [
    "the label of a button",
    <button key="pay" type="button">
      <span aria-live="polite">Pay €10.00</span>
    </button>,
    <button key="pay" type="button">
      <span aria-live="polite">Placing your order</span>
    </button>,
    ["Placing your order, button"],
  ],
  [
    "the state of a cell of the access bar",
    <AccessCell key="cell" icon={null} label="Text size" onPress={() => {}} />,
    <AccessCell key="cell" icon={null} label="Text size" state="Large" onPress={() => {}} />,
    [expect.stringMatching(/^Text size.*Large, button$/)],
  ],
])("%s that has the focus is said when it changes", async (_, before, after, said) => {
  expect(await saidOf(before, after)).toEqual(said);
});

test.each([
  [
    "another control",
    <div key="page">
      <button type="button">Here</button>
      <button type="button">Pay</button>
    </div>,
    <div key="page">
      <button type="button">Here</button>
      <button type="button">Placing</button>
    </div>,
  ],
  [
    "the picture of the focused control",
    <button key="pay" type="button">
      <span>Pay</span>
    </button>,
    <button key="pay" type="button">
      <span>Pay</span>
      <svg aria-hidden="true" />
    </button>,
  ],
  [
    "the label of a control that reads something aloud",
    <button key="read" type="button">
      Read aloud
    </button>,
    <button key="read" type="button" data-speaking>
      Stop reading
    </button>,
  ],
  [
    "a timer that has the focus",
    <p key="time" role="timer" aria-label="Two seconds left" data-first tabIndex={-1} />,
    <p key="time" role="timer" aria-label="One second left" data-first tabIndex={-1} />,
  ],
  [
    "a text around which only a title has the focus",
    <section key="page" data-first tabIndex={-1}>
      <p>10 dishes</p>
    </section>,
    <section key="page" data-first tabIndex={-1}>
      <p>11 dishes</p>
    </section>,
  ],
])("nothing is said of a change of %s", async (_, before, after) => {
  expect(await saidOf(before, after)).toEqual([]);
});
