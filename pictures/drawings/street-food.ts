/** Kebab, wraps, falafel, and what is eaten out of the hand in Mexico. */

import {
  AVOCADO,
  BEET,
  BREAD,
  CHEESE,
  CREAM,
  CRISPY,
  FETA,
  KRAFT,
  LEAF,
  PINK,
  RED_CABBAGE,
  RICE,
  ROAST,
  TOMATO,
  TORTILLA,
  type Tones,
} from "../paper/palette.ts";
import { detail, type Piece, piece, placed, shaded, slit } from "../paper/paper.ts";
import { blob, box, cut, flow, oval, type Point, points, shift, turn } from "../paper/shapes.ts";
import { DEEP_LEAF, leaf, lemonWheel, MID_LEAF, PALE_LEAF, sesame } from "../parts/garnish.ts";
import { shaving, shavings } from "../parts/meat.ts";
import { riceDome } from "../parts/pasta-and-rice.ts";
import { bar, disc, flecks, mound, type Outline, spread, strewn } from "../parts/strew.ts";
import { cherryTomato, cucumber, shreds, sideSalad, tomatoHalf } from "../parts/vegetables.ts";
import { dip, plate } from "../parts/vessels.ts";
import type { Drawings } from "./drawing.ts";
import { falafel, flatbread, sleeve, wrapFalafel } from "./wraps.ts";

const CORN_TORTILLA: Tones = { base: "#F2CB62", light: "#F9E09A", dark: "#D5A43A" };
const HUMMUS: Tones = { base: "#E6CB98", light: "#F4E2BE", dark: "#C7A566" };

/** Bread cut open like a pocket, filled; `filling` stands out of it above y 190. */
export function pocket(filling: readonly Piece[], tones: Tones): Piece[] {
  const back = points(
    "52,172,26 70,140,26 330,140,26 348,172,26 334,226,40 286,278,40 200,298,40 114,278,40 66,226,40",
  );
  const front = points(
    "48,196,18 80,190,14 200,202,30 320,190,14 352,196,18 338,240,40 290,288,40 200,306,40 110,288,40 62,240,40",
  );
  return [
    piece(cut(back), tones.dark),
    ...filling,
    shaded(
      cut(front),
      tones.dark,
      tones.base,
      [-6, -10],
      [
        detail(cut(points("72,206 130,204 150,216 110,236 84,230"), 12), tones.light),
        flecks(points("220,232 268,244 176,262 238,276 300,218"), tones.dark, disc(15, 7)),
      ],
    ),
    ...sesame(
      [
        [128, 252, 20],
        [160, 226, -20],
        [200, 240, 40],
        [246, 222, -10],
        [282, 262, 30],
        [210, 276, 10],
      ],
      CREAM.base,
      tones.dark,
    ),
  ];
}

/** Kraft paper around the foot of what is held in the hand. */
function paperFoot(y = 268): Piece {
  const teeth: Point[] = Array.from({ length: 13 }, (_, index) => [
    60 + index * 23.4,
    y + (index % 2 === 0 ? 0 : 11) + Math.abs(index - 6) * -4,
    3,
  ]);
  return piece(
    cut([...teeth, [306, 296, 14], [240, 320, 14], [160, 320, 14], [94, 296, 14]]),
    KRAFT.base,
    [
      detail(cut(points("250,200 360,200 360,330 226,330"), 2), KRAFT.dark),
      detail(cut(points("96,266 124,262 150,310 130,310"), 2), KRAFT.light),
    ],
  );
}

const ALONG = points("100,148 144,130 190,144 234,128 282,146 130,168 180,166 250,168");

