/** The draft of a look, for component tests of the parts that edit it. */
import { AUTOMATIC_LOOK } from "../../../../domain/look/look.ts";
import type { LookView } from "../../../../electron/host/rpc/contract.ts";
import { OUTLET } from "../../../journey/testing/visit.ts";
import type { LookEditing } from "../use-look.ts";

/** A draft that chooses nothing. */
export const LOOK_VIEW: LookView = {
  ...{ look: AUTOMATIC_LOOK, digest: "", canUndo: false, publishedAt: null, outlet: OUTLET },
  ...{ differences: null, fromSettings: { color: null, headlineFont: null } },
  ...{ pictures: {}, reasons: {}, photos: [], problems: [] },
};

const PIXEL = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

/** A photo that staff imported, and nobody uses. */
export const PHOTO: LookView["photos"][number] = {
  ...{ id: "photo", name: "soup.jpg", small: PIXEL, large: PIXEL, ratio: 1 },
  ...{ isCutOut: false, isImported: true, usedBy: null },
};

/** Editing that reports each change, and makes none. */
export function editingOf(view: LookView, change: LookEditing["change"] = () => {}): LookEditing {
  const nothing = () => {};
  return { view, change, take: nothing, publish: nothing, failure: null };
}
