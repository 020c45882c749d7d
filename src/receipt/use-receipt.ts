import { useTranslation } from "react-i18next";
import { productOf } from "../../domain/menu.ts";
import { add, compare, type Decimal, isZero, subtract, ZERO } from "../../domain/money.ts";
import type { PricedReward } from "../../domain/pricing.ts";
import type { CheckoutView } from "../../electron/host/rpc/contract.ts";
import { useFormat } from "../i18n/use-format.ts";
import { usePricedBasket } from "../journey/use-priced-basket.ts";
import { useVisit } from "../journey/use-visit.ts";
import { usesTables } from "../journey/visit-context.ts";
import { useMenu } from "../outlet/use-menu.ts";
import { useLocalize } from "../outlet/use-outlet.ts";
import { lineLabels, type ReceiptLine, receiptLines } from "../screens/review/receipt.ts";
import { useChoiceText } from "../screens/review/use-choice-text.ts";
import type { ReceiptContent, ReceiptRow } from "./receipt-text.ts";

type AddedReward = PricedReward & { readonly dish: NonNullable<PricedReward["dish"]> };
const isAdded = (reward: PricedReward): reward is AddedReward =>
  reward.state === "given" && reward.dish !== null;

type Done = Extract<CheckoutView, { step: "done" }>;

/**
 * The receipt of a finished order, in the language of the screen; null if the page does not know the order (after a
 * restart) or it was canceled. The amount paid comes from the host. The lines are priced by the current menu: if it has
 * changed since, they are shown without prices rather than with ones that do not add up.
 */
export function useReceipt(view: Done): ReceiptContent | null {
  const { t } = useTranslation(["common", "checkout"]);
  const format = useFormat();
  const { basket, orderType, outlet, tableNumber, chosenFrom } = useVisit(
    "basket",
    "orderType",
    "outlet",
    "tableNumber",
    "chosenFrom",
  );
  const menu = useMenu()?.menu ?? null;
  const wording = useLocalize();
  const choiceText = useChoiceText();
  const priced = usePricedBasket();
  // With PATCH_ORDER what is given is part of its line.
  const presents = priced?.rewards.filter(isAdded) ?? [];
  const isEmpty = basket.lines.length === 0 && presents.length === 0;
  if (!menu || !priced || isEmpty || view.kitchen === "canceled") return null;

  const charged = add(view.paid, view.dueAtCounter ?? ZERO);
  const isAsPriced = priced.problems.length === 0 && compare(priced.total, charged) === 0;
  const money = (amount: Decimal) => (isAsPriced ? format.money(amount) : null);
  const lines = receiptLines({
    lines: basket.lines,
    priced,
    menu,
    wording,
    changeOf: () => null,
    menuBefore: ({ lineId }) => chosenFrom[lineId],
    reported: [],
  });
  const table = usesTables({ outlet, orderType }) ? tableNumber : null;
  return {
    outlet: outlet.name,
    when: `${format.date(view.paidAt)}, ${format.time(view.paidAt)}`,
    number:
      view.queueNumber === null ? null : `${t("checkout:done.yourNumber")}: ${view.queueNumber}`,
    place: [
      t(`orderType.${orderType}`),
      ...(table === null ? [] : [t("checkout:done.atTable", { table })]),
    ].join(" · "),
    lines: [...lines.map((line) => lineRow(line)), ...presents.map(presentRow)],
    more: isAsPriced ? deductions() : [],
    total: totalRow(),
  };

  function presentRow({ itemId, quantity, price, dish }: AddedReward): ReceiptRow {
    const product = menu && productOf(menu, itemId);
    const words = menu ? lineLabels(dish.line, menu, wording) : { choices: [], picks: [] };
    return {
      name: `${quantity} × ${product ? wording(product.title) : itemId}`,
      notes: notesOf(words),
      amount: money(subtract(price, dish.priced.reward?.off ?? ZERO)),
    };
  }

  function notesOf({ choices, picks }: Pick<ReceiptLine, "choices" | "picks">): string[] {
    return [
      ...(choices.length > 0 ? [choiceText(choices)] : []),
      ...picks.map(({ name, choices: chosen }) =>
        chosen.length > 0 ? `${name}: ${choiceText(chosen)}` : name,
      ),
    ];
  }

  function lineRow(line: ReceiptLine): ReceiptRow {
    return {
      name: `${line.count} × ${line.name ?? t("checkout:review.gone")}`,
      notes: notesOf(line),
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