function doner(meat: readonly Piece[]): Piece[] {
  return [
    ...pocket(
      [
        leaf({ at: [104, 172], length: 92, width: 60, angle: -128 }, MID_LEAF),
        leaf({ at: [296, 172], length: 92, width: 60, angle: -52 }, DEEP_LEAF),
        leaf({ at: [164, 150], length: 84, width: 54, angle: -104 }, PALE_LEAF),
        leaf({ at: [240, 150], length: 84, width: 54, angle: -70 }, MID_LEAF),
        shreds(points("104,152 128,122 296,150 268,122"), RED_CABBAGE),
        ...meat,
        tomatoHalf([118, 172], 25),
        tomatoHalf([284, 172], 25),
        shaded(
          flow(
            points(
              "130,168 158,150 196,158 236,148 272,166 262,190 244,180 232,208 220,206 212,184 180,184 168,202 156,200 150,182",
            ),
          ),
          CREAM.dark,
          CREAM.base,
          [-2, -4],
        ),
      ],
      BREAD,
    ),
    paperFoot(),
  ];
}

function rolled(filling: readonly Piece[], sauce: Tones = CREAM): Piece[] {
  const pour = points(
    "138,122 166,112 202,116 236,112 262,122 258,140 238,134 222,138 212,160 200,158 194,138 172,134 160,148 148,142",
  );
  const mouth = piece(oval([200, 126], 66, 18, 16), TORTILLA.dark);
  return [
    placed([mouth, ...filling, flatbread(), piece(flow(pour), sauce.base), sleeve()], {
      turn: 12,
      about: [200, 200],
      x: 2,
      y: -2,
      scale: 1.02,
    }),
  ];
}

const LEAVES: readonly Piece[] = [
  leaf({ at: [160, 122], length: 84, width: 54, angle: -118 }, MID_LEAF),
  leaf({ at: [240, 122], length: 84, width: 52, angle: -56 }, DEEP_LEAF),
  leaf({ at: [200, 110], length: 84, width: 50, angle: -86 }, PALE_LEAF),
];

const IN_WRAP = points("166,104 206,86 240,104 186,118 222,116");

/** A skewer of pieces, lying. */
function skewer(y: number, things: readonly ((at: Point) => Piece)[]): Piece[] {
  const step = 250 / things.length;
  return [
    piece(
      cut(points(`30,${y - 3},2 374,${y - 3},3 374,${y + 4},3 30,${y + 4},2 20,${y},1`)),
      "#A9642A",
    ),
    ...things.map((thing, index) => thing([84 + index * step, y])),
  ];
}

const cubeOf =
  (tones: Tones) =>
  ([x, y]: Point): Piece =>
    shaded(
      cut(
        points(
          `${x - 28},${y - 22},9 ${x + 22},${y - 26},9 ${x + 28},${y + 22},9 ${x - 24},${y + 26},9`,
        ),
      ),
      tones.dark,
      tones.base,
      [-5, -6],
      [
        detail(
          cut(
            points(`${x - 18},${y - 16} ${x + 10},${y - 19} ${x + 8},${y - 10} ${x - 18},${y - 6}`),
            4,
          ),
          tones.light,
        ),
        slit(
          flow(
            [
              [x - 4, y + 14],
              [x + 14, y - 10],
            ],
            false,
          ),
          tones.dark,
          5,
        ),
      ],
    );

const pepperOf =
  (tones: Tones) =>
  ([x, y]: Point): Piece =>
    shaded(
      cut(
        points(
          `${x - 13},${y - 30},8 ${x + 9},${y - 30},8 ${x + 13},${y + 28},8 ${x - 9},${y + 30},8`,
        ),
      ),
      tones.dark,
      tones.base,
      [-4, -5],
    );

const GREEN_PEPPER: Tones = { base: "#6F9C48", light: "#A5C268", dark: "#3D6A31" };
const ONION: Tones = { base: PINK.light, light: "#FFFFFF", dark: BEET.light };

