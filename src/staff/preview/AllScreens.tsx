import { useCallback, useState } from "react";
import { Button } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { DeviceFrame } from "./DeviceFrame.tsx";
import { useStaticScene } from "./Stage.tsx";
import type { SceneId } from "./scenes/scene-ids.ts";
import type { Review } from "./use-review.ts";
import type { Viewing } from "./viewing.ts";
import "./all-screens.css";

/** Each is a whole page, and the machine may be slow. */
const AT_A_TIME = 2;

type AllScreensProps = {
  readonly review: Review;
  readonly viewing: Viewing;
  readonly listed: readonly SceneId[];
  readonly onChoose: (scene: SceneId) => void;
};

/** All listed screens side by side; a touch opens one. In print each has its name below. */
export function AllScreens({ review, viewing, listed, onChoose }: AllScreensProps) {
  const [drawn, setDrawn] = useState(0);
  const onDrawn = useCallback(() => setDrawn((before) => before + 1), []);
  const changeOf = (id: SceneId) =>
    review.scenes.find((scene) => scene.id === id)?.change ?? "same";
  const toDraw = listed.filter((id) => changeOf(id) !== "removed");
  return (
    <ul className="all-screens" data-orientation={viewing.orientation}>
      {listed.map((id) => (
        <li key={id} className="all-screens__one">
          <Thumbnail
            id={id}
            review={review}
            change={changeOf(id)}
            viewing={viewing}
            isTurn={toDraw.indexOf(id) < drawn + AT_A_TIME}
            onDrawn={onDrawn}
            onChoose={onChoose}
          />
        </li>
      ))}
    </ul>
  );
}

type ThumbnailProps = Omit<AllScreensProps, "listed"> & {
  readonly id: SceneId;
  readonly change: Review["scenes"][number]["change"];
  readonly isTurn: boolean;
  readonly onDrawn: () => void;
};

function Thumbnail({ id, change, review, viewing, isTurn, onDrawn, onChoose }: ThumbnailProps) {
  const { t } = useTranslation(["common", "preview"]);
  const name = t(`preview:scene.${id}`);
  return (
    <>
      <div className="all-screens__device" data-orientation={viewing.orientation}>
        {isTurn && review.entered && change !== "removed" && (
          <SmallDevice id={id} name={name} review={review} viewing={viewing} onDrawn={onDrawn} />
        )}
      </div>
      <Button className="all-screens__name" onPress={() => onChoose(id)}>
        <span>{name}</span>
        {change !== "same" && (
          <span className="scene-button__mark">{t(`preview:change.${change}`)}</span>
        )}
      </Button>
    </>
  );
}

type SmallDeviceProps = Pick<ThumbnailProps, "id" | "review" | "viewing" | "onDrawn"> & {
  readonly name: string;
};

function SmallDevice({ id, name, review, viewing, onDrawn }: SmallDeviceProps) {
  const { t } = useTranslation(["common", "preview"]);
  const { outlet, locale, entered } = review;
  if (entered === null) throw new Error("drawn before there is anything to enter");
  const scene = useStaticScene(outlet, locale, { ...viewing, scene: id }, entered);
  const [isFirst, setIsFirst] = useState(true);
  const onShown = useCallback(() => {
    if (isFirst) onDrawn();
    setIsFirst(false);
  }, [isFirst, onDrawn]);
  return (
    <DeviceFrame
      title={t("preview:device", { scene: name })}
      scene={scene}
      onShown={onShown}
      isSmall
    />
  );
}
