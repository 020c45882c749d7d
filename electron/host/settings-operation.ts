/** What the device settings file says of running for months: logs, health, how long records are kept. */
import { z } from "zod";
import { filled } from "./settings-texts.ts";

const log = z.strictObject({
  level: z.enum(["debug", "info", "warn", "error", "silent"]).default("info").meta({
    description:
      "The least important lines that are kept. What goes to standard error is said by `KIOSK_LOG_LEVEL`.",
  }),
  folder: filled.nullable().default(null).meta({
    description:
      "Where the log is kept, relative to this file. Null: `logs` in the kiosk's own folder.",
  }),
  fileMegabytes: z.number().int().min(1).max(1_000).default(5).meta({
    description: "A file that would grow beyond this is followed by a new one.",
  }),
  files: z.number().int().min(2).max(100).default(10).meta({
    description:
      "Files that are kept; the oldest goes. With `fileMegabytes` the most that the log takes of the disk.",
  }),
});

const loopbackAddress = z
  .string()
  .refine((text) => /^127\.0\.0\.1:\d{1,5}$/.test(text) && Number(text.split(":")[1]) <= 65_535, {
    error: "must be 127.0.0.1:PORT, for example 127.0.0.1:4655",
  });

const retention = z.strictObject({
  orderDays: z.number().int().min(1).max(3_650).default(90).meta({
    description:
      "Days after its end that an order stays in the kiosk's records. One that staff have to settle stays until then.",
  }),
  exchangeDays: z.number().int().min(1).max(3_650).default(14).meta({
    description:
      "Days after an order's end that what was said to the services about it is kept, customer's data among it.",
  }),
});

export const operation = z.strictObject({
  log: log.prefault({}).meta({ description: "The log on disk, one JSON object a line." }),
  healthListen: loopbackAddress.nullable().default(null).meta({
    description:
      "Address of the health endpoint for watchdogs, on this machine only. Null: there is none.",
  }),
  retention: retention.prefault({}).meta({
    description: "How long records are kept. Consents are kept for good.",
  }),
});
