import { AsyncLocalStorage } from "node:async_hooks";
import type { HttpClient, HttpRequest, HttpResult } from "./http-client.ts";
import { parseJson } from "./json.ts";

/** One call as it was sent and answered, with secrets masked. */
export type RecordedExchange = {
  /** UTC milliseconds. */
  readonly at: number;
  readonly operation: string;
  readonly request: string;
  readonly answer: string;
};

/** Characters of an answer that are stored for staff; the rest is cut off. */
const MAX_RECORDED_LENGTH = 8_000;
const SECRET_NAMES = new Set(["token", "walletPayload", "salt", "password"]);

export type Recorder = {
  /** The client to give to the services. */
  readonly client: HttpClient;
  /** Runs `work` and returns its result with every exchange made within it, in order. */
  record<Result>(
    work: () => Promise<Result>,
  ): Promise<{ result: Result; exchanges: readonly RecordedExchange[] }>;
};

/**
 * Records the exchanges that clients make on behalf of a caller, without their cooperation. `now` in UTC milliseconds.
 */
export function createRecorder(http: HttpClient, now: () => number): Recorder {
  const storage = new AsyncLocalStorage<RecordedExchange[]>();
  return {
    client: {
      async send(request) {
        const at = now();
        const result = await http.send(request);
        storage.getStore()?.push({
          at,
          operation: request.operation,
          request: describeRequest(request),
          answer: describeResult(result),
        });
        return result;
      },
      close: () => http.close(),
    },
    async record(work) {
      const exchanges: RecordedExchange[] = [];
      const result = await storage.run(exchanges, work);
      return { result, exchanges };
    },
  };
}

function describeRequest({ method, url, body }: HttpRequest): string {
  const address = new URL(url);
  const line = `${method} ${address.pathname}`;
  return body === undefined ? line : `${line} ${mask(body)}`;
}

function describeResult(result: HttpResult): string {
  if (result.kind === "no-answer") {
    return `no answer: ${result.reason}${result.mayHaveArrived ? ", may have arrived" : ""}`;
  }
  const parsed = parseJson(result.text);
  const body = parsed.ok ? mask(parsed.value) : JSON.stringify(cutAtSecret(result.text));
  return `${result.status} ${body}`.slice(0, MAX_RECORDED_LENGTH);
}

/** JSON with the values of secret fields replaced. */
function mask(value: unknown): string {
  return JSON.stringify(value, (name, entry: unknown) =>
    SECRET_NAMES.has(name) ? "[secret]" : entry,
  );
}

const SECRET_NAME = new RegExp(`"(${[...SECRET_NAMES].join("|")})"`);

/** Text that is not JSON up to the first name of a secret, since the end of its value is unknown. */
function cutAtSecret(text: string): string {
  const found = SECRET_NAME.exec(text);
  return found ? `${text.slice(0, found.index)}${found[0]}: [secret and all behind it]` : text;
}
