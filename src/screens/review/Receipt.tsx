import { useTranslation } from "react-i18next";
import { estimatePoints } from "../../../domain/points.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useVisit } from "../../journey/use-visit.ts";
import { Discounts, PointsPayment, Taxes } from "./Deductions.tsx";
import { LineRow } from "./LineRow.tsx";
import { RewardRow } from "./RewardRow.tsx";
import { containsTax } from "./receipt.ts";
import type { Order } from "./use-order.ts";
import "./receipt.css";

/** The order as a receipt with a zigzag edge. */
export function Receipt({ order }: { readonly order: Order }) {
  const { t } = useTranslation(["common", "checkout"]);
  return (
    <section className="receipt" aria-label={t("checkout:review.receipt")}>
      <ul className="receipt__lines">
        {order.lines.map((line) => (
          <LineRow key={line.lineId} line={line} order={order} />
        ))}
        {order.rewards.map((reward) => (
          <RewardRow key={reward.rewardId} reward={reward} />
        ))}
      </ul>
      <Discounts priced={order.priced} />
      <PointsPayment priced={order.priced} />
      <Taxes priced={order.priced} />
      <Total order={order} />
    </section>
  );
}

function Total({ order }: { readonly order: Order }) {
  const { t } = useTranslation(["common", "checkout"]);
  const format = useFormat();
  const { outlet } = useVisit("outlet");
  const accrual = outlet.loyalty?.accrual ?? null;
  const points = accrual ? estimatePoints(accrual, order.due) : 0;
  const isCollecting = useVisit("identification").identification !== null;
  return (
    <div className="receipt__total" data-read="together" data-live="">
      <div>
        <h3>{t("checkout:review.toPay")}</h3>
        <p>
          {containsTax(outlet, order.priced) && `${t("checkout:review.taxIncluded")} `}
          {isCollecting && points > 0 && t("checkout:review.earns", { count: points })}
        </p>
      </div>
      <p className="receipt__due money">{format.money(order.due)}</p>
    </div>
  );
}
