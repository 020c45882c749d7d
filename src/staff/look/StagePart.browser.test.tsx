import { useState } from "react";
import { expect, test } from "vitest";
import { changedLook } from "../../../domain/look/change.ts";
import { AUTOMATIC_LOOK, type Look } from "../../../domain/look/look.ts";
import { itemOf, menuWith } from "../../../domain/testing/products.ts";
import { provideFakeHost } from "../../app/fake-host.ts";
import { renderInVisit } from "../../journey/testing/render-in-visit.tsx";
import { OUTLET, startVisit } from "../../journey/testing/visit.ts";
import { StagePart } from "./StagePart.tsx";
import { editingOf, LOOK_VIEW } from "./testing/look-editing.ts";

provideFakeHost({ call: async () => [] });

const DISHES = { kind: "chosen", products: ["soup", "tea"] } as const;
const HOURS = Array.from({ length: 7 }, () => [{ from: "06:00", to: "14:30" }]);
const CHOSEN: Look = {
  ...AUTOMATIC_LOOK,
  stage: { ...AUTOMATIC_LOOK.stage, dishes: DISHES, openingHours: HOURS },
};

/** Drafts after each change. */
const drafts: Look[] = [];

function Stage() {
  const [look, setLook] = useState(CHOSEN);
  const editing = editingOf({ ...LOOK_VIEW, look }, (change) => {
    const next = changedLook(look, change);
    drafts.push(next);
    setLook(next);
  });
  return <StagePart editing={editing} />;
}

async function openStage() {
  drafts.length = 0;
  const menu = menuWith([itemOf("soup", "5"), itemOf("tea", "2")]);
  return await renderInVisit(<Stage />, startVisit(OUTLET), menu);
}

test("dishes that are chosen stay when their kind is touched again, and are there on the way back", async () => {
  const screen = await openStage();
  const kind = (name: string) => screen.getByRole("button", { name: `look:stage.kind.${name}` });
  await kind("chosen").click();
  expect(drafts).toEqual([]);
  await kind("automatic").click();
  await expect.element(kind("automatic")).toHaveAttribute("aria-pressed", "true");
  await kind("popular").click();
  await expect.element(kind("popular")).toHaveAttribute("aria-pressed", "true");
  await kind("chosen").click();
  await expect.poll(() => drafts.at(-1)?.stage.dishes).toEqual(DISHES);
  expect(drafts).toHaveLength(3);
});

test("opening hours that are hidden are shown again as they were", async () => {
  const screen = await openStage();
  await screen.getByRole("button", { name: "look:hours.hide" }).click();
  await screen.getByRole("button", { name: "look:hours.show" }).click();
  await expect.poll(() => drafts.map(({ stage }) => stage.openingHours)).toEqual([null, HOURS]);
});
