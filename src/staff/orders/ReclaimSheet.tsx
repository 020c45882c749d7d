import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { Sheet } from "../../ui/Sheet.tsx";

type ReclaimSheetProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onReclaim: () => void;
};

/** Taking points back needs a confirmation. */
export function ReclaimSheet({ isOpen, onClose, onReclaim }: ReclaimSheetProps) {
  const { t } = useTranslation("staff");
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t("orders.reclaimTitle")}>
      <p>{t("orders.reclaimNote")}</p>
      <div className="digits-entry__action">
        <Button kind="main" onPress={onReclaim}>
          {t("orders.reclaimConfirm")}
        </Button>
      </div>
    </Sheet>
  );
}
