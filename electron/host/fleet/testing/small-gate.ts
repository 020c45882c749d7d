/** A gate for tests, made from docs/fleet.md: it stores callbacks in memory, and delivers them to their claimants. */
import {
  claimAnswer,
  claimRequest,
  enrollmentDelivery,
  enrollmentDeliveryAnswer,
  gateHello,
  type ResultDelivery,
  type ResultDeliveryAnswer,
  resultDelivery,
  resultDeliveryAnswer,
} from "../../../../fleet/messages/gate.ts";
import { VERSION } from "../../../../fleet/messages/message.ts";
import { integrationHash, referenceHash } from "../../../../fleet/messages/names.ts";
import { subjects } from "../../../../fleet/messages/subjects.ts";
import type { Link } from "../link.ts";

export const INTEGRATION = "integration-1";
type Callback = ResultDelivery["callbacks"][number];
type Outcome = ResultDeliveryAnswer["outcome"] | "no-answer";
type Claim = { readonly kiosk: string; readonly instance: string; readonly isPending: boolean };

export class SmallGate {
  /** Of this run of it. */
  instance = "gaterun1";
  /** What each delivery was answered, in order. */
  readonly outcomes: Outcome[] = [];
  /** All requests with claims, as their hashes; the empty ones too. */
  readonly requests: string[][] = [];
  readonly claims = new Map<string, Claim>();
  readonly enrollments = new Map<string, Claim>();
  /** Hashes that another kiosk has claimed. */
  readonly taken = new Set<string>();
  readonly #stored = new Map<string, Callback[]>();
  readonly #link: Link;

  /** `link`: a connection with the gate's key. */
  constructor(link: Link) {
    this.#link = link;
    link.serve(subjects.claim("*"), claimRequest, claimAnswer, async (request) => {
      const { instance, claims, enrollments } = request;
      this.requests.push(claims.map(({ hash }) => hash));
      const kiosk = "kiosk1";
      for (const { hash, isPending } of claims) {
        if (this.taken.has(hash)) continue;
        this.claims.set(hash, { kiosk, instance, isPending });
        if (isPending) void this.deliver(hash);
      }
      for (const { hash } of enrollments) {
        this.enrollments.set(hash, { kiosk, instance, isPending: true });
      }
      const refused = [...claims, ...enrollments].flatMap(({ hash }) =>
        this.taken.has(hash) ? [hash] : [],
      );
      return { v: VERSION, gate: this.instance, refused };
    });
  }

  /** Another run of it, which knows what is stored and no claim. */
  restart(): void {
    this.instance = `gaterun${Number(this.instance.slice(7)) + 1}`;
    this.claims.clear();
    this.enrollments.clear();
  }

  hello(kiosks = 1): void {
    const integrations = [{ integration: integrationHash(INTEGRATION), kiosks }];
    this.#link.publish(subjects.hello, gateHello, {
      v: VERSION,
      gate: this.instance,
      integrations,
    });
  }

  /** Stores a callback of the integrator, once for each status. Returns its hash. */
  store(transactionReference: string, status: Callback["status"]): string {
    const hash = referenceHash(INTEGRATION, transactionReference);
    const stored = this.#stored.get(hash) ?? [];
    const report = { errorCode: null, reason: null, idempotencyKey: null, receivedAt: 1 };
    const callback = { ...report, integrationId: INTEGRATION, transactionReference, status };
    if (!stored.some((known) => known.status === status)) stored.push(callback);
    this.#stored.set(hash, stored);
    return hash;
  }

  /** Delivers what is stored to the claimant; null if there is none, or nothing is stored. */
  async deliver(hash: string): Promise<Outcome | null> {
    const claim = this.claims.get(hash);
    const callbacks = this.#stored.get(hash);
    if (!claim || !callbacks) return null;
    const found = await this.#link.request(
      subjects.result(claim.kiosk, claim.instance),
      resultDelivery,
      { v: VERSION, hash, callbacks: [...callbacks] },
      resultDeliveryAnswer,
    );
    const outcome = found.ok ? found.answer.outcome : "no-answer";
    if (outcome === "ok") this.#stored.delete(hash);
    if (outcome === "not-mine") this.claims.delete(hash);
    this.outcomes.push(outcome);
    return outcome;
  }

  /** Sends the end of an enrollment to its claimant. */
  async endEnrollment(enrollmentId: string, body: object): Promise<string | null> {
    const hash = referenceHash(INTEGRATION, enrollmentId);
    const claim = this.enrollments.get(hash);
    if (!claim) return null;
    const found = await this.#link.request(
      subjects.enrollment(claim.kiosk, claim.instance),
      enrollmentDelivery,
      { v: VERSION, hash, body: JSON.stringify(body), idempotencyKey: null },
      enrollmentDeliveryAnswer,
    );
    return found.ok ? found.answer.outcome : found.reason;
  }
}
