/** What the command's export asks of the page, as `window.previewExport`: which screens there are, and each of them alone. */
import type { Orientation, Shown } from "./frame/scene.ts";
import type { SceneId } from "./scenes/scene-ids.ts";

export type ExportPlan = {
  readonly title: string;
  readonly locales: readonly string[];
  readonly scenes: readonly { readonly id: SceneId; readonly name: string }[];
  /** What was found, a line each. */
  readonly findings: readonly string[];
};

export type AskedScreen = {
  readonly scene: SceneId;
  readonly locale: string;
  readonly orientation: Orientation;
};

export type PreviewExport = {
  readonly plan: () => ExportPlan;
  /** Shows one screen over the whole window; resolves once it stands still. */
  readonly show: (asked: AskedScreen) => Promise<Shown>;
};

declare global {
  interface Window {
    previewExport?: PreviewExport;
  }
}
