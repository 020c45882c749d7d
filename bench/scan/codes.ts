/** QR codes on cards and screens, as a camera sees them. */
import { QRCodeDecoderErrorCorrectionLevel, QRCodeEncoder } from "@zxing/library";
import type { Random } from "./random.ts";

/** A code as cells, including its quiet zone; `dark` beyond its edges is false. */
export type Cells = {
  readonly side: number;
  readonly dark: (column: number, row: number) => boolean;
};

const QUIET = 4;

export function encode(text: string, level: "L" | "M"): Cells {
  const found = QRCodeDecoderErrorCorrectionLevel[level];
  const matrix = QRCodeEncoder.encode(text, found).getMatrix();
  const cells = Array.from({ length: matrix.getHeight() }, (_, row) =>
    Array.from({ length: matrix.getWidth() }, (_, column) => matrix.get(column, row) === 1),
  );
  return {
    side: cells.length + 2 * QUIET,
    dark: (column, row) => cells[row - QUIET]?.[column - QUIET] ?? false,
  };
}

/** The four corners of the code in the picture: top left, top right, bottom right, bottom left. */
export type Corners = readonly [Point, Point, Point, Point];
type Point = readonly [x: number, y: number];

/** A code of `cellPixels` per cell, turned by `angle` and leaning back by `tilt` (0: facing the camera). */
export function placed(
  side: number,
  place: {
    readonly cellPixels: number;
    readonly angle: number;
    readonly tilt: number;
    readonly x: number;
    readonly y: number;
  },
): Corners {
  const half = (side * place.cellPixels) / 2;
  const corner = (horizontal: number, vertical: number): Point => {
    const x = horizontal * half * Math.cos(place.angle) - vertical * half * Math.sin(place.angle);
    const y = horizontal * half * Math.sin(place.angle) + vertical * half * Math.cos(place.angle);
    const depth = 1 + (place.tilt * y) / half / 2;
    return [place.x + x / depth, place.y + (y * (1 - place.tilt / 3)) / depth];
  };
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

/** Maps a point of the picture to a point of the code, 0 to 1 in both directions: a projective map. */
export function looking([a, b, c, d]: Corners): (x: number, y: number) => Point {
  // The map of the unit square onto the four corners (Heckbert 1989), inverted by its adjugate.
  const [x1, y1, x2, y2] = [b[0] - c[0], b[1] - c[1], d[0] - c[0], d[1] - c[1]];
  const [sx, sy] = [a[0] - b[0] + c[0] - d[0], a[1] - b[1] + c[1] - d[1]];
  const whole = x1 * y2 - x2 * y1;
  const g = (sx * y2 - x2 * sy) / whole;
  const h = (x1 * sy - sx * y1) / whole;
  const m = [b[0] - a[0] + g * b[0], d[0] - a[0] + h * d[0], a[0]] as const;
  const n = [b[1] - a[1] + g * b[1], d[1] - a[1] + h * d[1], a[1]] as const;
  const inverse = [
    [n[1] - n[2] * h, m[2] * h - m[1], m[1] * n[2] - m[2] * n[1]],
    [n[2] * g - n[0], m[0] - m[2] * g, m[2] * n[0] - m[0] * n[2]],
    [n[0] * h - n[1] * g, m[1] * g - m[0] * h, m[0] * n[1] - m[1] * n[0]],
  ] as const;
  const row = (at: 0 | 1 | 2, x: number, y: number) =>
    inverse[at][0] * x + inverse[at][1] * y + inverse[at][2];
  return (x, y) => {
    const w = row(2, x, y);
    return [row(0, x, y) / w, row(1, x, y) / w];
  };
}

/** Scratches and stains: which cells of a code are covered, by what. About `share` of them. */
export function damaged(cells: Cells, share: number, random: Random): Cells {
  const stains = Array.from({ length: 3 }, () => ({
    x: random.between(QUIET, cells.side - QUIET),
    y: random.between(QUIET, cells.side - QUIET),
    reach: Math.sqrt((share * cells.side ** 2) / 3 / Math.PI),
    dark: random.next() < 0.5,
  }));
  return {
    side: cells.side,
    dark: (column, row) => {
      const stain = stains.find(({ x, y, reach }) => Math.hypot(column - x, row - y) < reach);
      return stain ? stain.dark : cells.dark(column, row);
    },
  };
}
