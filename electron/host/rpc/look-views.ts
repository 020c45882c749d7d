/** The look of an outlet as schemas: how it is stored, exported, and edited by staff. */
import { z } from "zod";
import { HEADLINE_FONTS, MOODS } from "../../../domain/look/brand.ts";
import type { LookChange } from "../../../domain/look/change.ts";
import { type Look, MOST_ON_STAGE } from "../../../domain/look/look.ts";

/** Ids of products, pictures and photos. */
const id = z.string().min(1).max(200);
const ids = z.array(id).max(MOST_ON_STAGE).readonly();
const share = z.number().min(0).max(1);
const localTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

export const pictureChoice = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("drawing"), picture: id }),
  z.object({ kind: z.literal("photo"), photo: id }),
  z.object({ kind: z.literal("none") }),
]);

export const brand = z.object({
  name: z.string().trim().min(1).max(60).nullable(),
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .nullable(),
  mood: z.enum(MOODS).nullable(),
  headlineFont: z.enum(HEADLINE_FONTS).nullable(),
  logo: id.nullable(),
});

export const openingHours = z
  .array(
    z
      .array(z.object({ from: localTime, to: localTime }))
      .max(4)
      .readonly(),
  )
  .length(7)
  .readonly();

export const stage = z.object({
  dishes: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("automatic") }),
    z.object({ kind: z.literal("popular") }),
    z.object({ kind: z.literal("chosen"), products: ids }),
  ]),
  slides: ids,
  video: id.nullable(),
  openingHours: openingHours.nullable(),
  newProducts: ids,
});

const focalPoint = z.object({ x: share, y: share });

export const look = z.object({
  brand,
  pictures: z.record(id, pictureChoice),
  focalPoints: z.record(id, focalPoint),
  stage,
}) satisfies z.ZodType<Look>;

export const lookChange = z.object({
  brand: brand.partial().optional(),
  pictures: z.record(id, pictureChoice.nullable()).optional(),
  focalPoints: z.record(id, focalPoint.nullable()).optional(),
  stage: stage.partial().optional(),
}) satisfies z.ZodType<LookChange>;
