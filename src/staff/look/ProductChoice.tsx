import { useState } from "react";
import { useTranslation } from "react-i18next";
import { MOST_ON_STAGE } from "../../../domain/look/look.ts";
import { productOf } from "../../../domain/menu.ts";
import { useMenu } from "../../outlet/use-menu.ts";
import { useLocalize } from "../../outlet/use-outlet.ts";
import { Button } from "../../ui/Button.tsx";
import { OrderedList } from "./OrderedList.tsx";
import { ProductSheet } from "./ProductSheet.tsx";

type ProductChoiceProps = {
  /** Its accessible name, and the title of the sheet to choose from. */
  readonly label: string;
  readonly products: readonly string[];
  readonly onChange: (products: readonly string[]) => void;
};

/** Some products of the menu, in an order: added from the menu, moved and removed. */
export function ProductChoice({ label, products, onChange }: ProductChoiceProps) {
  const { t } = useTranslation(["common", "look"]);
  const [isOpen, setIsOpen] = useState(false);
  const nameOf = useProductName();
  return (
    <>
      <OrderedList
        label={label}
        entries={products.map((id) => ({ id, name: nameOf(id) }))}
        onChange={onChange}
      />
      <div className="staff__actions">
        <Button
          icon="plus"
          isDisabled={products.length >= MOST_ON_STAGE}
          onPress={() => setIsOpen(true)}
        >
          {t("look:products.add")}
        </Button>
      </div>
      <ProductSheet
        isOpen={isOpen}
        title={label}
        without={products}
        onClose={() => setIsOpen(false)}
        onChoose={(id) => {
          setIsOpen(false);
          onChange([...products, id]);
        }}
      />
    </>
  );
}

function useProductName(): (id: string) => string {
  const { t } = useTranslation(["common", "look"]);
  const menu = useMenu()?.menu;
  const localize = useLocalize();
  return (id) => {
    const product = menu && productOf(menu, id);
    return product ? localize(product.title) : t("look:products.gone");
  };
}
