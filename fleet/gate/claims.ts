/** Which kiosk claimed which payment. In memory only: at another run of the gate kiosks claim anew. */
import type { ClaimRequest } from "../messages/gate.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A claim that was not renewed for longer belongs to a message that is no longer stored. */
const CLAIMS_FOR_MS = 9 * DAY_MS;
/** An enrollment ends after at most 30 minutes (payments.md §3); two more, for clocks and journeys. */
export const ENROLLMENTS_FOR_MS = 32 * MINUTE_MS;
/** For how long an ended enrollment is remembered: its kiosk knows whether a callback of it is a repeat. */
const ENDED_ENROLLMENTS_FOR_MS = DAY_MS;
/** Kiosks heard of within this time share an integration's limits. */
const COUNTED_FOR_MS = MINUTE_MS;
/** Each kiosk claims within this time after it has met the gate: before, only some would be counted. */
const COUNTED_AFTER_MS = 20_000;
/** How often two runs of one kiosk have to alternate until that cannot be a restart. */
const ALTERNATIONS = 2;
/** Earlier runs of a kiosk that are remembered. */
const RUNS_REMEMBERED = 8;
/**
 * Claims of one kiosk: nine days of 2,000 payments, and a day of enrollments. Whoever stole a key must not fill the
 * gate's memory. Beyond it the oldest go: those that are refused instead would be the payments that customers make now.
 */
export const MOST_CLAIMS = { payments: 18_000, enrollments: 1_000, refused: 1_000 } as const;

/** When an enrollment began, and when it was claimed first; milliseconds of the gate's clock. */
type ClaimedEnrollment = { readonly begunAt: number; readonly claimedAt: number };

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
  /** When each payment was claimed last, the oldest first. */
  readonly payments: Map<string, number>;
  readonly enrollments: Map<string, ClaimedEnrollment>;
  /** When each payment that another kiosk holds was claimed last, the oldest first. */
  readonly refused: Map<string, number>;
};

export type EnrollmentHolder = { readonly claimant: Claimant; readonly isOver: boolean };

/** Claims that another kiosk made before; and whether two machines seem to use one key. */
export type ClaimOutcome = {
  readonly claimant: Claimant;
  readonly refused: readonly { readonly hash: string; readonly holder: string }[];
  /** The two runs that alternate; null if none do. */
  readonly sharedKey: readonly [string, string] | null;
  /** Claims of it were forgotten, since there are too many. */
  readonly hasTooMany: boolean;
};

export class Claims {
  readonly #now: () => number;
  readonly #paired: () => ReadonlySet<string> | null;
  readonly #claimants = new Map<string, Claimant>();
  readonly #payments = new Map<string, Claimant>();
  readonly #enrollments = new Map<string, Claimant>();
  #sweptAt = 0;
  /** Since when kiosks can reach the gate. */
  #reachableSince: number;

  /** `paired`: the kiosks that are paired now; null if that is not known. */
  constructor(now: () => number, paired: () => ReadonlySet<string> | null = () => null) {
    this.#now = now;
    this.#paired = paired;
    this.#reachableSince = now();
  }

  /** Kiosks could not reach the gate until now. */
  reconnected(): void {
    this.#reachableSince = this.#now();
  }

