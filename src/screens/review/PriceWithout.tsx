import { useTranslation } from "react-i18next";
import type { Decimal } from "../../../domain/money.ts";
import { useFormat } from "../../i18n/use-format.ts";

type PriceWithoutProps = {
  readonly was: Decimal;
  readonly now: Decimal;
  /** For the control that it describes. */
  readonly id?: string;
};

/** The effect of a reward: the price before, struck out, and the price now. */
export function PriceWithout({ was, now, id }: PriceWithoutProps) {
  const { t } = useTranslation(["common", "checkout"]);
  const format = useFormat();
  return (
    <p className="line__price" id={id}>
      <span className="visually-hidden">
        {t("checkout:review.was", { price: format.money(was) })}
      </span>
      <s aria-hidden="true">{format.money(was)}</s>
      <span className="money">{format.money(now)}</span>
    </p>
  );
}