function skewers(meat: Tones): Piece[] {
  const one = [
    cubeOf(meat),
    pepperOf(GREEN_PEPPER),
    cubeOf(meat),
    pepperOf(ONION),
    cubeOf(meat),
    pepperOf({ base: TOMATO.base, light: TOMATO.light, dark: TOMATO.dark }),
  ];
  return [
    plate([200, 226], 188, 76),
    placed(skewer(186, one), { turn: -8, about: [200, 186] }),
    placed(skewer(238, [...one].reverse()), { turn: -8, about: [200, 238] }),
    lemonWheel([328, 258], 32, 3),
    leaf({ at: [92, 274], length: 50, width: 30, angle: -150 }, MID_LEAF),
    leaf({ at: [94, 274], length: 50, width: 30, angle: -30 }, PALE_LEAF),
  ];
}

/** Meat, rice and salad on a plate. */
export function grillPlate(meat: readonly Piece[], side: readonly Piece[]): Piece[] {
  return [plate([200, 230], 188, 74), ...side, ...sideSalad([300, 190]), ...meat];
}

function mezze(): Piece[] {
  return [
    plate([200, 226], 190, 82),
    ...[
      [160, 164, 4],
      [232, 160, 7],
    ].map(([x = 0, y = 0, seed = 0]) =>
      shaded(
        cut(
          turn(
            shift(points("-60,18,16 -46,-20,20 6,-36,20 54,-16,18 58,16,14"), x, y),
            seed * 5 - 24,
            [x, y],
          ),
        ),
        BREAD.dark,
        BREAD.base,
        [-4, -6],
        [detail(oval([x - 10, y - 12], 24, 9, 9), BREAD.light)],
      ),
    ),
    ...dip([110, 206], HUMMUS),
    ...dip([290, 206], { base: BEET.light, light: PINK.base, dark: BEET.base }),
    ...dip([200, 206], CREAM),
    falafel([164, 262], 28, 3),
    falafel([212, 272], 28, 6),
    falafel([120, 258], 24, 9),
    strewn(
      points("254,258 280,266 304,254"),
      ["#4E6B34", disc(13, 12)],
      ["#8DA046", disc(9, 8, [-2, -2])],
    ),
    ...[cherryTomato([246, 284], 16), cherryTomato([330, 238], 16)],
    leaf({ at: [196, 246], length: 48, width: 28, angle: -20 }, MID_LEAF),
  ];
}

/** A folded tortilla standing on its fold. */
export function taco([x, y]: Point, filling: readonly Piece[]): Piece[] {
  const shell = (dy: number): Point[] =>
    shift(points("-104,54,12 -92,0,30 -52,-50,34 0,-66,34 52,-50,34 92,0,30 104,54,12"), x, y + dy);
  return [
    shaded(cut(shell(-14)), CORN_TORTILLA.dark, CORN_TORTILLA.dark, [0, 0]),
    placed(filling, { x, y }),
    shaded(
      cut(shell(8)),
      CORN_TORTILLA.dark,
      CORN_TORTILLA.base,
      [-6, -7],
      [
        detail(
          cut(shift(points("-70,10 -44,-28 -18,-40 -34,-8 -50,26"), x, y), 12),
          CORN_TORTILLA.light,
        ),
        flecks(shift(points("20,-20 52,10"), x, y), "#D9A23C", disc(9, 5)),
      ],
    ),
  ];
}

function tacoFilling(meat: Tones): Piece[] {
  return [
    strewn(
      points("-80,-14 -48,-54 0,-74 48,-58 82,-14"),
      [LEAF.dark, disc(28, 22, [0, 0], 8)],
      [LEAF.base, disc(24, 17, [-2, -4], 8)],
    ),
    shavings(points("-52,-36 -6,-60 44,-44"), meat, 0.9),
    strewn(
      points("-30,-66 34,-72"),
      [TOMATO.dark, ([x, y], i) => cut(box(x - 9, y - 8, 18, 16, i * 29), 3)],
      [TOMATO.light, ([x, y], i) => cut(box(x - 9, y - 9, 15, 12, i * 29), 3)],
    ),
  ];
}

function tacos(meat: Tones): Piece[] {
  return [
    ...taco([262, 168], tacoFilling(meat)),
    ...taco([146, 220], tacoFilling(meat)),
    leaf({ at: [296, 288], length: 60, width: 36, angle: -24 }, MID_LEAF),
  ];
}

