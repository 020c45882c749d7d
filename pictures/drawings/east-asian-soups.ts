/** Soups and noodle soups of East Asian kitchens. */

import {
  BRAISED_BEEF,
  DARK_BOWL,
  DUMPLING_WRAPPER,
  GREENS,
  NORI,
  PASTA,
  RED_BOWL,
  TEMPURA,
  type Tones,
  WHITE_BOWL,
} from "../paper/palette.ts";
import { detail, type Piece, piece, placed, slit } from "../paper/paper.ts";
import { box, cut, flow, oval, type Point, points } from "../paper/shapes.ts";
import { chopsticks, heapedBowl, openBowl } from "../parts/bowls.ts";
import { form, laid, lump } from "../parts/form.ts";
import { leaf, PALE_LEAF, springOnion, steam } from "../parts/garnish.ts";
import { chunks, shavings } from "../parts/meat.ts";
import { noodles } from "../parts/pasta-and-rice.ts";
import { bar, disc, flecks, loops, mound, spread, strewn } from "../parts/strew.ts";
import { cubes, halfEgg, mushrooms } from "../parts/vegetables.ts";
import { PHO_BROTH } from "./asian-bowls.ts";
import type { Drawings } from "./drawing.ts";

function wonton(at: Point, angle: number): Piece {
  return form(
    laid(
      "-44,8,14 -50,-12,10 -20,-16,14 0,-26,12 20,-16,14 50,-12,10 44,8,14 18,24,16 -18,24,16",
      at,
      angle,
    ),
    DUMPLING_WRAPPER,
    [
      detail(cut(laid("-22,4,12 0,-12,12 22,4,12 0,18,12", at, angle)), "#E3B094"),
      slit(
        flow(laid("-40,-4 -18,-4 -8,-14", at, angle), false) +
          flow(laid("40,-4 18,-4 8,-14", at, angle), false),
        DUMPLING_WRAPPER.dark,
        4,
      ),
    ],
    [-2, -4],
  );
}

function wontonSoup(): Piece[] {
  return [
    ...openBowl(
      { base: "#EBCB84", light: "#F7E4B6", dark: "#CDA44C" },
      [
        leaf({ at: [112, 172], length: 74, width: 44, angle: -40 }, GREENS),
        leaf({ at: [290, 178], length: 70, width: 42, angle: -130 }, PALE_LEAF),
        wonton([142, 146], -8),
        wonton([230, 138], 6),
        wonton([184, 178], 2),
        wonton([274, 172], -10),
        ...springOnion([204, 160], 108, 30, 10),
      ],
      WHITE_BOWL,
    ),
    steam([150, 88], 48),
    steam([210, 80], 50),
    steam([262, 88], 46),
  ];
}

function hotSour(): Piece[] {
  return [
    ...openBowl(
      { base: "#A8561E", light: "#CE8648", dark: "#7A380A" },
      [
        strewn(
          spread([200, 160], 112, 32, 9, 4),
          ["#DCC493", bar(44, 9, 41)],
          ["#FFF7E4", ([x, y], i) => bar(40, 6, 41)([x - 1, y - 1], i)],
        ),
        strewn(
          spread([204, 160], 110, 32, 8, 9),
          ["#2E1E18", bar(38, 9, 53)],
          ["#5A4036", ([x, y], i) => bar(34, 5, 53)([x - 1, y - 1], i)],
        ),
        strewn(
          points("140,150 250,146 196,182 284,172"),
          ["#B5560F", bar(40, 7, 31)],
          ["#F4AB6C", bar(36, 4, 31)],
        ),
        slit(
          flow(points("120,164 150,154 176,166"), false) +
            flow(points("216,150 246,160 276,150"), false) +
            flow(points("180,176 210,168 240,180"), false),
          "#F8DC85",
          7,
        ),
        ...springOnion([204, 158], 100, 28, 8),
        flecks(points("150,172 226,142 262,178"), "#D8401C", disc(8, 4)),
      ],
      RED_BOWL,
    ),
    steam([150, 88], 48),
    steam([246, 88], 48),
  ];
}

function eggDrop(): Piece[] {
  return [
    ...openBowl(
      { base: "#EFD28A", light: "#F9E8BC", dark: "#CFA94E" },
      [
        ...[
          "108,160 146,144 180,158 216,146",
          "140,178 176,168 214,182 256,172",
          "226,140 258,152 292,146",
          "236,168 270,162 302,174",
          "160,140 196,134 224,140",
        ].map((line) => slit(flow(points(line), false), "#FFF3C4", 12)),
        ...["110,158 146,142 178,156", "142,176 176,166 212,180", "230,139 258,150"].map((line) =>
          slit(flow(points(line), false), "#F4C64E", 5),
        ),
        ...points("150,152 236,158 190,182 280,158").map((at, i) =>
          form(laid("-26,-6,8 4,-16,8 26,-4,8 20,12,8 -18,14,8", at, i * 61), NORI, [], [-1, -2]),
        ),
        ...springOnion([204, 160], 104, 28, 9),
      ],
      WHITE_BOWL,
    ),
    steam([150, 88], 48),
    steam([246, 88], 48),
  ];
}

