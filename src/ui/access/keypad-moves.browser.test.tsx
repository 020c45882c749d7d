/** Where a tactile keypad is once a dialog has closed. */
import { useState } from "react";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { render } from "vitest-browser-react";
import { startI18n } from "../../i18n/i18n.ts";
import { Sheet } from "../Sheet.tsx";
import { returnToTexts, StopWalk } from "./keypad-moves.ts";

beforeAll(() => startI18n(["common"]));

const focusedText = () => document.activeElement?.textContent ?? "";

test.each(["A text", "A control", "A title"])(
  "%s that had the focus before a dialog opened has it again, as a stop, and the next one follows",
  async (stop) => {
    onTestFinished(returnToTexts());
    let setOpen: (isOpen: boolean) => void = () => {};
    function Page() {
      const [isOpen, set] = useState(false);
      setOpen = set;
      return (
        <div className="kiosk">
          <button type="button">First</button>
          <h1 tabIndex={-1}>A title</h1>
          <p>A text</p>
          <button type="button">A control</button>
          <p>Last</p>
          <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title="Are you there?">
            <p>Yes</p>
          </Sheet>
        </div>
      );
    }
    const screen = await render(<Page />);
    const walk = new StopWalk();
    for (let moves = 0; focusedText() !== stop && moves < 9; moves += 1) walk.move(1);
    const before = document.activeElement;
    setOpen(true);
    await expect.element(screen.getByRole("dialog")).toBeVisible();
    await expect.poll(() => document.activeElement?.closest("[role=dialog]")).not.toBeNull();
    setOpen(false);
    await expect.poll(() => document.activeElement?.isSameNode(before)).toBe(true);
    if (stop !== "A control") expect(before?.matches("[data-stop]")).toBe(true);
    walk.move(1);
    expect(focusedText()).toBe({ "A title": "A text", "A text": "A control" }[stop] ?? "Last");
  },
);
