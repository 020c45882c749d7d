/** The hardware of the kiosk as staff see and test it (docs/staff.md): readings, tests by hand, and the report. */
import { eventIterator, oc } from "@orpc/contract";
import { z } from "zod";
import {
  DRIVE_SIGNS,
  type HardwareReadings,
  TIME_SYNC_STATES,
} from "../../../domain/readiness/readings.ts";
import {
  HARDWARE_PARTS,
  type HardwareTest,
  LONGEST_NAME,
  LONGEST_NOTE,
  TEST_VERDICTS,
} from "../../../domain/readiness/tests.ts";
import { staffInput } from "./staff-input.ts";
import { exported } from "./staff-records-views.ts";

const names = z.array(z.string()).readonly();

const drive = z.object({
  device: z.string(),
  model: z.string().nullable(),
  isPassed: z.boolean().nullable(),
  signs: z.array(z.enum(DRIVE_SIGNS)).readonly(),
  celsius: z.number().nullable(),
  powerOnHours: z.number().nullable(),
  percentageUsed: z.number().nullable(),
});

const hardwareReadings = z.object({
  at: z.number(),
  devices: z
    .object({
      screens: z
        .array(z.object({ name: z.string(), resolution: z.string().nullable() }))
        .readonly(),
      touchscreens: names,
      keyboards: names,
      cameras: names,
      soundOutputs: names,
    })
    .nullable(),
  disk: z.object({
    freeBytes: z.number(),
    totalBytes: z.number(),
    isReadOnly: z.boolean().nullable(),
    fileSystemErrors: z.number().nullable(),
    drives: z.discriminatedUnion("state", [
      z.object({ state: z.literal("read"), drives: z.array(drive).readonly() }),
      z.object({ state: z.literal("no-program") }),
      z.object({ state: z.literal("not-read") }),
    ]),
  }),
  temperatures: z
    .array(
      z.object({
        name: z.string(),
        celsius: z.number(),
        highCelsius: z.number().nullable(),
        criticalCelsius: z.number().nullable(),
      }),
    )
    .readonly(),
  memory: z.object({ totalBytes: z.number(), availableBytes: z.number() }),
  timeSync: z.enum(TIME_SYNC_STATES),
}) satisfies z.ZodType<HardwareReadings>;

/** A line of text as a person types it. */
const line = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .regex(/^\P{Cc}*$/u);

export const hardwareTest = z.object({
  part: z.enum(HARDWARE_PARTS),
  verdict: z.enum(TEST_VERDICTS),
  note: line(LONGEST_NOTE),
  tester: line(LONGEST_NAME).min(1),
  at: z.number(),
}) satisfies z.ZodType<HardwareTest>;

const reportFormat = z.enum(["html", "txt"]);
export type ReportFormat = z.infer<typeof reportFormat>;

export const readinessContract = {
  /** Read anew with each call. */
  readings: oc.input(staffInput).output(hardwareReadings),
  /** The tests by hand, the latest first, now and at every change. */
  tests: oc.input(staffInput).output(eventIterator(z.array(hardwareTest))),
  /** A person has tested a part; the host knows when. */
  record: oc.input(staffInput.extend(hardwareTest.omit({ at: true }).shape)).output(z.void()),
  /** The report in English, for support and whoever looks after many kiosks. */
  report: oc.input(staffInput.extend({ format: reportFormat })).output(exported),
};
