/** Shrimps, mussels, clams. */

import type { Tones } from "../paper/palette.ts";
import { detail, type Piece, placed, shaded, slit } from "../paper/paper.ts";
import { cut, flow, oval, type Point, points, shift, turn } from "../paper/shapes.ts";
import { form, laid } from "./form.ts";

/** Curled shrimps with their tails. */
export function shrimps(places: readonly (readonly [number, number, number])[]): Piece[] {
  return places.map(([x, y, angle]) => {
    const lay = (outline: string): Point[] => turn(shift(points(outline), x, y), angle, [x, y]);
    const stripe = [
      [-22, -12, -14, 2],
      [-4, -24, -2, -8],
      [16, -20, 8, -6],
    ]
      .map(([a = 0, b = 0, c = 0, d = 0]) =>
        flow(
          turn(
            [
              [x + a, y + b],
              [x + c, y + d],
            ],
            angle,
            [x, y],
          ),
          false,
        ),
      )
      .join("");
    return shaded(
      cut(
        lay(
          "-34,14,8 -30,-14,14 -6,-28,16 20,-24,14 34,-6,10 40,16,5 24,14,4 22,2,6 8,-8,8 -6,-6,8 -14,8,6 -16,24,6",
        ),
      ),
      "#DD7A54",
      "#F2A27F",
      [-3, -4],
      [slit(stripe, "#FBD6C2", 5)],
    );
  });
}

/** Open mussels. */
export function mussels(places: readonly (readonly [number, number, number])[]): Piece[] {
  return places.map(([x, y, a]) =>
    form(
      laid("-30,14,14 -34,-6,16 -6,-22,16 26,-14,14 36,4,8 20,18,14", [x, y], a),
      { base: "#37414F", light: "#6E7C8C", dark: "#1F262F" },
      [detail(cut(laid("-22,8,10 -22,-4,10 0,-12,10 22,-4,10 14,10,10", [x, y], a)), "#F0A860")],
      [-2, -3],
    ),
  );
}

const SHELL: Tones = { base: "#D9C6A4", light: "#F3E6CE", dark: "#A68E66" };

/** A clam with its shell open. */
export function openClam([x, y]: Point, angle: number): Piece[] {
  return [
    placed(
      [
        form(
          "-40,0,20 -30,-28,20 0,-38,22 32,-28,20 40,0,20 0,12,14",
          SHELL,
          [
            slit(
              [-24, -8, 8, 24].map((dx) => flow(points(`${dx * 0.4},8 ${dx},-32`), false)).join(""),
              SHELL.dark,
              3,
            ),
          ],
          [-2, -3],
        ),
        form(
          "-42,2,20 42,2,20 30,28,20 0,36,20 -30,28,20",
          { base: "#F3E6CE", light: "#FFFFFF", dark: "#B9A27A" },
          [
            detail(oval([0, 14], 24, 12, 11), "#F0B36A"),
            detail(oval([-4, 11], 12, 5, 8), "#FBDCA8"),
          ],
          [-2, -3],
        ),
      ],
      { x, y, turn: angle },
    ),
  ];
}
