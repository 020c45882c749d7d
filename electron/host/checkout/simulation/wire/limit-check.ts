import type { HttpClient, HttpResult } from "../../../net/http-client.ts";
import type { Settings } from "../../../settings/settings.ts";
import { RETRIABLE } from "./payment-answers.ts";

const SECOND_MS = 1_000;

type LimitCheckOptions = {
  readonly limits: Settings["payments"]["limits"];
  readonly clock: { monotonic(): number };
  readonly complain: (what: string) => void;
};

/**
 * Passes calls to the integrator on, and complains about those that exceed the limits which onboarding agreed on
 * (payments.md §8), or come while the circuit breaker has to be open. It shares nothing with the kiosk's own limits.
 */
export class LimitCheck implements Pick<HttpClient, "send"> {
  readonly #http: Pick<HttpClient, "send">;
  readonly #options: LimitCheckOptions;
  #inFlight = 0;
  #starts: readonly number[] = [];
  /** In a row. */
  #failures = 0;
  /** When the breaker opened last; null while it is closed. */
  #openSince: number | null = null;
  #isTrying = false;

  constructor(http: Pick<HttpClient, "send">, options: LimitCheckOptions) {
    this.#http = http;
    this.#options = options;
  }

  async send(request: Parameters<HttpClient["send"]>[0]): Promise<HttpResult> {
    this.#count();
    // A health check passes an open breaker, to notice that the integrator is back.
    const isProbe = request.method === "GET";
    const isTrial = !isProbe && this.#enter();
    const result = await this.#http.send(request);
    this.#inFlight -= 1;
    // 429 is a limit, not an outage: it neither begins nor ends a series of failures.
    const isThrottled = result.kind === "answer" && result.status === 429;
    if (!isProbe && (isTrial || !isThrottled)) {
      this.#ended(!isThrottled && hasFailed(result), isTrial);
    }
    return result;
  }

  #count(): void {
    const { limits, clock, complain } = this.#options;
    const now = clock.monotonic();
    this.#starts = [...this.#starts.filter((start) => now - start < SECOND_MS), now];
    this.#inFlight += 1;
    const { requestsPerSecond, concurrentRequests } = limits;
    if (this.#starts.length > requestsPerSecond) complain("wire: payments more calls per second");
    if (this.#inFlight > concurrentRequests) complain("wire: payments more calls at once");
  }

  /** Returns whether this call is the one that tries whether the integrator is back. */
  #enter(): boolean {
    const { limits, clock, complain } = this.#options;
    if (this.#openSince === null) return false;
    const openMs = clock.monotonic() - this.#openSince;
    const isEarly = openMs > 0 && openMs < limits.requestTimeoutSeconds * SECOND_MS;
    if (isEarly || this.#isTrying) complain("wire: payments a call through the open breaker");
    this.#isTrying = true;
    return true;
  }

  #ended(isFailure: boolean, isTrial: boolean): void {
    const now = this.#options.clock.monotonic();
    if (isTrial) {
      this.#isTrying = false;
      this.#openSince = isFailure ? now : null;
      this.#failures = 0;
    } else if (this.#openSince === null) {
      this.#failures = isFailure ? this.#failures + 1 : 0;
      if (this.#failures >= this.#options.limits.circuitBreakerFailures) this.#openSince = now;
    }
  }
}

function hasFailed(result: HttpResult): boolean {
  return result.kind === "no-answer" || RETRIABLE.includes(result.status);
}
