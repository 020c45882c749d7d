/** How an outlet serves: where and when the food is received, and which receipts are offered. */
import { z } from "zod";
import { WEEKDAYS } from "../../../domain/pickup-times.ts";
import { receiptPrinterView } from "./printing-views.ts";

export const tablesView = z.object({
  use: z.enum(["off", "optional", "required"]),
  areas: z.array(z.string()),
  first: z.number(),
  last: z.number(),
});

export const pickupTimesView = z.object({
  leadMinutes: z.number(),
  slotMinutes: z.number(),
  hours: z.array(
    z.object({ days: z.array(z.enum(WEEKDAYS)), from: z.string(), until: z.string() }),
  ),
});

export const receiptView = z.object({
  /** As a QR code on the last screen. */
  code: z.boolean(),
  print: z.enum(["off", "offered", "always"]),
  printer: receiptPrinterView,
});
