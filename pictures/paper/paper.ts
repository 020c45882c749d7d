/** Paper pieces, placed on the sheet in order, and the finished SVG. */

import { short } from "./pen.ts";

/** The sheet a picture is composed on; pieces note their outlines here. */
export interface Sheet {
  readonly definitions: string[];
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

/** Adds an outline to the file's definitions, and returns its name. */
function outlined(path: string, sheet: Sheet): string {
  const name = nextName(sheet);
  sheet.definitions.push(`<path id="${name}" d="${path}"/>`);
  return name;
}

/** The same, to be cut off at. */
function clip(path: string, sheet: Sheet): string {
  const name = nextName(sheet);
  sheet.definitions.push(`<clipPath id="c${name}"><path id="${name}" d="${path}"/></clipPath>`);
  return name;
}

function nextName(sheet: Sheet): string {
  return `o${sheet.definitions.length + 1}`;
}

function cutOff(name: string, pieces: readonly Piece[], sheet: Sheet): string {
  return `<g clip-path="url(#c${name})">${write(pieces, sheet)}</g>`;
}

function copy(name: string, fill: string, [x, y]: readonly [number, number] = [0, 0]): string {
  const by = `${x === 0 ? "" : ` x="${x}"`}${y === 0 ? "" : ` y="${y}"`}`;
  return `<use href="#${name}"${by} fill="${fill}"/>`;
}

/**
 * The paper's shadow, 4 below with an edge of 3 and 26 % dark: two copies of the outline. A filter would be recomputed
 * for each part of the screen that shows the picture, without a graphics card.
 */
function shadow(name: string): string {
  return copy(name, "#46281424", [0, 3]) + copy(name, "#46281424", [0, 5]);
}

/** A flat piece without a shadow; further details stay inside its outline. */
export function detail(path: string, fill: string, details: readonly Piece[] = []): Piece {
  return (sheet) => {
    if (details.length === 0) return `<path d="${path}" fill="${fill}"/>`;
    return cutOff(clip(path, sheet), [detail(GROUND, fill), ...details], sheet);
  };
}

/** A structural piece: it throws the paper shadow; details stay inside its outline. */
export function piece(path: string, fill: string, details: readonly Piece[] = []): Piece {
  return details.length === 0
    ? lifted(path, fill, [])
    : clipped(path, () => [detail(GROUND, fill), ...details]);
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
  return clipped(path, (name) => [detail(GROUND, dark), () => copy(name, base, by), ...details]);
}

/** Pieces clipped to an outline that throws the paper shadow; `pieces` gets the outline's name. */
function clipped(path: string, pieces: (name: string) => readonly Piece[]): Piece {
  return (sheet) => {
    const name = clip(path, sheet);
    return `${shadow(name)}${cutOff(name, pieces(name), sheet)}`;
  };
}

/** A structural piece whose details lie on it as they are: cheaper than cut off at its outline. */
export function lifted(path: string, fill: string, details: readonly Piece[]): Piece {
  return (sheet) => {
    const name = outlined(path, sheet);
    return `${shadow(name)}${copy(name, fill)}${write(details, sheet)}`;
  };
}

/** A slit or a line of steam, with round ends. */
export function slit(path: string, colour: string, width: number): Piece {
  return () => `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
}

/** Position of a group of pieces. */
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

/** The SVG of a picture: the outlines that are used more than once, then the pieces. */
export function compose({ width, height, pieces }: Picture): string {
  const sheet: Sheet = { definitions: [] };
  const body = write(pieces, sheet);
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  const ends = `stroke-linecap="round" stroke-linejoin="round"`;
  const defs = `<defs>${sheet.definitions.join("")}</defs>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${ends}>${defs}${body}</svg>\n`;
}
