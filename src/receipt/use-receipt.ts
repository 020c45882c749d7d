import { useTranslation } from "react-i18next";
import { type Menu, productOf } from "../../domain/menu.ts";
import { add, compare, type Decimal, isZero, subtract, ZERO } from "../../domain/money.ts";
import { type AddedReward, isAdded, type PricedBasket } from "../../domain/pricing.ts";
import type { ReceiptContent, ReceiptRow } from "../../domain/receipt/receipt-text.ts";
import type { CheckoutView, OutletView } from "../../electron/host/rpc/contract.ts";
import { useFormat } from "../i18n/use-format.ts";
import { usePricedBasket } from "../journey/use-priced-basket.ts";
import { useVisit } from "../journey/use-visit.ts";
import { usesTables, type VisitContext } from "../journey/visit-context.ts";
import { useMenu } from "../outlet/use-menu.ts";
import { useLocalize } from "../outlet/use-outlet.ts";
import { lineLabels, type ReceiptLine, receiptLines } from "../screens/review/receipt.ts";
import { useChoiceText } from "../screens/review/use-choice-text.ts";

type Done = Extract<CheckoutView, { step: "done" }>;

/**
 * The receipt of a finished order, in the language of the screen; null if the page does not know the order (after a
 * restart) or it was canceled. The amount paid comes from the host. The lines are priced by the current menu: if it has
 * changed since, they are shown without prices rather than with ones that do not add up.
 */
export function useReceipt(view: Done): ReceiptContent | null {
  const copy = useReceiptCopy();
  const visit = useVisit("basket", "chosenFrom", "orderType", "outlet", "tableNumber");
  const menu = useMenu()?.menu ?? null;
  const priced = usePricedBasket();
  // With PATCH_ORDER what is given is part of its line.
  const presents = priced?.rewards.filter(isAdded) ?? [];
  const isEmpty = visit.basket.lines.length === 0 && presents.length === 0;
  if (!menu || !priced || isEmpty || view.kitchen === "canceled") return null;

  const charged = add(view.paid, view.dueAtCounter ?? ZERO);
  const isAsPriced = priced.problems.length === 0 && compare(priced.total, charged) === 0;
  const money = (amount: Decimal) => (isAsPriced ? copy.format.money(amount) : null);
  const lines = receiptLines({
    lines: visit.basket.lines,
    priced,
    menu,
    wording: copy.wording,
    changeOf: () => null,
    menuBefore: ({ lineId }) => visit.chosenFrom[lineId],
    reported: [],
  });
  return {
    ...headOf(view, visit, copy),
    lines: [
      ...lines.map((line) => lineRow(line, money, copy)),
      ...presents.map((present) => presentRow(present, menu, money, copy)),
    ],
    more: isAsPriced ? deductions(priced, visit.outlet, copy) : [],
    total: totalRow(view, copy),
  };
}

/** What words, amounts and times are written with. */
function useReceiptCopy() {
  const { t } = useTranslation(["common", "checkout"]);
  return { t, format: useFormat(), wording: useLocalize(), choiceText: useChoiceText() };
}

type Copy = ReturnType<typeof useReceiptCopy>;

/** An amount as text; null if the prices of today are not those of the order. */
type Money = (amount: Decimal) => string | null;

function headOf(
  { paidAt, queueNumber }: Done,
  visit: Pick<VisitContext, "orderType" | "outlet" | "tableNumber">,
  { t, format }: Copy,
): Pick<ReceiptContent, "outlet" | "when" | "number" | "place"> {
  const table = usesTables(visit) ? visit.tableNumber : null;
  return {
    outlet: visit.outlet.name,
    when: `${format.date(paidAt)}, ${format.time(paidAt)}`,
    number: queueNumber === null ? null : `${t("checkout:done.yourNumber")}: ${queueNumber}`,
    place: [
      t(`orderType.${visit.orderType}`),
      ...(table === null ? [] : [t("checkout:done.atTable", { table })]),
    ].join(" · "),
  };
}

function lineRow(line: ReceiptLine, money: Money, copy: Copy): ReceiptRow {
  return {
    name: `${line.count} × ${line.name ?? copy.t("checkout:review.gone")}`,
    notes: notesOf(line, copy),
    amount: line.total === null ? null : money(line.total),
  };
}

function presentRow(
  { itemId, quantity, price, dish }: AddedReward,
  menu: Menu,
  money: Money,
  copy: Copy,
): ReceiptRow {
  const product = productOf(menu, itemId);
  return {
    name: `${quantity} × ${product ? copy.wording(product.title) : itemId}`,
    notes: notesOf(lineLabels(dish.line, menu, copy.wording), copy),
    amount: money(subtract(price, dish.priced.reward?.off ?? ZERO)),
  };
}

function notesOf(
  { choices, picks }: Pick<ReceiptLine, "choices" | "picks">,
  { choiceText }: Copy,
): string[] {
  return [
    ...(choices.length > 0 ? [choiceText(choices)] : []),
    ...picks.map(({ name, choices: chosen }) =>
      chosen.length > 0 ? `${name}: ${choiceText(chosen)}` : name,
    ),
  ];
}

function deductions(
  { discounts, pointsPayment, tax }: PricedBasket,
  { taxesIncluded }: OutletView,
  { t, format }: Copy,
): ReceiptRow[] {
  const off = add(ZERO, ...discounts.map(({ amount }) => amount));
  const rows: ReceiptRow[] = [];
  if (!isZero(off)) {
    rows.push({ name: t("checkout:review.discount"), amount: `− ${format.money(off)}` });
  }
  if (!isZero(pointsPayment)) {
    const amount = `− ${format.money(pointsPayment)}`;
    rows.push({ name: t("checkout:receipt.points"), amount });
  }
  if (!taxesIncluded && !isZero(tax)) {
    rows.push({ name: t("checkout:review.taxAdded"), amount: format.money(tax) });
  }
  return rows;
}

function totalRow({ dueAtCounter, paid }: Done, { t, format }: Copy): ReceiptRow {
  if (dueAtCounter !== null) {
    return { name: t("checkout:receipt.dueAtCounter"), amount: format.money(dueAtCounter) };
  }
  return { name: t("checkout:done.steps.paid"), amount: format.money(paid) };
}
