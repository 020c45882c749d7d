import type { Menu } from "../../domain/menu.ts";
import { acceptedFor, type Dish, menuOf, type Outlet } from "./outlets.ts";

/** What the kiosk does: the picture for each dish of which it is sure, by product id. */
export type Matcher = (menu: Menu) => ReadonlyMap<string, { readonly picture: string }>;

export type WrongPicture = {
  readonly outlet: Outlet;
  readonly dish: Dish;
  readonly picture: string;
};

/** Counts of dishes, and which of them have a wrong picture. */
export type Figures = {
  readonly dishes: number;
  /** Those for which the library has an acceptable picture. */
  readonly matchable: number;
  /** Those that have got an acceptable picture. */
  readonly matched: number;
  readonly wrong: readonly WrongPicture[];
  /** Those without a picture although an acceptable one exists. */
  readonly missed: readonly Omit<WrongPicture, "picture">[];
};

/** The figures of these outlets together. */
export function measurePictures(outlets: readonly Outlet[], match: Matcher): Figures {
  const judged = outlets.flatMap((outlet) => {
    const pictures = match(menuOf(outlet));
    return outlet.dishes.map((dish) => {
      const accepted = acceptedFor(dish);
      return { outlet, dish, accepted, picture: pictures.get(dish.id)?.picture ?? null };
    });
  });
  return {
    dishes: judged.length,
    matchable: judged.filter(({ accepted }) => accepted.size > 0).length,
    matched: judged.filter(({ accepted, picture }) => picture !== null && accepted.has(picture))
      .length,
    wrong: judged.flatMap(({ outlet, dish, accepted, picture }) =>
      picture === null || accepted.has(picture) ? [] : [{ outlet, dish, picture }],
    ),
    missed: judged.flatMap(({ outlet, dish, accepted, picture }) =>
      picture === null && accepted.size > 0 ? [{ outlet, dish }] : [],
    ),
  };
}
