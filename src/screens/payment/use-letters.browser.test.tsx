import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import type { PageField } from "../../../electron/host/rpc/contract.ts";
import { useLetters } from "./use-letters.ts";

/** Whether letters are shown, with a button that asks for them. */
function Keys({ field }: { readonly field: PageField }) {
  const { areShown, show } = useLetters({ field, type: () => {} });
  return (
    <button type="button" onClick={() => show(true)}>
      {areShown ? "letters" : "digits"}
    </button>
  );
}

async function keysAt(field: PageField) {
  const { rerender, getByRole } = await render(<Keys field={field} />);
  const keys = getByRole("button");
  return { keys, focus: (next: PageField) => rerender(<Keys field={next} />) };
}

test("letters that were asked for stay when the kiosk hears only then which field has the focus", async () => {
  const { keys, focus } = await keysAt("none");
  await keys.click();
  await focus("digits");
  await expect.element(keys).toHaveTextContent("letters");
});

test("letters that were asked for stay while no field has the focus for a moment", async () => {
  const { keys, focus } = await keysAt("digits");
  await keys.click();
  await focus("none");
  await focus("digits");
  await expect.element(keys).toHaveTextContent("letters");
});
