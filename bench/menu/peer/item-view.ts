/** The sheet of one dish: its groups, the count and the price. */
import type { MenuItem, ModifierGroup } from "../../../domain/menu.ts";
import { button, dish, h, icon, money, tintOf, words } from "./elements.ts";
import { centsOf, type Line, type PlainShop, priceOf } from "./shop.ts";

type Sheet = {
  readonly item: MenuItem;
  readonly onAdd: (line: Line) => void;
  readonly onClose: () => void;
};

/** Builds the sheet; changes are written into its own elements. */
export function itemView(shop: PlainShop, { item, onAdd, onClose }: Sheet): HTMLElement {
  const chosen = new Set(
    item.modifierGroups.flatMap((group) =>
      group.modifiers.filter(({ preselected }) => preselected).map(({ id }) => `${group.id}/${id}`),
    ),
  );
  let count = 1;
  const total = h("p", { class: "money" });
  const sum = h("p", {});
  const counter = h("output", { class: "stepper__value" });
  const add = button("main", { words: "" }, () =>
    onAdd({ itemId: item.id, count, cents: count * priceOf(item, chosen) }),
  );
  const show = () => {
    const each = priceOf(item, chosen);
    counter.textContent = String(count);
    sum.textContent = `${count} × ${money(each)}`;
    total.textContent = money(count * each);
    add.textContent = `Add ${count} for ${money(count * each)}`;
  };
  const step = (by: number) => () => {
    count = Math.max(1, count + by);
    show();
  };
  show();
  const body = h(
    "div",
    { class: "item__body" },
    ...item.modifierGroups.map((group) => groupView(group, chosen, show)),
    h(
      "div",
      { class: "item__sum" },
      h(
        "div",
        { class: "stepper", role: "group" },
        button("quiet", { sign: "minus", label: "One fewer" }, step(-1)),
        counter,
        button("quiet", { sign: "plus", label: "One more" }, step(1)),
      ),
      h("div", { class: "item__total" }, sum, total),
    ),
  );
  const sheet = h("article", { class: "item__sheet" }, hero(shop, item, onClose), body);
  return screen("Make it yours", "item", onClose, [
    h(
      "div",
      { class: "screen__middle" },
      h("main", { class: "screen__bare" }, h("div", { class: "item__scroll" }, sheet)),
    ),
    h("div", { class: "screen__action" }, h("span", {}), add),
  ]);
}

function hero(shop: PlainShop, item: MenuItem, onClose: () => void): HTMLElement {
  const url = shop.pictureUrls[item.id];
  const about = h(
    "div",
    { class: "item__about" },
    h("h2", {}, words(item.title)),
    h("p", {}, words(item.description)),
    h("p", { class: "item__price money" }, money(centsOf(item.prices))),
  );
  return h(
    "header",
    { class: `item__hero tint--${tintOf(item.id)}`, "data-pictured": String(url !== undefined) },
    ...(url === undefined ? [] : [dish(item.id, url, "item__dish")]),
    about,
    button("outline item__close", { sign: "close", label: "Close" }, onClose),
  );
}

function groupView(group: ModifierGroup, chosen: Set<string>, onChange: () => void): HTMLElement {
  const options = group.modifiers.map((modifier) => {
    const key = `${group.id}/${modifier.id}`;
    const price = money(centsOf(modifier.prices));
    const option = h(
      "button",
      { type: "button", class: "option" },
      h(
        "span",
        { class: "option__text" },
        h("span", { class: "option__name" }, words(modifier.title)),
        h("span", { class: "option__price" }, `+ ${price}`),
      ),
    );
    const show = () => {
      option.toggleAttribute("data-selected", chosen.has(key));
      option.setAttribute("aria-pressed", String(chosen.has(key)));
      option.querySelector(".option__tick")?.remove();
      if (chosen.has(key)) option.append(h("span", { class: "option__tick" }, icon("check")));
    };
    option.addEventListener("click", () => {
      if (!chosen.delete(key)) chosen.add(key);
      show();
      onChange();
    });
    show();
    return option;
  });
  const bounds = `${group.free} free, then charged. Choose up to ${group.max ?? "any"}.`;
  return h(
    "fieldset",
    { class: "group" },
    h("legend", { class: "visually-hidden" }, words(group.title)),
    h("div", { class: "group__heading" }, h("h3", {}, words(group.title)), h("p", {}, bounds)),
    h("div", { class: "group__options" }, ...options),
  );
}

/** Top bar and frame, as on every screen of the kiosk. */
export function screen(
  title: string,
  className: string,
  onBack: () => void,
  parts: readonly HTMLElement[],
): HTMLElement {
  const heading = h("h1", { class: "top-bar__title", tabindex: "-1" }, title);
  return h(
    "div",
    { class: `screen screen--table ${className}` },
    h(
      "header",
      { class: "top-bar" },
      button("quiet", { sign: "back", label: "Back" }, onBack),
      h("div", { class: "top-bar__text" }, heading, h("p", { class: "top-bar__place" }, "Eat in")),
      button("outline top-bar__language", { sign: "globe", words: "English" }, () => {}),
    ),
    ...parts,
  );
}
