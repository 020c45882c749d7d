import type { CSSProperties, KeyboardEvent, MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import type { FocalPoint } from "../../../domain/look/look.ts";
import { Button } from "../../ui/Button.tsx";
import type { LookEditing } from "./use-look.ts";

const MIDDLE: FocalPoint = { x: 0.5, y: 0.5 };
/** The shapes in which screens show photos: card, sheet, thumbnail. */
const CROPS = ["card", "sheet", "thumbnail"] as const;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-0.05, 0],
  ArrowRight: [0.05, 0],
  ArrowUp: [0, -0.05],
  ArrowDown: [0, 0.05],
};

type FocalPointEditorProps = { readonly editing: LookEditing; readonly photo: string };

/** What matters in a photo: touched in the whole of it, shown in the crops that screens use. */
export function FocalPointEditor({ editing, photo: id }: FocalPointEditorProps) {
  const { t } = useTranslation(["common", "look"]);
  const { photos, look } = editing.view;
  const photo = photos.find((one) => one.id === id);
  const point = look.focalPoints[id] ?? MIDDLE;
  if (!photo || photo.isCutOut) return null;
  const move = (to: FocalPoint | null) => editing.change({ focalPoints: { [id]: to } });
  const touched = ({ nativeEvent, currentTarget, detail }: MouseEvent<HTMLButtonElement>) => {
    // A key's click has no place.
    if (detail === 0) return;
    const { clientWidth, clientHeight } = currentTarget;
    move({
      x: share(nativeEvent.offsetX / clientWidth),
      y: share(nativeEvent.offsetY / clientHeight),
    });
  };
  const pressed = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    if (!by) return;
    event.preventDefault();
    move({ x: share(point.x + by[0]), y: share(point.y + by[1]) });
  };
  return (
    <section className="look__section">
      <h3>{t("look:photos.focus")}</h3>
      <p>{t("look:photos.focusNote")}</p>
      <div className="focal-point" style={{ "--x": point.x, "--y": point.y } as CSSProperties}>
        <button
          type="button"
          className="focal-point__photo"
          dir="ltr"
          style={{ aspectRatio: photo.ratio }}
          aria-label={t("look:photos.focus")}
          onClick={touched}
          onKeyDown={pressed}
        >
          <img src={photo.large} alt="" />
          <span className="focal-point__mark" />
        </button>
        <div className="focal-point__crops" aria-hidden="true">
          {CROPS.map((crop) => (
            <img key={crop} data-crop={crop} src={photo.small} alt="" />
          ))}
        </div>
      </div>
      <div className="staff__actions">
        <Button isDisabled={look.focalPoints[id] === undefined} onPress={() => move(null)}>
          {t("look:photos.focusMiddle")}
        </Button>
      </div>
    </section>
  );
}

/** Rounded, so that a touch at the same place is no other point. */
function share(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
}
