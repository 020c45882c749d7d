import { Dish, usePictureUrl } from "../../ui/Dish.tsx";

/** A small picture of the dish; nothing if there is none, never a placeholder. */
export function Thumbnail({ productId }: { readonly productId: string }) {
  const pictureUrl = usePictureUrl(productId);
  return pictureUrl ? (
    <Dish className="line__picture" productId={productId} pictureUrl={pictureUrl} />
  ) : null;
}
