/** Which kiosk claimed which payment. In memory only: at another run of the gate kiosks claim anew. */
import type { ClaimRequest } from "../messages/gate.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A claim that was not renewed for longer belongs to a message that is no longer stored. */
const CLAIMS_FOR_MS = 9 * DAY_MS;
/** An enrollment ends after at most 30 minutes (payments.md §3); two more, for clocks and journeys. */
export const ENROLLMENTS_FOR_MS = 32 * MINUTE_MS;
/** For how long an ended enrollment's claim is still answered as ended. */
const ENDED_ENROLLMENTS_FOR_MS = 2 * ENROLLMENTS_FOR_MS;
/** Kiosks heard of within this time share an integration's limits. */
const COUNTED_FOR_MS = MINUTE_MS;
/** How often two runs of one kiosk have to alternate until that cannot be a restart. */
const ALTERNATIONS = 2;
/** Earlier runs of a kiosk that are remembered. */
const RUNS_REMEMBERED = 8;

/** A kiosk as its claims describe it. */
export type Claimant = {
  readonly kiosk: string;
  /** The run that claimed last: deliveries go there. */
  instance: string;
  integration: string;
  /** Milliseconds of the gate's clock. */
  heardAt: number;
  readonly earlierRuns: string[];
  /** How often a run came back after another one. */
  alternations: number;
};

type Held = { readonly claimant: Claimant; readonly at: number };

/** Claims that another kiosk made before; and whether two machines seem to use one key. */
export type ClaimOutcome = {
  readonly claimant: Claimant;
  readonly refused: readonly { readonly hash: string; readonly holder: string }[];
  /** The two runs that alternate; null if none do. */
  readonly sharedKey: readonly [string, string] | null;
};

export class Claims {
  readonly #now: () => number;
  readonly #claimants = new Map<string, Claimant>();
  /** The oldest first: a renewed claim moves to the end. */
  readonly #payments = new Map<string, Held>();
  /** `at`: when the enrollment was claimed first. */
  readonly #enrollments = new Map<string, Held>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Records what a kiosk claims; what another one holds stays with it. */
  claim(kiosk: string, request: ClaimRequest): ClaimOutcome {
    const now = this.#now();
    this.#dropOld(now);
    const { claimant, sharedKey } = this.#heardOf(kiosk, request, now);
    const refused: { hash: string; holder: string }[] = [];
    for (const { hash } of request.claims) {
      const holder = this.#payments.get(hash)?.claimant ?? claimant;
      if (holder !== claimant) refused.push({ hash, holder: holder.kiosk });
      else {
        this.#payments.delete(hash);
        this.#payments.set(hash, { claimant, at: now });
      }
    }
    for (const { hash, agoMs } of request.enrollments) {
      const held = this.#enrollments.get(hash);
      if (held && held.claimant !== claimant) refused.push({ hash, holder: held.claimant.kiosk });
      else this.#enrollments.set(hash, { claimant, at: Math.min(held?.at ?? now, now - agoMs) });
    }
    return { claimant, refused, sharedKey };
  }

  /** The kiosk that claimed a payment; null if none has. */
  holderOf(hash: string): Claimant | null {
    return this.#payments.get(hash)?.claimant ?? null;
  }

  /** Forgets a claim that its kiosk disowns. */
  drop(hash: string, claimant: Claimant): void {
    if (this.holderOf(hash) === claimant) this.#payments.delete(hash);
  }

  /** The kiosk that claimed an enrollment; `over` if its time has passed; null if none has. */
  enrollmentHolderOf(hash: string): Claimant | "over" | null {
    const held = this.#enrollments.get(hash);
    if (held === undefined) return null;
    return this.#now() - held.at > ENROLLMENTS_FOR_MS ? "over" : held.claimant;
  }

  /** How many kiosks of an integration were heard of within the last minute. */
  kiosksOf(integration: string): number {
    const since = this.#now() - COUNTED_FOR_MS;
    return [...this.#claimants.values()].filter(
      (claimant) => claimant.integration === integration && claimant.heardAt >= since,
    ).length;
  }

  get count(): number {
    return this.#payments.size;
  }

  #heardOf(kiosk: string, { instance, integration }: ClaimRequest, now: number) {
    const known = this.#claimants.get(kiosk);
    if (known === undefined) {
      const run = { instance, integration, heardAt: now, earlierRuns: [], alternations: 0 };
      const claimant: Claimant = { kiosk, ...run };
      this.#claimants.set(kiosk, claimant);
      return { claimant, sharedKey: null };
    }
    const before = known.instance;
    known.integration = integration;
    known.heardAt = now;
    if (instance === before) return { claimant: known, sharedKey: null };
    if (known.earlierRuns.includes(instance)) known.alternations += 1;
    else known.alternations = 0;
    known.earlierRuns.push(before);
    known.earlierRuns.splice(0, known.earlierRuns.length - RUNS_REMEMBERED);
    known.instance = instance;
    const pair: [string, string] = before < instance ? [before, instance] : [instance, before];
    return { claimant: known, sharedKey: known.alternations >= ALTERNATIONS ? pair : null };
  }

  #dropOld(now: number): void {
    for (const [hash, { at }] of this.#payments) {
      if (now - at <= CLAIMS_FOR_MS) break;
      this.#payments.delete(hash);
    }
    for (const [hash, { at }] of this.#enrollments) {
      if (now - at > ENDED_ENROLLMENTS_FOR_MS) this.#enrollments.delete(hash);
    }
  }
}
