import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { LocalizedText } from "../../../domain/localized-text.ts";
import { useMenu } from "../../outlet/use-menu.ts";
import { useLocalize } from "../../outlet/use-outlet.ts";
import { Button } from "../../ui/Button.tsx";
import { ChoiceButton } from "../../ui/ChoiceButton.tsx";
import { Dish } from "../../ui/Dish.tsx";
import { StatusMessage } from "../shell/StatusMessage.tsx";
import { DishSheet } from "./DishSheet.tsx";
import { ImportSheet } from "./ImportSheet.tsx";
import { menuSections, modifierSections } from "./menu-sections.ts";
import { PhotosSheet } from "./PhotosSheet.tsx";
import { hasProblem } from "./picture-problem.ts";
import type { LookEditing } from "./use-look.ts";
import { useReasonText } from "./use-reason-text.ts";
import "./pictures.css";

const FILTERS = ["all", "without", "problem"] as const;
type Filter = (typeof FILTERS)[number];

type PartProps = {
  readonly editing: LookEditing;
  /** The dish that staff work on is shown in the frame. */
  readonly onShow: (product: string) => void;
};

/** The dishes by category, then what is chosen for them, each with its picture and why it has it. */
export function PicturesPart({ editing, onShow }: PartProps) {
  const { t } = useTranslation(["common", "look"]);
  const [filter, setFilter] = useState<Filter>("all");
  const [sheet, setSheet] = useState<"import" | "photos" | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const close = () => setSheet(null);
  return (
    <>
      <div className="staff__actions">
        <Button icon="plus" onPress={() => setSheet("import")}>
          {t("look:photos.import")}
        </Button>
        <Button onPress={() => setSheet("photos")}>{t("look:photos.title")}</Button>
      </div>
      <fieldset className="look__choices" aria-label={t("look:pictures.filter")}>
        {FILTERS.map((one) => (
          <ChoiceButton key={one} isChosen={one === filter} onChoose={() => setFilter(one)}>
            {t(`look:pictures.filters.${one}`)}
          </ChoiceButton>
        ))}
      </fieldset>
      <Sections
        editing={editing}
        filter={filter}
        onOpen={(product) => {
          onShow(product);
          setOpened(product);
        }}
      />
      {opened !== null && (
        <DishSheet editing={editing} product={opened} onClose={() => setOpened(null)} />
      )}
      {sheet === "import" && <ImportSheet onClose={close} />}
      {sheet === "photos" && <PhotosSheet view={editing.view} onClose={close} />}
    </>
  );
}

type SectionsProps = {
  readonly editing: LookEditing;
  readonly filter: Filter;
  readonly onOpen: (product: string) => void;
};

function Sections({ editing, filter, onOpen }: SectionsProps) {
  const { t } = useTranslation(["common", "look"]);
  const menu = useMenu()?.menu ?? null;
  const localize = useLocalize();
  const { view } = editing;
  const isShown = ({ id }: { readonly id: string }) => {
    if (filter === "without") return view.pictures[id] === undefined;
    return filter === "all" || hasProblem(id, view);
  };
  const sections = [...menuSections(menu), ...modifierSections(menu)]
    .map((section) => ({ ...section, products: section.products.filter(isShown) }))
    .filter(({ products }) => products.length > 0);
  if (sections.length === 0) return <StatusMessage>{t("look:pictures.none")}</StatusMessage>;
  return sections.map(({ id, title, products }) => (
    <section key={id} className="look__section" aria-label={localize(title)}>
      <h3>{localize(title)}</h3>
      <div className="dish-cards">
        {products.map((product) => (
          <DishCard
            key={product.id}
            product={product}
            editing={editing}
            onOpen={() => onOpen(product.id)}
          />
        ))}
      </div>
    </section>
  ));
}

type DishCardProps = {
  readonly product: { readonly id: string; readonly title: LocalizedText };
  readonly editing: LookEditing;
  readonly onOpen: () => void;
};

function DishCard({ product, editing, onOpen }: DishCardProps) {
  const { id, title } = product;
  const localize = useLocalize();
  const reasonText = useReasonText(editing.view);
  const picture = editing.view.pictures[id];
  return (
    <Button className="dish-card" onPress={onOpen}>
      <span className="dish-card__picture" data-product={id}>
        {picture && <Dish productId={id} picture={picture} />}
      </span>
      <span className="dish-card__name">{localize(title)}</span>
      <span className="dish-card__reason">{reasonText(id)}</span>
    </Button>
  );
}
