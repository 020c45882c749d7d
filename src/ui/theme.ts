/** Applies the theme that the host has computed for the outlet's brand. */
import type { OutletView } from "../../electron/host/rpc/contract.ts";

type Theme = OutletView["theme"];

/** Style sheets of the headline fonts that tokens.css does not already use; each is loaded by outlets that have it. */
const STYLE_SHEETS: Partial<Record<Theme["headlineFont"], () => Promise<unknown>>> = {
  fraunces: () => import("./fonts-fraunces.css"),
  "playfair-display": () => import("./fonts-playfair-display.css"),
  oswald: () => import("./fonts-oswald.css"),
};

/** Outside of the layers of the page's own style sheets, so that it wins over tokens.css. */
const sheet = new CSSStyleSheet();

/** High contrast stays black and white: the rule does not hold there. */
export function applyTheme({ tokens, headlineFont }: Theme): void {
  const declarations = Object.entries(tokens).map(([name, value]) => `${name}: ${value};`);
  sheet.replaceSync(`:root:not([data-contrast="high"]) { ${declarations.join(" ")} }`);
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  document.documentElement.dataset.headlineFont = headlineFont;
  // If it fails, headlines are shown in the next font of the stack: better than no text.
  STYLE_SHEETS[headlineFont]?.().catch(() => {});
}
