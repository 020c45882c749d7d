import { Dish, usePictureUrl } from "../../ui/Dish.tsx";

/** A small picture of the dish; nothing where there is none, never a stand-in. */
export function Thumbnail({ itemId }: { readonly itemId: string }) {
  const pictureUrl = usePictureUrl(itemId);
  return pictureUrl ? (
    <Dish className="line__picture" productId={itemId} pictureUrl={pictureUrl} />
  ) : null;
}
