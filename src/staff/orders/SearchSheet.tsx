import { useState } from "react";
import { useTranslation } from "react-i18next";
import { pressKey } from "../../phone/digits.ts";
import { Button } from "../../ui/Button.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { DigitsEntry } from "../shell/DigitsEntry.tsx";

/** More digits than any order number has. */
const MOST_DIGITS = 9;

type SearchSheetProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSearch: (number: string | null) => void;
};

/** Searches for an order by the digits of its queue number, or by the kiosk's own number. */
export function SearchSheet({ isOpen, onClose, onSearch }: SearchSheetProps) {
  const { t } = useTranslation("staff");
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t("orders.search")}>
      {isOpen && (
        <NumberEntry
          onDone={(number) => {
            onSearch(number);
            onClose();
          }}
        />
      )}
    </Sheet>
  );
}

function NumberEntry({ onDone }: { readonly onDone: (number: string | null) => void }) {
  const { t } = useTranslation("staff");
  const [digits, setDigits] = useState("");
  return (
    <DigitsEntry
      label={t("orders.searchLabel")}
      shown={digits}
      onKey={(key) => setDigits((before) => pressKey(before, key).slice(0, MOST_DIGITS))}
    >
      <Button kind="main" onPress={() => onDone(digits === "" ? null : digits)}>
        {t("orders.search")}
      </Button>
    </DigitsEntry>
  );
}