  /** Records what a kiosk claims; what another one holds stays with it, unless that one was removed. */
  claim(kiosk: string, request: ClaimRequest): ClaimOutcome {
    const now = this.#now();
    const isRemoved = this.#removals();
    this.#sweep(now, isRemoved);
    const { claimant, sharedKey } = this.#heardOf(kiosk, request, now);
    const refused: { hash: string; holder: string }[] = [];
    const presentHolder = (holder = claimant) => {
      if (holder === claimant || !isRemoved(holder)) return holder;
      this.#forget(holder);
      return claimant;
    };
    for (const { hash } of request.claims) {
      const holder = presentHolder(this.#payments.get(hash));
      if (holder === claimant) this.#hold(hash, claimant);
      else {
        refused.push({ hash, holder: holder.kiosk });
        setLast(claimant.refused, hash, now);
      }
    }
    for (const { hash, agoMs } of request.enrollments) {
      const holder = presentHolder(this.#enrollments.get(hash));
      if (holder !== claimant) refused.push({ hash, holder: holder.kiosk });
      else {
        claimant.enrollments.set(hash, renewed(claimant.enrollments.get(hash), now, agoMs));
        this.#enrollments.set(hash, claimant);
      }
    }
    return { claimant, refused, sharedKey, hasTooMany: this.#dropSurplus(claimant) };
  }

  /** The kiosk that claimed a payment; null if none has. */
  holderOf(hash: string): Claimant | null {
    return this.#payments.get(hash) ?? null;
  }

  /** Forgets a claim that its kiosk disowns. A kiosk that was refused claims it once only, and holds it now. */
  drop(hash: string, claimant: Claimant): void {
    if (this.holderOf(hash) !== claimant) return;
    this.#payments.delete(hash);
    claimant.payments.delete(hash);
    const next = this.#claimants.values().find(({ refused }) => refused.has(hash));
    if (next !== undefined) this.#hold(hash, next);
  }

  /** Whether a kiosk was removed. Who is paired is read at the first question, and once. */
  #removals(): (claimant: Claimant) => boolean {
    let paired: ReadonlySet<string> | null | undefined;
    return ({ kiosk }) => {
      if (paired === undefined) paired = this.#paired();
      return paired !== null && !paired.has(kiosk);
    };
  }

  /** A kiosk that was removed can disown nothing, and the same machine may be paired under another id. */
  #forget(claimant: Claimant): void {
    this.#claimants.delete(claimant.kiosk);
    for (const hash of [...claimant.payments.keys()]) this.drop(hash, claimant);
    for (const hash of claimant.enrollments.keys()) this.#enrollments.delete(hash);
    claimant.enrollments.clear();
  }

  #hold(hash: string, claimant: Claimant): void {
    claimant.refused.delete(hash);
    setLast(claimant.payments, hash, this.#now());
    this.#payments.set(hash, claimant);
  }

  /** The kiosk that claimed an enrollment, and whether its time has passed; null if none has. */
  enrollmentHolderOf(hash: string): EnrollmentHolder | null {
    const claimant = this.#enrollments.get(hash);
    const enrollment = claimant?.enrollments.get(hash);
    if (claimant === undefined || enrollment === undefined) return null;
    return { claimant, isOver: this.#now() - enrollment.begunAt > ENROLLMENTS_FOR_MS };
  }

  /** How many kiosks of an integration were heard of within the last minute; 0 until all had time to claim. */
  kiosksOf(integration: string): number {
    const now = this.#now();
    // The clock may have been set back.
    if (Math.abs(now - this.#reachableSince) < COUNTED_AFTER_MS) return 0;
    const since = now - COUNTED_FOR_MS;
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
      const none = { payments: new Map(), enrollments: new Map(), refused: new Map() };
      const claimant: Claimant = { kiosk, ...run, ...none };
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

  /** Once a minute: kiosks that are not heard of any more have claims, too. */
  #sweep(now: number, isRemoved: (claimant: Claimant) => boolean): void {
    if (Math.abs(now - this.#sweptAt) < MINUTE_MS) return;
    this.#sweptAt = now;
    for (const claimant of [...this.#claimants.values()]) {
      if (isRemoved(claimant)) this.#forget(claimant);
    }
    for (const { payments, enrollments, refused } of this.#claimants.values()) {
      for (const [hash, at] of refused) if (now - at > CLAIMS_FOR_MS) refused.delete(hash);
      for (const [hash, at] of payments) {
        if (now - at <= CLAIMS_FOR_MS) break;
        payments.delete(hash);
        this.#payments.delete(hash);
      }
      for (const [hash, { begunAt }] of enrollments) {
        if (now - begunAt <= ENDED_ENROLLMENTS_FOR_MS) continue;
        enrollments.delete(hash);
        this.#enrollments.delete(hash);
      }
    }
  }

  /** Whether there was some. */
  #dropSurplus({ payments, enrollments, refused }: Claimant): boolean {
    const surplus = [
      dropOldest(refused, MOST_CLAIMS.refused),
      dropOldest(payments, MOST_CLAIMS.payments, this.#payments),
      dropOldest(enrollments, MOST_CLAIMS.enrollments, this.#enrollments),
    ];
    return surplus.some((count) => count > 0);
  }
}

/**
 * The integrator's answer may prolong an enrollment that was claimed before it. A kiosk's clock that is set neither ends it
 * early nor prolongs it beyond its first claim.
 */
function renewed(
  known: ClaimedEnrollment | undefined,
  now: number,
  agoMs: number,
): ClaimedEnrollment {
  const claimedAt = known?.claimedAt ?? now;
  const begunAt = Math.max(known?.begunAt ?? Number.NEGATIVE_INFINITY, now - agoMs);
  return { claimedAt, begunAt: Math.min(begunAt, claimedAt) };
}

/** Forgets what is more than `most` of one kiosk's; returns how many. */
function dropOldest(own: Map<string, unknown>, most: number, all?: Map<string, Claimant>): number {
  if (own.size <= most) return 0;
  const surplus = [...own.keys()].slice(0, own.size - most);
  for (const hash of surplus) {
    own.delete(hash);
    all?.delete(hash);
  }
  return surplus.length;
}

function setLast(own: Map<string, number>, hash: string, at: number): void {
  own.delete(hash);
  own.set(hash, at);
}
