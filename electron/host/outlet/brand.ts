/** The outlet's brand, and the theme that follows from it. */
import { type Brand, NO_BRAND } from "../../../domain/look/brand.ts";
import { themeOf } from "../../../domain/look/theme.ts";
import type { ThemeView } from "../rpc/theme-view.ts";
import type { Settings } from "../settings/settings.ts";

/** A brand that has a name. */
export type OutletBrand = Brand & { readonly name: string };

/** The published brand, over what the device's settings say. The settings' logo is a file, not a picture's id. */
export function brandOf(
  { name, accent, mood, headlineFont }: Settings["device"]["theme"],
  published: Brand = NO_BRAND,
): OutletBrand {
  return {
    name: published.name ?? name,
    color: published.color ?? accent,
    mood: published.mood ?? mood,
    headlineFont: published.headlineFont ?? headlineFont,
    logo: published.logo,
  };
}

export function themeViewOf(brand: Brand): ThemeView {
  const { tokens, headlineFont, adjusted } = themeOf(brand);
  return { tokens: { ...tokens }, headlineFont, adjusted };
}
