import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { StageDishes } from "../../../domain/look/look.ts";
import { ChoiceButton } from "../../ui/ChoiceButton.tsx";
import { HoursChoice } from "./HoursChoice.tsx";
import { ProductChoice } from "./ProductChoice.tsx";
import { SlidesChoice } from "./SlidesChoice.tsx";
import type { LookEditing } from "./use-look.ts";
import { VideoChoice } from "./VideoChoice.tsx";

type PartProps = { readonly editing: LookEditing };

const KINDS = ["automatic", "popular", "chosen"] as const satisfies readonly StageDishes["kind"][];

/** The start screen: its dishes, or photos or a video in place of them, what is new, and the opening hours. */
export function StagePart({ editing }: PartProps) {
  const { t } = useTranslation(["common", "look"]);
  const { newProducts } = editing.view.look.stage;
  return (
    <>
      <DishesChoice editing={editing} />
      <SlidesChoice editing={editing} />
      <VideoChoice editing={editing} />
      <section className="look__section">
        <h2>{t("look:stage.new")}</h2>
        <ProductChoice
          label={t("look:stage.new")}
          products={newProducts}
          onChange={(products) => editing.change({ stage: { newProducts: products } })}
        />
      </section>
      <HoursChoice editing={editing} />
    </>
  );
}

function DishesChoice({ editing }: PartProps) {
  const { t } = useTranslation(["common", "look"]);
  const { dishes } = editing.view.look.stage;
  /** Those that staff had chosen when they went to another kind. */
  const [before, setBefore] = useState<readonly string[]>([]);
  const change = (chosen: StageDishes) => editing.change({ stage: { dishes: chosen } });
  const choose = (kind: StageDishes["kind"]) => {
    if (kind === dishes.kind) return;
    if (dishes.kind === "chosen") setBefore(dishes.products);
    change(kind === "chosen" ? { kind, products: before } : { kind });
  };
  return (
    <fieldset className="look__section">
      <legend>{t("look:stage.dishes")}</legend>
      <div className="look__choices">
        {KINDS.map((kind) => (
          <ChoiceButton key={kind} isChosen={dishes.kind === kind} onChoose={() => choose(kind)}>
            {t(`look:stage.kind.${kind}`)}
          </ChoiceButton>
        ))}
      </div>
      {dishes.kind === "chosen" && (
        <ProductChoice
          label={t("look:stage.dishes")}
          products={dishes.products}
          onChange={(products) => change({ kind: "chosen", products })}
        />
      )}
    </fieldset>
  );
}
