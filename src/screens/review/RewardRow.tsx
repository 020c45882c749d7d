import { useTranslation } from "react-i18next";
import { ZERO } from "../../../domain/money.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import type { ReceiptReward } from "./receipt.ts";
import { Thumbnail } from "./Thumbnail.tsx";
import type { Order } from "./use-order.ts";

type RewardRowProps = { readonly reward: ReceiptReward; readonly onChange: Order["change"] };

/** A reward: in butter while it is on the order, in plain paper once it was left out. */
export function RewardRow({ reward, onChange }: RewardRowProps) {
  const { t } = useTranslation(["common", "checkout"]);
  const { itemId, title, quantity, state } = reward;
  const name = quantity > 1 ? t("checkout:review.times", { times: quantity, name: title }) : title;
  if (state === "not-on-menu") {
    return (
      <li className="line line--note">
        <Icon name="info" />
        <p>{t("checkout:review.rewardGone", { name: title })}</p>
      </li>
    );
  }
  const isTaken = state === "taken";
  return (
    <li className={isTaken ? "line line--reward" : "line line--left-out"}>
      <Thumbnail itemId={itemId} />
      <div className="line__words">
        <p className="line__name display">{name}</p>
        <p className="line__reward">
          <Icon name="gift" />
          {t(isTaken ? "checkout:review.reward" : "checkout:review.rewardLeftOut")}
        </p>
      </div>
      {isTaken ? (
        <>
          <RewardPrice reward={reward} />
          <Button
            icon="close"
            kind="quiet"
            className="line__edit"
            aria-label={t("checkout:review.leaveOut", { name: title })}
            onPress={() => onChange({ type: "REWARD_DECLINED", itemId })}
          />
        </>
      ) : (
        <Button
          aria-label={t("checkout:review.takeNamed", { name: title })}
          onPress={() => onChange({ type: "REWARD_TAKEN", itemId })}
        >
          {t("checkout:review.take")}
        </Button>
      )}
    </li>
  );
}

function RewardPrice({ reward }: { readonly reward: ReceiptReward }) {
  const { t } = useTranslation(["common", "checkout"]);
  const format = useFormat();
  const was = format.money(reward.price);
  return (
    <p className="line__price">
      <span className="visually-hidden">{t("checkout:review.was", { price: was })}</span>
      <s aria-hidden="true">{was}</s>
      <span className="money">{format.money(ZERO)}</span>
    </p>
  );
}
