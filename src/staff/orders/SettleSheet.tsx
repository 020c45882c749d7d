import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { Sheet } from "../../ui/Sheet.tsx";

/** The host's own choices: a text might name a customer. */
const HOW = ["collected", "unpaid", "returned", "points-corrected", "nothing-to-do"] as const;

type SettleSheetProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Whether the choice decides about a customer's points as well. */
  readonly decidesPoints: boolean;
  readonly onSettle: (how: (typeof HOW)[number]) => void;
};

/** Takes an order off the staff list, with what was done about it. */
export function SettleSheet({ isOpen, onClose, decidesPoints, onSettle }: SettleSheetProps) {
  const { t } = useTranslation("staff");
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t("orders.settleTitle")}>
      <p>{t("orders.settleNote")}</p>
      {decidesPoints && <p>{t("orders.settlePoints")}</p>}
      <div className="settle__ways">
        {HOW.map((how) => (
          <Button key={how} onPress={() => onSettle(how)}>
            {t(`how.${how}`)}
          </Button>
        ))}
      </div>
    </Sheet>
  );
}
