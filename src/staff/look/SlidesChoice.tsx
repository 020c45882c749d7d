import { useState } from "react";
import { useTranslation } from "react-i18next";
import { MOST_ON_STAGE } from "../../../domain/look/look.ts";
import { Button } from "../../ui/Button.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { ImportSheet } from "./ImportSheet.tsx";
import { OrderedList } from "./OrderedList.tsx";
import { PhotoGrid } from "./PhotoGrid.tsx";
import type { LookEditing } from "./use-look.ts";
import "./pictures.css";

/** Photos that the start screen shows one after the other, in place of dishes. */
export function SlidesChoice({ editing }: { readonly editing: LookEditing }) {
  const { t } = useTranslation(["common", "look"]);
  const [sheet, setSheet] = useState<"choose" | "import" | null>(null);
  const { look, photos } = editing.view;
  const { slides } = look.stage;
  const change = (chosen: readonly string[]) => editing.change({ stage: { slides: chosen } });
  const entries = slides.map((id) => {
    const photo = photos.find((one) => one.id === id);
    return { id, name: photo?.name ?? t("look:slides.gone"), picture: photo?.small };
  });
  return (
    <section className="look__section">
      <h2>{t("look:slides.title")}</h2>
      <OrderedList label={t("look:slides.title")} entries={entries} onChange={change} />
      <div className="staff__actions">
        <Button
          icon="plus"
          isDisabled={slides.length >= MOST_ON_STAGE}
          onPress={() => setSheet("choose")}
        >
          {t("look:slides.add")}
        </Button>
      </div>
      {sheet === "choose" && (
        <Sheet isOpen onClose={() => setSheet(null)} title={t("look:slides.add")}>
          <div className="dish-sheet">
            <div className="staff__actions">
              <Button icon="plus" onPress={() => setSheet("import")}>
                {t("look:photos.import")}
              </Button>
            </div>
            <PhotoGrid
              photos={photos.filter(({ id }) => !slides.includes(id))}
              chosen={null}
              onChoose={(id) => {
                setSheet(null);
                change([...slides, id]);
              }}
            />
          </div>
        </Sheet>
      )}
      {sheet === "import" && <ImportSheet onClose={() => setSheet("choose")} />}
    </section>
  );
}
