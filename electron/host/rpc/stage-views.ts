/** The start screen of an outlet as the page receives it: addresses instead of ids, and nothing that is not there. */
import { z } from "zod";
import type { DishPicture } from "../../../domain/look/dish-picture.ts";
import { MOST_ON_STAGE } from "../../../domain/look/look.ts";
import { openingHours } from "./look-views.ts";

const share = z.number().min(0).max(1);

export const dishPicture = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("drawing"), url: z.string() }),
  z.object({
    kind: z.literal("photo"),
    small: z.string(),
    large: z.string(),
    focus: z.object({ x: share, y: share }),
  }),
]) satisfies z.ZodType<DishPicture>;

const pictures = z.array(dishPicture).max(MOST_ON_STAGE).readonly();

export const stageView = z.object({
  /** Different pictures of products that can be ordered now, the most prominent first. */
  dishes: pictures,
  /** Emblems of the categories, for the places that no dish takes. */
  emblems: z.array(z.string()).max(MOST_ON_STAGE).readonly(),
  /** By root category, for its tab and for its dishes without a picture; only those that have one of their own. */
  emblemByCategory: z.record(z.string(), z.string()),
  /** For all other dishes without a picture; null for none. */
  generalEmblem: z.string().nullable(),
  /** In place of the dishes, one after the other. */
  slides: pictures,
  /** In place of dishes and slides; null for none. */
  videoUrl: z.string().nullable(),
  openingHours: openingHours.nullable(),
  /** Titles of products that are announced as new, and can be ordered now. */
  newProducts: z.array(z.record(z.string(), z.string())).max(MOST_ON_STAGE).readonly(),
});
export type StageView = z.infer<typeof stageView>;

/** Without dishes the page shows a table that is laid. */
export const EMPTY_STAGE: StageView = {
  dishes: [],
  emblems: [],
  emblemByCategory: {},
  generalEmblem: null,
  slides: [],
  videoUrl: null,
  openingHours: null,
  newProducts: [],
};
