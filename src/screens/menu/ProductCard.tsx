import { memo } from "react";
import { useTranslation } from "react-i18next";
import { Dish, type Tint } from "../../ui/Dish.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { useSingleTap } from "../../ui/single-tap.ts";
import "./product-card.css";

type ProductCardProps = {
  readonly itemId: string;
  readonly tint: Tint;
  readonly name: string;
  readonly note: string;
  /** As printed. */
  readonly price: string;
  /** Without one the name becomes the picture. */
  readonly pictureUrl: string | undefined;
  /** Units in the basket. */
  readonly count: number;
  readonly onOpen: (itemId: string) => void;
  readonly onAdd: (itemId: string) => void;
};

/** A dish. The whole card opens it; the tab in its corner adds it. */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { itemId, tint, name, note, price, pictureUrl, count, onOpen, onAdd } = props;
  const { t } = useTranslation("menu");
  const open = useSingleTap(onOpen);
  const add = useSingleTap(onAdd);
  const look = pictureUrl ? "product--pictured" : `product--plain tint--${tint}`;
  return (
    <article className={`product ${look}`} data-chosen={count > 0 || undefined}>
      {pictureUrl ? <Dish productId={itemId} pictureUrl={pictureUrl} tint={tint} /> : <Wave />}
      <div className="product__words">
        <h3 className="product__name">
          <button type="button" className="product__open" onClick={() => open(itemId)}>
            {name}
          </button>
        </h3>
        <p className="product__note">{note}</p>
        <p className="product__price money">{price}</p>
      </div>
      <button
        type="button"
        className="product__plus"
        aria-label={count > 0 ? t("addMore", { name, count }) : t("add", { name })}
        onClick={() => add(itemId)}
      >
        {count > 0 ? <span key={count}>{count}</span> : <Icon name="plus" />}
      </button>
    </article>
  );
});

/** One sheet of paper across the foot of a dish without a picture. */
function Wave() {
  return (
    <svg
      className="product__wave"
      viewBox="0 0 400 220"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 168c30-50 92-44 142-66s78-74 138-92c44-13 92-12 120 14v196H0z" />
    </svg>
  );
}
