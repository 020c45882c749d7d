import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { getCACertificates } from "node:tls";
import { Agent } from "undici";
import { type BytesResult, exchange } from "./exchange.ts";
import type { HttpClient, HttpRequest, HttpResult } from "./http-client.ts";
import type { Log } from "./log.ts";
import {
  addressIn,
  isPrivateAddress,
  isPrivateHost,
  publicLookup,
  type Resolve,
  resolveByDns,
} from "./private-address.ts";

/** An HTTP client for answers that are needed as bytes: the credential, pictures, documents. Never rejects. */
export type BytesHttpClient = {
  sendForBytes(request: HttpRequest): Promise<BytesResult>;
};

export type HttpClientOptions = {
  /** A private authority in PEM, trusted in addition to the public ones; null for those alone. */
  readonly caFile: string | null;
  readonly log: Pick<Log, "info" | "warn">;
  /** Called with the host and the `Date` of each answer. */
  readonly onResponse?: (host: string, date: string | undefined) => void;
  /** Replaces the operating system's resolver. */
  readonly resolve?: Resolve;
};

const REFUSED = { kind: "no-answer", reason: "private-address", mayHaveArrived: false } as const;

/**
 * The host's only outgoing client. It never throws and never retries: every failure is a `no-answer` that says whether
 * the request may have arrived. Throws at creation if `caFile` cannot be read.
 */
export function createHttpClient(options: HttpClientOptions): HttpClient & BytesHttpClient {
  const ca =
    options.caFile === null
      ? undefined
      : [...getCACertificates("default"), readFileSync(options.caFile, "utf8")];
  const { resolve = resolveByDns } = options;
  const agents = new Map<string, Agent>();

  /**
   * One agent for each service that names addresses, since connections must not be shared: the address was checked for
   * that service when its connection was opened.
   */
  const agentFor = ({ connectTimeoutMs, namedBy }: HttpRequest): Agent => {
    const key = `${connectTimeoutMs} ${namedBy ?? ""}`;
    const known = agents.get(key);
    if (known) return known;
    const guard = namedBy !== undefined && {
      lookup: publicLookup(() => isPrivateHost(namedBy, resolve), resolve),
    };
    const agent = new Agent({
      allowH2: false,
      pipelining: 1,
      connect: { timeout: connectTimeoutMs, ...(ca && { ca }), ...guard },
    });
    agents.set(key, agent);
    return agent;
  };

  /** An address given as an IP is never looked up, so it is checked here. */
  const isRefused = async ({ url, namedBy }: HttpRequest): Promise<boolean> => {
    if (namedBy === undefined) return false;
    const address = addressIn(url);
    if (address === null || !isPrivateAddress(address)) return false;
    return !(await isPrivateHost(namedBy, resolve));
  };

  const sendForBytes = async (request: HttpRequest): Promise<BytesResult> => {
    const requestId = randomUUID();
    const startedAt = performance.now();
    const result = (await isRefused(request))
      ? REFUSED
      : await exchange(agentFor(request), request);
    const line = {
      requestId,
      operation: request.operation,
      host: new URL(request.url).host,
      durationMs: Math.round(performance.now() - startedAt),
    };
    if (result.kind === "answer") {
      options.onResponse?.(line.host, result.headers.date);
      options.log.info({ ...line, status: result.status, bytes: result.bytes.length }, "answer");
    } else {
      const { reason, mayHaveArrived } = result;
      options.log.warn({ ...line, reason, mayHaveArrived }, "no answer");
    }
    return result;
  };

  return {
    sendForBytes,
    async send(request) {
      const result = await sendForBytes(request);
      return result.kind === "answer" ? withText(result) : result;
    },
    async close() {
      const open = [...agents.values()];
      agents.clear();
      await Promise.all(open.map((agent) => agent.destroy()));
    },
  };
}

/** The text is decoded when it is read first. */
function withText(answer: Extract<BytesResult, { kind: "answer" }>): HttpResult {
  let text: string | null = null;
  return {
    ...answer,
    get text() {
      text ??= new TextDecoder().decode(answer.bytes);
      return text;
    },
  };
}
