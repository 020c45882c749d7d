import { useTranslation } from "react-i18next";
import { MAX_LINE_COUNT } from "../../../domain/basket.ts";
import { compare, isZero, subtract, ZERO } from "../../../domain/money.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { Stepper } from "../../ui/Stepper.tsx";
import type { ItemDraft } from "./use-item-draft.ts";
import "./item-sum.css";

type Counted = Pick<ItemDraft, "count" | "basePrice" | "unitPrice" | "total" | "setCount">;

type ItemSumProps = {
  readonly draft: Counted;
  /** Units of the same product in the basket. */
  readonly already: number;
  /** The count of a reward is given. */
  readonly hasFixedCount: boolean;
};

/** Count and price breakdown. */
export function ItemSum({ draft, already, hasFixedCount }: ItemSumProps) {
  const { t } = useTranslation("item");
  const format = useFormat();
  const { count, basePrice, unitPrice, total } = draft;
  const extra = subtract(unitPrice, basePrice);
  const price = format.money(basePrice);
  const sumText = () => {
    if (isZero(extra)) return t("sum", { count, price });
    return compare(extra, ZERO) < 0
      ? t("sumLess", { count, price, less: format.money(subtract(ZERO, extra)) })
      : t("sumExtra", { count, price, extra: format.money(extra) });
  };
  const most = MAX_LINE_COUNT - already;
  return (
    <div className="item__sum">
      {!hasFixedCount && (
        <Stepper
          label={t("quantity")}
          value={count}
          min={1}
          max={Math.max(1, most)}
          onChange={draft.setCount}
          moreLabel={t("more")}
          fewerLabel={t("fewer")}
        />
      )}
      <div className="item__total" data-read="together" data-live="">
        <p>{sumText()}</p>
        <p className="money">{format.money(total)}</p>
      </div>
      <p className="item__most" role="status">
        {count >= most && <MostNote already={already} />}
      </p>
    </div>
  );
}

/** Why there cannot be more: the count is never limited without a message. */
export function MostNote({ already }: Pick<ItemSumProps, "already">) {
  const { t } = useTranslation("item");
  const most = MAX_LINE_COUNT;
  return already > 0 ? t("mostAlready", { most, already }) : t("most", { most });
}
