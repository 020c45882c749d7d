import { type CSSProperties, memo, type ReactNode } from "react";
import type { ProductRef } from "../../../domain/menu.ts";
import { Dish, type Tint } from "../../ui/Dish.tsx";
import { useSingleTap } from "../../ui/single-tap.ts";
import "./product-card.css";

type ProductCardProps = {
  readonly kind: ProductRef["kind"];
  readonly productId: string;
  readonly tint: Tint;
  readonly name: string;
  readonly note: string;
  /** As printed. */
  readonly price: string;
  /** The word for it, where it left the menu a moment ago: it can be neither opened nor added. */
  readonly soldOut: string | null;
  /** Without one the name becomes the picture. */
  readonly pictureUrl: string | undefined;
  /** Units in the basket. */
  readonly count: number;
  readonly addLabel: string;
  readonly onOpen: (product: ProductRef) => void;
  readonly onAdd: (product: ProductRef) => void;
};

/** A dish or a combo. The whole card opens it; the tab in its corner adds it. */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { kind, productId, tint, name, note, price, soldOut, pictureUrl, count } = props;
  const open = useSingleTap(props.onOpen);
  const add = useSingleTap(props.onAdd, "counts");
  const product = { kind, id: productId };
  const look = pictureUrl === undefined ? "product--plain" : "product--pictured";
  return (
    <article
      className={`product product--${kind} ${look} tint--${tint}`}
      data-chosen={count > 0 || undefined}
      data-gone={soldOut !== null || undefined}
    >
      {pictureUrl !== undefined && (
        <Dish productId={productId} pictureUrl={pictureUrl} tint={tint} />
      )}
      <div className="product__text">
        <h3 className="product__name">
          {soldOut === null ? (
            <button type="button" className="product__open" onClick={() => open(product)}>
              {name}
            </button>
          ) : (
            name
          )}
        </h3>
        <p className="product__note">{note}</p>
        {soldOut === null && <Price price={price} />}
      </div>
      {soldOut === null ? (
        <button
          type="button"
          className="product__plus"
          aria-label={props.addLabel}
          onClick={() => add(product)}
        >
          <Count count={count} />
        </button>
      ) : (
        <p className="product__gone">{soldOut}</p>
      )}
    </article>
  );
});

function Price({ price }: { readonly price: string }) {
  return (
    <p className="product__price money" style={priceLength(price)}>
      {price}
    </p>
  );
}

/** Marks of the direction of text: no character that is seen. */
const UNSEEN = /\p{Cf}/gu;

/** Characters of the longest part that no line breaks: amount and currency have no common space between them. */
function priceLength(price: string): CSSProperties {
  const parts = price.split(" ").map((part) => part.replace(UNSEEN, "").length);
  return { "--price-length": Math.max(...parts) } as CSSProperties;
}

/** How many there are, or a plus sign as long as there is none. */
function Count({ count }: { readonly count: number }): ReactNode {
  return count > 0 ? <span key={count}>{count}</span> : null;
}
