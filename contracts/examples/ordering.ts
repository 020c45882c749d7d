import type { Example } from "./example.ts";
import { menuExamples } from "./menu.ts";
import { orderExamples } from "./orders.ts";

/** Messages of ordering.md, transcribed from its text. */
export const examples: readonly Example[] = [...menuExamples, ...orderExamples];
