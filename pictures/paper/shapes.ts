/** Scissor geometry: seeded faceted outlines and the SVG path data they become. */

import { Pen, type Point } from "./pen.ts";

export type { Point };

/** A faceted ellipse or a part of one. Angles in degrees, clockwise from three o'clock. */
export interface Facets {
  readonly at: Point;
  readonly rx: number;
  readonly ry: number;
  readonly corners: number;
  readonly seed?: number;
  readonly jitter?: number;
  readonly from?: number;
  readonly to?: number;
  readonly power?: number;
}

/** A small seeded generator (0 to 1), the same numbers on every machine. */
export function seeded(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The corners of a faceted ellipse; `power` above two makes it plumper than an ellipse. */
export function facets(shape: Facets): Point[] {
  const { at, rx, ry, corners, seed = 1, jitter = 0.015, from = 0, to = 360, power = 2 } = shape;
  const random = seeded(seed);
  const whole = to - from >= 360;
  const steps = whole ? corners : corners - 1;
  const points: Point[] = [];
  for (let index = 0; index < corners; index += 1) {
    const angle = ((from + ((to - from) * index) / steps) * Math.PI) / 180;
    const stretch = 1 + (random() * 2 - 1) * jitter;
    const x = Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** (2 / power);
    const y = Math.sign(Math.sin(angle)) * Math.abs(Math.sin(angle)) ** (2 / power);
    points.push([at[0] + x * rx * stretch, at[1] + y * ry * stretch]);
  }
  return points;
}

/** Corners written as text: "x,y x,y,radius …". */
export function points(text: string): Point[] {
  return text.split(" ").map((corner): Point => {
    const [x = 0, y = 0, radius] = corner.split(",").map(Number);
    return radius === undefined ? [x, y] : [x, y, radius];
  });
}

export function shift(points: readonly Point[], dx: number, dy: number): Point[] {
  return points.map(([x, y, radius]) => [x + dx, y + dy, radius]);
}

/** Turns corners clockwise by degrees about a centre. */
export function turn(points: readonly Point[], degrees: number, about: Point): Point[] {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  return points.map(([x, y, radius]) => {
    const dx = x - about[0];
    const dy = y - about[1];
    return [about[0] + dx * cos - dy * sin, about[1] + dx * sin + dy * cos, radius];
  });
}

/** The point `distance` away from a corner towards another one. */
function towards(corner: Point, other: Point, distance: number): Point {
  const dx = other[0] - corner[0];
  const dy = other[1] - corner[1];
  const length = Math.hypot(dx, dy) || 1;
  const part = Math.min(distance / length, 0.5);
  return [corner[0] + dx * part, corner[1] + dy * part];
}

/** A closed outline with straight facets and rounded corners. */
export function cut(points: readonly Point[], radius = 8): string {
  const pen = new Pen(points);
  points.forEach((corner, index) => {
    const before = points.at(index - 1) ?? corner;
    const after = points[(index + 1) % points.length] ?? corner;
    const reach = corner[2] ?? radius;
    const start = towards(corner, before, reach);
    if (index === 0) pen.move(start);
    else pen.step("l", start);
    if (reach > 0) pen.step("q", corner, towards(corner, after, reach));
  });
  return `${pen.path}z`;
}

/** A closed outline rounded all the way, in the shortest form: rims, seeds, small fruit. */
export function pebble(points: readonly Point[]): string {
  const pen = new Pen(points);
  const last = points.at(-1) ?? [0, 0];
  const first = points[0] ?? [0, 0];
  pen.move([(last[0] + first[0]) / 2, (last[1] + first[1]) / 2]);
  let pull: Point = first;
  for (let index = 0; index < points.length; index += 1) {
    const next = points[(index + 1) % points.length] ?? first;
    const middle: Point = [(pull[0] + next[0]) / 2, (pull[1] + next[1]) / 2];
    if (index === 0) pen.step("q", pull, middle);
    else pen.step("t", middle);
    const [x, y] = pen.place();
    pull = [2 * x - pull[0], 2 * y - pull[1]];
  }
  return `${pen.path}z`;
}

/** A smooth line through points: closed for flowing edges, open for slits. */
export function flow(points: readonly Point[], closed = true): string {
  const count = points.length;
  const pick = (index: number): Point => {
    const place = closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
    return points[place] ?? [0, 0];
  };
  const pen = new Pen(points);
  pen.move(pick(0));
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [a, b, c, d] = [pick(index - 1), pick(index), pick(index + 1), pick(index + 2)];
    const leave: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const reach: Point = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    pen.step("c", leave, reach, c);
  }
  return closed ? `${pen.path}z` : pen.path;
}

/** A faceted ellipse as a finished path; small ones and many-cornered rims are fully rounded. */
export function blob(shape: Facets, radius = 8): string {
  const rounded = shape.corners >= 18 || Math.max(shape.rx, shape.ry) <= 20;
  return rounded ? pebble(facets(shape)) : cut(facets(shape), radius);
}

/** A rectangle, optionally turned about its middle, as corners. */
export function box(x: number, y: number, width: number, height: number, degrees = 0): Point[] {
  const corners: Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  return turn(corners, degrees, [x + width / 2, y + height / 2]);
}

/** A curved band on an ellipse: the highlight on a bun, the stripe on a bowl. */
export function band(shape: Facets, inner: number): Point[] {
  const inside = facets({ ...shape, rx: shape.rx * inner, ry: shape.ry * inner });
  return [...facets(shape), ...inside.reverse()];
}

/** A strip whose lower edge waves: lettuce, melted edges, drips. */
export interface Frill {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly depth: number;
  readonly waves: number;
  readonly seed: number;
  readonly swing?: number;
}

/** The corners of a waving strip, for `flow` or `cut`. */
export function frill(strip: Frill): Point[] {
  const { left, right, top, depth, waves, seed, swing = 0.5 } = strip;
  const random = seeded(seed);
  const points: Point[] = [
    [left + 6, top],
    [(left + right) / 2, top - 2],
    [right - 6, top],
  ];
  const step = (right - left) / (waves * 2);
  for (let index = 0; index <= waves * 2; index += 1) {
    const low = index % 2 === 1 ? 1 : 1 - swing;
    const wobble = (random() - 0.5) * step * 0.5;
    points.push([right - index * step + wobble, top + depth * (low - random() * 0.16)]);
  }
  return points;
}

/** An oval by its centre and radii. */
export function oval(at: Point, rx: number, ry: number, corners = 10, seed = 1): string {
  return blob({ at, rx, ry, corners, seed });
}
