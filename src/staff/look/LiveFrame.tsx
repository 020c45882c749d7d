import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LookView, OutletView } from "../../../electron/host/rpc/contract.ts";
import { languageName } from "../../i18n/format.ts";
import { useMenu } from "../../outlet/use-menu.ts";
import { Choice } from "../preview/Choice.tsx";
import { DeviceFrame } from "../preview/DeviceFrame.tsx";
import { SAMPLE_MENU } from "../preview/frame/sample-menu.ts";
import type { Orientation, Scene } from "../preview/frame/scene.ts";
import { sceneOf } from "../preview/scenes/plan.ts";
import { useEntered } from "../preview/use-entered.ts";
import { sceneMenuOf } from "./scene-menu.ts";
import "../preview/tool.css";

/** The screens on which a look is seen. */
const SCREENS = ["attract", "menu", "item", "review-nobody", "done-nobody"] as const;
const ORIENTATIONS = ["portrait", "landscape"] as const;
const CONTRASTS = ["normal", "high"] as const;

type Viewed = {
  readonly screen: (typeof SCREENS)[number];
  /** Null: the outlet's default. */
  readonly locale: string | null;
  readonly orientation: Orientation;
  readonly contrast: (typeof CONTRASTS)[number];
};

const FIRST: Viewed = {
  screen: "attract",
  locale: null,
  orientation: window.innerWidth > window.innerHeight ? "landscape" : "portrait",
  contrast: "normal",
};

type LiveFrameProps = {
  readonly view: LookView;
  /** The dish that is opened; null: any. */
  readonly product: string | null;
};

/** The customers' own screens with the draft and the outlet's menu. */
export function LiveFrame({ view, product }: LiveFrameProps) {
  const { t } = useTranslation(["common", "look", "preview"]);
  const [viewed, setViewed] = useState(FIRST);
  const { outlet } = view;
  const scene = useLiveScene(view, product, viewed);
  return (
    <section className="look__view preview" aria-label={t("look:view")}>
      <div className="look__device">
        {scene && (
          <DeviceFrame
            title={t("preview:device", { scene: t(`look:screen.${viewed.screen}`) })}
            scene={scene}
          />
        )}
      </div>
      <Switches
        locales={outlet.locales}
        viewed={viewed}
        onChange={(part) => setViewed({ ...viewed, ...part })}
      />
    </section>
  );
}

type SwitchesProps = {
  readonly locales: OutletView["locales"];
  readonly viewed: Viewed;
  readonly onChange: (part: Partial<Viewed>) => void;
};

function Switches({ locales, viewed, onChange }: SwitchesProps) {
  const { t } = useTranslation(["common", "look", "preview"]);
  return (
    <div className="look__switches">
      <Choice
        label={t("preview:screens")}
        options={SCREENS.map((value) => ({ value, words: t(`look:screen.${value}`) }))}
        chosen={viewed.screen}
        onChoose={(screen) => onChange({ screen })}
      />
      <Choice
        label={t("preview:language")}
        options={locales.enabled.map((value) => ({ value, words: languageName(value) }))}
        chosen={viewed.locale ?? locales.default}
        onChoose={(locale) => onChange({ locale })}
      />
      <Choice
        label={t("preview:orientation.label")}
        options={ORIENTATIONS.map((value) => ({ value, words: t(`preview:orientation.${value}`) }))}
        chosen={viewed.orientation}
        onChoose={(orientation) => onChange({ orientation })}
      />
      <Choice
        label={t("preview:contrast.label")}
        options={CONTRASTS.map((value) => ({ value, words: t(`preview:contrast.${value}`) }))}
        chosen={viewed.contrast}
        onChoose={(contrast) => onChange({ contrast })}
      />
    </div>
  );
}

/** The viewed screen; null until the numbering plans have loaded. */
function useLiveScene(view: LookView, product: string | null, viewed: Viewed): Scene | null {
  const { screen, locale, orientation, contrast } = viewed;
  const { outlet, pictures } = view;
  const current = useMenu()?.menu;
  const { entered } = useEntered(outlet.phone.defaultCountry);
  const menu = useMemo(
    () => (current && sceneMenuOf({ menu: current, pictures }, product)) ?? SAMPLE_MENU,
    [current, pictures, product],
  );
  return useMemo(
    () =>
      entered &&
      sceneOf(screen, outlet, {
        locale: locale ?? outlet.locales.default,
        orientation,
        access: { textSize: "normal", highContrast: contrast === "high", lowered: false },
        entered,
        menu,
      }),
    [screen, outlet, locale, orientation, contrast, entered, menu],
  );
}
