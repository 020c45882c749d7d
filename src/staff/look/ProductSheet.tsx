import { useMenu } from "../../outlet/use-menu.ts";
import { useLocalize } from "../../outlet/use-outlet.ts";
import { Button } from "../../ui/Button.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { menuSections } from "./menu-sections.ts";

type ProductSheetProps = {
  readonly isOpen: boolean;
  readonly title: string;
  /** Products that are chosen already. */
  readonly without: readonly string[];
  readonly onClose: () => void;
  readonly onChoose: (product: string) => void;
};

/** The menu's products by category, to choose one. */
export function ProductSheet({ isOpen, title, onClose, ...props }: ProductSheetProps) {
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={title}>
      {isOpen && <Sections {...props} />}
    </Sheet>
  );
}

function Sections({ without, onChoose }: Pick<ProductSheetProps, "without" | "onChoose">) {
  const menu = useMenu()?.menu ?? null;
  const localize = useLocalize();
  return menuSections(menu).map(({ id: category, title, products }) => (
    <section key={category} className="look__section" aria-label={localize(title)}>
      <h3>{localize(title)}</h3>
      <div className="look__choices">
        {products
          .filter(({ id }) => !without.includes(id))
          .map((product) => (
            <Button key={product.id} onPress={() => onChoose(product.id)}>
              {localize(product.title)}
            </Button>
          ))}
      </div>
    </section>
  ));
}
