import { useState } from "react";
import { beforeAll, expect, test } from "vitest";
import type { ComboLine } from "../../../domain/basket.ts";
import type { ComboStep, Menu } from "../../../domain/menu.ts";
import { comboOf, itemOf, menuWith, stepItemOf, stepOf } from "../../../domain/testing/products.ts";
import { startI18n } from "../../i18n/i18n.ts";
import { renderInVisit } from "../../journey/testing/render-in-visit.tsx";
import { OUTLET, startVisit } from "../../journey/testing/visit.ts";
import { MenuContext } from "../../outlet/use-menu.ts";
import { ComboScreen } from "./ComboScreen.tsx";

beforeAll(() => startI18n(["common", "combo", "item"]));

const ITEMS = ["Burger", "Wrap", "Tea", "Cola"].map((id) => itemOf(id, "4.00"));
const MAIN = stepOf("Main", [stepItemOf("Burger", "0"), stepItemOf("Wrap", "0")]);
const DRINK = stepOf("Drink", [stepItemOf("Tea", "0"), stepItemOf("Cola", "1.00")]);
const ONLY_COLA = stepOf("Drink", [stepItemOf("Cola", "1.00")]);

const trayWith = (drink: ComboStep) => menuWith(ITEMS, [comboOf("Tray", "9.00", [MAIN, drink])]);

const pick = (stepId: string, itemId: string) => ({
  ...{ pickId: `${stepId} ${itemId}`, stepId, itemId },
  choices: [],
});
const WRAP_WITH_TEA: ComboLine = {
  ...{ kind: "combo", lineId: "tray", comboId: "Tray", count: 1 },
  picks: [pick("Main", "Wrap"), pick("Drink", "Tea")],
};

type Given = {
  /** The menu that a button brings. */
  readonly newMenu?: Menu;
  /** A line to change; a new combo if absent. */
  readonly line?: ComboLine;
};

async function openTray(menu: Menu, { newMenu = menu, line }: Given) {
  const visit = startVisit(OUTLET);
  visit.send({ type: "MENU_CHANGED", menu });
  visit.send({ type: "START", orderType: "EAT_IN" });
  if (line) {
    visit.send({ type: "LINE_ADDED", line });
    visit.send({ type: "REVIEW" });
    visit.send({ type: "LOYALTY_DECLINED" });
    visit.send({ type: "LINE_OPENED", lineId: line.lineId });
  } else visit.send({ type: "PRODUCT_OPENED", product: { kind: "combo", id: "Tray" } });
  const screen = await renderInVisit(<ChangingMenu menu={menu} newMenu={newMenu} />, visit, menu);
  return {
    screen,
    button: (name: string | RegExp) => screen.getByRole("button", { name }),
    ordered: () =>
      visit
        .context()
        .basket.lines.flatMap((each) => (each.kind === "combo" ? each.picks : []))
        .map(({ itemId }) => itemId),
  };
}

function ChangingMenu({ menu, newMenu }: { readonly menu: Menu; readonly newMenu: Menu }) {
  const [current, setCurrent] = useState(menu);
  return (
    <MenuContext value={{ menu: current, pictures: {} }}>
      <button type="button" onClick={() => setCurrent(newMenu)}>
        New menu
      </button>
      <ComboScreen />
    </MenuContext>
  );
}

test("a line whose drink has left the menu has the only one left, and can be saved", async () => {
  const { screen, button, ordered } = await openTray(trayWith(ONLY_COLA), {
    line: WRAP_WITH_TEA,
  });
  await expect.element(screen.getByText("No longer available: Tea.")).toBeVisible();
  await expect.element(screen.getByText("Comes with it")).toBeVisible();
  await button("Save for €10.00").click();
  expect(ordered()).toEqual(["Wrap", "Cola"]);
});

test("a drink that leaves the menu while the combo is built is replaced by the only one left", async () => {
  const { screen, button, ordered } = await openTray(trayWith(DRINK), {
    newMenu: trayWith(ONLY_COLA),
  });
  await button(/^Wrap/).click();
  await button("Next: Drink").click();
  await button(/^Tea/).click();
  await button("New menu").click();
  await expect.element(screen.getByText("No longer available: Tea.")).toBeVisible();
  await button("OK").click();
  await button(/€10\.00/).click();
  expect(ordered()).toEqual(["Wrap", "Cola"]);
});
