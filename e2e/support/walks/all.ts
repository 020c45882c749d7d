import { along } from "./along.ts";
import { benefits } from "./benefits.ts";
import { changing } from "./changing.ts";
import { choosing } from "./choosing.ts";
import { closed, cutOff, withoutMenu } from "./closed.ts";
import { kitchen } from "./kitchen.ts";
import { paying, terminal } from "./paying.ts";
import { serving } from "./serving.ts";
import { sharing } from "./sharing.ts";
import { visit } from "./visit.ts";
import type { Walk } from "./walk.ts";
import { ways } from "./ways.ts";

/** What every customer goes through. */
export const COMMON_WALKS: readonly Walk[] = [visit, serving];

/** What some of them meet. */
export const OTHER_WALKS: readonly Walk[] = [
  ways,
  along,
  choosing,
  sharing,
  changing,
  benefits,
  paying,
  terminal,
  kitchen,
  closed,
  cutOff,
  withoutMenu,
];
