import { useId, useState } from "react";
import { Button as AriaButton } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { MAX_LINE_COUNT } from "../../../domain/basket.ts";
import { productOf } from "../../../domain/menu.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useMenu } from "../../outlet/use-menu.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Stepper } from "../../ui/Stepper.tsx";
import { PriceWithout } from "./PriceWithout.tsx";
import type { ChoiceWords, ReceiptLine } from "./receipt.ts";
import { Thumbnail } from "./Thumbnail.tsx";
import type { Order } from "./use-order.ts";

type LineRowProps = { readonly line: ReceiptLine; readonly order: Order };

/** One line of the receipt; its pencil opens the ways to change it right below. */
export function LineRow({ line, order }: LineRowProps) {
  const { t } = useTranslation(["common", "checkout"]);
  const [isOpen, setIsOpen] = useState(false);
  const toolsId = useId();
  const name = line.name ?? t("checkout:review.gone");
  const titled = line.count > 1 ? t("checkout:review.times", { times: line.count, name }) : name;
  // What stands in the way is what there is to change: it lies open.
  const showsTools = isOpen || line.problem !== null;
  return (
    <li className={classOf(line)}>
      <Thumbnail productId={line.productId} />
      <div className="line__words">
        <p className="line__name display">{titled}</p>
        <Choices choices={line.choices} />
        {line.reward && <RewardMark line={line} units={line.reward.units} />}
      </div>
      <LinePrice line={line} />
      <AriaButton
        className="button button--quiet line__edit"
        aria-label={t("checkout:review.change", { name })}
        aria-expanded={showsTools}
        aria-controls={toolsId}
        autoFocus={order.removal.restoredId === line.lineId}
        onPress={() => setIsOpen(!isOpen)}
      >
        <Icon name="pencil" />
      </AriaButton>
      <div className="line__tools" id={toolsId} hidden={!showsTools}>
        {line.problem && (
          <p className="line__problem">
            <Icon name="warning" />
            {t(`checkout:review.problem.${line.problem}`)}
          </p>
        )}
        <LineTools line={line} name={name} order={order} />
      </div>
    </li>
  );
}

function classOf({ problem, reward }: ReceiptLine): string {
  if (problem) return "line line--problem";
  return reward ? "line line--reward" : "line";
}

/** PATCH_ORDER: which of the units the reward pays for (in-store-loyalty §4.7). */
function RewardMark({ line, units }: { readonly line: ReceiptLine; readonly units: number }) {
  const { t } = useTranslation(["common", "checkout"]);
  const words =
    units === line.count
      ? t("checkout:review.reward")
      : t("checkout:review.rewardUnits", { units, all: line.count });
  return (
    <p className="line__reward">
      <Icon name="gift" />
      {words}
    </p>
  );
}

function Choices({ choices }: { readonly choices: readonly ChoiceWords[] }) {
  const { t } = useTranslation(["common", "checkout"]);
  const format = useFormat();
  if (choices.length === 0) return null;
  const words = choices.map((choice) => {
    if (choice.kind === "without") return t("checkout:review.without", { name: choice.name });
    return choice.count > 1
      ? t("checkout:review.times", { times: choice.count, name: choice.name })
      : choice.name;
  });
  return <p className="line__choices">{format.list(words)}</p>;
}

function LinePrice({ line }: { readonly line: ReceiptLine }) {
  const format = useFormat();
  if (line.reward && line.total !== null) {
    return <PriceWithout was={line.reward.was} now={line.total} />;
  }
  return (
    <p className="line__price">
      {line.total !== null && <span className="money">{format.money(line.total)}</span>}
    </p>
  );
}

function LineTools({ line, name, order }: LineRowProps & { readonly name: string }) {
  const { t } = useTranslation(["common", "checkout"]);
  const menu = useMenu()?.menu;
  const item = menu?.items[line.productId];
  const { lineId, count } = line;
  const countTo = (to: number) => order.change({ type: "LINE_COUNTED", lineId, count: to });
  const remove = () => order.removal.remove(lineId);
  return (
    <div className="line__actions">
      {menu && productOf(menu, line.productId) && (
        <Stepper
          label={name}
          value={count}
          min={0}
          max={MAX_LINE_COUNT}
          onChange={(to) => (to > 0 ? countTo(to) : remove())}
          fewerLabel={t("checkout:review.fewer", { name })}
          moreLabel={t("checkout:review.more", { name })}
        />
      )}
      {item && item.modifierGroups.length > 0 && (
        <Button icon="pencil" onPress={() => order.change({ type: "LINE_OPENED", lineId })}>
          {t("checkout:review.choices")}
        </Button>
      )}
      <Button aria-label={t("checkout:review.remove", { name })} icon="close" onPress={remove}>
        {t("checkout:review.removeShort")}
      </Button>
    </div>
  );
}
