/** One HTTP exchange over undici. Failures are distinguished by whether the request was written. */
import type { Agent, Dispatcher } from "undici";
import type { HttpRequest, HttpResult } from "./http-client.ts";
import { PRIVATE_ADDRESS } from "./private-address.ts";

export type NoAnswer = Extract<HttpResult, { kind: "no-answer" }>;
export type BytesResult =
  | {
      readonly kind: "answer";
      readonly status: number;
      /** Names in lower case. */
      readonly headers: Readonly<Record<string, string>>;
      readonly bytes: Buffer<ArrayBuffer>;
    }
  | NoAnswer;

/**
 * Sends one request and reads its answer to the last byte. Redirects are answers like any other. Exceeding one of the
 * request's limits (connect time, total time, size) is a `no-answer`. Never rejects.
 */
export function exchange(
  agent: Pick<Agent, "dispatch">,
  request: HttpRequest,
): Promise<BytesResult> {
  const { promise, resolve } = Promise.withResolvers<BytesResult>();
  const handler = createHandler(request, resolve);
  const { origin, pathname, search } = new URL(request.url);
  const options: Dispatcher.DispatchOptions = {
    origin,
    path: `${pathname}${search}`,
    method: request.method,
    headers: headersOf(request),
    body: request.body === undefined ? null : JSON.stringify(request.body),
    // A stale keep-alive connection must not make undici send a request twice.
    idempotent: false,
    headersTimeout: 0,
    bodyTimeout: 0,
  };
  try {
    agent.dispatch(options, handler);
  } catch {
    resolve({ kind: "no-answer", reason: "refused", mayHaveArrived: false });
  }
  return promise;
}

/**
 * JSON both ways unless the caller says otherwise, and uncompressed: without Accept-Encoding a server may choose any
 * coding (RFC 9110, section 12.5.3), and a compressed answer could not be limited by its size.
 */
function headersOf(request: HttpRequest): Record<string, string> {
  const names = new Set(Object.keys(request.headers).map((name) => name.toLowerCase()));
  const headers: Record<string, string> = { "Accept-Encoding": "identity", ...request.headers };
  if (!names.has("accept")) headers.Accept = "application/json";
  if (request.body !== undefined && !names.has("content-type")) {
    headers["Content-Type"] = "application/json";
  }
  return headers;
}

function createHandler(
  request: HttpRequest,
  resolve: (result: BytesResult) => void,
): Dispatcher.DispatchHandler {
  let written: Dispatcher.DispatchController | null = null;
  let settled = false;
  let status = 0;
  let headers: Record<string, string> = {};
  let length = 0;
  const chunks: Buffer[] = [];

  const settle = (result: BytesResult): void => {
    if (settled) return;
    settled = true;
    clearTimeout(connectTimer);
    clearTimeout(totalTimer);
    resolve(result);
  };
  const give = (reason: NoAnswer["reason"]): void => {
    settle({ kind: "no-answer", reason, mayHaveArrived: written !== null });
    written?.abort(new Error(reason));
  };
  // Timers of our own: undici's have a resolution of half a second, too coarse for the contracts' limits.
  const connectTimer = setTimeout(() => give("connect-timeout"), request.connectTimeoutMs);
  const totalTimer = setTimeout(
    () => give(written ? "timeout" : "connect-timeout"),
    request.totalTimeoutMs,
  );

  return {
    /** Called when the connection is established, immediately before the first byte is written. */
    onRequestStart(controller) {
      // Too late, or about to be written a second time: nothing is sent.
      if (settled || written !== null) {
        controller.abort(new Error("not sent"));
        return;
      }
      written = controller;
      clearTimeout(connectTimer);
    },
    onResponseStart(_controller, statusCode, found) {
      status = statusCode;
      headers = flatten(found);
      if (Number(headers["content-length"] ?? 0) > request.maxBytes) give("too-large");
    },
    onResponseData(_controller, chunk) {
      if (settled) return;
      length += chunk.length;
      if (length > request.maxBytes) give("too-large");
      else chunks.push(chunk);
    },
    onResponseEnd() {
      const bytes = Buffer.concat(chunks);
      // undici frees the connection in a later turn: a caller that calls again at once should reuse it, not open
      // another.
      setImmediate(() => setImmediate(() => settle({ kind: "answer", status, headers, bytes })));
    },
    onResponseError(_controller, error) {
      give(written === null ? reasonBeforeWriting(error) : reasonAfterWriting(error));
    },
  };
}

function reasonBeforeWriting(error: Error): NoAnswer["reason"] {
  const code = codeOf(error);
  if (code === PRIVATE_ADDRESS) return "private-address";
  return code === "UND_ERR_CONNECT_TIMEOUT" ? "connect-timeout" : "refused";
}

function reasonAfterWriting(error: Error): NoAnswer["reason"] {
  return codeOf(error) === "UND_ERR_HEADERS_OVERFLOW" ? "too-large" : "broken";
}

function codeOf(error: Error): string {
  return "code" in error ? String(error.code) : "";
}

function flatten(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined
        ? []
        : [[name.toLowerCase(), Array.isArray(value) ? value.join(", ") : value]],
    ),
  );
}
