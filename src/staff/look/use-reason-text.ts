import { useTranslation } from "react-i18next";
import type { LookView } from "../../../electron/host/rpc/contract.ts";
import { isolate } from "../../i18n/isolate.ts";
import { hasProblem } from "./picture-problem.ts";

/** Why a product has its picture, or none. */
export function useReasonText(view: LookView): (product: string) => string {
  const { t } = useTranslation(["common", "look"]);
  return (product) => {
    const reason = view.reasons[product] ?? { kind: "none" };
    if (hasProblem(product, view)) return t("look:reason.gone");
    switch (reason.kind) {
      case "chosen":
        return t(view.pictures[product] ? "look:reason.chosen" : "look:reason.chosenNone");
      case "photo": {
        const name = view.photos.find(({ id }) => id === reason.photo)?.name ?? "";
        return t("look:reason.photo", { name: isolate(name) });
      }
      case "library":
        return t("look:reason.library", { word: isolate(reason.word), text: isolate(reason.text) });
      case "folder":
      case "none":
        return t(`look:reason.${reason.kind}`);
    }
  };
}
