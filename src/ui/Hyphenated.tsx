import { createElement, type ReactNode, use } from "react";
import { dividedText, hasRightToLeft } from "../../domain/hyphenation.ts";
import { HyphenationContext } from "../outlet/hyphenation.ts";
import "./hyphenated.css";

/**
 * A name or description whose long words may be divided, with a hyphen, if they do not fit in a line of their own (decision
 * 0172). The soft hyphens are in the style sheet: the text, its accessible name, and what is read aloud have none.
 */
export function Hyphenated({ children: text }: { readonly children: string }): ReactNode {
  const parts = dividedText(text, use(HyphenationContext));
  if (parts.every((part) => typeof part === "string")) return text;
  const className = hasRightToLeft(text) ? "long-words long-words--mixed" : "long-words";
  return createElement("span", { className }, ...parts.map(partOf));
}

function partOf(part: string | readonly string[]): ReactNode {
  if (typeof part === "string") return part;
  const hyphen = <span className="long-word__hyphen" />;
  const pieces = part.flatMap((piece, index) => (index === 0 ? [piece] : [hyphen, piece]));
  return createElement("span", { className: "long-word" }, ...pieces);
}
