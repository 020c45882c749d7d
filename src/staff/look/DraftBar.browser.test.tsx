import { useState } from "react";
import { expect, test } from "vitest";
import { AUTOMATIC_LOOK } from "../../../domain/look/look.ts";
import { menuWith } from "../../../domain/testing/products.ts";
import type { LookView } from "../../../electron/host/rpc/contract.ts";
import { renderInVisit } from "../../journey/testing/render-in-visit.tsx";
import { OUTLET, startVisit } from "../../journey/testing/visit.ts";
import { DraftBar } from "./DraftBar.tsx";

const VIEW: LookView = {
  ...{ look: AUTOMATIC_LOOK, digest: "seen", canUndo: true, publishedAt: null, outlet: OUTLET },
  differences: { brand: ["name"], pictures: 0, focalPoints: 0, stage: [] },
  ...{ pictures: {}, reasons: {}, photos: [], problems: [] },
};

const published: string[] = [];

/** As the console does. */
let sendDraft = () => {};

function Bar() {
  const [view, setView] = useState(VIEW);
  sendDraft = () => setView({ ...VIEW, digest: "other" });
  const nothing = () => {};
  const publish = (digest: string) => void published.push(digest);
  return (
    <>
      <p data-testid="digest">{view.digest}</p>
      <DraftBar editing={{ view, change: nothing, take: nothing, publish, failure: null }} />
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
