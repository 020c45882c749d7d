import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { host, orpc } from "../../host.ts";
import { Button } from "../../ui/Button.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { useStaffSession } from "../shell/use-staff-session.ts";
import { ImportSheet } from "./ImportSheet.tsx";
import { PhotoGrid } from "./PhotoGrid.tsx";
import { PictureButton } from "./PictureButton.tsx";
import type { LookEditing } from "./use-look.ts";
import "./pictures.css";

/** The outlet's logo, which replaces the one of the settings. */
export function LogoChoice({ editing }: { readonly editing: LookEditing }) {
  const { t } = useTranslation(["common", "look"]);
  const [sheet, setSheet] = useState<"choose" | "import" | null>(null);
  const { look, outlet } = editing.view;
  return (
    <section className="look__section">
      <h2>{t("look:logo.title")}</h2>
      {outlet.logoUrl !== null && <img className="look__logo" src={outlet.logoUrl} alt="" />}
      <div className="staff__actions">
        <Button icon="pencil" onPress={() => setSheet("choose")}>
          {t("look:logo.choose")}
        </Button>
        {look.brand.logo !== null && (
          <Button onPress={() => editing.change({ brand: { logo: null } })}>
            {t("look:logo.remove")}
          </Button>
        )}
      </div>
      {sheet === "choose" && (
        <LogoSheet
          editing={editing}
          onImport={() => setSheet("import")}
          onClose={() => setSheet(null)}
        />
      )}
      {sheet === "import" && <ImportSheet onClose={() => setSheet("choose")} />}
    </section>
  );
}

type LogoSheetProps = {
  readonly editing: LookEditing;
  readonly onImport: () => void;
  readonly onClose: () => void;
};

/** The outlet's photos, and the drawings in the folder of pictures. */
function LogoSheet({ editing, onImport, onClose }: LogoSheetProps) {
  const { t } = useTranslation(["common", "look"]);
  const { look, photos } = editing.view;
  const choose = (logo: string) => {
    editing.change({ brand: { logo } });
    onClose();
  };
  return (
    <Sheet isOpen onClose={onClose} title={t("look:logo.choose")}>
      <div className="dish-sheet">
        <p>{t("look:logo.note")}</p>
        <div className="staff__actions">
          <Button icon="plus" onPress={onImport}>
            {t("look:photos.import")}
          </Button>
        </div>
        <PhotoGrid photos={photos} chosen={look.brand.logo} onChoose={choose} />
        <FolderDrawings onChoose={choose} />
      </div>
    </Sheet>
  );
}

type FolderDrawingsProps = {
  readonly onChoose: (photo: string) => void;
};

/**
 * A drawing that is chosen is imported, so that the look and its exports have it. One that was imported before is
 * offered, too: its file may have been replaced, and the same one is not imported twice.
 */
function FolderDrawings({ onChoose }: FolderDrawingsProps) {
  const { t } = useTranslation(["common", "look"]);
  const session = useStaffSession();
  const { data: drawings = [] } = useQuery(
    orpc.staffMode.look.drawings.queryOptions({ input: { session }, staleTime: 0 }),
  );
  const { mutate, data, isError } = useMutation({
    mutationFn: (path: string) => host.staffMode.look.importPhoto({ session, path }),
    onSuccess: (outcome) => {
      if ("photo" in outcome) onChoose(outcome.photo);
    },
  });
  const problem = data && "problem" in data ? t(`look:photos.problem.${data.problem}`) : null;
  return (
    <section className="look__section">
      {drawings.length > 0 && <h3>{t("look:photos.fromFolder")}</h3>}
      <p role="status">{isError ? t("look:bar.failed") : problem}</p>
      <div className="picture-grid">
        {drawings.map(({ name, path, url }) => (
          <PictureButton
            key={path}
            name={name}
            url={url}
            isChosen={false}
            onChoose={() => mutate(path)}
          />
        ))}
      </div>
    </section>
  );
}
