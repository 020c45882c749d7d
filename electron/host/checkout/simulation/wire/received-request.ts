import type { HttpRequest } from "../../../net/http-client.ts";

/** A request as it arrives at a service: everything is text. */
export type ReceivedRequest = {
  readonly method: string;
  /** The path below the service's base address, segment by segment. */
  readonly path: readonly string[];
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  /** Empty if there is none. */
  readonly body: string;
};

/** What is sent for this call to the service at `baseUrl`; null if the call is for another service. */
export function receivedRequest(request: HttpRequest, baseUrl: string): ReceivedRequest | null {
  if (!request.url.startsWith(`${baseUrl}/`)) return null;
  const headers = Object.entries(request.headers);
  return {
    method: request.method,
    path: request.url.slice(baseUrl.length + 1).split("/"),
    headers: new Map(headers.map(([name, value]) => [name.toLowerCase(), value])),
    body: request.body === undefined ? "" : JSON.stringify(request.body),
  };
}
