import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { Sheet } from "../../ui/Sheet.tsx";

/** A fixed list of the host: free text might name a customer. */
const HOW = ["collected", "unpaid", "returned", "points-corrected", "nothing-to-do"] as const;

type ResolveSheetProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Whether the choice also decides about the customer's points. */
  readonly decidesPoints: boolean;
  readonly onResolve: (how: (typeof HOW)[number]) => void;
};

/** Marks an order as resolved, with what was done about it. */
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
