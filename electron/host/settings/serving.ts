/** The part of the device settings file (docs/settings.md) about tables and pick-up times. */
import { z } from "zod";
import { WEEKDAYS } from "../../../domain/pickup-times.ts";

/** Most areas that fit next to each other above the key pad. */
const MOST_AREAS = 6;

const area = z.string().regex(/^\p{L}{1,3}$/u, { error: "must be one to three letters" });
const tableNumber = z.number().int().min(0).max(9_999);

export const tables = z
  .strictObject({
    use: z.enum(["off", "optional", "required"]).default("off").meta({
      description: "Whether customers who eat in are asked for their table.",
    }),
    areas: z.array(area).max(MOST_AREAS).default([]).meta({
      description: "Letters before the number, for example `A` and `T`. Empty: numbers only.",
    }),
    first: tableNumber.default(1).meta({ description: "The lowest number." }),
    last: tableNumber.default(99).meta({ description: "The highest number." }),
  })
  .refine(({ first, last }) => first <= last, {
    error: "must not be below first",
    path: ["last"],
  })
  .refine(({ areas }) => new Set(areas).size === areas.length, {
    error: "names an area twice",
    path: ["areas"],
  });

/** In the outlet's own time zone. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
  error: "must be a time of day like 11:30",
});

const hours = z.strictObject({
  days: z
    .array(z.enum(WEEKDAYS))
    .min(1)
    .default([...WEEKDAYS])
    .meta({ description: "Days of the week on which it begins." }),
  from: timeOfDay.meta({ description: "The first time, in the outlet's own time zone." }),
  until: timeOfDay.meta({
    description: "The last time; at or before `from` it is of the day after.",
  }),
});

export const pickupTimes = z.strictObject({
  leadMinutes: z.number().int().min(0).max(1_440).default(20).meta({
    description: "Minimum minutes that the kitchen needs.",
  }),
  slotMinutes: z.number().int().min(5).max(240).default(15).meta({
    description: "Minutes from one time to the next.",
  }),
  hours: z.array(hours).min(1).max(21).meta({
    description: "When orders are handed out. Only times of the same day are offered.",
  }),
});
