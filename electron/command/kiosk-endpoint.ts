/** What the running kiosk answers at its health endpoint (docs/operations.md). */
import { z } from "zod";
import { type StatusReport, statusReport } from "../host/operation/status-report.ts";
import { type UpdateReport, updateReport } from "../host/operation/update-report.ts";

/** Where the kiosk of the unit answers. */
export const HEALTH_URL = "http://127.0.0.1:4655";
const ANSWER_WITHIN_MS = 2_000;

const health = z.object({
  state: z.enum(["starting", "waiting", "serving"]),
  because: z.array(z.string()),
  notes: z.array(z.string()),
  problems: z.array(z.string()).default([]),
  page: z.enum(["open", "none"]).nullable(),
});
export type Health = z.infer<typeof health>;

/** Orders can be taken, and customers see a page: it opens a moment after the services have answered. */
export function isReady({ state, page }: Health): boolean {
  return state === "serving" && page !== "none";
}

/** Null if no kiosk answers; one that is starting does. */
export function askHealth(url: string): Promise<Health | null> {
  return ask(`${url}/health`, health);
}

/** Null if no kiosk answers. */
export function askUpdate(url: string): Promise<UpdateReport | null> {
  return ask(`${url}/update`, updateReport);
}

/** Null if no kiosk answers, or it has not started yet. */
export function askStatus(url: string): Promise<StatusReport | null> {
  return ask(`${url}/status`, statusReport);
}

async function ask<Schema extends z.ZodType>(
  url: string,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    return schema.parse(await response.json());
  } catch {
    return null;
  }
}
