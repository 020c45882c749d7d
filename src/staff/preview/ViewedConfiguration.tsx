import { useTranslation } from "react-i18next";
import type { ConfigurationPreview } from "../../../electron/host/rpc/contract.ts";
import { Button } from "../../ui/Button.tsx";
import { AllScreens } from "./AllScreens.tsx";
import { ChangesList } from "./ChangesList.tsx";
import { Choice } from "./Choice.tsx";
import { DeviceFrame } from "./DeviceFrame.tsx";
import { FindingsList } from "./FindingsList.tsx";
import { SceneList } from "./SceneList.tsx";
import { Stage } from "./Stage.tsx";
import { Switches } from "./Switches.tsx";
import { type Review, useReview } from "./use-review.ts";
import { atFinding, type Viewing } from "./viewing.ts";
import { WalkStage } from "./WalkStage.tsx";

const MODES = ["one", "all", "walk"] as const;
const SIDES = ["findings", "changes"] as const;

export type ViewedConfigurationProps = {
  readonly preview: ConfigurationPreview;
  readonly base: ConfigurationPreview | null;
  readonly canPrint: boolean;
  readonly viewing: Viewing;
  readonly setViewing: (change: (before: Viewing) => Viewing) => void;
};

/** A configuration on the screens, with its settings, findings and changes. */
export function ViewedConfiguration({
  preview,
  base,
  canPrint,
  viewing,
  setViewing,
}: ViewedConfigurationProps) {
  const review = useReview(preview, base, viewing);
  const change = (next: Partial<Viewing>) => setViewing((before) => ({ ...before, ...next }));
  const scenes = viewing.onlyChanged
    ? review.scenes.filter((scene) => scene.change !== "same")
    : review.scenes;
  const listed = scenes.map(({ id }) => id);
  return (
    <>
      <Modes
        review={review}
        viewing={viewing}
        onChange={change}
        hasBase={base !== null}
        canPrint={canPrint}
      />
      <Switches
        outlet={preview.outlet}
        locale={review.locale}
        viewing={viewing}
        onChange={change}
      />
      <div className="previewer" data-mode={viewing.mode}>
        {viewing.mode !== "walk" && (
          <div className="previewer__list">
            {scenes.length === 0 && <NoneChanged />}
            <SceneList
              scenes={scenes}
              chosen={viewing.scene}
              onChoose={(scene) => change({ scene, mode: "one" })}
            />
          </div>
        )}
        <div className="previewer__stage">
          {viewing.mode === "one" && (
            <Stage
              review={review}
              viewing={viewing}
              listed={listed}
              revisions={{
                before: base?.configuration.revision ?? null,
                after: preview.configuration.revision,
              }}
              onChoose={(scene) => change({ scene })}
            />
          )}
          {viewing.mode === "all" && (
            <AllScreens
              review={review}
              viewing={viewing}
              listed={listed}
              onChoose={(scene) => change({ scene, mode: "one" })}
            />
          )}
          {viewing.mode === "walk" && <WalkStage review={review} viewing={viewing} />}
        </div>
        {viewing.mode === "one" && (
          <SidePanel review={review} viewing={viewing} onChange={change} setViewing={setViewing} />
        )}
      </div>
      <Probe review={review} />
    </>
  );
}

function NoneChanged() {
  const { t } = useTranslation(["common", "preview"]);
  return <p className="changes__none">{t("preview:noneChanged")}</p>;
}

type PartProps = {
  readonly review: Review;
  readonly viewing: Viewing;
  readonly onChange: (change: Partial<Viewing>) => void;
};

type ModesProps = PartProps & { readonly hasBase: boolean; readonly canPrint: boolean };

function Modes({ review, viewing, onChange, hasBase, canPrint }: ModesProps) {
  const { t } = useTranslation(["common", "preview"]);
  const changed = review.scenes.filter(({ change }) => change !== "same").map(({ id }) => id);
  const filter = (onlyChanged: boolean) => {
    const [first] = changed;
    const moves = onlyChanged && first !== undefined && !changed.includes(viewing.scene);
    onChange({ onlyChanged, ...(moves && { scene: first }) });
  };
  return (
    <div className="modes">
      <Choice
        label={t("preview:view.label")}
        options={MODES.map((value) => ({ value, words: t(`preview:view.${value}`) }))}
        chosen={viewing.mode}
        onChoose={(mode) => onChange({ mode })}
      />
      <div className="modes__end">
        {hasBase && viewing.mode !== "walk" && (
          <label className="modes__filter">
            <input
              type="checkbox"
              checked={viewing.onlyChanged}
              onChange={(event) => filter(event.currentTarget.checked)}
            />
            <span>{t("preview:onlyChanged")}</span>
            <span className="scene-button__mark">
              {t("preview:screensCount", { count: changed.length })}
            </span>
          </label>
        )}
        {viewing.mode === "all" && canPrint && (
          <Button className="tool-button" onPress={() => window.print()}>
            {t("preview:print")}
          </Button>
        )}
      </div>
    </div>
  );
}

type SidePanelProps = PartProps & {
  readonly setViewing: (change: (before: Viewing) => Viewing) => void;
};

function SidePanel({ review, viewing, onChange, setViewing }: SidePanelProps) {
  const { t } = useTranslation(["common", "preview"]);
  return (
    <aside className="previewer__side" aria-label={t("preview:side.label")}>
      <Choice
        label={t("preview:side.label")}
        options={SIDES.map((value) => ({ value, words: t(`preview:side.${value}`) }))}
        chosen={viewing.side}
        onChoose={(side) => onChange({ side })}
      />
      {viewing.side === "findings" ? (
        <FindingsList
          findings={review.findings}
          measuring={review.measuring}
          onShow={(finding) => setViewing((before) => atFinding(before, finding))}
        />
      ) : (
        <ChangesList changes={review.changes} />
      )}
    </aside>
  );
}

/** The hidden frame in which texts are measured: as large as the kiosk's own screen. */
function Probe({ review }: { readonly review: Review }) {
  const { t } = useTranslation(["common", "preview"]);
  const { probe } = review;
  if (!probe) return null;
  return (
    <div className="probe" data-orientation={probe.scene.orientation} aria-hidden="true" inert>
      <DeviceFrame
        title={t("preview:frame.title")}
        scene={probe.scene}
        onShown={probe.onShown}
        isSmall
      />
    </div>
  );
}
