import { useMemo } from "react";
import type { Menu } from "../../../domain/menu.ts";
import { gatheringCategories, pictureOf } from "../../outlet/categories.ts";
import { useMenu } from "../../outlet/use-menu.ts";

const DISHES = 5;

/** Up to five dishes of the menu on a paper tablecloth. */
export function Scene() {
  const view = useMenu();
  const pictures = useMemo(
    () => (view?.menu ? sceneDishes(view.menu, view.pictureUrls) : []),
    [view],
  );
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
      {pictures.map((url, place) => (
        <img className={`scene__dish scene__dish--${place + 1}`} src={url} alt="" key={url} />
      ))}
    </div>
  );
}

/**
 * Pictures for the table: one dish per category, spread over the whole menu. `pictureUrls` is by product id. A category
 * that only repeats dishes of others is skipped.
 */
function sceneDishes(menu: Menu, pictureUrls: Readonly<Record<string, string>>): string[] {
  const roots = menu.categories.filter((category) => !category.isPopup);
  const gathering = gatheringCategories(roots);
  const own = roots.filter((category) => !gathering.has(category));
  const firsts = (own.length > 0 ? own : roots).flatMap((category) => {
    const picture = pictureOf(category, pictureUrls);
    return picture ? [picture.url] : [];
  });
  const distinct = [...new Set(firsts)];
  if (distinct.length <= DISHES) return distinct;
  const step = (distinct.length - 1) / (DISHES - 1);
  return Array.from({ length: DISHES }, (_, index) => distinct[Math.round(index * step)]).filter(
    (url) => url !== undefined,
  );
}