function burrito(): Piece[] {
  const roll = (y: number): Point[] =>
    shift(
      points("-132,-46,30 60,-50,12 96,-44,14 112,0,30 96,46,14 60,50,12 -132,48,30 -150,0,30"),
      182,
      y,
    );
  const half = (y: number, angle: number): Piece =>
    placed(
      [
        shaded(
          cut(roll(y)),
          TORTILLA.dark,
          TORTILLA.base,
          [-4, -12],
          [
            detail(
              cut(points(`60,${y - 34} 160,${y - 38} 230,${y - 36} 220,${y - 24} 70,${y - 20}`), 6),
              TORTILLA.light,
            ),
            flecks(
              points(`90,${y + 8} 136,${y - 8} 180,${y + 20} 214,${y - 4} 110,${y + 26}`),
              "#C8914D",
              disc(13, 6),
            ),
          ],
        ),
        piece(oval([276, y], 30, 46, 16, 2), TORTILLA.light, [
          detail(oval([276, y], 24, 39, 14, 4), RICE.dark),
          flecks(spread([276, y], 16, 30, 7, 3), RICE.light, disc(6, 4)),
          flecks(points(`266,${y - 18} 284,${y + 4} 270,${y + 24}`), "#3B1C12", disc(8, 6)),
          flecks(points(`282,${y - 22} 264,${y + 4} 286,${y + 26}`), TOMATO.base, disc(8, 7)),
          flecks(points(`276,${y - 30} 288,${y - 8} 276,${y + 12}`), LEAF.base, disc(7, 5)),
          flecks(points(`262,${y - 6} 278,${y + 34}`), CHEESE.base, disc(7, 5)),
        ]),
      ],
      { turn: angle, about: [200, y] },
    );
  return [half(128, -10), half(226, 6)];
}

function quesadilla(): Piece[] {
  const wedge = (x: number, y: number, angle: number): Piece => {
    const lay = (outline: string): string => cut(turn(shift(points(outline), x, y), angle, [x, y]));
    return placed(
      [
        shaded(
          lay("-104,42,10 -8,-78,16 96,30,14 70,60,20 0,74,20 -70,64,20"),
          TORTILLA.dark,
          TORTILLA.dark,
          [0, 0],
        ),
        piece(
          lay(
            "-98,32,10 -8,-80,16 92,20,14 84,40,8 62,36,8 50,62,8 38,60,8 32,44,8 -6,56,8 -20,78,8 -32,76,8 -36,54,8 -80,50,8",
          ),
          CHEESE.base,
        ),
        shaded(
          lay("-104,16,10 -8,-96,16 96,6,14 68,34,20 0,46,20 -70,40,20"),
          TORTILLA.dark,
          TORTILLA.base,
          [-4, -5],
          [
            flecks(
              turn(shift(points("-40,10 0,-40 30,10 -6,24 50,6 -70,16"), x, y), angle, [x, y]),
              "#C8914D",
              disc(14, 7),
            ),
          ],
        ),
      ],
      {},
    );
  };
  return [
    wedge(262, 134, 12),
    wedge(142, 206, -8),
    ...dip([318, 250], { base: "#9DBB5A", light: "#C6DA95", dark: "#7A9A3C" }),
  ];
}

