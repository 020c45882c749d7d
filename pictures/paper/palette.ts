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
export const VEGGIE: Tones = { base: "#9C7433", light: "#BE9550", dark: "#765420" };
export const HALLOUMI: Tones = { base: "#F3DFA8", light: "#FBEFCB", dark: "#D9B56B" };
export const MUSHROOM: Tones = { base: "#C9A77F", light: "#EBD7B8", dark: "#94704A" };
export const PEPPER: Tones = { base: "#D7492D", light: "#EB7650", dark: "#B23620" };
export const SALAMI: Tones = { base: "#B63A2B", light: "#F0B79C", dark: "#8E2A20" };
export const PASTA: Tones = { base: "#F0CB6B", light: "#F9E2A0", dark: "#D3A140" };
export const RICE: Tones = { base: "#FFF9EC", light: "#FFFFFF", dark: "#E6D8BE" };
export const SALMON: Tones = { base: "#F08A5D", light: "#F9B995", dark: "#D96B3E" };
export const TUNA: Tones = { base: "#C43D4B", light: "#E0727B", dark: "#9B2735" };
export const NORI: Tones = { base: "#2B3B33", light: "#4A5F52", dark: "#1B2721" };
export const BREAD: Tones = { base: "#E9BE78", light: "#F6DBA8", dark: "#C08A45" };
export const ROAST: Tones = { base: "#BC6A2B", light: "#DB9147", dark: "#8F4A1B" };
export const CURRY: Tones = { base: "#E3A02F", light: "#F0BC5C", dark: "#C07D1C" };
export const WOOD: Tones = { base: "#B9834C", light: "#D2A269", dark: "#946334" };

/** The colour of written lines and black seeds. */
export const INK = "#231815";
/** Steam and the brightest paper. */
export const WHITE = "#FFFDF8";
