import { type DishPicture, pictureKey } from "../../../domain/look/dish-picture.ts";
import { useVisitSelector } from "../../journey/use-visit.ts";
import { Photo } from "../../ui/Dish.tsx";
import { onTable } from "./on-table.ts";

/** Up to five dishes of the outlet on a paper tablecloth. */
export function Scene() {
  const stage = useVisitSelector(({ outlet }) => outlet.stage);
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
      {onTable(stage).map((picture, place) => (
        <SceneDish key={pictureKey(picture)} picture={picture} place={place + 1} />
      ))}
    </div>
  );
}

/** A drawing stands on the table, a photo is a print that leans on it. */
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
