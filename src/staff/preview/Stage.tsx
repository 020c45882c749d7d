import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { OutletView } from "../../../electron/host/rpc/contract.ts";
import { Button } from "../../ui/Button.tsx";
import { DeviceFrame } from "./DeviceFrame.tsx";
import type { Scene } from "./frame/scene.ts";
import { type SceneChange, sceneOf } from "./scenes/plan.ts";
import type { SceneId } from "./scenes/scene-ids.ts";
import type { Entered } from "./scenes/visits.ts";
import type { Review } from "./use-review.ts";
import { neighbour, type Viewing } from "./viewing.ts";

type StageProps = {
  readonly review: Review;
  readonly viewing: Viewing;
  /** The visible scenes of the list. */
  readonly listed: readonly SceneId[];
  readonly revisions: { readonly before: number | null; readonly after: number };
  readonly onChoose: (scene: SceneId) => void;
};

/** One screen, beside its live version if that differs. */
export function Stage({ review, viewing, listed, revisions, onChoose }: StageProps) {
  const { t } = useTranslation(["common", "preview"]);
  const { scene } = viewing;
  const change = review.scenes.find(({ id }) => id === scene)?.change ?? "same";
  const name = t(`preview:scene.${scene}`);
  return (
    <div className="stage">
      <header className="stage__head">
        <Button
          className="tool-button"
          icon="back"
          aria-label={t("preview:previous")}
          onPress={() => onChoose(neighbour(listed, scene, -1))}
        />
        <h2 className="stage__title">{name}</h2>
        <Button
          className="tool-button tool-button--next"
          icon="back"
          aria-label={t("preview:next")}
          onPress={() => onChoose(neighbour(listed, scene, 1))}
        />
      </header>
      <Devices
        review={review}
        viewing={viewing}
        change={change}
        labels={{
          name,
          before: t("preview:before", { revision: revisions.before ?? "" }),
          after: t("preview:after", { revision: revisions.after }),
        }}
      />
    </div>
  );
}

type DevicesProps = Pick<StageProps, "review" | "viewing"> & {
  readonly change: SceneChange;
  readonly labels: { readonly name: string; readonly before: string; readonly after: string };
};

function Devices({ review, viewing, change, labels }: DevicesProps) {
  const { t } = useTranslation(["common", "preview"]);
  const { outlet, base, entered } = review;
  const isBeside = base !== null && change !== "same";
  const { name } = labels;
  if (entered === null) return null;
  return (
    <div className="stage__devices" data-beside={isBeside || undefined}>
      {isBeside &&
        (change === "added" ? (
          <p className="stage__absent">{t("preview:notBefore")}</p>
        ) : (
          <StandingDevice
            title={t("preview:deviceBefore", { scene: name })}
            label={labels.before}
            outlet={base}
            review={review}
            viewing={viewing}
            entered={entered}
          />
        ))}
      {change === "removed" ? (
        <p className="stage__absent">{t("preview:notAfter")}</p>
      ) : (
        <StandingDevice
          title={t(isBeside ? "preview:deviceAfter" : "preview:device", { scene: name })}
          label={isBeside ? labels.after : undefined}
          outlet={outlet}
          review={review}
          viewing={viewing}
          entered={entered}
        />
      )}
    </div>
  );
}

type StandingDeviceProps = Pick<StageProps, "review" | "viewing"> & {
  readonly title: string;
  readonly label: string | undefined;
  readonly outlet: OutletView;
  readonly entered: Entered;
};

function StandingDevice({ title, label, outlet, review, viewing, entered }: StandingDeviceProps) {
  const scene = useStaticScene(outlet, review.locale, viewing, entered);
  return <DeviceFrame title={title} label={label} scene={scene} />;
}

/** The viewed scene, with the content of `outlet`. */
export function useStaticScene(
  outlet: OutletView,
  locale: string,
  viewing: Pick<Viewing, "scene" | "orientation" | "textSize" | "highContrast">,
  entered: Entered,
): Scene {
  const { scene, orientation, textSize, highContrast } = viewing;
  return useMemo(
    () =>
      sceneOf(scene, outlet, {
        locale,
        orientation,
        access: { textSize, highContrast, lowered: false },
        entered,
      }),
    [scene, outlet, locale, orientation, textSize, highContrast, entered],
  );
}
