import { expect, test } from "vitest";
import { menuWith } from "../../../domain/testing/products.ts";
import type { LookView } from "../../../electron/host/rpc/contract.ts";
import { provideFakeHost } from "../../app/fake-host.ts";
import { renderInVisit } from "../../journey/testing/render-in-visit.tsx";
import { OUTLET, startVisit } from "../../journey/testing/visit.ts";
import { LogoChoice } from "./LogoChoice.tsx";
import { editingOf, LOOK_VIEW, PHOTO } from "./testing/look-editing.ts";

provideFakeHost({
  async call(path) {
    if (path.at(-1) === "drawings")
      return [{ name: "logo.svg", path: "/logo.svg", url: PHOTO.small }];
    return { name: "logo.svg", photo: "new" };
  },
});

const VIEW: LookView = {
  ...LOOK_VIEW,
  photos: [{ ...PHOTO, id: "old", name: "logo.svg", isCutOut: true }],
};

test("a logo in the folder can be chosen again: its file may have been replaced", async () => {
  const chosen: unknown[] = [];
  const editing = editingOf(VIEW, (change) => void chosen.push(change));
  const screen = await renderInVisit(
    <LogoChoice editing={editing} />,
    startVisit(OUTLET),
    menuWith([]),
  );
  await screen.getByRole("button", { name: "look:logo.choose" }).click();
  await expect.element(screen.getByText("look:photos.fromFolder")).toBeInTheDocument();
  await screen.getByRole("button", { name: "logo.svg" }).last().click();
  await expect.poll(() => chosen).toEqual([{ brand: { logo: "new" } }]);
});
