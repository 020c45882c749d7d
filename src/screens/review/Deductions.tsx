import { Switch } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { isZero, ZERO } from "../../../domain/money.ts";
import type { PricedBasket } from "../../../domain/pricing.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useSend, useVisit } from "../../journey/use-visit.ts";
import { useOutlet } from "../../outlet/use-outlet.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { keyed } from "../../ui/keyed.ts";
import "./points-switch.css";

/** Discounts that lower the price of the order as a whole (in-store-loyalty.md §2.2). */
export function Discounts({ priced }: { readonly priced: PricedBasket }) {
  const { t } = useTranslation(["common", "checkout"]);
  const format = useFormat();
  const offered = useVisit("identification").identification?.benefits.discounts ?? [];
  // By index: two may have the same id.
  const applied = priced.discounts
    .map((each, place) => ({ ...each, discount: offered[place] }))
    .filter(({ amount }) => !isZero(amount));
  return keyed(applied, ({ discountId }) => discountId).map(({ key, entry }) => {
    const { amount, discount } = entry;
    const name =
      discount?.type === "percent"
        ? t("checkout:review.discountPercent", { percent: format.percent(Number(discount.value)) })
        : t("checkout:review.discount");
    return (
      <p className="receipt__row" key={key}>
        <span>{name}</span>
        <span className="money">{lessThan(format.money(amount))}</span>
      </p>
    );
  });
}

/** The offered payment with points: one touch to use it or not. */
export function PointsPayment({ priced }: { readonly priced: PricedBasket }) {
  const { t } = useTranslation(["common", "checkout"]);
  const format = useFormat();
  const send = useSend();
  const { identification, usePoints } = useVisit("identification", "usePoints");
  const offered = identification?.benefits.pointsPayment ?? null;
  if (offered === null || isZero(offered)) return null;
  const amount = format.money(offered);
  if (priced.pointsOffer === "needs-scan") return <ScanFirst />;
  // A payment that is too large is dropped, not reduced (requirement V10).
  if (priced.pointsOffer === "more-than-due") {
    return <p className="receipt__row">{t("checkout:review.pointsTooMany")}</p>;
  }
  if (priced.pointsOffer === "more-than-share") {
    const percent = format.percent(Number(identification?.benefits.maxPointsPercent));
    return <p className="receipt__row">{t("checkout:review.pointsShare", { percent, amount })}</p>;
  }
  if (priced.pointsOffer === "below-min-cash") {
    const least = format.money(identification?.benefits.minCashPayment ?? ZERO);
    return <p className="receipt__row">{t("checkout:review.pointsMinCash", { least, amount })}</p>;
  }
  return (
    <div className="receipt__row">
      <Switch
        className="points-switch"
        isSelected={usePoints}
        onChange={(use) => send({ type: "POINTS_USED", use })}
      >
        <span className="points-switch__track">
          <span className="points-switch__knob">{usePoints && <Icon name="check" />}</span>
        </span>
        <span className="points-switch__text">
          <strong className="display">{t("checkout:review.payWithPoints", { amount })}</strong>
          <span>{t("checkout:review.payWithPointsNote")}</span>
        </span>
      </Switch>
      {usePoints && <span className="money">{lessThan(format.money(priced.pointsPayment))}</span>}
    </div>
  );
}

/** A typed number proves nothing, and this outlet requires a scan for payments with points (requirement A14). */
function ScanFirst() {
  const { t } = useTranslation(["common", "checkout"]);
  const send = useSend();
  return (
    <div className="receipt__row">
      <p>{t("checkout:review.pointsScan")}</p>
      <Button onPress={() => send({ type: "IDENTIFY" })}>
        {t("checkout:review.pointsScanNow")}
      </Button>
    </div>
  );
}

/** Taxes as a row of their own if they are added to the prices. */
export function Taxes({ priced }: { readonly priced: PricedBasket }) {
  const { t } = useTranslation(["common", "checkout"]);
  const format = useFormat();
  const { taxesIncluded } = useOutlet();
  if (taxesIncluded || isZero(priced.tax)) return null;
  return (
    <p className="receipt__row">
      <span>{t("checkout:review.taxAdded")}</span>
      <span className="money">{format.money(priced.tax)}</span>
    </p>
  );
}

/** An amount that is taken off, with a real minus sign. */
function lessThan(amount: string): string {
  return `− ${amount}`;
}
