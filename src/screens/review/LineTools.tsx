import { useTranslation } from "react-i18next";
import { MAX_LINE_COUNT } from "../../../domain/basket.ts";
import { useSend } from "../../journey/use-visit.ts";
import { Button } from "../../ui/Button.tsx";
import { Stepper } from "../../ui/Stepper.tsx";
import { MostNote } from "../item/ItemSum.tsx";
import type { ReceiptLine } from "./receipt.ts";
import type { Order } from "./use-order.ts";

type LineToolsProps = {
  readonly line: ReceiptLine;
  readonly name: string;
  readonly order: Order;
};

/** Changes the count or the choices, or removes the line. */
export function LineTools({ line, name, order }: LineToolsProps) {
  const { t } = useTranslation(["common", "checkout"]);
  const { lineId, count } = line;
  const send = useSend();
  const countTo = (to: number) => send({ type: "LINE_COUNTED", lineId, count: to });
  const remove = () => order.removal.remove(lineId);
  return (
    <div className="line__actions">
      <Stepper
        label={name}
        value={count}
        min={0}
        max={MAX_LINE_COUNT}
        onChange={(to) => (to > 0 ? countTo(to) : remove())}
        fewerLabel={t("checkout:review.fewer", { name })}
        moreLabel={t("checkout:review.more", { name })}
      />
      {count >= MAX_LINE_COUNT && (
        <p className="line__most" role="status">
          <MostNote already={0} />
        </p>
      )}
      <ChooseAgain line={line} />
      <PayForReward line={line} name={name} />
      <Remove line={line} name={name} order={order} />
    </div>
  );
}

/** Opens the configuration of the line; nothing if there are no choices. */
export function ChooseAgain({ line }: Pick<LineToolsProps, "line">) {
  const { t } = useTranslation(["common", "checkout"]);
  const send = useSend();
  if (!line.hasChoices) return null;
  return (
    <Button icon="pencil" onPress={() => send({ type: "LINE_OPENED", lineId: line.lineId })}>
      {t("checkout:review.choices")}
    </Button>
  );
}

/** PATCH_ORDER: the line and its reward stay (in-store-loyalty.md §4.7). */
function PayForReward({ line, name }: Omit<LineToolsProps, "order">) {
  const { t } = useTranslation(["common", "checkout"]);
  const send = useSend();
  // The last of several: one touch, one reward.
  const rewardId = line.reward?.rewardIds.at(-1);
  if (rewardId === undefined) return null;
  return (
    <Button
      icon="gift"
      aria-label={t("checkout:review.payForNamed", { name })}
      onPress={() => send({ type: "REWARD_DECLINED", rewardId })}
    >
      {t("checkout:review.payFor")}
    </Button>
  );
}

export function Remove({ line, name, order }: LineToolsProps) {
  const { t } = useTranslation(["common", "checkout"]);
  return (
    <Button
      aria-label={t("checkout:review.remove", { name })}
      icon="close"
      onPress={() => order.removal.remove(line.lineId)}
    >
      {t("checkout:review.removeShort")}
    </Button>
  );
}
