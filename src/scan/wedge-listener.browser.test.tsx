import { expect, onTestFinished, test } from "vitest";
import { listenForScanner } from "./wedge-listener.ts";

test("a key of a person that was held back comes as the same key: a keypad's is known by its code", async () => {
  const stop = listenForScanner(() => {});
  const pressed: string[] = [];
  const listen = ({ key, code }: KeyboardEvent) => void pressed.push(`${key} ${code}`);
  document.body.addEventListener("keydown", listen);
  onTestFinished(() => {
    stop();
    document.body.removeEventListener("keydown", listen);
  });
  const press = { key: "Enter", code: "NumpadEnter", bubbles: true, cancelable: true };
  document.body.dispatchEvent(new KeyboardEvent("keydown", press));
  expect(pressed).toEqual([]);
  await expect.poll(() => pressed).toEqual(["Enter NumpadEnter"]);
});
