import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import { estimatePoints } from "../../../domain/points.ts";
import { usePricedBasket } from "../../journey/use-priced-basket.ts";
import { useOutlet } from "../../outlet/use-outlet.ts";

type LeadProps = {
  readonly heading: string;
  readonly body: string;
  readonly headingRef?: Ref<HTMLHeadingElement>;
};

/** What to do, and the points that this order would earn (in-store-loyalty.md §2.4). */
export function Lead({ heading, body, headingRef }: LeadProps) {
  const { t } = useTranslation(["common", "identify"]);
  const accrual = useOutlet().loyalty?.accrual ?? null;
  const priced = usePricedBasket();
  const points = accrual && priced ? estimatePoints(accrual, priced.total) : 0;
  return (
    <div className="identify__lead">
      <h2 tabIndex={-1} ref={headingRef}>
        {heading}
      </h2>
      <p>
        {body}
        {points > 0 && ` ${t("identify:earns", { count: points })}`}
      </p>
    </div>
  );
}
