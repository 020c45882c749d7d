import { useId, useState } from "react";
import { Button as AriaButton } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/use-format.ts";
import { Hyphenated } from "../../ui/Hyphenated.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { LineChoices } from "./LineChoices.tsx";
import { LineTools } from "./LineTools.tsx";
import { PriceWithout } from "./PriceWithout.tsx";
import { isUndecided, type ReceiptLine } from "./receipt.ts";
import { Thumbnail } from "./Thumbnail.tsx";
import { UndecidedLine } from "./UndecidedLine.tsx";
import type { Order } from "./use-order.ts";
import "./line.css";

type LineRowProps = { readonly line: ReceiptLine; readonly order: Order };

/** One line of the receipt; its pencil opens the controls to change it right below. */
export function LineRow({ line, order }: LineRowProps) {
  const { t } = useTranslation(["common", "checkout"]);
  const [isOpen, setIsOpen] = useState(false);
  const toolsId = useId();
  const labelId = useId();
  // The answer buttons disappear with the question: the focus stays on the line.
  const [wasDecided, setWasDecided] = useState(false);
  const name = line.name ?? t("checkout:review.gone");
  const titled = line.count > 1 ? t("checkout:review.times", { times: line.count, name }) : name;
  // What has to be changed before going on is open.
  const undecided = isUndecided(line);
  const showsTools = isOpen || undecided;
  return (
    <li className={classOf(line)} data-undecided={undecided || undefined}>
      <Thumbnail productId={line.productId} />
      <div className="line__label" id={labelId}>
        <p className="line__name display">
          <Hyphenated>{titled}</Hyphenated>
        </p>
        <LineChoices line={line} />
        {line.reward && <RewardMark line={line} units={line.reward.units} />}
      </div>
      <LinePrice line={line} id={`${labelId}-price`} />
      {!undecided && (
        <AriaButton
          className="button button--quiet line__edit"
          aria-label={t("checkout:review.change", { name })}
          aria-expanded={showsTools}
          aria-controls={toolsId}
          aria-describedby={`${labelId} ${labelId}-price`}
          autoFocus={wasDecided || order.removal.restoredId === line.lineId}
          onPress={() => setIsOpen(!isOpen)}
        >
          <Icon name="pencil" />
        </AriaButton>
      )}
      <div className="line__tools" id={toolsId} hidden={!showsTools}>
        {undecided ? (
          <UndecidedLine
            line={line}
            name={name}
            order={order}
            onDecided={() => setWasDecided(true)}
          />
        ) : (
          <LineTools line={line} name={name} order={order} />
        )}
      </div>
    </li>
  );
}

function classOf(line: ReceiptLine): string {
  return line.reward && !isUndecided(line) ? "line line--reward" : "line";
}

/** PATCH_ORDER: which of the units the reward pays for (in-store-loyalty.md §4.7). */
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

function LinePrice({ line, id }: { readonly line: ReceiptLine; readonly id: string }) {
  const format = useFormat();
  if (line.reward && line.total !== null) {
    return <PriceWithout was={line.reward.was} now={line.total} id={id} />;
  }
  const price = line.change?.price;
  // The taxes that are added are not part of a line's price.
  if (price && !price.withTaxes) return <PriceWithout was={price.was} now={price.now} id={id} />;
  return (
    <p className="line__price" id={id}>
      {line.total !== null && <span className="money">{format.money(line.total)}</span>}
    </p>
  );
}
