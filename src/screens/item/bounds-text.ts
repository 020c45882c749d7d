import type { TFunction } from "i18next";

type Bounds = { readonly min: number; readonly max: number | null };

/** How many may be chosen out of `reachable`, in a short sentence: "Choose one.", "Choose 1 to 3." */
export function boundsText(
  t: TFunction<"menu">,
  { min, max }: Bounds,
  reachable: number = Number.POSITIVE_INFINITY,
): string {
  if (min === 1 && max === 1) return t("item.chooseOne");
  if (max !== null && min === max) return t("item.chooseExactly", { count: min });
  // A maximum that cannot be reached is not a limit.
  const open = max === null || max >= reachable;
  if (open) return min > 0 ? t("item.chooseAtLeast", { count: min }) : t("item.chooseAny");
  if (min > 0) return t("item.chooseBetween", { min, max });
  return t("item.chooseUpTo", { count: max });
}

/** What to do about an incomplete group or step. */
export function problemText(
  t: TFunction<"menu">,
  title: string,
  problem: "too-few" | "too-many" | null,
): string {
  return problem === "too-many"
    ? t("item.tooMany", { group: title })
    : t("item.missing", { group: title });
}
