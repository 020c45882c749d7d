import { Dish, usePictureUrl } from "../../ui/Dish.tsx";

/** A small picture of the dish; nothing where there is none, never a stand-in. */
export function Thumbnail({ productId }: { readonly productId: string }) {
  const pictureUrl = usePictureUrl(productId);
  return pictureUrl ? (
    <Dish className="line__picture" productId={productId} pictureUrl={pictureUrl} />
  ) : null;
}
