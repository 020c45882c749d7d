/** Emblems of categories of dishes. */

import { fork } from "../kiosk/emblems.ts";
import {
  BUN,
  CARTON_RED,
  CHEESE,
  CREAM,
  CRUST,
  CURRY,
  GLASS,
  LEAF,
  MEAT,
  NORI,
  PASTA,
  RICE,
  ROAST,
  SALMON,
  SOUP,
  TOMATO,
  type Tones,
  WOOD,
} from "../paper/palette.ts";
import { detail, type Piece, piece, placed, slit } from "../paper/paper.ts";
import { box, cut, flow, oval, points } from "../paper/shapes.ts";
import { heapedBowl, openBowl } from "../parts/bowls.ts";
import { bottomBun, cheddar, lettuce, patty, topBun } from "../parts/burger-parts.ts";
import { form, lump } from "../parts/form.ts";
import { DEEP_LEAF, leaf, MID_LEAF, PALE_LEAF } from "../parts/garnish.ts";
import { riceDome } from "../parts/pasta-and-rice.ts";
import { bar, disc, flecks, spread, strewn } from "../parts/strew.ts";
import { cherryTomato } from "../parts/vegetables.ts";
import { enlarged } from "./emblem-parts.ts";

export function burger(): Piece[] {
  return enlarged(
    [
      bottomBun(BUN, 245),
      ...lettuce(227, 5),
      patty(190, 238, MEAT, 4),
      cheddar(180),
      topBun({ base: 178, crown: 50, tones: BUN, seed: 3 }, []),
    ],
    1.14,
    [200, 172],
  );
}

export function pizza(): Piece[] {
  return [
    form(
      "64,92,16 336,92,16 296,170,12 288,212,10 276,212,9 268,186,10 236,246,12 230,284,9 220,284,9 214,262,9 206,324,10 194,324,8 168,266,12 160,292,8 148,290,8 142,240,10 104,166,12",
      { base: "#F6CF63", light: "#FBE29A", dark: "#DB9220" },
      [detail(cut(points("100,108,12 200,108,12 150,220,12 118,180,12")), "#FBE29A")],
      [-5, -6],
    ),
    ...[
      [142, 150, 30],
      [246, 152, 32],
      [198, 226, 26],
    ].map(([x = 0, y = 0, r = 0], i) =>
      lump([x, y], [r, r * 0.92], TOMATO, i + 3, [
        detail(oval([x - r * 0.3, y - r * 0.36], r * 0.4, r * 0.22, 8), TOMATO.light),
      ]),
    ),
    leaf({ at: [184, 176], length: 66, width: 42, angle: -60 }, MID_LEAF),
    form(
      "38,72,26 72,40,28 200,26,34 328,40,28 364,72,26 352,108,20 200,92,34 50,108,20",
      { base: BUN.base, light: BUN.light, dark: CRUST.base },
      [detail(cut(points("80,56,10 200,42,12 310,56,10 296,66,8 200,56,12 92,68,8")), BUN.light)],
      [-4, -9],
    ),
  ];
}

/** A fork with pasta wound around it. */
export function pasta(): Piece[] {
  const strands = [0, 1, 2, 3, 4, 5].map((i) =>
    flow(
      points(
        `${104 + (i % 2) * 8},${168 + i * 22} 150,${190 + i * 21} 214,${192 + i * 20} 276,${176 + i * 20} ${300 - (i % 2) * 10},${156 + i * 20}`,
      ),
      false,
    ),
  );
  return [
    placed([fork(200)], { x: -24, y: -54, scale: 1.12 }),
    form(
      "94,196,40 116,150,46 160,124,46 240,120,46 288,148,46 310,196,40 292,264,46 244,304,46 160,306,46 110,266,46",
      PASTA,
      [
        slit(strands.join(""), PASTA.dark, 8),
        slit(
          strands
            .map((_, i) =>
              flow(
                points(
                  `${116 + (i % 2) * 8},${156 + i * 22} 160,${176 + i * 21} 220,${178 + i * 20} 270,${164 + i * 20}`,
                ),
                false,
              ),
            )
            .join(""),
          PASTA.light,
          6,
        ),
      ],
      [-8, -8],
    ),
    slit(flow(points("296,214 330,226 340,262 322,292"), false), PASTA.base, 9),
    lump([206, 196], [46, 34], TOMATO, 4, [detail(oval([192, 184], 18, 8, 8), TOMATO.light)]),
    leaf({ at: [206, 184], length: 56, width: 34, angle: -36 }, MID_LEAF),
    leaf({ at: [204, 184], length: 52, width: 32, angle: -146 }, PALE_LEAF),
  ];
}

