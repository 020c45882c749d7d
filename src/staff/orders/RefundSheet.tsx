import { useState } from "react";
import { useTranslation } from "react-i18next";
import { add, compare, isZero } from "../../../domain/money.ts";
import type { StaffOrderLine } from "../../../electron/host/rpc/contract.ts";
import { Button } from "../../ui/Button.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { DigitsEntry } from "../shell/DigitsEntry.tsx";
import { amountOf, digitsOf, pressAmountKey } from "./amount.ts";
import { chargedShares } from "./charged-shares.ts";
import { useOrderReading } from "./order-reading.ts";
import { RefundLines } from "./RefundLines.tsx";

type RefundSheetProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** What was charged for the order, a decimal amount as in the contracts. */
  readonly charged: string;
  /** What can be refunded of it. */
  readonly most: string;
  /** Fractional digits of the order's currency. */
  readonly places: number;
  /** The ordered lines to choose from. */
  readonly lines: readonly StaffOrderLine[];
  readonly isIdentified: boolean;
  readonly onRefund: (wish: { readonly refundId: string; readonly amount: string }) => void;
};

/** The amount of a refund: chosen lines, an entered amount, or all that is left. */
export function RefundSheet({ isOpen, onClose, ...entry }: RefundSheetProps) {
  const { t } = useTranslation("staff");
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t("orders.refundTitle")}>
      {isOpen && <RefundEntry {...entry} />}
    </Sheet>
  );
}

function RefundEntry({
  charged,
  most,
  places,
  lines,
  isIdentified,
  onRefund,
}: Omit<RefundSheetProps, "isOpen" | "onClose">) {
  const { t } = useTranslation("staff");
  const { format } = useOrderReading();
  const [digits, setDigits] = useState("");
  // Created once per sheet: repeated touches of the button are one refund.
  const [refundId] = useState(() => crypto.randomUUID());
  const amount = amountOf(digits, places);
  const all = digitsOf(most, places);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const enter = (next: string, of: readonly number[] = []) => {
    setDigits(next);
    setChosen(of);
  };
  const shares = chargedShares(lines, charged, places);
  const isTooMuch = compare(amount, most) > 0;
  return (
    <DigitsEntry
      label={t("orders.refundAmount")}
      shown={format.money(amount)}
      onKey={(key) => enter(pressAmountKey(digits, key, all))}
    >
      <RefundLines
        lines={lines}
        shares={shares}
        chosen={chosen}
        onChoose={(of) => enter(digitsOf(sumOf(shares, of), places), of)}
      />
      <div className="refund__text">
        <p>{t("orders.refundLeft", { amount: format.money(most) })}</p>
        {isIdentified && <p>{t("orders.refundNote")}</p>}
        <p className="refund__problem" role="status">
          {isTooMuch && t("orders.refundTooMuch")}
        </p>
      </div>
      <Button onPress={() => enter(all)}>{t("orders.refundAll")}</Button>
      <Button
        kind="main"
        isDisabled={isTooMuch || isZero(amount)}
        onPress={() => onRefund({ refundId, amount })}
      >
        {t("orders.refundConfirm", { amount: format.money(amount) })}
      </Button>
    </DigitsEntry>
  );
}

/** The shares of the lines at these indexes together. */
function sumOf(shares: readonly string[], places: readonly number[]): string {
  return add("0", ...places.map((place) => shares[place] ?? "0"));
}
