/** Many small things of one kind: written as one outline per tone, so that a picture stays small. */

import type { Tones } from "../paper/palette.ts";
import { detail, lifted, type Piece, shaded, slit } from "../paper/paper.ts";
import { blob, box, cut, facets, flow, oval, type Point, seeded } from "../paper/shapes.ts";

/** The outline of one of many things, by its place and its number. */
export type Outline = (at: Point, index: number) => string;

/** One tone of many things. */
export type Layer = readonly [fill: string, outline: Outline];

/** Things strewn over a dish; the first layer throws the shadow. */
export function strewn(places: readonly Point[], [fill, outline]: Layer, ...tops: Layer[]): Piece {
  const all = (one: Outline): string => places.map(one).join("");
  return lifted(
    all(outline),
    fill,
    tops.map(([tone, top]) => detail(all(top), tone)),
  );
}

/** The same without a shadow: specks, seeds, herbs. */
export function flecks(places: readonly Point[], fill: string, outline: Outline): Piece {
  return detail(places.map(outline).join(""), fill);
}

/** An oval, `by` from its place. */
export function disc(rx: number, ry = rx, by: Point = [0, 0], corners = 9): Outline {
  return ([x, y], index) => oval([x + by[0], y + by[1]], rx, ry, corners, index + 1);
}

/** A bar about its place, each turned differently. */
export function bar(width: number, height: number, step = 47, start = 0): Outline {
  return ([x, y], index) =>
    cut(
      box(x - width / 2, y - height / 2, width, height, start + index * step),
      Math.min(width, height) / 2.4,
    );
}

/** Places spread over an oval in a loose spiral: the same on every run. */
export function spread(at: Point, rx: number, ry: number, count: number, seed = 1): Point[] {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, index) => {
    const part = Math.sqrt((index + 0.35 + random() * 0.3) / count);
    const angle = index * 2.39996 + seed + (random() - 0.5) * 0.16;
    return [at[0] + Math.cos(angle) * rx * part, at[1] + Math.sin(angle) * ry * part];
  });
}

/** A round thing with a lit side and a dark one. */
export function ball(at: Point, radius: number, tones: Tones, seed = 3, flat = 1): Piece {
  const [x, y] = at;
  const by = -radius * 0.14;
  const shine = oval([x - radius * 0.34, y - radius * 0.4 * flat], radius * 0.34, radius * 0.2, 8);
  return shaded(
    blob({ at, rx: radius, ry: radius * flat, corners: 13, seed, jitter: 0.03 }),
    tones.dark,
    tones.base,
    [by, by],
    [detail(shine, tones.light)],
  );
}

/** A mound with a flat foot: rice, mash, salad, sauce. */
export function mound(at: Point, rx: number, ry: number, tones: Tones, seed = 3): Piece {
  return shaded(
    moundOutline(at, rx, ry, seed),
    tones.dark,
    tones.base,
    [-4, -5],
    [
      detail(
        blob({
          at: [at[0] - rx * 0.3, at[1] - ry * 0.52],
          rx: rx * 0.4,
          ry: ry * 0.22,
          corners: 9,
          seed,
          jitter: 0.06,
        }),
        tones.light,
      ),
    ],
  );
}

/** The outline of a mound, to be filled otherwise. */
export function moundOutline(at: Point, rx: number, ry: number, seed = 3): string {
  const dome = facets({ at, rx, ry, corners: 11, seed, jitter: 0.03, from: 176, to: 364 });
  const foot = facets({ at, rx, ry: ry * 0.42, corners: 7, seed, from: 12, to: 168 });
  return cut([...dome, ...foot], 16);
}

/** Long noodles in loops: how far they reach, how many, how thick. */
export interface Loops {
  readonly at: Point;
  readonly rx: number;
  readonly ry: number;
  readonly count: number;
  readonly width: number;
  readonly seed?: number;
}

/** Loops of noodles, the colours laid one over the other. */
export function loops(
  { at, rx, ry, count, width, seed = 1 }: Loops,
  colours: readonly string[],
): Piece[] {
  const random = seeded(seed);
  const line = (index: number): string => {
    const part = 0.3 + 0.62 * (((index * 7) % count) / count);
    const from = random() * 360;
    const middle: Point = [
      at[0] + (random() - 0.5) * rx * 0.16,
      at[1] + (random() - 0.5) * ry * 0.16,
    ];
    const arc = facets({
      at: middle,
      rx: rx * part,
      ry: ry * part,
      corners: 5,
      jitter: 0.05,
      seed: index + seed,
      from,
      to: from + 80 + random() * 110,
    });
    return flow(arc, false);
  };
  return colours.map((colour, tone) => {
    const lines = Array.from({ length: count }, (_, index) => index).filter(
      (index) => index % colours.length === tone,
    );
    return slit(lines.map(line).join(""), colour, width);
  });
}
