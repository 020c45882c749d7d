import { beforeEach, expect, test } from "vitest";
import { menuWith } from "../../../domain/testing/products.ts";
import type { LookView } from "../../../electron/host/rpc/contract.ts";
import { provideFakeHost } from "../../app/fake-host.ts";
import { renderInVisit } from "../../journey/testing/render-in-visit.tsx";
import { OUTLET, startVisit } from "../../journey/testing/visit.ts";
import { PhotosSheet } from "./PhotosSheet.tsx";
import { LOOK_VIEW, PHOTO } from "./testing/look-editing.ts";

/** What the host was asked to delete. */
const removed: unknown[] = [];
beforeEach(() => void removed.splice(0));

provideFakeHost({
  async call(_path, input) {
    removed.push(input);
    return { result: "done" };
  },
});

async function openPhoto(usedBy: LookView["photos"][number]["usedBy"]) {
  const view = { ...LOOK_VIEW, photos: [{ ...PHOTO, usedBy }] };
  const sheet = <PhotosSheet view={view} onClose={() => {}} />;
  const screen = await renderInVisit(sheet, startVisit(OUTLET), menuWith([]));
  const remove = screen.getByRole("button", { name: "look:photos.remove" });
  await remove.click();
  await expect.element(screen.getByText("look:photos.removeNote")).toBeVisible();
  return { screen, remove };
}

test("a photo is deleted only after staff were asked", async () => {
  const { screen, remove } = await openPhoto(null);
  await expect
    .element(screen.getByText("look:photos.usedBy", { exact: false }))
    .not.toBeInTheDocument();
  await screen.getByRole("button", { name: "close" }).click();
  await expect.element(screen.getByText("look:photos.removeNote")).not.toBeInTheDocument();
  expect(removed).toEqual([]);
  await remove.click();
  await expect.element(screen.getByText("look:photos.removeNote")).toBeVisible();
  await remove.click();
  await expect.poll(() => removed).toMatchObject([{ photo: PHOTO.id }]);
  await expect.element(screen.getByText("look:photos.removeNote")).not.toBeInTheDocument();
});

test.each(["customers", "draft"] as const)("says that a photo is used by %s", async (usedBy) => {
  const { screen } = await openPhoto(usedBy);
  await expect.element(screen.getByText(`look:photos.usedBy.${usedBy}`)).toBeVisible();
});
