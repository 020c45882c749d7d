/**
 * The interface of the page for the export command, as `window.previewExport`: lists the screens, and shows each one.
 */
import type { Orientation, Shown } from "./frame/scene.ts";
import type { SceneId } from "./scenes/scene-ids.ts";

export type ExportPlan = {
  readonly title: string;
  readonly locales: readonly string[];
  readonly scenes: readonly { readonly id: SceneId; readonly name: string }[];
  /** Findings, one per line. */
  readonly findings: readonly string[];
};

export type AskedScreen = {
  readonly scene: SceneId;
  readonly locale: string;
  readonly orientation: Orientation;
};

export type PreviewExport = {
  readonly plan: () => ExportPlan;
  /** Shows one screen in the whole window; resolves once it is stable. */
  readonly show: (asked: AskedScreen) => Promise<Shown>;
};

declare global {
  interface Window {
    previewExport?: PreviewExport;
  }
}
