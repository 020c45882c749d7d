/** One request to a service, with the limits of its contract. */
export type HttpRequest = {
  /** The name in the log, for example `payments.authorize`. */
  readonly operation: string;
  readonly method: "GET" | "POST";
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON; absent means no body. */
  readonly body?: unknown;
  readonly connectTimeoutMs: number;
  /** From the start of the request to the last byte of the answer. */
  readonly totalTimeoutMs: number;
  /** A longer answer is cut off and counts as lost. */
  readonly maxBytes: number;
  /**
   * Address of the service whose answer named `url`; absent if the settings did. Such a `url` may only lead into this
   * machine or a private network if the service is there too: no answer from outside makes the kiosk call inside.
   */
  readonly namedBy?: string;
};

/**
 * The outcome of a request. `no-answer` with `mayHaveArrived` false is definite: not a byte of the request reached the
 * service. With true the service may have acted: the outcome is unknown.
 */
export type HttpResult =
  | {
      readonly kind: "answer";
      readonly status: number;
      /** Names in lower case. */
      readonly headers: Readonly<Record<string, string>>;
      /** Decoded when it is read first: megabytes take as long as a customer notices. */
      readonly text: string;
      /** The same, if the client has it as UTF-8. */
      readonly bytes?: Buffer<ArrayBuffer>;
    }
  | {
      readonly kind: "no-answer";
      readonly reason:
        | "refused"
        | "connect-timeout"
        | "timeout"
        | "broken"
        | "too-large"
        | "private-address";
      readonly mayHaveArrived: boolean;
    };

export type HttpClient = {
  /** Never rejects: every failure is a `no-answer`. */
  send(request: HttpRequest): Promise<HttpResult>;
  close(): Promise<void>;
};

/** The same client for addresses that the service at `namedBy` has named. */
export function callsNamedBy(http: Pick<HttpClient, "send">, namedBy: string): HttpClient {
  return {
    send: (request) => http.send({ ...request, namedBy }),
    // Its owner closes the wrapped client.
    close: async () => undefined,
  };
}