export function sushi(): Piece[] {
  return [
    form(
      "52,132,10 348,132,10 348,240,40 300,296,50 200,310,50 100,296,50 52,240,40",
      NORI,
      [detail(cut(points("74,150 98,168 108,282 84,262"), 8), NORI.light)],
      [-14, 0],
    ),
    piece(oval([200, 134], 148, 92, 26), NORI.base, [
      detail(oval([200, 134], 132, 79, 24), RICE.dark),
      detail(oval([199, 131], 129, 75, 24), RICE.base),
      flecks(spread([200, 132], 118, 66, 26, 4), RICE.dark, bar(15, 6)),
      detail(oval([204, 138], 70, 42, 16), RICE.dark),
    ]),
    form(
      "140,134,18 160,102,18 232,98,18 264,130,18 244,164,18 168,168,18",
      SALMON,
      [
        slit(
          flow(points("164,150 190,110"), false) + flow(points("200,158 226,106"), false),
          SALMON.light,
          7,
        ),
      ],
      [-4, -6],
    ),
  ];
}

/** A spit of roast meat. */
export function kebab(): Piece[] {
  const layers = [0, 1, 2, 3, 4, 5].map((i) => {
    const half = 112 - i * 12;
    const y = 66 + i * 34;
    return form(
      [
        [200 - half, y, 16],
        [200 + half, y - 4, 16],
        [200 + half - 8, y + 40, 16],
        [200 - half + 10, y + 42, 16],
      ],
      i % 2 ? ROAST : { base: "#A65A26", light: "#C87F45", dark: "#7A3D14" },
      [detail(cut(box(200 - half + 18, y + 8, half * 0.9, 9), 4), ROAST.light)],
      [-10, -5],
    );
  });
  return [
    form("192,12,6 208,12,6 208,330,4 192,330,4", GLASS),
    ...[...layers].reverse(),
    form("164,34,14 184,22,12 216,22,12 238,36,14 230,62,14 170,62,14", TOMATO, [
      detail(oval([188, 36], 14, 6, 8), TOMATO.light),
    ]),
    form("112,300,8 288,300,8 300,328,8 100,328,8", {
      base: "#8FA1A1",
      light: "#C9D3D3",
      dark: "#66797A",
    }),
    leaf({ at: [200, 24], length: 44, width: 26, angle: -40 }, MID_LEAF),
  ];
}

export function taco(): Piece[] {
  const shell: Tones = { base: "#F2CB62", light: "#F9E09A", dark: "#D5A43A" };
  return [
    form(
      "24,250,14 50,150,80 110,76,80 200,50,80 290,76,80 350,150,80 376,250,14",
      shell,
      [],
      [0, 0],
    ),
    ...lettuce(104, 5, 60, 340),
    strewn(
      points("84,150 124,104 176,74 236,72 286,98 324,146"),
      [TOMATO.dark, disc(30, 26)],
      [TOMATO.base, disc(25, 20, [-3, -4])],
    ),
    strewn(
      points("104,128 152,86 206,64 262,82 308,122"),
      [LEAF.dark, disc(22, 18)],
      ["#7FA648", disc(18, 13, [-2, -3])],
    ),
    form(
      "22,284,14 46,190,80 106,118,80 200,94,80 294,118,80 354,190,80 378,284,14 360,296,10 40,296,10",
      shell,
      [
        detail(cut(points("84,210,20 130,152,24 180,130,20 140,190,20 110,260,14")), shell.light),
        flecks(points("230,180 280,210 210,240 300,256"), "#D9A23C", disc(13, 7)),
      ],
      [-8, -10],
    ),
  ];
}

export function bowl(): Piece[] {
  return enlarged(
    heapedBowl([
      ...riceDome([140, 176], 80, 66),
      leaf({ at: [270, 176], length: 110, width: 70, angle: -100 }, DEEP_LEAF),
      leaf({ at: [296, 180], length: 104, width: 66, angle: -54 }, PALE_LEAF),
      strewn(
        points("208,156 236,172 198,182"),
        ["#C2551F", disc(27, 22)],
        ["#F0A04A", disc(20, 15, [-3, -3])],
      ),
      cherryTomato([286, 168], 30),
    ]),
    1.1,
    [200, 178],
  );
}

