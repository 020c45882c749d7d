/** QR codes of the sandbox's page: qrcode.react's, drawn once to text. */
import { QRCodeSVG } from "qrcode.react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

type ErrorLevel = "L" | "M" | "Q" | "H";

/** A QR code as SVG text, with the quiet zone of four cells that readers need. */
export function qrSvg(text: string, title: string, level: ErrorLevel = "M"): string {
  return renderToStaticMarkup(
    createElement(QRCodeSVG, { value: text, title, level, marginSize: 4 }),
  );
}
