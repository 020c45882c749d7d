import { useTranslation } from "react-i18next";
import type { LookView } from "../../../electron/host/rpc/contract.ts";
import { StatusMessage } from "../shell/StatusMessage.tsx";
import { PictureButton } from "./PictureButton.tsx";

type PhotoGridProps = {
  readonly photos: LookView["photos"];
  /** The id of the one that is chosen. */
  readonly chosen: string | null;
  readonly onChoose: (photo: string) => void;
};

/** The outlet's photos, to choose one. */
export function PhotoGrid({ photos, chosen, onChoose }: PhotoGridProps) {
  const { t } = useTranslation(["common", "look"]);
  if (photos.length === 0) return <StatusMessage>{t("look:photos.none")}</StatusMessage>;
  return (
    <div className="picture-grid">
      {photos.map(({ id, name, small }) => (
        <PictureButton
          key={id}
          name={name}
          url={small}
          isChosen={id === chosen}
          onChoose={() => onChoose(id)}
        />
      ))}
    </div>
  );
}
