import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ScreenName } from "../../journey/screen-of.ts";
import { DeviceFrame } from "./DeviceFrame.tsx";
import type { PreviewFrame } from "./frame/scene.ts";
import { walkOf } from "./scenes/plan.ts";
import type { Review } from "./use-review.ts";
import type { Viewing } from "./viewing.ts";
import { FIRST_ANSWER, WalkPanel } from "./WalkPanel.tsx";

type WalkStageProps = { readonly review: Review; readonly viewing: Viewing };

/** A visit with sample answers: the interactive screen, and beside it the answers of the services. */
export function WalkStage({ review, viewing }: WalkStageProps) {
  const { t } = useTranslation(["common", "preview"]);
  const [frame, setFrame] = useState<PreviewFrame | null>(null);
  const [screen, setScreen] = useState<ScreenName | null>(null);
  const [round, setRound] = useState(0);
  const { outlet, locale } = review;
  const { orientation, textSize, highContrast } = viewing;
  const scene = useMemo(
    () => ({
      ...walkOf(outlet, {
        locale,
        orientation,
        access: { textSize, highContrast, lowered: false },
        identify: FIRST_ANSWER,
      }),
      round,
    }),
    [outlet, locale, orientation, textSize, highContrast, round],
  );
  useEffect(() => frame?.watch(setScreen), [frame]);
  return (
    <div className="walk-stage">
      <DeviceFrame
        title={t("preview:device", { scene: t("preview:walk.title") })}
        scene={scene}
        onFrame={setFrame}
      />
      <WalkPanel
        key={round}
        frame={frame}
        screen={screen}
        onAgain={() => setRound((before) => before + 1)}
      />
    </div>
  );
}
