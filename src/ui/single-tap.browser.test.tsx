/** The rule for doubled taps with the events of a real browser, which differ by control. */
import { type ReactNode, useState } from "react";
import { beforeAll, beforeEach, expect, type Mock, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "./Button.tsx";
import { ChoiceButton } from "./ChoiceButton.tsx";
import { guardAgainstDoubleTaps, SAME_TAP_MS } from "./single-tap.ts";

beforeAll(() => guardAgainstDoubleTaps());
// The last tap of one test is no first tap of the next.
beforeEach(() => expect.poll(() => document.documentElement.dataset.taps).toBe("open"));

const controls: readonly [string, (act: () => void) => ReactNode][] = [
  ["a button", (act) => <Button onPress={act}>Go on</Button>],
  [
    "a native button",
    (act) => (
      <button type="button" onClick={act}>
        Go on
      </button>
    ),
  ],
  [
    "a choice",
    (act) => (
      <ChoiceButton isChosen={false} onChoose={act}>
        Go on
      </ChoiceButton>
    ),
  ],
  [
    "a box with its label",
    (act) => (
      <label>
        <input type="checkbox" onChange={act} />
        Go on
      </label>
    ),
  ],
];

test.each(controls)("%s acts once at a doubled tap", async (_kind, draw) => {
  const act = vi.fn();
  const screen = await render(draw(act));
  await userEvent.dblClick(screen.getByText("Go on"));
  expect(act).toHaveBeenCalledTimes(1);
  await expect.poll(() => document.documentElement.dataset.taps).toBe("open");
  await userEvent.click(screen.getByText("Go on"));
  expect(act).toHaveBeenCalledTimes(2);
});

test("a button that may be tapped quickly acts twice", async () => {
  const act = vi.fn();
  await render(
    <Button repeatable="count" onPress={act}>
      More
    </Button>,
  );
  await userEvent.dblClick(page.getByText("More"));
  expect(act).toHaveBeenCalledTimes(2);
});

/** Two screens with a button each, at the same place. */
function TwoScreens({ onSecond }: { readonly onSecond: () => void }) {
  const [isFirst, setIsFirst] = useState(true);
  return isFirst ? (
    <Button key="first" onPress={() => setIsFirst(false)}>
      First
    </Button>
  ) : (
    <Button key="second" onPress={onSecond}>
      Other
    </Button>
  );
}

test("a doubled tap does not go through to the next screen", async () => {
  const onSecond = vi.fn();
  await render(<TwoScreens onSecond={onSecond} />);
  await userEvent.dblClick(page.getByText("First"));
  await expect.element(page.getByText("Other")).toBeVisible();
  expect(onSecond).not.toHaveBeenCalled();
  await expect.poll(() => document.documentElement.dataset.taps).toBe("open");
  await userEvent.click(page.getByText("Other"));
  expect(onSecond).toHaveBeenCalledTimes(1);
});

/** Presses Enter twice within the time of one tap: again if the machine was too slow for that. */
async function pressEnterTwice(act: Mock): Promise<void> {
  const pressedAt: number[] = [];
  const note = ({ timeStamp }: KeyboardEvent) => pressedAt.push(timeStamp);
  window.addEventListener("keydown", note, { capture: true });
  do {
    await expect.poll(() => document.documentElement.dataset.taps).toBe("open");
    act.mockClear();
    pressedAt.length = 0;
    await userEvent.keyboard("{Enter}{Enter}");
  } while (Number(pressedAt[1]) - Number(pressedAt[0]) >= SAME_TAP_MS);
  window.removeEventListener("keydown", note, { capture: true });
}

test.each(controls.slice(0, 3))("on %s, Enter twice is one press", async (_kind, draw) => {
  const act = vi.fn();
  await render(draw(act));
  await userEvent.keyboard("{Tab}");
  await pressEnterTwice(act);
  expect(act).toHaveBeenCalledTimes(1);
  await expect.poll(() => document.documentElement.dataset.taps).toBe("open");
  await userEvent.keyboard(" ");
  expect(act).toHaveBeenCalledTimes(2);
});
