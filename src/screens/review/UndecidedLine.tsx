import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/use-format.ts";
import { useSend } from "../../journey/use-visit.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { ChooseAgain, Remove } from "./LineTools.tsx";
import type { ReceiptLine } from "./receipt.ts";
import type { Order } from "./use-order.ts";
import { usePriceNews } from "./use-price-news.ts";

type UndecidedLineProps = {
  readonly line: ReceiptLine;
  readonly name: string;
  readonly order: Order;
  readonly onDecided: () => void;
};

/** How the menu has changed a line, with buttons to keep it, change it or remove it. */
export function UndecidedLine({ line, name, order, onDecided }: UndecidedLineProps) {
  const { t } = useTranslation(["common", "checkout"]);
  const format = useFormat();
  const send = useSend();
  const { price = null, acceptable = null } = line.change ?? {};
  const keep = price
    ? t("checkout:review.keepFor", { price: format.money(price.now) })
    : t("checkout:review.keepWithout");
  return (
    <>
      <p className="line__news">
        <Icon name="warning" />
        <News line={line} />
      </p>
      <div className="line__actions">
        {acceptable && (
          <Button
            icon="check"
            aria-label={`${keep}: ${name}`}
            onPress={() => {
              onDecided();
              send({ type: "LINE_ACCEPTED", line: acceptable });
            }}
          >
            {keep}
          </Button>
        )}
        <ChooseAgain line={line} />
        <Remove line={line} name={name} order={order} />
      </div>
    </>
  );
}

/** "No longer there: pickles. Now €13.50 instead of €12.90." */
function News({ line }: { readonly line: ReceiptLine }) {
  const { t } = useTranslation(["common", "checkout"]);
  const format = useFormat();
  const priceNews = usePriceNews();
  const { problem, change } = line;
  const words: string[] = [];
  const lost = change?.lost ?? [];
  if (lost.length > 0) words.push(t("checkout:review.lost", { names: format.list(lost) }));
  else if (problem) words.push(t(`checkout:review.problem.${problem}`));
  if (lost.length > 0 && !change?.acceptable) words.push(t("checkout:review.chooseOther"));
  if (change?.price) words.push(priceNews(change.price));
  return <span>{words.join(" ")}</span>;
}
