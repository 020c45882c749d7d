/** Paper colours of the cut-paper dishes: per material a base, a light and a dark tone. */

/** Three tones of one material. */
export interface Tones {
  readonly base: string;
  readonly light: string;
  readonly dark: string;
}

export const BUN: Tones = { base: "#E3A448", light: "#F1C272", dark: "#C27F30" };
export const BARLEY_BUN: Tones = { base: "#B98246", light: "#D3A264", dark: "#976129" };
export const CRUST: Tones = { base: "#A9642A", light: "#C9803B", dark: "#84491C" };
export const CRISPY: Tones = { base: "#CB7A27", light: "#E79F47", dark: "#A55B1B" };
export const MEAT: Tones = { base: "#5A2E20", light: "#7A4330", dark: "#452015" };
export const CHOCOLATE: Tones = { base: "#6B3A28", light: "#8A5238", dark: "#4A2418" };
export const BEET: Tones = { base: "#8E1D45", light: "#BE3A63", dark: "#6E1334" };
export const PINK: Tones = { base: "#E79AA9", light: "#F6CFC0", dark: "#D0728A" };
export const TOMATO: Tones = { base: "#D7492D", light: "#EB7650", dark: "#B23620" };
export const LEAF: Tones = { base: "#5F8D3B", light: "#A5C268", dark: "#3D6A31" };
export const AVOCADO: Tones = { base: "#CFDD8F", light: "#E6EDB4", dark: "#A5C268" };
export const CHEESE: Tones = { base: "#F4B530", light: "#FACC62", dark: "#DB9220" };
export const POTATO: Tones = { base: "#F2C650", light: "#F8DC85", dark: "#DDA636" };
export const SOUP: Tones = { base: "#E4802B", light: "#F0A04A", dark: "#C2551F" };
export const CREAM: Tones = { base: "#FFF4DE", light: "#FFFDF8", dark: "#F0DDB9" };
export const CHINA: Tones = { base: "#FFFDF8", light: "#FFFFFF", dark: "#E8DCC8" };
export const TEAL: Tones = { base: "#2F7077", light: "#5E9CA0", dark: "#22565D" };
export const GLASS: Tones = { base: "#CFE3E2", light: "#EAF4F2", dark: "#AFCFCE" };
export const KRAFT: Tones = { base: "#CFA876", light: "#E2C59A", dark: "#B58B58" };
export const TORTILLA: Tones = { base: "#F0CF96", light: "#F8E2B8", dark: "#D9AC69" };
export const COFFEE: Tones = { base: "#A9703A", light: "#C48F57", dark: "#5A2E20" };

/** The colour of written lines and black seeds. */
export const INK = "#231815";
/** Steam and the brightest paper. */
export const WHITE = "#FFFDF8";
