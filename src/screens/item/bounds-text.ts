import type { TFunction } from "i18next";

type Bounds = { readonly min: number; readonly max: number | null };

/** How many may be chosen out of `reachable`, in a short sentence: "Choose one.", "Choose 1 to 3." */
export function boundsText(
  t: TFunction<"item">,
  { min, max }: Bounds,
  reachable: number = Number.POSITIVE_INFINITY,
): string {
  if (min === 1 && max === 1) return t("chooseOne");
  if (max !== null && min === max) return t("chooseExactly", { count: min });
  // A maximum that cannot be reached is not a limit.
  const open = max === null || max >= reachable;
  if (open) return min > 0 ? t("chooseAtLeast", { count: min }) : t("chooseAny");
  if (min > 0) return t("chooseBetween", { min, max });
  return t("chooseUpTo", { count: max });
}

/** What to do about an incomplete group or step. */
export function problemText(
  t: TFunction<"item">,
  title: string,
  problem: "too-few" | "too-many" | null,
): string {
  return problem === "too-many" ? t("tooMany", { group: title }) : t("missing", { group: title });
}