function nachos(): Piece[] {
  const chip: Outline = ([x, y], index) =>
    cut(turn(shift(points("-36,22,7 0,-34,7 38,18,7 4,26,10"), x, y), index * 71, [x, y]));
  const places = [...spread([200, 208], 122, 52, 13, 3), ...points("160,146 236,142 200,116")];
  return [
    plate([200, 244], 186, 54),
    strewn(
      places,
      [CORN_TORTILLA.dark, chip],
      [CORN_TORTILLA.base, ([x, y], index) => chip([x - 2, y - 5], index)],
      ["#D9A23C", disc(4, 3)],
    ),
    shaded(
      flow(
        points(
          "110,190 140,150 184,130 226,136 262,160 290,196 276,216 260,196 246,226 232,222 222,194 190,196 178,228 164,224 156,198 132,200 124,216",
        ),
      ),
      CHEESE.dark,
      CHEESE.base,
      [-3, -5],
      [detail(oval([176, 150], 24, 8, 8), CHEESE.light)],
    ),
    strewn(
      points("146,190 206,160 256,182 190,206 232,212"),
      [LEAF.dark, disc(12, 9)],
      ["#8FB14C", disc(8, 6)],
      ["#EEF3CF", disc(3, 2)],
    ),
    strewn(
      points("166,164 232,178 206,188 270,206 130,206"),
      [TOMATO.dark, ([x, y], i) => cut(box(x - 8, y - 8, 17, 15, i * 29), 3)],
      [TOMATO.light, ([x, y], i) => cut(box(x - 8, y - 9, 14, 11, i * 29), 3)],
    ),
    mound([198, 128], 34, 28, CREAM),
  ];
}

function lahmacun(): Piece[] {
  const round = { at: [200, 188] as Point, corners: 20, jitter: 0.02 };
  return [
    piece(blob({ ...round, rx: 168, ry: 108, seed: 3 }), BREAD.dark, [
      detail(blob({ ...round, at: [197, 184], rx: 166, ry: 105, seed: 3 }), BREAD.base),
    ]),
    detail(blob({ ...round, rx: 146, ry: 90, seed: 5 }), "#A8431F"),
    detail(blob({ ...round, at: [196, 184], rx: 142, ry: 86, seed: 6 }), "#C55A2C"),
    flecks(spread([200, 186], 132, 80, 34, 3), "#8E3516", disc(8, 5)),
    flecks(spread([200, 184], 132, 78, 22, 9), TOMATO.light, disc(5, 3.4)),
    flecks(spread([200, 186], 130, 78, 16, 5), LEAF.base, bar(10, 5)),
    lemonWheel([308, 256], 40, 3),
    leaf({ at: [146, 170], length: 52, width: 34, angle: -30 }, MID_LEAF),
    leaf({ at: [142, 172], length: 50, width: 32, angle: -150 }, PALE_LEAF),
    shreds(points("212,158 236,178 204,192 232,206"), ONION),
  ];
}

const FALAFELS: readonly Piece[] = [
  falafel([128, 144], 31, 3),
  falafel([188, 128], 32, 6),
  falafel([250, 134], 31, 9),
  falafel([160, 164], 28, 12),
  falafel([224, 164], 29, 5),
];

