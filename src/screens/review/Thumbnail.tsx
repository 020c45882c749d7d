import { Dish, useDishPicture } from "../../ui/Dish.tsx";

/** A small picture of the dish; nothing if there is none, never a placeholder. */
export function Thumbnail({ productId }: { readonly productId: string }) {
  const picture = useDishPicture(productId);
  return picture ? (
    <Dish className="line__picture" productId={productId} picture={picture} />
  ) : null;
}
