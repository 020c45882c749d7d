import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { itemCount, productOfLine } from "../../domain/basket.ts";
import { useFormat } from "../i18n/use-format.ts";
import { usePricedBasket } from "../journey/use-priced-basket.ts";
import { useVisitPart } from "../journey/use-visit.ts";
import { useMenu } from "../outlet/use-menu.ts";
import { Dish } from "./Dish.tsx";
import "./basket-summary.css";

/** So many dishes fit beside the total. */
const THUMBNAILS = 4;

/** The start of the action bar: what is in the basket, what it costs, how many. */
export function BasketSummary({ note }: { note?: ReactNode }) {
  const { t } = useTranslation();
  const format = useFormat();
  const basket = useVisitPart((context) => context.basket);
  const priced = usePricedBasket();
  const count = itemCount(basket);
  if (count === 0 || !priced) return <p className="basket basket--empty">{t("basketEmpty")}</p>;
  return (
    <section className="basket" aria-label={t("basket")}>
      <Thumbnails />
      <div>
        <p className="basket__total money">{format.money(priced.subtotal)}</p>
        <p className="basket__count">{note ?? t("items", { count })}</p>
      </div>
    </section>
  );
}

function Thumbnails() {
  const { lines } = useVisitPart((context) => context.basket);
  const pictures = useMenu()?.pictureUrls ?? {};
  const shown = [...new Set(lines.map((line) => productOfLine(line).id))]
    .flatMap((productId) => {
      const url = pictures[productId];
      return url ? [{ productId, url }] : [];
    })
    .slice(-THUMBNAILS);
  return (
    <div className="basket__thumbnails">
      {shown.map(({ productId, url }) => (
        <span className="basket__thumbnail" key={productId}>
          <Dish productId={productId} pictureUrl={url} />
        </span>
      ))}
    </div>
  );
}
