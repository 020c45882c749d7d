import { hash, timingSafeEqual } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Log } from "../net/log.ts";
import type { Settings } from "../settings/settings.ts";
import { createGateListener, GATE_LIMITS, type GateListener } from "./gate-listener.ts";
import {
  type GateEnrollmentResult,
  type GateResult,
  readEnrollmentResult,
  readResult,
} from "./gate-messages.ts";
import { createRefusedCallers, type RefusedCallers } from "./refused-callers.ts";

export type { GateEnrollmentResult, GateResult } from "./gate-messages.ts";

const MAX_BODY_BYTES = 64 * 1024;

export type GateOptions = {
  readonly settings: Pick<Settings, "payments">;
  readonly log: Pick<Log, "info" | "warn" | "error">;
  /**
   * Journals a result; awaited before the integrator is answered 200, since after that it never calls again. Throwing
   * answers 503: the integrator repeats the callback (payments.md §4.3 rule 3).
   */
  readonly onResult: (result: GateResult) => Promise<"accepted" | "already-resumed">;
  /** `no-match`: no such enrollment, another integration's, or expired; nothing was stored. */
  readonly onEnrollmentResult?: (result: GateEnrollmentResult) => Promise<"accepted" | "no-match">;
};

/** The callbacks that the kiosk hosts (payments.md §4.2), on a listener of its own. */
export type Gate = GateListener;

/** The gate of one kiosk, for the integration of its settings. */
export function createGate(
  { settings: { payments }, log, onResult, onEnrollmentResult }: GateOptions,
  limits = GATE_LIMITS,
): Gate {
  const refusedCallers = createRefusedCallers(log);
  const app = createGateApp({
    integrations: [{ ...payments, isActive: true }],
    log,
    refusedCallers,
    onResult: (result) => onResult(result),
    ...(onEnrollmentResult && {
      onEnrollmentResult: (result: GateEnrollmentResult) => onEnrollmentResult(result),
    }),
  });
  const listener = createGateListener({
    ...{ address: payments.gate.listen, tls: payments.gate.tls, setting: "payments.gate" },
    ...{ answer: app.fetch, log, limits },
  });
  return {
    listen: listener.listen,
    async close() {
      await listener.close();
      refusedCallers.stop();
    },
  };
}

/** An integration whose callbacks arrive at a gate. One that is not active is answered as if it were unknown. */
export type GateIntegration = Pick<Settings["payments"], "integrationId" | "inboundTokens"> & {
  readonly isActive: boolean;
};

/** Where a callback belongs, and its body as it came. */
export type CallbackSource = { readonly integrationId: string; readonly body: string };

export type GateAppOptions = Pick<GateOptions, "log"> & {
  readonly integrations: readonly GateIntegration[];
  readonly refusedCallers: RefusedCallers;
  /** Calls of one source and minute without a valid token that are answered 401, further ones 429. */
  readonly refusedPerMinute?: number;
  /** As {@link GateOptions.onResult}; `not-stored` answers 503, too. */
  readonly onResult: (
    result: GateResult,
    source: CallbackSource,
  ) => Promise<"accepted" | "already-resumed" | "not-stored">;
  readonly onEnrollmentResult?: (
    result: GateEnrollmentResult,
    source: CallbackSource,
  ) => Promise<"accepted" | "no-match" | "not-stored">;
  /** Called for each call that is answered with an error of the caller's. */
  readonly onRefused?: () => void;
};

/**
 * The gate's routes without a listener: for a server, and for callers in this process. Checks the caller first (401),
 * then the integration (404), then the body (400): a caller without a token learns neither which integrations exist nor
 * what a body must look like.
 */
