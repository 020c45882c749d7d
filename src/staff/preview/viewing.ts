/** The viewer's selection and settings. Pure. */
import type { TextSize } from "../../journey/visit-context.ts";
import type { Finding } from "./findings/finding.ts";
import type { Orientation } from "./frame/scene.ts";
import { AS_CONFIGURED, type Turned } from "./scenes/plan.ts";
import type { SceneId } from "./scenes/scene-ids.ts";

export type ViewMode = "one" | "all" | "walk";
export type Side = "findings" | "changes";

/** An opened or pasted text. */
export type Draft = { readonly name: string | null; readonly text: string };

export type Viewing = {
  readonly mode: ViewMode;
  readonly scene: SceneId;
  /** Null: the outlet's default. */
  readonly locale: string | null;
  readonly orientation: Orientation;
  readonly textSize: TextSize;
  readonly highContrast: boolean;
  readonly turned: Turned;
  readonly onlyChanged: boolean;
  readonly side: Side;
};

export const FIRST_VIEWING: Viewing = {
  mode: "one",
  scene: "attract",
  locale: null,
  orientation: "portrait",
  textSize: "normal",
  highContrast: false,
  turned: AS_CONFIGURED,
  onlyChanged: false,
  side: "findings",
};

/** The screen of a finding, with the settings that make it visible. */
export function atFinding(viewing: Viewing, { scene, locale, seenWith }: Finding): Viewing {
  if (scene === null) return viewing;
  return {
    ...viewing,
    mode: "one",
    scene,
    locale: locale ?? viewing.locale,
    onlyChanged: false,
    textSize: seenWith?.textSize ?? viewing.textSize,
    orientation: seenWith?.orientation ?? viewing.orientation,
  };
}

/** The previous or next scene of the list; the same one at its end. */
export function neighbour(scenes: readonly SceneId[], scene: SceneId, step: -1 | 1): SceneId {
  const at = scenes.indexOf(scene);
  if (at === -1) return scenes[0] ?? scene;
  return scenes[at + step] ?? scene;
}
