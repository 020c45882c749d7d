import { expect, test } from "vitest";
import { AUTOMATIC_LOOK } from "../../../domain/look/look.ts";
import { menuWith } from "../../../domain/testing/products.ts";
import type { LookView } from "../../../electron/host/rpc/contract.ts";
import { provideFakeHost } from "../../app/fake-host.ts";
import { renderInVisit } from "../../journey/testing/render-in-visit.tsx";
import { OUTLET, startVisit } from "../../journey/testing/visit.ts";
import { LogoChoice } from "./LogoChoice.tsx";
import type { LookEditing } from "./use-look.ts";

const PIXEL = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

provideFakeHost({
  async call(path) {
    if (path.at(-1) === "drawings") return [{ name: "logo.svg", path: "/logo.svg", url: PIXEL }];
    return { name: "logo.svg", photo: "new" };
  },
});

const VIEW: LookView = {
  ...{ look: AUTOMATIC_LOOK, digest: "", canUndo: false, publishedAt: null, outlet: OUTLET },
  ...{ differences: null, pictures: {}, reasons: {}, problems: [] },
  photos: [
    {
      ...{ id: "old", name: "logo.svg", small: PIXEL, large: PIXEL },
      ...{ ratio: 1, isCutOut: true, isImported: true },
    },
  ],
};

test("a logo in the folder can be chosen again: its file may have been replaced", async () => {
  const chosen: unknown[] = [];
  const change = (made: Parameters<LookEditing["change"]>[0]) => void chosen.push(made);
  const nothing = () => {};
  const editing = { view: VIEW, change, take: nothing, publish: nothing, failure: null };
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
