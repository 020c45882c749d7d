/**
 * The menu: tabs at the side, dishes as cards, the basket below. Built once per visit; a tap changes only what it must.
 */
import type { Category, ProductRef } from "../../../domain/menu.ts";
import { button, dish, h, icon, money, tintOf, words } from "./elements.ts";
import { screen } from "./item-view.ts";
import { centsOf, type PlainShop } from "./shop.ts";

/** Fills the first screen; the rest of a list follows as it is scrolled. */
const STEP = 8;

export type MenuView = {
  readonly element: HTMLElement;
  /** Updates the basket in the action bar and on the cards of its products. */
  readonly showBasket: () => void;
};

type Actions = {
  readonly onOpen: (itemId: string) => void;
  readonly onAdd: (itemId: string) => void;
  readonly onBack: () => void;
};

/** A card, or a part's heading, or a popup's card: the rows of a list. */
type Row = () => HTMLElement;

export function menuView(shop: PlainShop, actions: Actions): MenuView {
  const column = h("div", { class: "menu__column" });
  const basket = h("div", { class: "screen__action" });
  const search = h(
    "button",
    { type: "button", class: "search-opener search-bar" },
    icon("search"),
    h("span", {}, "Search the menu"),
  );
  let current: HTMLElement | null = null;
  const show = (category: Category, tab: HTMLElement) => {
    current?.setAttribute("aria-current", "false");
    tab.setAttribute("aria-current", "true");
    current = tab;
    column.replaceChildren(search, categoryList(shop, category, actions));
  };
  const tabs = shop.menu.categories.map((category) => {
    const tab: HTMLElement = h(
      "button",
      { type: "button", class: "rail__tab", click: () => show(category, tab) },
      ...rootPicture(shop, category),
      h("span", { class: "rail__name" }, words(category.title)),
    );
    return h("li", {}, tab);
  });
  const [first] = shop.menu.categories;
  const firstTab = tabs[0]?.firstElementChild;
  if (first && firstTab instanceof HTMLElement) show(first, firstTab);
  const rail = h("nav", { class: "rail" }, h("ul", { class: "rail__list" }, ...tabs));
  const element = screen("Choose your food", "menu", actions.onBack, [
    h("div", { class: "screen__middle" }, rail, h("main", { class: "screen__bare" }, column)),
    basket,
  ]);
  const showBasket = () => {
    basket.replaceChildren(...basketParts(shop));
    for (const line of new Set(shop.lines.map(({ itemId }) => itemId))) {
      for (const card of element.querySelectorAll(`[data-item="${CSS.escape(line)}"]`)) {
        card.setAttribute("data-chosen", "true");
        const count = h("span", {}, String(shop.countOf(line)));
        card.querySelector(".product__plus")?.replaceChildren(count);
      }
    }
  };
  showBasket();
  return { element, showBasket };
}

/** The picture of a root: its first dish that has one. */
function rootPicture(shop: PlainShop, { subcategories, products }: Category): HTMLElement[] {
  const all = [...products, ...subcategories.flatMap((sub) => sub.products)];
  const id = all.find((product) => shop.pictureUrls[product.id] !== undefined)?.id;
  const url = id === undefined ? undefined : shop.pictureUrls[id];
  return id !== undefined && url !== undefined ? [dish(id, url, "rail__picture")] : [];
}

function basketParts(shop: PlainShop): HTMLElement[] {
  if (shop.lines.length === 0) {
    return [h("p", { class: "basket", "data-empty": "" }, "Nothing chosen yet.")];
  }
  const count = shop.lines.reduce((sum, line) => sum + line.count, 0);
  const ids = [...new Set(shop.lines.map(({ itemId }) => itemId))];
  const thumbnails = ids
    .flatMap((id) => {
      const url = shop.pictureUrls[id];
      return url === undefined ? [] : [h("span", { class: "basket__thumbnail" }, dish(id, url))];
    })
    .slice(-4);
  return [
    h(
      "section",
      { class: "basket" },
      h("div", { class: "basket__thumbnails" }, ...thumbnails),
      h(
        "div",
        {},
        h("p", { class: "basket__total money" }, money(shop.cents)),
        h("p", { class: "basket__count" }, `${count} items`),
      ),
    ),
    button("main", { words: "Review order" }, () => {}),
  ];
}

