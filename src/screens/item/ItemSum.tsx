import { useTranslation } from "react-i18next";
import { MAX_LINE_COUNT } from "../../../domain/basket.ts";
import { compare, isZero, subtract, ZERO } from "../../../domain/money.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { Stepper } from "../../ui/Stepper.tsx";
import type { ItemDraft } from "./use-item-draft.ts";
import "./item-sum.css";

type Counted = Pick<ItemDraft, "count" | "basePrice" | "unitPrice" | "total" | "setCount">;

/** How many, and how the price comes about. */
export function ItemSum({ draft }: { draft: Counted }) {
  const { t } = useTranslation("menu");
  const format = useFormat();
  const { count, basePrice, unitPrice, total } = draft;
  const extra = subtract(unitPrice, basePrice);
  const price = format.money(basePrice);
  const sumWords = () => {
    if (isZero(extra)) return t("item.sum", { count, price });
    return compare(extra, ZERO) < 0
      ? t("item.sumLess", { count, price, less: format.money(subtract(ZERO, extra)) })
      : t("item.sumExtra", { count, price, extra: format.money(extra) });
  };
  return (
    <div className="item__sum">
      <Stepper
        label={t("item.quantity")}
        value={count}
        min={1}
        max={MAX_LINE_COUNT}
        onChange={draft.setCount}
        moreLabel={t("item.more")}
        fewerLabel={t("item.fewer")}
      />
      <div className="item__total">
        <p>{sumWords()}</p>
        <p className="money">{format.money(total)}</p>
      </div>
    </div>
  );
}
