import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { itemCount, productOfLine } from "../../domain/basket.ts";
import { productOf } from "../../domain/menu.ts";
import type { PricedBasket, PricedReward } from "../../domain/pricing.ts";
import { withTexts } from "../i18n/i18n.ts";
import { useFormat } from "../i18n/use-format.ts";
import { usePricedBasket } from "../journey/use-priced-basket.ts";
import { useVisit, useVisitSelector } from "../journey/use-visit.ts";
import { useMenu } from "../outlet/use-menu.ts";
import { useLocalize } from "../outlet/use-outlet.ts";
import { Dish } from "./Dish.tsx";
import { EmptyBasket } from "./EmptyBasket.tsx";
import { lazyComponent } from "./lazy-component.tsx";

export type BasketSummaryProps = { readonly note?: ReactNode };

/** The number of dishes shown beside the total. */
const THUMBNAILS = 4;

/** What `BasketSummary` shows of a basket that may have something in it, in a file of its own with the prices. */
export function PricedSummary({ note }: BasketSummaryProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const basket = useVisitSelector((context) => context.basket);
  const priced = usePricedBasket();
  const count = itemCount(basket);
  if (count === 0 && priced?.rewards.some(isGiven)) return <RewardSummary priced={priced} />;
  const gone = priced?.rewards.filter(isGone) ?? [];
  if (count === 0 && gone.length > 0) return <GoneSummary rewards={gone} />;
  if (count === 0 || !priced) return <EmptyBasket />;
  return (
    <section className="basket" aria-label={t("basket")} data-read="together" data-live="">
      <Thumbnails productIds={basket.lines.map((line) => productOfLine(line).id)} />
      <div>
        <p className="basket__total money">{format.money(priced.subtotal)}</p>
        <p className="basket__count">{note ?? t("items", { count })}</p>
      </div>
    </section>
  );
}

/** The basket is empty, but a reward is on the order. */
function RewardSummary({ priced }: { readonly priced: PricedBasket }) {
  const { t } = useTranslation();
  const format = useFormat();
  const localize = useLocalize();
  const menu = useMenu()?.menu;
  const productIds = priced.rewards.filter(isGiven).map(({ itemId }) => itemId);
  const names = productIds.map((id) => localize(menu ? productOf(menu, id)?.title : undefined));
  return (
    <section className="basket" aria-label={t("basket")} data-read="together" data-live="">
      <Thumbnails productIds={productIds} />
      <div>
        <p className="basket__total money">{format.money(priced.total)}</p>
        <p className="basket__count">{t("basketReward", { names: format.list(names) })}</p>
      </div>
    </section>
  );
}

const GONE_REWARDS = lazyComponent(() =>
  withTexts(
    "checkout",
    import("./GoneRewards.tsx").then((file) => file.GoneRewards),
  ),
);

/** The basket is empty, and the dishes of these rewards are not on the menu. */
function GoneSummary({ rewards }: { readonly rewards: readonly PricedReward[] }) {
  const { identification } = useVisit("identification");
  const offered = identification?.benefits.rewards ?? [];
  const names = rewards.map(
    ({ rewardId, itemId }) => offered.find((other) => other.rewardId === rewardId)?.title ?? itemId,
  );
  return <GONE_REWARDS.Component names={names} />;
}

const isGone = ({ state }: PricedReward) => state === "not-on-menu";
const isGiven = ({ state }: PricedReward) => state === "given";

function Thumbnails({ productIds }: { readonly productIds: readonly string[] }) {
  const pictures = useMenu()?.pictures ?? {};
  const shown = [...new Set(productIds)]
    .flatMap((productId) => {
      const picture = pictures[productId];
      return picture ? [{ productId, picture }] : [];
    })
    .slice(-THUMBNAILS);
  return (
    <div className="basket__thumbnails">
      {shown.map(({ productId, picture }) => (
        <span className="basket__thumbnail" key={productId}>
          <Dish productId={productId} picture={picture} />
        </span>
      ))}
    </div>
  );
}
