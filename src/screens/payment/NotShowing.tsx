import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { PayOnPhone } from "./PayOnPhone.tsx";

type NotShowingProps = {
  readonly isOpen: boolean;
  /** The address of the page for a phone; null if it cannot be opened there. */
  readonly phoneUrl: string | null;
  readonly onClose: () => void;
  readonly onReload: () => void;
  readonly onCancel: () => void;
};

/** What to do about a payment page that stays blank, whatever the cause. */
export function NotShowing({ isOpen, phoneUrl, onClose, onReload, onCancel }: NotShowingProps) {
  const { t } = useTranslation(["common", "checkout"]);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t("checkout:payment.notShowingTitle")}>
      <p className="payment__explained">{t("checkout:payment.notShowingBody")}</p>
      {phoneUrl !== null && <PayOnPhone url={phoneUrl} />}
      <div className="payment__choices">
        <Button className="payment__cancel" onPress={onReload}>
          {t("checkout:payment.reload")}
        </Button>
        <Button className="payment__cancel" onPress={onCancel}>
          {t("checkout:payment.cancel")}
        </Button>
      </div>
    </Sheet>
  );
}
