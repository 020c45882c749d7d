/** Which emblem stands for a dish without a picture. */
import { expect, test } from "vitest";
import type { Category, Menu } from "../../domain/menu.ts";
import { itemOf } from "../../domain/testing/products.ts";
import { EMPTY_STAGE } from "../../electron/host/rpc/stage-views.ts";
import { renderInVisit } from "../journey/testing/render-in-visit.tsx";
import { OUTLET, startVisit } from "../journey/testing/visit.ts";
import { useEmblems } from "./use-emblems.ts";

const category = (id: string, ...products: readonly string[]): Category => ({
  ...{ id, title: {}, isPopup: false, subcategories: [] },
  products: products.map((product) => ({ kind: "item", id: product })),
});
const MENU: Menu = {
  ...{ revision: 1, combos: {} },
  items: Object.fromEntries(["pho", "cola", "bread"].map((id) => [id, itemOf(id, "1")])),
  categories: [
    category("favourites", "pho", "cola"),
    category("soups", "pho"),
    category("drinks", "cola"),
    category("more", "bread"),
  ],
};

function Found() {
  const emblemOf = useEmblems();
  return (
    <output>{["pho", "cola", "bread", "gone"].map((id) => emblemOf(id) ?? "none").join()}</output>
  );
}

async function found(stage: Partial<typeof EMPTY_STAGE>) {
  const visit = startVisit({ ...OUTLET, stage: { ...EMPTY_STAGE, ...stage } });
  const shown = await renderInVisit(<Found />, visit, MENU);
  return shown.container.textContent;
}

test("that of the category in which it is at home, else the general one", async () => {
  const emblemByCategory = { favourites: "star", soups: "bowl", drinks: "glass" };
  expect(await found({ emblemByCategory, generalEmblem: "plate" })).toBe("bowl,glass,plate,plate");
});

test("none if the outlet has none", async () => {
  expect(await found({})).toBe("none,none,none,none");
});
