/** A piece of paper as a picture: one unit is a dot of the print head. */
import { crc32, deflateSync } from "node:zlib";
import { qrSvg } from "../page/qr.ts";
import type { Align, Printed, Run, Slip } from "./paper.ts";

/** Dots across 80 mm of paper. */
const WIDTH = 576;
const MARGIN = 32;
const CHARACTER = { width: 12, height: 24, line: 30 };

/** The paper as SVG text, which contains everything that it needs. */
export function slipSvg({ printed, isCut }: Slip): string {
  let top = MARGIN;
  const parts: string[] = [];
  for (const each of printed) {
    const { svg, height } = drawn(each, top);
    parts.push(svg);
    top += height;
  }
  const [width, height] = [WIDTH + 2 * MARGIN, top + MARGIN];
  const edge = isCut ? "0" : "6 6";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="#fff"/>
<path d="M0 ${height - 1}H${width}" stroke="#999" stroke-dasharray="${edge}"/>
${parts.join("\n")}
</svg>`;
}

function drawn(each: Printed, top: number): { readonly svg: string; readonly height: number } {
  if (each.is === "line") return drawnLine(each, top);
  if (each.is === "raster") {
    const left = leftOf(each.width, each.align);
    const svg = `<image x="${left}" y="${top}" width="${each.width}" height="${each.height}" href="${pngOf(each)}"/>`;
    return { svg, height: each.height };
  }
  const code = qrSvg(each.text, "code", each.level);
  const modules = Number(/viewBox="0 0 (\d+)/.exec(code)?.[1]);
  const side = modules * each.moduleDots;
  const place = `<svg x="${leftOf(side, each.align)}" y="${top}" width="${side}" height="${side}" viewBox="0 0 ${modules} ${modules}"`;
  return { svg: code.replace(/^<svg[^>]*/, place), height: side };
}

/** Each character in a cell of its own, as the printer's own font has it; pieces of a line stand on one base. */
function drawnLine({ runs, align }: Printed & { is: "line" }, top: number) {
  const size = Math.max(1, ...runs.map((run) => run.size));
  const widthOf = (run: Run) => Array.from(run.text).length * CHARACTER.width * run.size;
  let left = leftOf(
    runs.reduce((sum, run) => sum + widthOf(run), 0),
    align,
  );
  const baseline = top + CHARACTER.height * size * 0.8;
  const parts = runs.map((run) => {
    const cell = CHARACTER.width * run.size;
    const places = Array.from(run.text, (_, index) => left + index * cell).join(" ");
    left += widthOf(run);
    return `<text x="${places}" y="${baseline}" style="white-space: pre" font-family="monospace" font-size="${20 * run.size}"${run.isBold ? ' font-weight="bold"' : ""}>${escaped(run.text)}</text>`;
  });
  return { svg: parts.join(""), height: CHARACTER.line * size };
}

function leftOf(width: number, align: Align): number {
  const share = { left: 0, center: 0.5, right: 1 }[align];
  return MARGIN + Math.max(0, Math.floor((WIDTH - width) * share));
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** A PNG of one bit a pixel, in which 1 is white, as a data address (the PNG specification of the W3C). */
function pngOf({ width, height, bits }: Printed & { is: "raster" }): string {
  const row = width / 8;
  const lines = Buffer.alloc((row + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < row; x += 1) lines[y * (row + 1) + 1 + x] = ~(bits[y * row + x] ?? 0);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const png = Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(lines)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${png.toString("base64")}`;
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "ascii"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
