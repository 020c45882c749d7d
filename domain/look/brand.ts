/** An outlet's brand: what its whole theme is computed from. */

export const MOODS = [
  "bakery",
  "sushi",
  "burger",
  "cafe",
  "pizzeria",
  "healthy",
  "street-food",
  "fine",
] as const;
/** A ready-made theme to begin with. */
export type Mood = (typeof MOODS)[number];

/** The bundled fonts that headlines may be set in; letters of other scripts come from the fonts of those scripts. */
export const HEADLINE_FONTS = [
  "bricolage-grotesque",
  "figtree",
  "onest",
  "rubik",
  "fraunces",
  "playfair-display",
  "oswald",
] as const;
export type HeadlineFont = (typeof HEADLINE_FONTS)[number];

/** Each field is null if the outlet has none of its own: the settings, the mood or the kiosk's default decide. */
export type Brand = {
  /** The outlet's name on the start screen. */
  readonly name: string | null;
  /** `#rrggbb`. */
  readonly color: string | null;
  readonly mood: Mood | null;
  readonly headlineFont: HeadlineFont | null;
  /** The id of a picture of the outlet's own. */
  readonly logo: string | null;
};

export const NO_BRAND: Brand = {
  name: null,
  color: null,
  mood: null,
  headlineFont: null,
  logo: null,
};
