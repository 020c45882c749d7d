/**
 * The peer: the same menu, cards, pictures and taps as the kiosk's, written by hand on the plain DOM, with the kiosk's
 * own style sheets. It has no languages, no reading aloud, no offers, no loyalty: only what is tapped in the
 * measurement.
 */
import { afterPaint } from "../../../src/ui/after-paint.ts";
import { h } from "./elements.ts";
import { itemView } from "./item-view.ts";
import { type MenuView, menuView } from "./menu-view.ts";
import { centsOf, type Line, PlainShop } from "./shop.ts";
import "../../../src/ui/layers.css";
import "../../../src/ui/fonts.css";
import "../../../src/ui/tokens.css";
import "../../../src/ui/base.css";
import "../../../src/app/app.css";
import "../../../src/ui/icon.css";
import "../../../src/ui/button.css";
import "../../../src/ui/dish.css";
import "../../../src/ui/swatches.css";
import "../../../src/ui/screen.css";
import "../../../src/ui/search/search-field.css";
import "../../../src/ui/sheet.css";
import "../../../src/ui/sheet-dialog.css";
import "../../../src/ui/stepper.css";
import "../../../src/ui/basket-summary.css";
import "../../../src/ui/access/access-bar.css";
import "../../../src/screens/attract/attract.css";
import "../../../src/screens/attract/attract-order-types.css";
import "../../../src/screens/menu/category-rail.css";
import "../../../src/screens/menu/menu.css";
import "../../../src/screens/menu/popup-card.css";
import "../../../src/screens/menu/product-card.css";
import "../../../src/screens/menu/product-list.css";
import "../../../src/screens/menu/search.css";
import "../../../src/screens/item/item.css";
import "../../../src/screens/item/choices.css";
import "../../../src/screens/item/item-sum.css";

const shop = new PlainShop(await (await fetch("./menu.json")).json());
const frame = h("div", { class: "kiosk__screen" });
const labels = ["Text size", "Contrast", "Lower screen", "Voice", "Language", "Call staff"];
const accessBar = h(
  "nav",
  { class: "access-bar" },
  ...labels.map((label) =>
    h(
      "button",
      { type: "button", class: "access-cell" },
      h("span", { class: "access-cell__label" }, label),
    ),
  ),
);
document.querySelector("#root")?.append(h("div", { class: "kiosk" }, frame, accessBar));
begin();

/** The start screen; resets the basket. */
function begin(): void {
  shop.lines = [];
  const way = (words: string) =>
    h(
      "button",
      { type: "button", class: "order-type-card", click: showMenu },
      h("span", { class: "order-type-card__text display" }, words),
    );
  frame.replaceChildren(
    h(
      "div",
      { class: "screen attract" },
      h(
        "main",
        { class: "attract__main" },
        h("h1", { class: "attract__title", tabindex: "-1" }, "Touch to order"),
        h("div", { class: "attract__order-types" }, way("Eat in"), way("Take away")),
      ),
    ),
  );
}

function showMenu(): void {
  const view = menuView(shop, {
    onOpen: (itemId) => openItem(view, itemId),
    onAdd: (itemId) => {
      const item = shop.menu.items[itemId];
      if (item) add(view, { itemId, count: 1, cents: centsOf(item.prices) });
    },
    onBack: begin,
  });
  frame.replaceChildren(view.element);
  announce(view.element);
}

/** Moves the focus to the title of a new screen, once it is painted. */
function announce(screen: HTMLElement): void {
  afterPaint(() => screen.querySelector("h1")?.focus({ preventScroll: true }));
}

function add(view: MenuView, line: Line): void {
  shop.lines.push(line);
  view.showBasket();
}

/** The sheet replaces the menu, which stays in memory. */
function openItem(view: MenuView, itemId: string): void {
  const item = shop.menu.items[itemId];
  if (!item) throw new Error(`the menu has no ${itemId}`);
  const close = () => {
    sheet.remove();
    view.element.style.display = "";
    announce(view.element);
  };
  const sheet = itemView(shop, {
    item,
    onAdd: (line) => {
      close();
      add(view, line);
    },
    onClose: close,
  });
  document.querySelector(".sheet-overlay")?.remove();
  view.element.style.display = "none";
  frame.append(sheet);
  announce(sheet);
}
