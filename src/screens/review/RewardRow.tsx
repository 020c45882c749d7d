import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/use-format.ts";
import { useSend } from "../../journey/use-visit.ts";
import { Button } from "../../ui/Button.tsx";
import { Hyphenated } from "../../ui/Hyphenated.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { OtherPrice, RewardNote } from "./ChangedReward.tsx";
import { LineChoices } from "./LineChoices.tsx";
import { PriceWithout } from "./PriceWithout.tsx";
import { isFree, isReduced, type ReceiptReward } from "./receipt-rewards.ts";
import { Thumbnail } from "./Thumbnail.tsx";
import "./line.css";

type RewardRowProps = { readonly reward: ReceiptReward };

/** A reward: highlighted while it is on the order, plain while it is declined. */
export function RewardRow({ reward }: RewardRowProps) {
  const { t } = useTranslation(["common", "checkout"]);
  const send = useSend();
  const format = useFormat();
  const { rewardId, itemId, title, quantity, state, choosing, change } = reward;
  const name = quantity > 1 ? t("checkout:review.times", { times: quantity, name: title }) : title;
  if (state !== "given" && state !== "left-out") {
    return <RewardNote reward={reward} state={state} />;
  }
  const isUndecided = change !== null || (state === "given" && choosing === "open");
  return (
    <li className={classOf(reward)} data-undecided={isUndecided || undefined}>
      <Thumbnail productId={itemId} />
      <div className="line__label">
        <p className="line__name display">
          <Hyphenated>{name}</Hyphenated>
        </p>
        <LineChoices line={reward} />
        <RewardMark reward={reward} />
        {reward.missing.length > 0 && (
          <p className="line__choices">
            {t("checkout:review.rewardWithout", { names: format.list(reward.missing) })}
          </p>
        )}
      </div>
      {state === "given" ? (
        <>
          <PriceWithout was={reward.price} now={reward.due} />
          <Button
            icon="close"
            kind="quiet"
            className="line__edit"
            aria-label={t("checkout:review.leaveOut", { name: title })}
            onPress={() => send({ type: "REWARD_DECLINED", rewardId })}
          />
        </>
      ) : (
        <TakeReward reward={reward} />
      )}
      {change?.price && <OtherPrice reward={reward} price={change.price} />}
      {state === "given" && <ChooseForReward reward={reward} />}
    </li>
  );
}

function classOf({ state, choosing, change }: ReceiptReward): string {
  if (state !== "given") return "line line--left-out";
  return choosing === "open" || change !== null ? "line" : "line line--reward";
}

/** Whether the customer added it or it was included, and its price. */
function RewardMark({ reward }: RewardRowProps) {
  const { t } = useTranslation(["common", "checkout"]);
  const format = useFormat();
  const words = () => {
    const { state, due, price } = reward;
    if (!isReduced(reward) && !isFree(reward)) return t("checkout:review.rewardSuggested");
    if (!isFree(reward)) {
      const amounts = { price: format.money(due), was: format.money(price) };
      return t("checkout:review.rewardOffer", amounts);
    }
    return t(state === "given" ? "checkout:review.reward" : "checkout:review.rewardLeftOut");
  };
  return (
    <p className="line__reward" data-live="">
      <Icon name="gift" />
      {words()}
    </p>
  );
}

/** A reward that costs something is on the order only once the customer has taken it. */
function TakeReward({ reward }: RewardRowProps) {
  const { t } = useTranslation(["common", "checkout"]);
  const send = useSend();
  const format = useFormat();
  const { rewardId, title: name } = reward;
  const price = format.money(reward.due);
  const free = isFree(reward);
  return (
    <Button
      aria-label={
        free
          ? t("checkout:review.takeNamed", { name })
          : t("checkout:review.takeForNamed", { name, price })
      }
      onPress={() => send({ type: "REWARD_TAKEN", rewardId })}
    >
      {free ? t("checkout:review.take") : t("checkout:review.takeFor", { price })}
    </Button>
  );
}

/** What neither the service's answer nor the menu determines; the dish's sheet asks only for that. */
function ChooseForReward({ reward }: RewardRowProps) {
  const { t } = useTranslation(["common", "checkout"]);
  const send = useSend();
  const { lineId, choosing, title: name } = reward;
  if (lineId === null || choosing === "none") return null;
  const isOpen = choosing === "open";
  return (
    <div className="line__tools">
      {isOpen && (
        <p className="line__news">
          <Icon name="warning" />
          <span>{t("checkout:review.rewardChoose")}</span>
        </p>
      )}
      <div className="line__actions">
        <Button
          icon="pencil"
          aria-label={t("checkout:review.chooseRewardNamed", { name })}
          onPress={() => send({ type: "LINE_OPENED", lineId })}
        >
          {t(isOpen ? "checkout:review.chooseReward" : "checkout:review.choices")}
        </Button>
      </div>
    </div>
  );
}
