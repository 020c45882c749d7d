/** A table that is laid, for the start screen of an outlet without pictures. */

import { BEET, CHINA, CREAM, GLASS, LEAF, TEAL, TOMATO } from "../paper/palette.ts";
import { detail, type Picture, type Piece, picture, piece, placed, slit } from "../paper/paper.ts";
import { box, cut, facets, flow, oval, type Point, points } from "../paper/shapes.ts";
import { leaf, lemonWheel, MID_LEAF, PALE_LEAF, steam } from "../parts/garnish.ts";
import { bowlFront, plate } from "../parts/vessels.ts";

/** A covered dish, with steam: what is below is the cook's secret. */
export function tableCloche(): Picture {
  const dome = facets({
    at: [200, 262],
    rx: 138,
    ry: 168,
    corners: 13,
    from: 180,
    to: 360,
    jitter: 0.004,
    power: 2.15,
  });
  const body: Point[] = [...dome, [338, 272, 8], [62, 272, 8]];
  const rim = points("44,262,9 356,262,9 356,284,9 44,284,9");
  return picture("table-cloche", [
    placed([steam([96, 96], 62), steam([304, 104], 62, -1)], {}),
    plate([200, 288], 184, 34),
    piece(oval([200, 84], 22, 22, 14), TEAL.light, [detail(oval([194, 77], 9, 7, 9), GLASS.base)]),
    piece(cut(points("184,98,4 216,98,4 222,112,4 178,112,4")), TEAL.dark),
    piece(cut(body, 14), TEAL.base, [
      detail(cut(points("252,90 350,150 350,280 214,280 268,214 284,150"), 26), TEAL.dark),
      detail(
        cut(points("92,222 104,176 132,142 160,128 168,138 140,158 120,190 110,232 98,240"), 14),
        TEAL.light,
      ),
    ]),
    piece(cut(rim), CREAM.base, [
      detail(cut(points("250,258 360,258 360,290 236,290"), 2), CREAM.dark),
    ]),
  ]);
}

/** A stack of bowls on a plate, the uppermost with leaves. */
export function tableBowls(): Picture {
  const bowl = (y: number, tones: typeof TEAL, hasStripe: boolean): Piece[] => {
    const shape = { at: [200, y] as Point, rx: 138, ry: 26, depth: 96, foot: 52 };
    return [
      piece(oval([200, y], 138, 30, 22), tones.dark, [
        detail(oval([200, y + 5], 124, 22, 20), tones.light),
      ]),
      ...bowlFront(shape, hasStripe, tones),
    ];
  };
  return picture("table-bowls", [
    plate([200, 300], 176, 28),
    ...bowl(202, TEAL, true),
    ...bowl(160, CHINA, false),
    ...bowl(118, BEET, true),
  ]);
}

/** Forks, spoons and a knife in a striped mug. */
export function tableCutlery(): Picture {
  const spoon = (x: number, angle: number): Piece =>
    placed(
      [
        piece(cut(box(x - 7, 70, 14, 150), 6), TEAL.base),
        piece(oval([x, 48], 25, 36, 14), TEAL.light, [
          detail(oval([x + 5, 54], 15, 25, 12), TEAL.base),
        ]),
      ],
      { turn: angle, about: [x, 220] },
    );
  const tine = (left: number): string => cut(box(left, 14, 9, 62), 4);
  const fork = (x: number, angle: number): Piece =>
    placed(
      [
        piece(
          [-26, -12.5, 1, 14.5].map((by) => tine(x + by)).join("") +
            cut([
              [x - 27, 64, 6],
              [x + 24, 64, 6],
              [x + 20, 92, 16],
              [x + 7, 108, 8],
              [x + 7, 220, 6],
              [x - 8, 220, 6],
              [x - 8, 108, 8],
              [x - 22, 92, 16],
            ]),
          TEAL.dark,
        ),
      ],
      { turn: angle, about: [x, 220] },
    );
  const mug = points("104,148,8 296,148,8 282,302,16 270,314,12 130,314,12 118,302,16");
  const stripe = (y: number) =>
    detail(cut(points(`90,${y} 310,${y - 6} 310,${y + 18} 90,${y + 24}`), 2), CREAM.base);
  return picture("table-cutlery", [
    fork(150, -12),
    spoon(252, 13),
    spoon(196, -2),
    piece(oval([200, 148], 96, 15, 20), TOMATO.dark),
    piece(cut(mug), TOMATO.base, [
      detail(cut(points("244,140 310,140 296,320 222,320"), 4), TOMATO.dark),
      stripe(196),
      stripe(246),
    ]),
  ]);
}

/** Plates, one on another, with a sprig on a napkin. */
export function tablePlates(): Picture {
  const napkin = points("118,232,5 292,214,5 306,246,5 136,268,5");
  return picture("table-plates", [
    plate([200, 296], 186, 34),
    plate([200, 278], 178, 34),
    plate([200, 258], 168, 36),
    piece(cut(napkin), TOMATO.light, [
      detail(cut(points("110,252 310,228 310,280 120,280"), 2), TOMATO.base),
    ]),
    slit(flow(points("156,246 204,236 262,222"), false), LEAF.dark, 5),
    leaf({ at: [176, 242], length: 58, width: 34, angle: -64 }, MID_LEAF),
    leaf({ at: [206, 236], length: 62, width: 36, angle: -48 }, PALE_LEAF),
    leaf({ at: [236, 230], length: 58, width: 32, angle: -24 }, MID_LEAF),
    leaf({ at: [196, 240], length: 44, width: 26, angle: 28 }, PALE_LEAF),
  ]);
}

/** A carafe of water with slices of lemon. */
export function tableCarafe(): Picture {
  const wall = points(
    "152,26,6 248,26,6 238,96,26 240,128,26 290,214,40 296,288,22 280,312,14 120,312,14 104,288,22 110,214,40 160,128,26 162,96,26",
  );
  const water = points(
    "166,120,4 234,120,4 280,216,38 285,284,18 272,302,10 128,302,10 115,284,18 120,216,38",
  );
  return picture("table-carafe", [
    piece(cut(wall), GLASS.light, [
      detail(cut(points("232,10 320,10 320,330 262,330 252,210 222,120"), 10), GLASS.base),
      detail(cut(water), GLASS.dark, [
        detail(cut(points("226,110 300,200 300,310 246,310 252,220"), 12), TEAL.light),
        lemonWheel([168, 236], 42, 4),
        lemonWheel([232, 262], 38, 7),
        leaf({ at: [196, 178], length: 52, width: 30, angle: -62 }, MID_LEAF),
        leaf({ at: [206, 186], length: 48, width: 28, angle: -12 }, PALE_LEAF),
      ]),
      detail(oval([200, 121], 34, 6, 12), GLASS.light),
    ]),
    piece(oval([200, 26], 48, 11, 16), GLASS.light, [
      detail(oval([200, 28], 38, 7, 14), GLASS.dark),
    ]),
    detail(cut(points("132,214 146,190 152,194 138,224 136,286 126,280"), 6), "#FFFFFF99"),
  ]);
}
