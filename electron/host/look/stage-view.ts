/** What the start screen shows, from the look, the menu and its pictures; pure. */
import {
  type DishPicture,
  type DishPictures,
  pictureKey,
} from "../../../domain/look/dish-picture.ts";
import { MOST_ON_STAGE, type Stage } from "../../../domain/look/look.ts";
import { type Category, type Menu, productOf } from "../../../domain/menu.ts";
import { gatheringCategories, productsOf } from "../../../domain/menu-categories.ts";
import type { StageView } from "../rpc/stage-views.ts";

export type StageViewInput = {
  readonly stage: Stage;
  readonly menu: Menu | null;
  readonly pictures: DishPictures;
  /** Products by the units that are ordered at this hour, most first; read only if they are to be shown. */
  readonly popular: () => readonly string[];
  /** The emblem of a category; null if there is none. */
  readonly emblemOf: (category: Category) => string | null;
  /** Of any category without one; null for none. */
  readonly generalEmblem: string | null;
  /** A photo of the outlet's own, by its id; null if it is missing. */
  readonly photo: (id: string) => DishPicture | null;
  /** The page's address of a video; null if it is missing. */
  readonly videoUrl: (id: string) => string | null;
};

/** Whatever is not on the menu, or not on this machine, is left out. */
export function stageViewOf(input: StageViewInput): StageView {
  const { stage, menu } = input;
  const newProducts = stage.newProducts.flatMap((id) => {
    const product = menu ? productOf(menu, id) : undefined;
    return product ? [product.title] : [];
  });
  const home = menu ? homeCategories(menu) : [];
  return {
    dishes: menu ? dishesOf(menu, home, input) : [],
    emblems: emblemsOf(home, input),
    emblemByCategory: menu ? emblemByCategory(menu, input) : {},
    generalEmblem: input.generalEmblem,
    slides: different(stage.slides.flatMap((id) => input.photo(id) ?? [])),
    videoUrl: stage.video === null ? null : input.videoUrl(stage.video),
    openingHours: stage.openingHours,
    newProducts,
  };
}

/** Chosen dishes stay alone, even if it is one; without any of them the kiosk chooses. */
function dishesOf(
  menu: Menu,
  home: readonly Category[],
  { stage, pictures, popular }: StageViewInput,
): DishPicture[] {
  const picturesOf = (ids: readonly string[]) =>
    different(ids.flatMap((id) => (productOf(menu, id) && pictures[id]) ?? []));
  const { dishes } = stage;
  if (dishes.kind === "chosen") {
    const chosen = picturesOf(dishes.products);
    if (chosen.length > 0) return chosen;
  }
  const first = dishes.kind === "popular" ? picturesOf(popular()).slice(0, MOST_ON_STAGE) : [];
  return different([...first, ...spread(categoryPictures(menu, home, pictures))]).slice(
    0,
    MOST_ON_STAGE,
  );
}

/** One per category; a category that only repeats dishes of others is skipped. */
function categoryPictures(
  menu: Menu,
  home: readonly Category[],
  pictures: DishPictures,
): DishPicture[] {
  return different(home.flatMap((category) => firstPicture(menu, category, pictures) ?? []));
}

/**
 * The first dish with a photo, or else with a drawing; combos only of a category without a pictured dish. An outlet that
 * took photos wants them to be seen.
 */
function firstPicture(menu: Menu, category: Category, pictures: DishPictures): DishPicture | null {
  for (const wanted of ["item", "combo"] as const) {
    const found = productsOf(category).flatMap(
      ({ kind, id }) => (kind === wanted && productOf(menu, id) && pictures[id]) || [],
    );
    const first = found.find(({ kind }) => kind === "photo") ?? found[0];
    if (first) return first;
  }
  return null;
}

function emblemsOf(home: readonly Category[], { emblemOf }: StageViewInput): string[] {
  const found = home.flatMap((category) => emblemOf(category) ?? []);
  return spread([...new Set(found)]);
}

function emblemByCategory(menu: Menu, { emblemOf }: StageViewInput): Record<string, string> {
  const found = menu.categories.flatMap((category): [string, string][] => {
    const emblem = emblemOf(category);
    return emblem === null ? [] : [[category.id, emblem]];
  });
  return Object.fromEntries(found);
}

/** For the published start screen, that of the draft, and whatever else changes on them. */
const homes = new WeakMap<Menu, readonly Category[]>();

/** Categories in which dishes are at home. */
function homeCategories(menu: Menu): readonly Category[] {
  const known = homes.get(menu);
  if (known) return known;
  const roots = menu.categories.filter((category) => !category.isPopup);
  const gathering = gatheringCategories(roots);
  const own = roots.filter((category) => !gathering.has(category));
  const found = own.length > 0 ? own : roots;
  homes.set(menu, found);
  return found;
}

function different(pictures: readonly DishPicture[]): DishPicture[] {
  return [...new Map(pictures.map((picture) => [pictureKey(picture), picture])).values()];
}

/** As many as there is room for, from the whole of a list. */
function spread<Entry>(entries: readonly Entry[]): Entry[] {
  if (entries.length <= MOST_ON_STAGE) return [...entries];
  const step = (entries.length - 1) / (MOST_ON_STAGE - 1);
  return Array.from({ length: MOST_ON_STAGE }, (_, index) =>
    entries.at(Math.round(index * step)),
  ).filter((entry) => entry !== undefined);
}
