import { useState } from "react";
import { beforeAll, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Stepper } from "./Stepper.tsx";
import { guardAgainstDoubleTaps } from "./single-tap.ts";

// As on the kiosk: what follows is allowed by the stepper itself.
beforeAll(() => guardAgainstDoubleTaps());

/** A stepper from 1 to 5. */
function Counter({ start }: { readonly start: number }) {
  const [value, setValue] = useState(start);
  return (
    <Stepper
      label="Cola"
      value={value}
      min={1}
      max={5}
      onChange={setValue}
      moreLabel="One more"
      fewerLabel="One fewer"
    />
  );
}

async function stepperFrom(start: number) {
  const stepper = (await render(<Counter start={start} />)).getByRole("group", { name: "Cola" });
  return {
    value: stepper.getByRole("status"),
    more: stepper.getByRole("button", { name: "One more" }),
    fewer: stepper.getByRole("button", { name: "One fewer" }),
  };
}

test("two quick touches of the plus add two", async () => {
  const { value, more } = await stepperFrom(1);
  await userEvent.dblClick(more);
  await expect.element(value).toHaveTextContent("3");
});

test.each([
  ["fewer", 1],
  ["more", 5],
] as const)("%s is off at %i, the other goes on", async (end, start) => {
  const { [end]: off, [end === "more" ? "fewer" : "more"]: on, value } = await stepperFrom(start);
  await expect.element(off).toBeDisabled();
  await on.click();
  await expect.element(value).toHaveTextContent(String(end === "more" ? 4 : 2));
  await expect.element(off).toBeEnabled();
});

test("keys reach both buttons, and Enter and Space change the value", async () => {
  const { value, fewer, more } = await stepperFrom(3);
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.element(fewer).toHaveFocus();
  await expect.element(value).toHaveTextContent("2");
  await userEvent.keyboard("{Tab} {Enter}");
  await expect.element(more).toHaveFocus();
  await expect.element(value).toHaveTextContent("4");
});

test.each([
  ["more", 4, 5],
  ["fewer", 2, 1],
] as const)("%s keeps the focus when it reaches its end, and is off", async (end, start, last) => {
  const { value, ...buttons } = await stepperFrom(start);
  const { [end]: button, [end === "more" ? "fewer" : "more"]: other } = buttons;
  button.element().focus();
  await userEvent.keyboard("{Enter}{Enter} ");
  await expect.element(value).toHaveTextContent(String(last));
  await expect.element(button).toHaveFocus();
  await expect.element(button).toBeDisabled();
  await userEvent.keyboard(end === "more" ? "{Shift>}{Tab}{/Shift}{Enter}" : "{Tab}{Enter}");
  await expect.element(other).toHaveFocus();
  await expect.element(value).toHaveTextContent(String(start));
  await expect.element(button).toBeEnabled();
});
