/** Logs a call of the page: its visit and order, how long it took, and an id that all later lines of the call share. */
import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Log } from "../net/log.ts";
import { type Trace, withTrace } from "../net/trace.ts";

/**
 * Called for each key: one line per call would reveal the length of what was typed. Faults write lines of their own.
 */
const UNLOGGED: readonly string[] = ["payment.type", "payment.press", "page.fault"];

/** Ids alone: other input may be about a customer. */
const idsOfInput = z.object({
  visitId: z.uuid().optional().catch(undefined),
  checkoutId: z.uuid().optional().catch(undefined),
});

/** Runs a call under a new id and logs it: its name, and nothing of its input but ids. */
export async function traced<Result>(
  call: {
    readonly path: readonly string[];
    readonly input: unknown;
    readonly log: Pick<Log, "info" | "warn">;
  },
  work: () => Promise<Result>,
): Promise<Result> {
  const name = call.path.join(".");
  const { log } = call;
  const ids: Trace = { touchId: randomUUID(), ...known(call.input) };
  const startedAt = performance.now();
  return withTrace(ids, async () => {
    try {
      const result = await work();
      const durationMs = Math.round(performance.now() - startedAt);
      if (!UNLOGGED.includes(name)) log.info({ call: name, durationMs }, "touch");
      return result;
    } catch (error) {
      log.warn({ call: name, error }, "a call of the page failed");
      throw error;
    }
  });
}

function known(input: unknown): Trace {
  const { visitId, checkoutId } = idsOfInput.safeParse(input).data ?? {};
  return { ...(visitId && { visitId }), ...(checkoutId && { checkoutId }) };
}
