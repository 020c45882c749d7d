import type { HttpClient, HttpRequest, HttpResult } from "../../../net/http-client.ts";
import type { HostProcess } from "../host-parts.ts";
import type { Endpoint, PassOn } from "./endpoint.ts";
import { readingNote } from "./readings.ts";
import { receivedRequest } from "./received-request.ts";

/**
 * Stands in for the HTTP client of one process: passes each request through the network to the service that it is for,
 * and returns what that one writes.
 */
export class WireClient implements HttpClient {
  readonly #process: HostProcess;
  readonly #endpoints: readonly Endpoint[];
  readonly #complain: (what: string) => void;

  constructor(
    process: HostProcess,
    endpoints: readonly Endpoint[],
    complain: (what: string) => void,
  ) {
    this.#process = process;
    this.#endpoints = endpoints;
    this.#complain = complain;
  }

  /** Never resolves in a process that has ended. */
  send(request: HttpRequest): Promise<HttpResult> {
    const { alive, network } = this.#process;
    if (!alive()) return new Promise(() => {});
    const note = readingNote();
    const passOn: PassOn = ({ operation, process, write, reading }) =>
      new Promise((resolve) => {
        const timeoutMs = request.totalTimeoutMs;
        network.send({
          operation,
          timeoutMs,
          process,
          done(outcome) {
            if (!alive()) return;
            const written = write(outcome);
            note(reading(outcome, written));
            resolve(written);
          },
        });
      });
    for (const endpoint of this.#endpoints) {
      const received = receivedRequest(request, endpoint.baseUrl);
      if (received) return endpoint.handle(received, passOn);
    }
    this.#complain(`wire: ${request.url} is of no service`);
    return Promise.resolve({ kind: "no-answer", reason: "refused", mayHaveArrived: false });
  }

  async close(): Promise<void> {}
}
