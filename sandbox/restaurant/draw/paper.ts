/** Paper pieces: what is laid on the sheet, in order, and the finished SVG. */

import { short } from "./pen.ts";

/** The sheet a picture is composed on; pieces register their clips here. */
export interface Sheet {
  readonly tag: string;
  readonly clips: string[];
}

/** One piece of paper, written out when the picture is composed. */
export type Piece = (sheet: Sheet) => string;

/** A finished picture: a name and the pieces from back to front. */
export interface Picture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly Piece[];
}

/** A field larger than any picture, to be seen through a clip. */
const GROUND = "M-99-99h999v999h-999z";

function write(pieces: readonly Piece[], sheet: Sheet): string {
  return pieces.map((one) => one(sheet)).join("");
}

function clip(path: string, sheet: Sheet): string {
  const id = `${sheet.tag}-${sheet.clips.length + 1}`;
  sheet.clips.push(`<clipPath id="${id}"><path id="${id}p" d="${path}"/></clipPath>`);
  return `clip-path="url(#${id})"`;
}

function shadow(sheet: Sheet): string {
  return `filter="url(#${sheet.tag}-s)"`;
}

/** A flat piece without a shadow; further details stay inside its outline. */
export function detail(path: string, fill: string, details: readonly Piece[] = []): Piece {
  return (sheet) => {
    if (details.length === 0) return `<path d="${path}" fill="${fill}"/>`;
    return `<g ${clip(path, sheet)}>${write([detail(GROUND, fill), ...details], sheet)}</g>`;
  };
}

/** A structural piece: it throws the paper shadow; details stay inside its outline. */
export function piece(path: string, fill: string, details: readonly Piece[] = []): Piece {
  return (sheet) => {
    if (details.length === 0) return `<path d="${path}" fill="${fill}" ${shadow(sheet)}/>`;
    return `<g ${shadow(sheet)}>${detail(path, fill, details)(sheet)}</g>`;
  };
}

/**
 * A structural piece in two tones: the dark one, and over it the same outline in the base tone,
 * moved by `by` towards the light. What is left of the dark tone is the facet at the lower end.
 */
export function shaded(
  path: string,
  dark: string,
  base: string,
  by: readonly [number, number],
  details: readonly Piece[] = [],
): Piece {
  return (sheet) => {
    const clipped = clip(path, sheet);
    const name = `${sheet.tag}-${sheet.clips.length}p`;
    const copy = `<use href="#${name}" x="${by[0]}" y="${by[1]}" fill="${base}"/>`;
    const pieces = [detail(GROUND, dark), () => copy, ...details];
    return `<g ${shadow(sheet)}><g ${clipped}>${write(pieces, sheet)}</g></g>`;
  };
}

/** A slit or a line of steam, with round ends. */
export function slit(path: string, colour: string, width: number): Piece {
  return () => `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
}

/** Several flat pieces that throw one shadow together. */
export function lifted(pieces: readonly Piece[]): Piece {
  return (sheet) => `<g ${shadow(sheet)}>${write(pieces, sheet)}</g>`;
}

/** Where a group of pieces is set down. */
export interface Place {
  readonly x?: number;
  readonly y?: number;
  readonly turn?: number;
  readonly about?: readonly [number, number];
  readonly scale?: number;
}

/** Pieces moved, turned and scaled together. */
export function placed(pieces: readonly Piece[], place: Place): Piece {
  const { x = 0, y = 0, turn = 0, about = [0, 0], scale = 1 } = place;
  const steps: string[] = [];
  if (x !== 0 || y !== 0) steps.push(`translate(${short(x)} ${short(y)})`);
  if (turn !== 0) steps.push(`rotate(${short(turn)} ${about[0]} ${about[1]})`);
  if (scale !== 1) steps.push(`scale(${scale})`);
  return (sheet) => `<g transform="${steps.join(" ")}">${write(pieces, sheet)}</g>`;
}

/** A picture on the usual 400 by 340 canvas. */
export function picture(id: string, pieces: readonly Piece[], width = 400, height = 340): Picture {
  return { id, width, height, pieces };
}

/** A short name for the ids inside one file, different for every picture. */
function tagOf(id: string): string {
  let hash = 5381;
  for (const letter of id) hash = (Math.imul(hash, 33) ^ letter.charCodeAt(0)) >>> 0;
  return `p${hash.toString(36).slice(-4)}`;
}

/** The SVG of a picture: one shadow filter, the clips, then the pieces. */
export function compose({ id, width, height, pieces }: Picture): string {
  const sheet: Sheet = { tag: tagOf(id), clips: [] };
  const body = write(pieces, sheet);
  const region = `x="-100" y="-100" width="${width + 200}" height="${height + 200}"`;
  const colours = `filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"`;
  const drop = `<feDropShadow dx="0" dy="4" stdDeviation="1.5" flood-color="#462814" flood-opacity=".26"/>`;
  const defs = `<defs><filter id="${sheet.tag}-s" ${region} ${colours}>${drop}</filter>${sheet.clips.join("")}</defs>`;
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  const ends = `stroke-linecap="round" stroke-linejoin="round"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${ends}>${defs}${body}</svg>\n`;
}
