import { useEmblems } from "../../outlet/use-emblems.ts";
import { Dish, Swatch, useDishPicture, useTint } from "../../ui/Dish.tsx";
import { Emblem } from "../../ui/Emblem.tsx";

/** A small picture of the dish, or the emblem of its category: some lines with pictures, some without would look torn. */
export function Thumbnail({ productId }: { readonly productId: string }) {
  const picture = useDishPicture(productId);
  const emblem = useEmblems()(productId);
  const tintOf = useTint();
  if (picture) return <Dish className="line__picture" productId={productId} picture={picture} />;
  if (emblem === null) return null;
  return (
    <span className={`line__picture line__picture--plain dish dish--${tintOf(productId)}`}>
      <Swatch seed={0} />
      <Emblem url={emblem} className="dish__picture" />
    </span>
  );
}