function categoryList(shop: PlainShop, category: Category, actions: Actions): HTMLElement {
  const { subcategories, products } = category;
  const count = [category, ...subcategories].reduce((sum, each) => sum + each.products.length, 0);
  const heading = h(
    "div",
    { class: "menu__heading" },
    h("h2", {}, words(category.title)),
    h("p", {}, `${count} dishes`),
  );
  const rows = [
    ...products.map((product) => cardRow(shop, product, actions)),
    ...subcategories.flatMap((sub) => {
      if (sub.isPopup) return [() => popupCard(shop, sub, actions)];
      const title = () => h("h3", { "data-wide": "" }, words(sub.title));
      return [title, ...sub.products.map((product) => cardRow(shop, product, actions))];
    }),
  ];
  return growingList(rows, heading);
}

/** A column of cards that is rendered as far as it is visible, and further when it is scrolled. */
function growingList(rows: readonly Row[], heading?: HTMLElement): HTMLElement {
  const grid = h("ul", { class: "product-grid" });
  const end = h("div", {});
  const list = h("div", { class: "product-list" }, ...(heading ? [heading] : []), grid, end);
  let drawn = 0;
  const grow = () => {
    const next = rows.slice(drawn, drawn + STEP).map((row) => {
      const card = row();
      return h("li", card.matches(".product") ? {} : { "data-wide": "" }, card);
    });
    grid.append(...next);
    drawn += next.length;
  };
  grow();
  const observer = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      grow();
      observer.unobserve(end);
      if (drawn < rows.length) observer.observe(end);
    },
    { root: list, rootMargin: "1200px" },
  );
  if (drawn < rows.length) observer.observe(end);
  return list;
}

function cardRow(shop: PlainShop, { id }: ProductRef, actions: Actions): Row {
  return () => {
    const item = shop.menu.items[id];
    if (!item) throw new Error(`the menu has no ${id}`);
    const url = shop.pictureUrls[id];
    const name = words(item.title);
    const count = shop.countOf(id);
    const hasChoices = item.modifierGroups.length > 0;
    const card = h(
      "article",
      {
        class: `product product--item product--${url === undefined ? "plain" : "pictured"} tint--${tintOf(id)}`,
        "data-item": id,
      },
      ...(url === undefined ? [] : [dish(id, url)]),
      h(
        "div",
        { class: "product__text" },
        h(
          "h3",
          { class: "product__name" },
          h(
            "button",
            { type: "button", class: "product__open", click: () => actions.onOpen(id) },
            name,
          ),
        ),
        h("p", { class: "product__note" }, words(item.description)),
        h("p", { class: "product__price money" }, money(centsOf(item.prices))),
      ),
      h(
        "button",
        {
          type: "button",
          class: "product__plus",
          "aria-label": `Add ${name}`,
          click: () => (hasChoices ? actions.onOpen(id) : actions.onAdd(id)),
        },
        ...(count > 0 ? [h("span", {}, String(count))] : []),
      ),
    );
    if (count > 0) card.setAttribute("data-chosen", "true");
    return card;
  };
}

function popupCard(shop: PlainShop, popup: Category, actions: Actions): HTMLElement {
  const pictured = popup.products.filter(({ id }) => shop.pictureUrls[id] !== undefined);
  return h(
    "article",
    { class: "popup-card" },
    h(
      "div",
      { class: "popup-card__text" },
      h(
        "h3",
        {},
        h(
          "button",
          {
            type: "button",
            class: "popup-card__open",
            click: () => openPopup(shop, popup, actions),
          },
          words(popup.title),
        ),
      ),
      h("p", {}, `${popup.products.length} dishes`),
    ),
    h(
      "span",
      { class: "popup-card__pictures" },
      ...pictured.slice(0, 3).map(({ id }) => dish(id, shop.pictureUrls[id] ?? "")),
    ),
    h("span", { class: "popup-card__tab" }, icon("up")),
  );
}

/** The popup's dishes over the menu. */
function openPopup(shop: PlainShop, popup: Category, actions: Actions): void {
  const rows = popup.products.map((product) => cardRow(shop, product, actions));
  const close = () => overlay.remove();
  const overlay = h(
    "div",
    { class: "sheet-overlay" },
    h(
      "div",
      { class: "sheet-modal sheet-modal--table" },
      h(
        "section",
        { class: "sheet-dialog", role: "dialog", "aria-modal": "true" },
        h(
          "header",
          { class: "sheet__head" },
          h("h2", {}, words(popup.title)),
          button("outline sheet__close", { sign: "close", label: "Close" }, close),
        ),
        h(
          "div",
          { class: "sheet__body" },
          h(
            "div",
            { class: "popup-sheet" },
            growingList(rows),
            button("main", { words: "Done" }, close),
          ),
        ),
      ),
    ),
  );
  document.body.append(overlay);
}
