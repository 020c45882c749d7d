import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ConfigurationPreview, OutletView } from "../../../electron/host/rpc/contract.ts";
import type { PreviewClient } from "./client.ts";
import { DeviceFrame } from "./DeviceFrame.tsx";
import type { AskedScreen, PreviewExport } from "./exporting.ts";
import type { Shown } from "./frame/scene.ts";
import { sceneOf } from "./scenes/plan.ts";
import type { Entered } from "./scenes/visits.ts";
import { useFindingText } from "./use-finding-text.ts";
import { type Review, useReview } from "./use-review.ts";
import { useViewedConfigurations } from "./use-viewed-configurations.ts";
import { FIRST_VIEWING, type Viewing } from "./viewing.ts";
import "./export.css";

/** Checks the rules only; texts are measured only in the interactive preview. */
const EXPORTING: Viewing = { ...FIRST_VIEWING, mode: "all" };
const NORMAL = { textSize: "normal", highContrast: false, lowered: false } as const;

/** One screen in the whole window, as the export command requests it to take its pictures. */
export function ExportView({ client }: { readonly client: PreviewClient }) {
  const { current } = useViewedConfigurations(client);
  const isComplete =
    current?.result === "previewed" && current.files.every(({ state }) => state !== "loading");
  return isComplete ? <Exporting preview={current} /> : null;
}

type Asked = AskedScreen & { readonly done: (shown: Shown) => void };

function Exporting({ preview }: { readonly preview: ConfigurationPreview }) {
  const review = useReview(preview, null, EXPORTING);
  const [asked, setAsked] = useState<Asked | null>(null);
  usePreviewExport(preview, review, setAsked);
  const { entered, outlet } = review;
  if (asked === null || entered === null) return null;
  return (
    <div className="export">
      <OneScreen asked={asked} outlet={outlet} entered={entered} />
    </div>
  );
}

type OneScreenProps = {
  readonly asked: Asked;
  readonly outlet: OutletView;
  readonly entered: Entered;
};

function OneScreen({ asked, outlet, entered }: OneScreenProps) {
  const scene = useMemo(() => {
    const { locale, orientation } = asked;
    return sceneOf(asked.scene, outlet, { locale, orientation, access: NORMAL, entered });
  }, [asked, outlet, entered]);
  return <DeviceFrame title={asked.scene} scene={scene} onShown={asked.done} isSmall />;
}

/** Provides `window.previewExport` once all data are loaded. */
function usePreviewExport(
  preview: ConfigurationPreview,
  review: Review,
  ask: (asked: Asked) => void,
): void {
  const { t } = useTranslation(["common", "preview"]);
  const findingText = useFindingText();
  useEffect(() => {
    if (review.entered === null) return;
    const offered: PreviewExport = {
      plan: () => ({
        title: t("preview:exported.title", { revision: preview.configuration.revision }),
        locales: review.outlet.locales.enabled,
        scenes: review.scenes.map(({ id }) => ({ id, name: t(`preview:scene.${id}`) })),
        findings:
          review.findings.length === 0
            ? [t("preview:exported.none")]
            : review.findings.map(
                (finding) =>
                  `${t(`preview:findings.severity.${finding.severity}`)}: ${findingText(finding)}`,
              ),
      }),
      show: (asked) => new Promise((done) => ask({ ...asked, done })),
    };
    window.previewExport = offered;
  }, [preview, review, ask, t, findingText]);
}
