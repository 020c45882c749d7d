/** What staff may call to look after the outlet's look: all changes are of a draft until it is published. */
import { eventIterator, oc } from "@orpc/contract";
import { z } from "zod";
import type { LookDifferences } from "../../../domain/look/change.ts";
import { brand, look, lookChange, stage } from "./look-views.ts";
import { staffInput } from "./staff-input.ts";
import { outletView } from "./views.ts";

const differences = z.object({
  brand: z.array(brand.keyof()).readonly(),
  pictures: z.number(),
  focalPoints: z.number(),
  stage: z.array(stage.keyof()).readonly(),
}) satisfies z.ZodType<LookDifferences>;

export const lookView = z.object({
  /** The draft. */
  look,
  canUndo: z.boolean(),
  /** What publishing it changes for customers; null: nothing. */
  differences: differences.nullable(),
  /** UTC milliseconds; null if none was ever published. */
  publishedAt: z.number().nullable(),
  /** The outlet as customers would see it with the draft. */
  outlet: outletView,
});
export type LookView = z.infer<typeof lookView>;

/** `not-stored`: it could not be written, and nothing has changed. */
const lookResult = z.object({ result: z.enum(["done", "not-stored"]) });
export type LookResult = z.infer<typeof lookResult>;

export const lookContract = {
  live: oc.input(staffInput).output(eventIterator(lookView)),
  change: oc.input(staffInput.extend({ change: lookChange })).output(lookResult),
  /** Takes the last change of the draft back. */
  undo: oc.input(staffInput).output(lookResult),
  /** Drops all changes since the last publication. */
  discard: oc.input(staffInput).output(lookResult),
  /** Customers see the draft from now on; a visit under way keeps what it began with. */
  publish: oc.input(staffInput).output(lookResult),
};
