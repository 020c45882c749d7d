/** Emblems of categories named after what their dishes are of, and of sauces. */

import { BROCCOLI, CHINA, CREAM, CRUST, LEAF, TOMATO, type Tones } from "../paper/palette.ts";
import { detail, type Piece, piece, placed, slit } from "../paper/paper.ts";
import { cut, flow, oval, points } from "../paper/shapes.ts";
import { form, lump } from "../parts/form.ts";
import { leaf, MID_LEAF, PALE_LEAF } from "../parts/garnish.ts";
import { disc, flecks } from "../parts/strew.ts";
import { BLUE } from "./emblem-parts.ts";

const BONE: Tones = { base: "#FFF4DE", light: "#FFFDF8", dark: "#E0CFA9" };
const RAW: Tones = { base: "#C2453C", light: "#E58478", dark: "#8F2C26" };
const GOLDEN: Tones = { base: "#C97A2E", light: "#E9AA63", dark: "#98551A" };
const CARROT: Tones = { base: "#E8792B", light: "#F5AC6E", dark: "#BE5714" };

/** A bottle to squeeze. */
export function sauce(): Piece[] {
  const bottle = (x: number, tones: Tones): Piece[] => [
    form(
      [
        [x - 9, 60, 6],
        [x - 5, 14, 4],
        [x + 5, 14, 4],
        [x + 9, 60, 6],
      ],
      tones,
    ),
    form(
      [
        [x - 34, 86, 10],
        [x - 26, 56, 10],
        [x + 26, 56, 10],
        [x + 34, 86, 10],
      ],
      { base: CREAM.base, light: CREAM.light, dark: CREAM.dark },
    ),
    form(
      [
        [x - 46, 84, 14],
        [x + 46, 84, 14],
        [x + 62, 132, 24],
        [x + 62, 304, 20],
        [x - 62, 304, 20],
        [x - 62, 132, 24],
      ],
      tones,
      [
        detail(
          cut([
            [x - 44, 136, 8],
            [x - 28, 128, 8],
            [x - 28, 280, 8],
            [x - 44, 280, 8],
          ]),
          tones.light,
        ),
        detail(
          cut(
            [
              [x - 70, 196],
              [x + 70, 188],
              [x + 70, 246],
              [x - 70, 254],
            ],
            2,
          ),
          "#FFFFFF59",
        ),
      ],
      [-12, 0],
    ),
  ];
  return [
    ...bottle(262, { base: "#F0B62E", light: "#FAD67A", dark: "#C98F16" }),
    ...bottle(134, TOMATO),
  ];
}

export function meat(): Piece[] {
  return [
    form(
      "52,160,60 84,76,64 180,40,64 286,66,64 350,140,60 338,232,60 262,284,60 196,250,50 130,290,60 66,246,50",
      RAW,
      [
        slit(
          flow(points("92,196 84,140 124,90 190,70 270,88 322,146 314,214"), false),
          "#F6DACA",
          14,
        ),
        slit(
          flow(points("150,140 180,120 214,124"), false) +
            flow(points("250,196 276,176 282,150"), false) +
            flow(points("118,224 140,196"), false),
          "#E9A79C",
          8,
        ),
      ],
      [-10, -12],
    ),
    form(
      "176,150,20 196,132,20 226,142,20 232,170,20 210,196,20 182,184,20",
      BONE,
      [detail(oval([204, 162], 12, 14, 9), "#E8B79A")],
      [-4, -5],
    ),
  ];
}

export function chicken(): Piece[] {
  return [
    placed(
      [
        piece(
          cut(
            points(
              "90,-18,8 176,-24,10 202,-44,16 226,-20,14 214,0,8 226,22,14 202,44,16 176,24,10 90,18,8",
            ),
          ),
          CREAM.dark,
          [detail(cut(points("80,-20 180,-26 206,-46 222,-20 206,-4 80,4"), 8), CREAM.base)],
        ),
        form(
          "-150,0,60 -120,-84,70 -20,-100,70 60,-60,50 112,-26,20 112,26,20 60,58,50 -20,94,70 -120,80,70",
          GOLDEN,
          [
            detail(
              cut(points("-100,-40,20 -60,-72,24 -10,-74,20 -40,-44,20 -84,0,16")),
              GOLDEN.light,
            ),
            flecks(points("-40,20 10,-10 -80,34 40,24 -10,56"), GOLDEN.dark, disc(11, 7)),
          ],
          [-12, -10],
        ),
      ],
      { x: 168, y: 184, turn: -32 },
    ),
  ];
}