export const STREET_FOOD = {
  doner: () => doner([shavings(ALONG)]),
  "doner-chicken": () =>
    doner([shavings(ALONG, { base: "#E0A860", light: "#F0C78C", dark: "#B97F38" })]),
  "doner-veggie": () =>
    doner([
      strewn(
        points("132,146 196,128 262,144 164,164 230,164"),
        [FETA.dark, ([x, y], i) => cut(box(x - 20, y - 16, 40, 30, i * 23 - 20), 5)],
        [FETA.base, ([x, y], i) => cut(box(x - 20, y - 18, 37, 25, i * 23 - 20), 5)],
      ),
      cucumber(points("108,150 222,112 294,146")),
    ]),
  "pita-falafel": () => doner(FALAFELS),
  durum: () =>
    rolled([
      ...LEAVES,
      shreds(points("150,86 250,90 206,62"), RED_CABBAGE),
      shavings(IN_WRAP),
      tomatoHalf([178, 92], 22),
    ]),
  "wrap-chicken": () =>
    rolled(
      [
        ...LEAVES,
        strewn(
          points("160,98 200,84 240,98 182,116 222,116"),
          [CRISPY.dark, shaving(0.95)],
          [CRISPY.base, ([x, y], i) => shaving(0.82)([x - 1, y - 3], i)],
          [CRISPY.light, disc(6, 4, [-4, -5])],
        ),
        tomatoHalf([216, 106], 20),
      ],
      { base: "#EB7650", light: "#F3987A", dark: "#B23620" },
    ),
  "wrap-veggie": () =>
    rolled([
      ...LEAVES,
      cucumber(points("164,96 240,104 206,80"), 1.05),
      tomatoHalf([188, 108], 24),
      shreds(points("224,92 150,110 250,84"), {
        base: "#EA7F2C",
        light: "#F4AB6C",
        dark: "#CC6318",
      }),
    ]),
  "wrap-falafel": () => wrapFalafel().pieces,
  "kebab-plate": () =>
    grillPlate(
      [
        mound([158, 252], 92, 62, { base: "#A65A26", light: "#BC6A2B", dark: "#7A3D14" }),
        shavings(
          points("92,238 132,220 176,216 216,238 112,256 160,244 204,258 150,200"),
          ROAST,
          0.82,
        ),
      ],
      [...riceDome([110, 186], 74, 56)],
    ),
  "gyros-plate": () =>
    grillPlate(
      [
        mound([186, 254], 84, 56, { base: "#A0622C", light: "#B8743A", dark: "#7A461A" }),
        shavings(
          points("130,240 164,222 206,220 242,240 150,256 194,250 232,260 184,204"),
          { base: "#B8743A", light: "#DBA064", dark: "#8A5220" },
          0.78,
        ),
        ...dip([92, 250], CREAM),
      ],
      [friesBeside(), shreds(points("150,196 190,190"), ONION)],
    ),
  "falafel-plate": () =>
    grillPlate(
      [
        falafel([126, 216], 33, 3),
        falafel([186, 208], 33, 6),
        falafel([152, 250], 33, 9),
        falafel([212, 252], 32, 5),
        ...dip([290, 258], HUMMUS),
      ],
      [
        leaf({ at: [150, 190], length: 84, width: 56, angle: -130 }, MID_LEAF),
        leaf({ at: [170, 190], length: 88, width: 56, angle: -80 }, DEEP_LEAF),
      ],
    ),
  souvlaki: () => skewers({ base: "#D9A05A", light: "#EBC48B", dark: "#B0742F" }),
  "shish-kebab": () => skewers({ base: "#7A4330", light: "#A2664C", dark: "#56291B" }),
  mezze: mezze,
  lahmacun: lahmacun,
  tacos: () => tacos({ base: "#7A4330", light: "#A2664C", dark: "#56291B" }),
  "tacos-veggie": () => [
    ...taco([262, 168], beanFilling()),
    ...taco([146, 220], beanFilling()),
    leaf({ at: [296, 288], length: 60, width: 36, angle: -24 }, MID_LEAF),
  ],
  burrito: burrito,
  quesadilla: quesadilla,
  nachos: nachos,
} satisfies Drawings;

function beanFilling(): Piece[] {
  return [
    strewn(
      points("-80,-14 -48,-54 0,-74 48,-58 82,-14"),
      [LEAF.dark, disc(28, 22, [0, 0], 8)],
      [LEAF.base, disc(24, 17, [-2, -4], 8)],
    ),
    strewn(
      points("-60,-24 -10,-60 46,-46"),
      ["#3B1C12", disc(13, 10)],
      ["#7A4330", disc(6, 4, [-4, -4])],
    ),
    strewn(
      points("-40,-62 20,-78 70,-38"),
      [AVOCADO.dark, disc(15, 11)],
      [AVOCADO.base, disc(12, 7, [-1, -2])],
    ),
    strewn(
      points("-14,-78 -62,-42 54,-60"),
      [CHEESE.dark, disc(6, 6)],
      [CHEESE.light, disc(4, 4, [-1, -1])],
    ),
  ];
}

function friesBeside(): Piece {
  const sticks = points("86,176 104,190 122,172 138,194 156,176 96,204 126,210 150,206");
  return strewn(
    sticks,
    ["#DDA636", bar(78, 14, 37, -60)],
    ["#F2C650", ([x, y], index) => bar(74, 8, 37, -60)([x - 1, y - 2], index)],
  );
}
