import { useTranslation } from "react-i18next";
import { ZERO } from "../../../domain/money.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { PriceWithout } from "./PriceWithout.tsx";
import type { ReceiptReward } from "./receipt-rewards.ts";
import { Thumbnail } from "./Thumbnail.tsx";
import type { Order } from "./use-order.ts";
import "./line.css";

type RewardRowProps = { readonly reward: ReceiptReward; readonly onChange: Order["change"] };

/** A reward: in butter while it is on the order, in plain paper once it was left out. */
export function RewardRow({ reward, onChange }: RewardRowProps) {
  const { t } = useTranslation(["common", "checkout"]);
  const { itemId, title, quantity, state } = reward;
  const name = quantity > 1 ? t("checkout:review.times", { times: quantity, name: title }) : title;
  if (state === "not-on-menu" || state === "not-ordered") {
    const words = state === "not-on-menu" ? "rewardGone" : "rewardNotOrdered";
    return (
      <li className="line line--note">
        <Icon name="info" />
        <p>{t(`checkout:review.${words}`, { name: title })}</p>
      </li>
    );
  }
  const isTaken = state === "taken";
  return (
    <li className={isTaken ? "line line--reward" : "line line--left-out"}>
      <Thumbnail productId={itemId} />
      <div className="line__words">
        <p className="line__name display">{name}</p>
        <p className="line__reward">
          <Icon name="gift" />
          {t(isTaken ? "checkout:review.reward" : "checkout:review.rewardLeftOut")}
        </p>
      </div>
      {isTaken ? (
        <>
          <PriceWithout was={reward.price} now={ZERO} />
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