export function fish(): Piece[] {
  return [
    form(
      "20,180,26 70,120,40 166,84,60 256,112,40 312,154,14 368,100,14 384,116,12 364,180,10 384,244,12 368,260,14 312,206,14 256,250,40 166,276,60 70,240,40",
      BLUE,
      [
        detail(cut(points("70,150,16 150,106,24 230,124,20 150,134,20 90,172,10")), BLUE.light),
        slit(flow(points("122,126 146,180 124,236"), false), BLUE.dark, 9),
        slit(
          flow(points("184,150 202,180 184,212"), false) +
            flow(points("230,156 246,180 230,206"), false),
          BLUE.dark,
          8,
        ),
        detail(oval([80, 164], 15, 15, 11), CHINA.base),
        detail(oval([78, 164], 8, 8, 9), "#231815"),
      ],
      [-4, -12],
    ),
  ];
}

/** A carrot beside a head of broccoli. */
export function vegetable(): Piece[] {
  return [
    placed(
      [
        leaf({ at: [0, -110], length: 90, width: 50, angle: -120 }, MID_LEAF),
        leaf({ at: [0, -110], length: 96, width: 50, angle: -66 }, PALE_LEAF),
        form(
          "-40,-110,22 40,-110,22 50,-80,26 8,130,8 -8,130,8 -50,-80,26",
          CARROT,
          [
            slit(
              flow(points("-40,-60 -14,-56"), false) +
                flow(points("12,-24 34,-28"), false) +
                flow(points("-24,10 -4,14"), false) +
                flow(points("2,56 16,54"), false),
              CARROT.dark,
              7,
            ),
            detail(cut(points("-26,-90,8 -12,-94,8 -14,20,6 -22,-10,6")), CARROT.light),
          ],
          [-10, -4],
        ),
      ],
      { x: 110, y: 190, turn: 18 },
    ),
    form(
      "224,196,14 300,196,14 286,312,18 238,312,18",
      { base: "#A9C46C", light: "#CFE09A", dark: "#7FA648" },
      [],
      [-10, 0],
    ),
    ...(
      [
        [196, 168, 50],
        [322, 170, 50],
        [222, 112, 54],
        [302, 110, 54],
        [262, 160, 60],
      ] as const
    ).map(([x, y, r], i) =>
      lump([x, y], [r, r * 0.92], BROCCOLI, i + 3, [
        detail(oval([x - r * 0.3, y - r * 0.34], r * 0.36, r * 0.24, 8), BROCCOLI.light),
      ]),
    ),
  ];
}

export function vegan(): Piece[] {
  return [
    slit(flow(points("196,324 200,250 204,176"), false), LEAF.dark, 15),
    leaf({ at: [204, 218], length: 200, width: 130, angle: -50 }, MID_LEAF),
    leaf({ at: [200, 256], length: 190, width: 122, angle: -140 }, PALE_LEAF),
  ];
}

export function fruit(): Piece[] {
  return [
    slit(flow(points("204,88 208,52 224,30"), false), CRUST.dark, 12),
    leaf({ at: [212, 64], length: 96, width: 56, angle: -22 }, MID_LEAF),
    form(
      "58,180,70 76,100,70 150,76,50 200,96,30 250,76,50 324,100,70 342,180,70 310,274,60 244,318,40 200,304,30 156,318,40 90,274,60",
      TOMATO,
      [detail(cut(points("100,150,20 124,112,20 160,104,16 132,140,20 116,190,14")), TOMATO.light)],
      [-12, -10],
    ),
  ];
}
