import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/use-format.ts";
import { useSend } from "../../journey/use-visit.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { focusMainAction } from "./focus-main-action.ts";
import type { PriceChange } from "./price-change.ts";
import type { ReceiptReward } from "./receipt-rewards.ts";
import { usePriceNews } from "./use-price-news.ts";

type RewardNoteProps = {
  readonly reward: ReceiptReward;
  readonly state: Exclude<ReceiptReward["state"], "given" | "left-out">;
};

/** Why a reward is not on the order; if it was, the customer accepts that first. */
export function RewardNote({ reward, state }: RewardNoteProps) {
  const { t } = useTranslation(["common", "checkout"]);
  const { title: name, change } = reward;
  const words = () => {
    switch (state) {
      case "lost":
        return t("checkout:review.lost", { names: name });
      case "not-on-menu":
        return t("checkout:review.rewardGone", { name });
      case "not-ordered":
        return t("checkout:review.rewardNotOrdered", { name });
    }
  };
  return (
    <li className="line line--note" data-undecided={change !== null || undefined}>
      <Icon name="info" />
      <p>{words()}</p>
      {change !== null && <Understood reward={reward} />}
    </li>
  );
}

type OtherPriceProps = { readonly reward: ReceiptReward; readonly price: PriceChange };

/** The reward is on the order at another price, or it was free and is not any more: then it is not on the order. */
export function OtherPrice({ reward, price }: OtherPriceProps) {
  const { t } = useTranslation(["common", "checkout"]);
  const format = useFormat();
  const priceNews = usePriceNews();
  return (
    <div className="line__tools">
      <p className="line__news">
        <Icon name="warning" />
        <span>{priceNews(price)}</span>
      </p>
      <div className="line__actions">
        {reward.state === "given" ? (
          <Accept
            reward={reward}
            label={t("checkout:review.keepFor", { price: format.money(price.now) })}
          />
        ) : (
          <Understood reward={reward} />
        )}
      </div>
    </div>
  );
}

function Understood({ reward }: { readonly reward: ReceiptReward }) {
  const { t } = useTranslation("combo");
  return <Accept reward={reward} label={t("understood")} />;
}

type AcceptProps = { readonly reward: ReceiptReward; readonly label: string };

function Accept({ reward: { rewardId, title }, label }: AcceptProps) {
  const send = useSend();
  return (
    <Button
      icon="check"
      aria-label={`${label}: ${title}`}
      onPress={() => {
        focusMainAction();
        send({ type: "REWARD_ACCEPTED", rewardId });
      }}
    >
      {label}
    </Button>
  );
}
