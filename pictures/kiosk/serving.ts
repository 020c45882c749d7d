/** The kiosk's own pictures of order types and payment methods. */

import { CHEESE, CHINA, CREAM, GLASS, INK, KRAFT, LEAF, TEAL, TOMATO } from "../paper/palette.ts";
import {
  detail,
  type Picture,
  type Piece,
  picture,
  piece,
  placed,
  shaded,
} from "../paper/paper.ts";
import { blob, box, cut, type Point, points } from "../paper/shapes.ts";

/** A wheel with a bright hub. */
function wheel(at: Point): Piece {
  const round = { at, corners: 18, jitter: 0.01 };
  return piece(blob({ ...round, rx: 42, ry: 42, seed: 4 }, 10), INK, [
    detail(blob({ ...round, rx: 20, ry: 20, seed: 6 }, 6), CREAM.dark),
    detail(blob({ ...round, rx: 11, ry: 11, seed: 8 }, 4), KRAFT.dark),
  ]);
}

/** Drive through: a small car with the bag on its seat. */
export function orderDriveThrough(): Picture {
  const body = points(
    "22,206,22 60,184,20 104,176,10 296,174,10 350,188,26 378,222,18 378,262,14 22,262,14",
  );
  const cabin = points("88,184,8 136,96,26 262,92,30 316,184,8");
  const front = points("112,176,5 146,114,16 190,112,6 190,176,5");
  const back = points("206,176,5 206,112,6 252,111,18 288,176,5");
  const bag = points("222,130,3 262,130,3 266,190,3 218,190,3");
  return picture("order-drive-through", [
    shaded(
      cut(cabin),
      TEAL.dark,
      TEAL.base,
      [-4, -3],
      [
        detail(cut(front), GLASS.base, [
          detail(cut(points("96,190 140,90 160,90 120,190")), GLASS.light),
        ]),
        detail(cut(back), GLASS.base, [
          detail(cut(bag), KRAFT.base),
          detail(cut(points("248,124 274,124 274,196 252,196")), KRAFT.dark),
          detail(cut(points("230,144 246,144 246,160 230,160"), 4), CREAM.base),
        ]),
      ],
    ),
    shaded(
      cut(body),
      TEAL.dark,
      TEAL.base,
      [-4, -6],
      [
        detail(cut(points("10,214 392,206 392,222 10,230")), TEAL.light),
        detail(cut(box(196, 180, 5, 84), 1), TEAL.dark),
        detail(cut(box(146, 196, 30, 8), 4), TEAL.dark),
        detail(cut(box(216, 196, 30, 8), 4), TEAL.dark),
        detail(blob({ at: [32, 216], rx: 16, ry: 14, corners: 10, seed: 3 }, 5), CHEESE.light),
        detail(cut(points("364,206 392,206 392,236 366,232"), 4), TOMATO.base),
      ],
    ),
    wheel([104, 258]),
    wheel([296, 258]),
  ]);
}

/** A horizontal bank card. */
function card(colour: typeof TEAL): Piece[] {
  return [
    shaded(
      cut(box(0, 0, 190, 122), 14),
      colour.dark,
      colour.base,
      [-3, -4],
      [
        detail(cut(points("-10,24 210,14 210,42 -10,52")), colour.light),
        detail(cut(box(18, 62, 38, 30), 6), CHEESE.base),
        detail(cut(box(18, 75, 38, 4), 0), CHEESE.dark),
        detail(cut(box(112, 88, 58, 10), 5), CREAM.base),
      ],
    ),
  ];
}

/** Pay here: a card before the kiosk's own screen. */
export function payHere(): Picture {
  const shell = cut(box(110, 20, 160, 246), 20);
  const screen = cut(box(124, 36, 132, 196), 10);
  const foot = points("154,262,4 226,262,4 246,306,10 134,306,10");
  return picture("pay-here", [
    piece(cut(foot), KRAFT.dark),
    shaded(shell, TEAL.dark, TEAL.base, [-5, -4]),
    detail(screen, CREAM.base, [
      detail(cut(points("116,30 264,30 264,70 116,78")), GLASS.base),
      detail(cut(box(140, 96, 74, 10), 5), KRAFT.light),
      detail(cut(box(140, 118, 54, 10), 5), KRAFT.light),
    ]),
    placed(card(TOMATO), { x: 168, y: 150, turn: -14, about: [95, 61] }),
  ]);
}

