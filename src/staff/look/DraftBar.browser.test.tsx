import { useState } from "react";
import { expect, test } from "vitest";
import { menuWith } from "../../../domain/testing/products.ts";
import type { LookView } from "../../../electron/host/rpc/contract.ts";
import { renderInVisit } from "../../journey/testing/render-in-visit.tsx";
import { OUTLET, startVisit } from "../../journey/testing/visit.ts";
import { DraftBar } from "./DraftBar.tsx";
import { editingOf, LOOK_VIEW } from "./testing/look-editing.ts";

const VIEW: LookView = {
  ...{ ...LOOK_VIEW, digest: "seen", canUndo: true },
  differences: { brand: ["name"], pictures: 0, focalPoints: 0, stage: [] },
};

const published: string[] = [];

/** As the console does. */
let sendDraft = () => {};

function Bar() {
  const [view, setView] = useState(VIEW);
  sendDraft = () => setView({ ...VIEW, digest: "other" });
  const publish = (digest: string) => void published.push(digest);
  return (
    <>
      <p data-testid="digest">{view.digest}</p>
      <DraftBar editing={{ ...editingOf(view), publish }} />
    </>
  );
}

test("publishes the draft that was seen, though another one arrives while staff are asked", async () => {
  const screen = await renderInVisit(<Bar />, startVisit(OUTLET), menuWith([]));
  await screen.getByRole("button", { name: "look:bar.publish" }).click();
  sendDraft();
  await expect.element(screen.getByTestId("digest")).toHaveTextContent("other");
  await screen.getByRole("dialog").getByRole("button", { name: "look:bar.publish" }).click();
  expect(published).toEqual(["seen"]);
});
