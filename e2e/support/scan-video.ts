/** Videos for Chromium's fake camera: YUV4MPEG2, 640 × 360, ten frames in a loop. */
import { writeFileSync } from "node:fs";
import { qrSvg } from "../../sandbox/page/qr.ts";

const WIDTH = 640;
const HEIGHT = 360;
const FRAMES = 10;
const CELL_PIXELS = 7;
const BLACK = 16;
const WALL = 120;
const PAPER = 225;
const INK = 30;

/** A code is held up: in every frame but the first three. */
export function writeCodeVideo(file: string, code: string): void {
  writeVideo(file, (frame) => (frame < 3 ? wall : card(code)));
}

/** No code is held up. */
export function writeEmptyVideo(file: string): void {
  writeVideo(file, () => wall);
}

/** A covered lens. */
export function writeBlackVideo(file: string): void {
  writeVideo(file, () => () => BLACK);
}

type Shade = (column: number, row: number) => number;

const wall: Shade = (column) => WALL + (column % 40);

function card(code: string): Shade {
  const { side, dark } = cellsOf(code);
  const [left, top] = [(WIDTH - side * CELL_PIXELS) / 2, (HEIGHT - side * CELL_PIXELS) / 2];
  return (column, row) => {
    const x = Math.floor((column - left) / CELL_PIXELS);
    const y = Math.floor((row - top) / CELL_PIXELS);
    if (x < 0 || y < 0 || x >= side || y >= side) return wall(column, row);
    return dark.has(`${x} ${y}`) ? INK : PAPER;
  };
}

/** Cells of a code with its quiet zone, from the drawing: each run of dark cells in a row is `M<x> <y>h<cells>v1`. */
function cellsOf(code: string): { readonly side: number; readonly dark: ReadonlySet<string> } {
  const svg = qrSvg(code, "");
  const runs = svg.matchAll(/M(\d+)[ ,](\d+) ?h(\d+)v1H/g);
  return {
    side: Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]),
    dark: new Set(
      [...runs].flatMap(([, x, y, cells]) =>
        Array.from({ length: Number(cells) }, (_, index) => `${Number(x) + index} ${y}`),
      ),
    ),
  };
}

function writeVideo(file: string, sceneOf: (frame: number) => Shade): void {
  const colourless = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const frames = Array.from({ length: FRAMES }, (_, frame) => {
    const shade = sceneOf(frame);
    const brightness = Buffer.alloc(WIDTH * HEIGHT);
    for (let index = 0; index < brightness.length; index += 1) {
      brightness[index] = shade(index % WIDTH, Math.floor(index / WIDTH));
    }
    return [Buffer.from("FRAME\n"), brightness, colourless];
  });
  const header = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F30:1 Ip A1:1 C420\n`);
  writeFileSync(file, Buffer.concat([header, ...frames.flat()]));
}
