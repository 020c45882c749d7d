import { useMemo } from "react";
import {
  type DishPicture,
  type DishPictures,
  pictureKey,
} from "../../../domain/look/dish-picture.ts";
import type { Menu } from "../../../domain/menu.ts";
import { gatheringCategories, pictureOf } from "../../outlet/categories.ts";
import { useMenu } from "../../outlet/use-menu.ts";
import { Photo } from "../../ui/Dish.tsx";

const DISHES = 5;

/** Up to five dishes of the menu on a paper tablecloth. */
export function Scene() {
  const view = useMenu();
  const pictures = useMemo(() => (view?.menu ? sceneDishes(view.menu, view.pictures) : []), [view]);
  return (
    <div className="scene" aria-hidden="true">
      <svg
        className="scene__cloth"
        viewBox="0 0 1080 220"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          className="scene__table"
          d="M0 120c150-12 300-2 430 6s260 14 380 0 190-20 270-14v108H0z"
        />
        <path d="M0 22C190-12 380 28 560 22S900-8 1080 12v150c-110-22-230 6-350 22-140 18-260 10-380-4S110 150 0 168z" />
      </svg>
      {pictures.map((picture, place) => (
        <SceneDish key={pictureKey(picture)} picture={picture} place={place + 1} />
      ))}
    </div>
  );
}

/** A drawing stands on the table, a photo is a print that lies on it. */
function SceneDish({ picture, place }: { readonly picture: DishPicture; readonly place: number }) {
  const className = `scene__dish scene__dish--${place}`;
  return picture.kind === "drawing" ? (
    <img className={className} src={picture.url} alt="" />
  ) : (
    <span className={`${className} scene__dish--photo`}>
      <Photo photo={picture} size="small" />
    </span>
  );
}

/**
 * Pictures for the table: one dish per category, spread over the whole menu. A category that only repeats dishes of
 * others is skipped.
 */
function sceneDishes(menu: Menu, pictures: DishPictures): DishPicture[] {
  const roots = menu.categories.filter((category) => !category.isPopup);
  const gathering = gatheringCategories(roots);
  const own = roots.filter((category) => !gathering.has(category));
  const firsts = (own.length > 0 ? own : roots).flatMap((category) => {
    const picture = pictureOf(category, pictures);
    return picture ? [picture.picture] : [];
  });
  const distinct = [...new Map(firsts.map((picture) => [pictureKey(picture), picture])).values()];
  if (distinct.length <= DISHES) return distinct;
  const step = (distinct.length - 1) / (DISHES - 1);
  return Array.from({ length: DISHES }, (_, index) => distinct[Math.round(index * step)]).filter(
    (picture) => picture !== undefined,
  );
}
