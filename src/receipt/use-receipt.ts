import { useTranslation } from "react-i18next";
import { productOf } from "../../domain/menu.ts";
import { add, compare, type Decimal, isZero, ZERO } from "../../domain/money.ts";
import type { PricedReward } from "../../domain/pricing.ts";
import { NO_BENEFITS } from "../../domain/rewards.ts";
import type { CheckoutView } from "../../electron/host/api/contract.ts";
import { useFormat } from "../i18n/use-format.ts";
import { usePricedBasket } from "../journey/use-priced-basket.ts";
import { useVisit } from "../journey/use-visit.ts";
import { usesTables } from "../journey/visit-context.ts";
import { useMenu } from "../outlet/use-menu.ts";
import { useLocalize } from "../outlet/use-outlet.ts";
import { type ReceiptLine, receiptLines } from "../screens/review/receipt.ts";
import { useChoiceWords } from "../screens/review/use-choice-words.ts";
import type { ReceiptContent, ReceiptRow } from "./receipt-text.ts";

const isGiven = ({ state }: PricedReward) => state === "given";

type Done = Extract<CheckoutView, { step: "done" }>;

/**
 * The receipt of a finished order, in the language of the screen; null where the page does not know what was ordered
 * (after a restart) or the order was canceled. What was paid is the host's word. The lines are priced as the menu has
 * them: should it have changed since, they stand without prices rather than with ones that do not add up.
 */
export function useReceipt(view: Done): ReceiptContent | null {
  const { t } = useTranslation(["common", "checkout"]);
  const format = useFormat();
  const { context } = useVisit();
  const menu = useMenu()?.menu ?? null;
  const wording = useLocalize();
  const choiceWords = useChoiceWords();
  const priced = usePricedBasket();
  const { basket, orderType, outlet, tableNumber } = context;
  if (!menu || !priced || basket.lines.length === 0 || view.kitchen === "canceled") return null;

  const charged = add(view.paid, view.dueAtCounter ?? ZERO);
  const isAsPriced = priced.problems.length === 0 && compare(priced.total, charged) === 0;
  const money = (amount: Decimal) => (isAsPriced ? format.money(amount) : null);
  const lines = receiptLines({
    lines: basket.lines,
    priced,
    menu,
    wording,
    changeOf: () => null,
    menuBefore: ({ lineId }) => context.chosenFrom[lineId],
    reported: [],
  });
  const { rewards: offered, flow } = context.identification?.benefits ?? NO_BENEFITS;
  // With PATCH_ORDER what is given stands on its line.
  const presents = flow === "PATCH_ORDER" ? [] : priced.rewards.filter(isGiven);
  const table = usesTables(context) ? tableNumber : null;
  return {
    outlet: outlet.name,
    when: `${format.date(view.paidAt)}, ${format.time(view.paidAt)}`,
    number:
      view.queueNumber === null ? null : `${t("checkout:done.yourNumber")}: ${view.queueNumber}`,
    place: [
      t(`orderType.${orderType}`),
      ...(table === null ? [] : [t("checkout:done.atTable", { table })]),
    ].join(" · "),
    lines: [
      ...lines.map((line) => lineRow(line)),
      ...presents.map(({ itemId, quantity }) => ({
        name: `${quantity} × ${presentName(itemId)}`,
        amount: money(ZERO),
      })),
    ],
    more: isAsPriced ? deductions() : [],
    total: totalRow(),
  };

  function presentName(itemId: string): string {
    const product = menu && productOf(menu, itemId);
    const title = offered.find((reward) => reward.itemId === itemId)?.title;
    return (product && wording(product.title)) || (title ?? itemId);
  }

  function lineRow(line: ReceiptLine): ReceiptRow {
    const notes = [
      ...(line.choices.length > 0 ? [choiceWords(line.choices)] : []),
      ...line.picks.map(({ name, choices }) =>
        choices.length > 0 ? `${name}: ${choiceWords(choices)}` : name,
      ),
    ];
    return {
      name: `${line.count} × ${line.name ?? t("checkout:review.gone")}`,
      notes,
      amount: line.total === null ? null : money(line.total),
    };
  }

  function deductions(): ReceiptRow[] {
    if (!priced) return [];
    const off = add(ZERO, ...priced.discounts.map(({ amount }) => amount));
    const rows: ReceiptRow[] = [];
    if (!isZero(off)) {
      rows.push({ name: t("checkout:review.discount"), amount: `− ${format.money(off)}` });
    }
    if (!isZero(priced.pointsPayment)) {
      const amount = `− ${format.money(priced.pointsPayment)}`;
      rows.push({ name: t("checkout:receipt.points"), amount });
    }
    if (!outlet.taxesIncluded && !isZero(priced.tax)) {
      rows.push({ name: t("checkout:review.taxAdded"), amount: format.money(priced.tax) });
    }
    return rows;
  }

  function totalRow(): ReceiptRow {
    if (view.dueAtCounter !== null) {
      return { name: t("checkout:receipt.dueAtCounter"), amount: format.money(view.dueAtCounter) };
    }
    return { name: t("checkout:done.steps.paid"), amount: format.money(view.paid) };
  }
}
