import type { HttpResult } from "../../../net/http-client.ts";
import type { World } from "../host-parts.ts";
import type { Outcome } from "../network.ts";
import type { Operation } from "../plan.ts";
import type { Random } from "../random.ts";
import { BodyReader } from "./body-reader.ts";
import type { ReceivedRequest } from "./received-request.ts";

/** A call that a service has read from its request. */
export type WireCall<Answer> = {
  readonly operation: Operation;
  /** Runs at the service, once or more often; `refuse`: it has to refuse. */
  readonly process: (refuse: boolean) => Answer;
  /** What the HTTP client reports. */
  readonly write: (outcome: Outcome<Answer>) => HttpResult;
  /** What that means (readings.ts). */
  readonly reading: (outcome: Outcome<Answer>, written: HttpResult) => string;
};

/** Passes a call through the network. */
export type PassOn = <Answer>(call: WireCall<Answer>) => Promise<HttpResult>;

/** A service's side of the wire: reads requests, and complains about those that its contract does not allow. */
export type Endpoint = {
  readonly baseUrl: string;
  handle(request: ReceivedRequest, passOn: PassOn): Promise<HttpResult>;
};

export type EndpointOptions = Pick<World, "services" | "orderOf" | "complain"> & {
  /** What varies on the wire: it leaves the run's own randomness alone. */
  readonly random: Random;
};

/** The answer to a request that was complained about. */
export const REFUSED: HttpResult = { kind: "answer", status: 400, headers: {}, text: "" };

/** A request's body, to be read field by field. */
export function bodyOf(
  { body, path }: ReceivedRequest,
  complain: (what: string) => void,
): BodyReader {
  const name = path.join("/");
  try {
    return new BodyReader(JSON.parse(body), name, complain);
  } catch {
    return new BodyReader(null, name, complain);
  }
}

/** The last answer that a service gave to a request: spoilt copies are made of it. */
export function rememberingLast<Answer>(process: (refuse: boolean) => Answer): {
  readonly process: (refuse: boolean) => Answer;
  readonly last: () => Answer | null;
} {
  let last: Answer | null = null;
  return {
    process(refuse) {
      last = process(refuse);
      return last;
    },
    last: () => last,
  };
}