/** The pinked foot of a receipt. */
function receipt(left: number, top: number, width: number, height: number): Piece {
  const teeth = Array.from(
    { length: 9 },
    (_, index): Point => [left + width - (index * width) / 8, top + (index % 2 === 0 ? 0 : 9), 2],
  );
  const paper: Point[] = [[left, top + height, 2], [left + width, top + height, 2], ...teeth];
  const line = (y: number, length: number) =>
    detail(cut(box(left + 14, top + y, length, 7), 3), KRAFT.base);
  return piece(cut(paper), CHINA.base, [
    detail(cut(box(left + width - 16, top - 4, 30, height + 8), 0), CHINA.dark),
    line(26, width - 44),
    line(42, width - 60),
    line(58, width - 50),
  ]);
}

/** Coins in a small heap. */
function coin(at: Point, seed: number): Piece {
  const round = { at, corners: 16, seed, jitter: 0.015 };
  return shaded(
    blob({ ...round, rx: 34, ry: 34 }, 8),
    CHEESE.dark,
    CHEESE.base,
    [-3, -4],
    [detail(blob({ ...round, rx: 18, ry: 18 }, 6), CHEESE.light)],
  );
}

/** Pay at the counter: a till with its receipt. */
export function payCounter(): Picture {
  const counter = points("14,256,10 386,256,10 386,304,12 14,304,12");
  const drawer = cut(box(66, 204, 268, 62), 12);
  const body = points("92,210,8 124,112,16 276,112,16 308,210,8");
  const keys = [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3].map((column) => {
      const x = 146 + column * 30 - row * 4;
      return detail(
        cut(box(x, 128 + row * 24, 22 + row * 2, 15), 5),
        row === 2 && column === 3 ? TOMATO.base : CREAM.base,
      );
    }),
  );
  return picture("pay-counter", [
    receipt(222, 26, 72, 100),
    piece(cut(box(118, 58, 84, 46), 10), TEAL.dark, [
      detail(cut(box(128, 67, 64, 28), 5), LEAF.light),
    ]),
    piece(cut(box(150, 100, 20, 18), 2), TEAL.dark),
    shaded(cut(body), TEAL.dark, TEAL.base, [-5, -4], keys),
    shaded(
      drawer,
      TEAL.dark,
      TEAL.light,
      [-4, -5],
      [detail(cut(box(172, 228, 56, 12), 6), TEAL.dark)],
    ),
    shaded(cut(counter), KRAFT.dark, KRAFT.base, [-3, -8]),
    coin([330, 242], 5),
  ]);
}

/** In cash: notes and coins. */
export function payCash(): Picture {
  const note = (colour: typeof LEAF): Piece[] => [
    shaded(
      cut(box(0, 0, 216, 112), 10),
      colour.dark,
      colour.base,
      [-3, -4],
      [
        detail(cut(box(14, 14, 188, 84), 6), colour.light),
        detail(blob({ at: [108, 56], rx: 32, ry: 30, corners: 14, seed: 5 }, 8), colour.base),
        detail(cut(box(26, 26, 26, 9), 4), colour.dark),
        detail(cut(box(164, 78, 26, 9), 4), colour.dark),
      ],
    ),
  ];
  return picture("pay-cash", [
    placed(note(TEAL), { x: 96, y: 60, turn: 10, about: [108, 56] }),
    placed(note(LEAF), { x: 76, y: 112, turn: -7, about: [108, 56] }),
    coin([124, 250], 3),
    coin([186, 268], 6),
    coin([300, 232], 9),
  ]);
}

/** By card at the counter: a terminal with a card. */
export function payTerminal(): Picture {
  const shell = points("124,52,22 262,44,22 280,286,24 132,292,24");
  const keys = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) =>
      detail(
        cut(box(154 + column * 38 + row * 2, 162 + row * 34, 28, 22), 7),
        [TOMATO.base, CHEESE.base, LEAF.base][row === 2 ? column : 3] ?? CREAM.base,
      ),
    ),
  );
  return picture("pay-terminal", [
    placed(card(TOMATO), { x: 172, y: 36, turn: 18, about: [95, 61] }),
    shaded(
      cut(shell),
      TEAL.dark,
      TEAL.base,
      [-6, -4],
      [
        detail(cut(points("142,72,10 246,66,10 252,140,10 146,144,10")), GLASS.base, [
          detail(cut(points("130,60 200,60 160,150 130,150")), GLASS.light),
        ]),
        ...keys,
      ],
    ),
  ]);
}
