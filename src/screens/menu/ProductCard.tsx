import { type CSSProperties, memo, type ReactNode, useId } from "react";
import type { DishPicture } from "../../../domain/look/dish-picture.ts";
import type { ProductRef } from "../../../domain/menu.ts";
import { Dish, type Tint } from "../../ui/Dish.tsx";
import { Emblem } from "../../ui/Emblem.tsx";
import { Hyphenated } from "../../ui/Hyphenated.tsx";
import "./product-card.css";

type ProductCardProps = {
  readonly kind: ProductRef["kind"];
  readonly productId: string;
  readonly tint: Tint;
  readonly name: string;
  readonly note: string;
  /** Formatted. */
  readonly price: string;
  /** Label of a product that was just removed from the menu: it can be neither opened nor added. */
  readonly soldOut: string | null;
  /** Without one the name is shown in its place. */
  readonly picture: DishPicture | undefined;
  /** Without a picture: the address of its emblem; null for none. */
  readonly emblem: string | null;
  /** Units in the basket. */
  readonly count: number;
  readonly addLabel: string;
  readonly onOpen: (product: ProductRef) => void;
  readonly onAdd: (product: ProductRef) => void;
};

/** A dish or a combo. The whole card opens it; the tab in its corner adds it. */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { kind, productId, tint, name, note, price, soldOut, picture, count } = props;
  const product = { kind, id: productId };
  const aboutId = useId();
  const variant = picture === undefined ? "product--plain" : "product--pictured";
  return (
    <article
      className={`product product--${kind} ${variant} tint--${tint}`}
      data-chosen={count > 0 || undefined}
      data-gone={soldOut !== null || undefined}
    >
      {picture !== undefined && <Dish productId={productId} picture={picture} tint={tint} />}
      <Emblem url={props.emblem} className="product__emblem" />
      <div className="product__text">
        <h3 className="product__name">
          {soldOut === null ? (
            <button
              type="button"
              className="product__open"
              aria-describedby={`${aboutId}-note ${aboutId}-price`}
              onClick={() => props.onOpen(product)}
            >
              <Hyphenated>{name}</Hyphenated>
            </button>
          ) : (
            <Hyphenated>{name}</Hyphenated>
          )}
        </h3>
        <p className="product__note" id={`${aboutId}-note`}>
          <Hyphenated>{note}</Hyphenated>
        </p>
        {soldOut === null && <Price price={price} id={`${aboutId}-price`} />}
      </div>
      {soldOut === null ? (
        <button
          type="button"
          className="product__plus"
          data-repeatable="count"
          aria-label={props.addLabel}
          onClick={() => props.onAdd(product)}
        >
          <Count count={count} />
        </button>
      ) : (
        <p className="product__gone">{soldOut}</p>
      )}
    </article>
  );
});

function Price({ price, id }: { readonly price: string; readonly id: string }) {
  return (
    <p className="product__price money" id={id} style={priceLength(price)}>
      {price}
    </p>
  );
}

/** Invisible characters, such as bidi controls. */
const UNSEEN = /\p{Cf}/gu;

/** Length of the longest unbreakable part: amount and currency have no ordinary space between them. */
function priceLength(price: string): CSSProperties {
  const parts = price.split(" ").map((part) => part.replace(UNSEEN, "").length);
  return { "--price-length": Math.max(...parts) } as CSSProperties;
}

/** The number of units, or a plus sign if there are none. */
function Count({ count }: { readonly count: number }): ReactNode {
  return count > 0 ? <span key={count}>{count}</span> : null;
}