/** Noodles in a clear soup; `on` lies on them. */
function noodleSoup(broth: Tones, strands: Tones, on: readonly Piece[], bowl: Tones): Piece[] {
  return [
    chopsticks(),
    ...openBowl(broth, [...noodles(strands, 22), ...on], bowl),
    steam([110, 90], 46),
  ];
}

function beefNoodles(): Piece[] {
  return noodleSoup(
    { base: "#8F4A1E", light: "#BC7A48", dark: "#622A08" },
    PASTA,
    [
      chunks(points("236,142 282,150 256,174 296,174"), BRAISED_BEEF, 1.3),
      leaf({ at: [124, 178], length: 70, width: 44, angle: -50 }, GREENS),
      leaf({ at: [118, 178], length: 66, width: 40, angle: -100 }, PALE_LEAF),
      ...springOnion([190, 164], 64, 22, 8),
      flecks(spread([204, 160], 108, 30, 10, 6), "#D8401C", disc(5, 3)),
    ],
    WHITE_BOWL,
  );
}

function danDan(): Piece[] {
  return heapedBowl(
    [
      mound([200, 186], 132, 66, { base: "#D9A552", light: "#F2CE86", dark: "#A8741F" }),
      ...loops({ at: [200, 152], rx: 118, ry: 44, count: 24, width: 9, seed: 5 }, [
        "#D9A84E",
        "#F5D78E",
        "#C58F36",
      ]),
      lump([200, 136], [70, 30], { base: "#7A3A1A", light: "#A8683E", dark: "#52200A" }, 4),
      strewn(
        spread([200, 134], 60, 24, 14, 3),
        ["#52200A", disc(12, 8, [0, 0], 7)],
        ["#94512A", disc(8, 5, [-2, -2], 7)],
      ),
      strewn(
        points("112,160 130,146 288,158 272,144 300,170"),
        ["#86A53F", bar(40, 9, 31)],
        ["#C9DB94", bar(36, 5, 31)],
      ),
      flecks(points("170,128 214,122 232,142 190,148"), "#F0D08A", disc(8, 5)),
      ...springOnion([204, 136], 60, 22, 7),
      slit(flow(points("96,176 150,186 220,182 300,182"), false), "#C2381A", 7),
    ],
    DARK_BOWL,
  );
}

function udon(): Piece[] {
  return noodleSoup(
    { base: "#D9A860", light: "#EECB96", dark: "#B17F34" },
    { base: "#FBF3DC", light: "#FFFFFF", dark: "#DCC896" },
    [
      ...[
        [150, 150, -24],
        [196, 136, -14],
      ].map(([x = 0, y = 0, a = 0]) =>
        form(
          laid(
            "-62,-12,12 -30,-22,14 30,-20,14 58,-8,10 60,10,10 26,20,14 -34,20,14 -64,10,12",
            [x, y],
            a,
          ),
          TEMPURA,
          [
            flecks(spread([x, y], 44, 12, 7, x), TEMPURA.light, disc(9, 6)),
            detail(cut(laid("50,-9,4 82,-20,5 78,0,4 86,16,5 50,10,4", [x, y], a)), "#E0603F"),
          ],
          [-3, -4],
        ),
      ),
      ...[
        [236, 146],
        [262, 160],
      ].map(([x = 0, y = 0]) =>
        piece(oval([x, y], 26, 18, 14), "#F0DDB9", [
          detail(oval([x, y - 1], 22, 14, 13), "#FFFDF8"),
          detail(oval([x, y], 11, 7, 9), "#E79AA9"),
        ]),
      ),
      ...springOnion([228, 178], 64, 14, 9),
    ],
    DARK_BOWL,
  );
}

function congee(): Piece[] {
  return [
    ...openBowl(
      { base: "#FBF4E2", light: "#FFFFFF", dark: "#DFCFA8" },
      [
        flecks(spread([200, 160], 120, 34, 26, 4), "#E9DCBC", bar(12, 6)),
        shavings(
          points("150,150 190,140 170,170"),
          { base: "#D9A68C", light: "#F0CDB8", dark: "#A9725A" },
          0.8,
        ),
        ...points("246,150 276,166").map(([x, y], i) =>
          piece(oval([x, y], 29, 19, 11, i + 4), "#2F3A34", [
            detail(oval([x - 1, y - 2], 26, 16, 11, i + 4), "#5A6A4E"),
            detail(oval([x, y], 13, 8, 9), "#26302A"),
          ]),
        ),
        ...springOnion([204, 164], 84, 24, 10),
        strewn(
          points("214,182 236,178 190,186"),
          ["#D9A552", bar(22, 6, 47)],
          ["#F8DC9C", bar(18, 4, 47)],
        ),
      ],
      { base: "#6FA6B8", light: "#B4D5DE", dark: "#467A8C" },
    ),
    steam([150, 88], 48),
    steam([206, 80], 50),
  ];
}

