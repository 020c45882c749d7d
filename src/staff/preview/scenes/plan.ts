/** The scenes of an outlet, those affected by a change, and their input for the frame. Pure. */
import type { OutletView } from "../../../../electron/host/rpc/contract.ts";
import type { AccessSettings } from "../../../journey/visit-context.ts";
import { SAMPLE_MENU } from "../frame/sample-menu.ts";
import type { Orientation, Scene, SceneMenu } from "../frame/scene.ts";
import { definitionOf, wakeful } from "./definitions.ts";
import { OUTLET_PARTS, type OutletPart } from "./outlet-parts.ts";
import { SCENE_IDS, type SceneId } from "./scene-ids.ts";
import type { Entered } from "./visits.ts";

/** Settings of the viewer; null uses the outlet's own. */
export type Turned = {
  readonly flow: "REGULAR" | "PATCH_ORDER" | null;
  readonly phoneFlow: "single_step" | "two_step" | null;
};

export const AS_CONFIGURED: Turned = { flow: null, phoneFlow: null };

/** The outlet with the viewer's settings. A flow that the outlet does not have at all stays off. */
export function turned(outlet: OutletView, { flow, phoneFlow }: Turned): OutletView {
  const { loyalty } = outlet;
  if (loyalty === null) return outlet;
  const phone = loyalty.phone && phoneFlow ? { flow: phoneFlow } : loyalty.phone;
  return { ...outlet, loyalty: { ...loyalty, flow: flow ?? loyalty.flow, phone } };
}

/** The scenes that a customer of this outlet can meet, in the order of a visit. */
export function scenesOf(outlet: OutletView): readonly SceneId[] {
  return SCENE_IDS.filter((id) => definitionOf(id).isMet(outlet));
}

/** How a scene differs between two configurations. */
export type SceneChange = "same" | "changed" | "added" | "removed";

/** How a scene changes from one outlet to another, in one language. */
export function changeOf(
  id: SceneId,
  before: OutletView,
  after: OutletView,
  locale: string,
): SceneChange {
  const { isMet, parts } = definitionOf(id);
  if (!isMet(before)) return isMet(after) ? "added" : "same";
  if (!isMet(after)) return "removed";
  const shown: readonly OutletPart[] = ["appearance", ...parts];
  const isSame = shown.every((part) => {
    const read = OUTLET_PARTS[part];
    return JSON.stringify(read(before, locale)) === JSON.stringify(read(after, locale));
  });
  return isSame ? "same" : "changed";
}

export type SceneSetting = {
  readonly locale: string;
  readonly access: AccessSettings;
  readonly orientation: Orientation;
  readonly entered: Entered;
  /** Absent: the sample one. */
  readonly menu?: SceneMenu;
};

/** A static scene for the frame. */
export function sceneOf(id: SceneId, outlet: OutletView, setting: SceneSetting): Scene {
  const { locale, access, orientation, entered, menu = SAMPLE_MENU } = setting;
  const { steps, identify, view, change } = definitionOf(id);
  const seen = change ? change(wakeful(outlet)) : wakeful(outlet);
  return {
    outlet: inLocale(seen, locale),
    menu,
    locale,
    orderType: "EAT_IN",
    access,
    orientation,
    steps: steps(seen, entered),
    identify: identify ?? { is: "none" },
    order: view ? { is: "constant", view: view(seen, entered) } : { is: "walked" },
    walks: false,
  };
}

/** A visit from its beginning, for a walk-through. */
export function walkOf(
  outlet: OutletView,
  setting: Omit<SceneSetting, "entered" | "menu"> & Pick<Scene, "identify">,
): Scene {
  return {
    ...setting,
    menu: SAMPLE_MENU,
    outlet: inLocale(wakeful(outlet), setting.locale),
    orderType: "EAT_IN",
    steps: [],
    order: { is: "walked" },
    walks: true,
  };
}

/** A language that the outlet does not offer can be viewed too, before it is enabled. */
function inLocale(outlet: OutletView, locale: string): OutletView {
  const { locales } = outlet;
  const enabled = locales.enabled.includes(locale) ? locales.enabled : [locale, ...locales.enabled];
  return { ...outlet, locales: { ...locales, enabled } };
}