export function createGateApp(options: GateAppOptions): Hono {
  const { log, onResult, onEnrollmentResult, onRefused } = options;
  const app = new Hono();
  const admit = createAdmission(options.integrations);

  /** Answers every caller with a token: one log line each, which contains nothing of the body. */
  function answer(context: Context, status: 200 | 400 | 404, message: string) {
    const line = { operation: operationOf(context), status, message };
    if (status === 200) log.info(line, "callback");
    else {
      log.warn(line, "callback rejected");
      onRefused?.();
    }
    return context.json(status === 200 ? { result: message } : { error: message }, status);
  }

  /** The integrator repeats the callback until it is stored. */
  function answerNotStored(context: Context, error: string) {
    log.error({ operation: operationOf(context), error }, "callback not stored");
    return context.json({ error: "try again" }, 503);
  }

  app.use("/gate/integration/:integrationId/*", async (context, next) => {
    const verdict = admit(context.req.param("integrationId"), context.req.header("Authorization"));
    if (verdict === "invalid-token") return refuse(context, options);
    return verdict === "admitted" ? next() : answer(context, 404, "unknown integration");
  });
  const limit = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: (context) => answer(context, 400, "body is too large"),
  });
  // A short body of stated length need not be counted as a stream, which would take a tenth of the gate's time.
  app.use((context, next) => (isStatedShort(context) ? next() : limit(context, next)));

  app.post("/gate/integration/:integrationId/result", async (context) => {
    const source = await sourceOf(context);
    const result = readResult(source.body, idempotencyKeyOf(context));
    if ("invalid" in result) return answer(context, 400, result.invalid);
    const outcome = await onResult(result, source);
    return outcome === "not-stored"
      ? answerNotStored(context, outcome)
      : answer(context, 200, outcome);
  });

  app.post("/gate/integration/:integrationId/enrollment-result", async (context) => {
    const source = await sourceOf(context);
    const result = readEnrollmentResult(source.body, idempotencyKeyOf(context));
    if ("invalid" in result) return answer(context, 400, result.invalid);
    const outcome = (await onEnrollmentResult?.(result, source)) ?? "no-match";
    if (outcome === "not-stored") return answerNotStored(context, outcome);
    return outcome === "accepted"
      ? answer(context, 200, outcome)
      : answer(context, 404, "no matching enrollment");
  });

  app.notFound((context) => context.json({ error: "not found" }, 404));
  app.onError((error, context) => answerNotStored(context, error.message));
  return app;
}

/**
 * Anybody can call without a token: only these calls are counted per source, and a call with a token always passes.
 */
function refuse(context: Context, { refusedCallers, refusedPerMinute, onRefused }: GateAppOptions) {
  onRefused?.();
  const calls = refusedCallers.add(getConnInfo(context).remote.address ?? "unknown");
  if (refusedPerMinute !== undefined && calls > refusedPerMinute) {
    return context.json({ error: "too many calls without a valid token" }, 429);
  }
  return context.json({ error: "inbound token is not valid" }, 401);
}

/** Node reads no more of a body than its Content-Length says. */
function isStatedShort({ req }: Context): boolean {
  const length = req.header("Content-Length");
  return length !== undefined && Number(length) <= MAX_BODY_BYTES;
}

async function sourceOf(context: Context): Promise<CallbackSource> {
  const body = await context.req.text();
  return { integrationId: context.req.param("integrationId") ?? "", body };
}

function operationOf(context: Context): string {
  return context.req.path.endsWith("/enrollment-result") ? "gate.enrollment-result" : "gate.result";
}

function idempotencyKeyOf(context: Context): string | null {
  return context.req.header("Idempotency-Key")?.slice(0, 200) || null;
}

type Verdict = "admitted" | "unknown-integration" | "invalid-token";

/**
 * Whether a caller may call for an integration: with one of its own tokens. With a token of any integration a caller
 * learns that there is no such integration, or that it is not active (payments.md §4.2).
 */
function createAdmission(
  integrations: readonly GateIntegration[],
): (integrationId: string, authorization: string | undefined) => Verdict {
  const isOfAny = tokenCheck(integrations.flatMap(({ inboundTokens }) => inboundTokens));
  const checks = new Map(
    integrations
      .filter(({ isActive }) => isActive)
      .map(({ integrationId, inboundTokens }) => [integrationId, tokenCheck(inboundTokens)]),
  );
  return (integrationId, authorization) => {
    const isInbound = checks.get(integrationId);
    if (isInbound !== undefined) return isInbound(authorization) ? "admitted" : "invalid-token";
    return isOfAny(authorization) ? "unknown-integration" : "invalid-token";
  };
}

/** Compares with every inbound token, old and new (payments.md §5), in time that depends on none of them. */
function tokenCheck(tokens: readonly string[]): (authorization: string | undefined) => boolean {
  const digest = (token: string) => hash("sha256", token, "buffer");
  const digests = tokens.map(digest);
  return (authorization) => {
    const [, token] = /^Bearer +(\S+)$/i.exec(authorization ?? "") ?? [];
    if (token === undefined) return false;
    const found = digest(token);
    return digests.filter((expected) => timingSafeEqual(expected, found)).length > 0;
  };
}
