import type { TFunction } from "i18next";
import type { ModifierGroup } from "../../../domain/menu.ts";

/** How many may be chosen, in a short sentence: "Choose one.", "Choose 1 to 3." */
export function boundsWords(
  t: TFunction<"menu">,
  { min, max, modifiers }: Pick<ModifierGroup, "min" | "max" | "modifiers">,
): string {
  if (min === 1 && max === 1) return t("item.chooseOne");
  if (max !== null && min === max) return t("item.chooseExactly", { count: min });
  // A limit that nobody can reach is none.
  const open = max === null || max >= modifiers.length;
  if (open) return min > 0 ? t("item.chooseAtLeast", { count: min }) : t("item.chooseAny");
  if (min > 0) return t("item.chooseBetween", { min, max });
  return t("item.chooseUpTo", { count: max });
}