function hotPot(): Piece[] {
  return [
    form(
      "26,190,14 374,190,14 352,270,30 300,294,22 100,294,22 48,270,30",
      { base: "#B9873A", light: "#E3BE7E", dark: "#80561A" },
      [],
      [-8, -4],
    ),
    piece(oval([200, 190], 176, 72, 26), "#E3BE7E", [
      detail(oval([200, 192], 160, 62, 24), "#8E1F0A"),
      detail(cut(points("200,120 370,120 370,270 200,270 226,224 176,160"), 20), "#F3E2B8"),
      detail(
        cut(
          points(
            "192,120,4 204,120,4 184,162,30 236,222,30 208,268,4 196,268,4 222,222,30 170,162,30",
          ),
        ),
        "#C9963C",
      ),
      flecks(spread([118, 196], 66, 44, 10, 4), "#E4562F", disc(10, 5)),
    ]),
    strewn(
      points("92,176 136,214 108,224"),
      ["#7E1206", bar(42, 11, 47)],
      ["#D42A14", bar(38, 7, 47)],
    ),
    ...points("140,172 92,204").map((at, i) =>
      lump(at, [26, 16], { base: "#C9826A", light: "#F0C4B0", dark: "#8F4A34" }, i + 4),
    ),
    mushrooms(points("286,172 262,214"), 0.8),
    leaf({ at: [296, 226], length: 62, width: 36, angle: -60 }, GREENS),
    cubes(points("236,176 318,190"), { base: "#FBF1DA", light: "#FFFFFF", dark: "#D9B98A" }, 15),
    ...springOnion([270, 200], 54, 30, 5),
    steam([130, 112], 54),
    steam([206, 100], 56),
    steam([276, 112], 54),
  ];
}

/** Ramen that is not of pork: the broth and what lies on it. */
function otherRamen(broth: Tones, on: readonly Piece[], bowl: Tones): Piece[] {
  return [
    chopsticks(),
    ...openBowl(
      broth,
      [
        ...noodles(PASTA, 20),
        piece(cut(points("92,136,5 130,66,5 168,76,5 142,148,5")), NORI.base, [
          detail(cut(points("104,134 136,76 142,78 112,136"), 3), NORI.light),
        ]),
        ...on,
        ...springOnion([224, 182], 50, 10, 7),
      ],
      bowl,
    ),
    steam([104, 58], 40),
  ];
}

export const EAST_ASIAN_SOUPS = {
  "ramen-chicken": () =>
    otherRamen(
      { base: "#EBCB84", light: "#F7E4B6", dark: "#CDA44C" },
      [
        ...[0, 1, 2].map((i) =>
          form(
            laid("-22,-38,12 20,-40,12 24,34,12 -20,38,12", [236 + i * 32, 146 + i * 8], 24),
            { base: "#EBC28C", light: "#FBE3C2", dark: "#B98A4A" },
            [
              detail(
                cut(
                  laid("-26,-44,10 24,-46,10 24,-28,8 -26,-25,8", [236 + i * 32, 146 + i * 8], 24),
                ),
                "#C07F34",
              ),
            ],
            [-3, -3],
          ),
        ),
        placed([halfEgg([0, 0])], { x: 184, y: 156, scale: 0.86 }),
        flecks(points("130,172 148,180 140,160"), "#F2B233", disc(9, 7)),
      ],
      WHITE_BOWL,
    ),
  "ramen-veggie": () =>
    otherRamen(
      PHO_BROTH,
      [
        strewn(
          points("236,138 278,148 256,170"),
          ["#DCC493", ([x, y], i) => cut(box(x - 22, y - 15, 44, 30, i * 17 - 12), 5)],
          ["#FFF3D8", ([x, y], i) => cut(box(x - 22, y - 17, 42, 24, i * 17 - 12), 5)],
        ),
        mushrooms(points("190,144 208,166"), 0.75),
        flecks(spread([140, 172], 26, 12, 7, 3), "#F2B233", disc(8, 7)),
        leaf({ at: [290, 184], length: 60, width: 38, angle: -120 }, GREENS),
      ],
      RED_BOWL,
    ),
  "udon-soup": udon,
  "soup-wonton": wontonSoup,
  "soup-hot-sour": hotSour,
  "soup-egg-drop": eggDrop,
  "beef-noodle-soup": beefNoodles,
  "noodles-dan-dan": danDan,
  congee: congee,
  "hot-pot": hotPot,
} satisfies Drawings;