/** A box of noodles with chopsticks. */
export function noodles(): Piece[] {
  return [
    form("300,6,3 312,12,3 214,170,3 202,164,3", WOOD),
    form("344,30,3 354,38,3 236,178,3 226,170,3", WOOD),
    ...[
      [116, 148, 40],
      [180, 132, 46],
      [250, 140, 44],
      [290, 154, 34],
    ].map(([x = 0, y = 0, r = 0], i) =>
      lump([x, y], [r, r * 0.7], PASTA, i + 3, [
        slit(
          flow(points(`${x - r * 0.6},${y} ${x},${y - r * 0.36} ${x + r * 0.6},${y}`), false),
          PASTA.dark,
          6,
        ),
        slit(
          flow(points(`${x - r * 0.4},${y + 12} ${x},${y - 4} ${x + r * 0.4},${y + 12}`), false),
          PASTA.light,
          6,
        ),
      ]),
    ),
    leaf({ at: [216, 140], length: 56, width: 34, angle: -140 }, MID_LEAF),
    form(
      "64,158,8 336,158,8 296,310,12 104,310,12",
      CARTON_RED,
      [
        detail(cut(points("250,150 350,150 310,320 236,320"), 2), CARTON_RED.dark),
        detail(cut(points("60,214 340,206 330,246 60,254"), 2), CREAM.base),
      ],
      [0, -8],
    ),
  ];
}

export function curry(): Piece[] {
  return enlarged(
    [
      ...openBowl(
        CURRY,
        [
          ...riceDome([126, 158], 82, 66),
          strewn(
            points("226,150 274,140 262,174"),
            ["#B9701C", disc(29, 20)],
            ["#F7CE74", disc(23, 14, [-3, -3])],
          ),
          leaf({ at: [282, 152], length: 54, width: 34, angle: -120 }, MID_LEAF),
          leaf({ at: [284, 152], length: 54, width: 34, angle: -40 }, PALE_LEAF),
        ],
        CRUST,
      ),
    ],
    1.1,
    [200, 182],
  );
}

export function salad(): Piece[] {
  return enlarged(
    heapedBowl([
      leaf({ at: [96, 184], length: 110, width: 72, angle: -134 }, MID_LEAF),
      leaf({ at: [140, 162], length: 124, width: 78, angle: -110 }, DEEP_LEAF),
      leaf({ at: [204, 160], length: 120, width: 76, angle: -88 }, PALE_LEAF),
      leaf({ at: [262, 164], length: 124, width: 78, angle: -66 }, DEEP_LEAF),
      leaf({ at: [304, 184], length: 110, width: 72, angle: -44 }, MID_LEAF),
      cherryTomato([146, 168], 34),
      cherryTomato([262, 168], 34),
      strewn(
        [[204, 172]],
        [LEAF.dark, disc(42, 32)],
        ["#D6E5A8", disc(36, 26)],
        ["#EEF3CF", disc(20, 13)],
      ),
    ]),
    1.06,
    [200, 184],
  );
}

export function soup(): Piece[] {
  return [
    ...enlarged(
      [
        ...openBowl(SOUP, [
          detail(
            flow(
              points(
                "122,164 136,142 172,134 220,138 240,152 222,164 190,162 186,154 202,152 214,152 200,146 166,146 144,158",
              ),
            ),
            CREAM.base,
          ),
          leaf({ at: [268, 156], length: 60, width: 38, angle: -120 }, MID_LEAF),
          leaf({ at: [270, 158], length: 60, width: 38, angle: -20 }, PALE_LEAF),
        ]),
      ],
      1.08,
      [200, 164],
    ),
    ...[132, 200, 268].map((x) =>
      slit(flow(points(`${x},76 ${x - 12},56 ${x + 10},34 ${x},12`), false), "#D9CFC0", 13),
    ),
  ];
}

/** A sandwich cut across. */
export function sandwich(): Piece[] {
  const slab = (y: number): Piece =>
    form(
      `30,${y},10 370,${y},10 364,${y + 44},12 36,${y + 44},12`,
      { base: "#F8E4B8", light: "#FFF4DC", dark: "#D9AE68" },
      [
        detail(
          cut(points(`20,${y - 4} 46,${y - 4} 48,${y + 50} 20,${y + 50}`), 3) +
            cut(points(`354,${y - 4} 380,${y - 4} 380,${y + 50} 352,${y + 50}`), 3),
          CRUST.base,
        ),
      ],
      [0, -7],
    );
  return [
    slab(252),
    ...lettuce(226, 5, 24, 376),
    form(
      "40,206,10 360,206,10 360,226,10 40,226,10",
      { base: TOMATO.light, light: TOMATO.light, dark: TOMATO.base },
      [],
      [0, -10],
    ),
    form(
      "36,188,5 364,188,5 330,214,6 300,198,8 256,218,8 220,198,8 170,222,8 130,198,8 84,216,8 36,200,5",
      CHEESE,
      [],
      [-2, -5],
    ),
    form(
      "24,150,12 180,40,30 220,40,30 376,150,12",
      { base: CRUST.light, light: CRUST.light, dark: CRUST.base },
      [
        detail(cut(points("56,144,10 186,50,24 214,50,24 344,144,10")), "#E2B469"),
        detail(cut(points("102,130,10 176,72,14 210,72,14 150,126,10")), "#F3D294"),
      ],
      [-3, -5],
    ),
    slab(144),
  ];
}
