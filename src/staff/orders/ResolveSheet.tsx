import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { Sheet } from "../../ui/Sheet.tsx";

/** The host's own choices: a text might name a customer. */
const HOW = ["collected", "unpaid", "returned", "points-corrected", "nothing-to-do"] as const;

type ResolveSheetProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Whether the choice decides about a customer's points as well. */
  readonly decidesPoints: boolean;
  readonly onResolve: (how: (typeof HOW)[number]) => void;
};

/** Takes an order off the staff list, with what was done about it. */
export function ResolveSheet({ isOpen, onClose, decidesPoints, onResolve }: ResolveSheetProps) {
  const { t } = useTranslation("staff");
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t("orders.resolveTitle")}>
      <p>{t("orders.resolveNote")}</p>
      {decidesPoints && <p>{t("orders.resolvePoints")}</p>}
      <div className="resolve__methods">
        {HOW.map((how) => (
          <Button key={how} onPress={() => onResolve(how)}>
            {t(`how.${how}`)}
          </Button>
        ))}
      </div>
    </Sheet>
  );
}
