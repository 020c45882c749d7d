import type { Identification } from "../loyalty/identification.ts";

/** How many visits' identities are kept at the most; a kiosk has one, a second display maybe another. */
const MAX_VISITS = 20;

/** Who the customers of the visits under way are. In memory only: a restart forgets them. */
export class Visits {
  readonly #identifications = new Map<string, Identification>();

  /** Keeps an identification, in place of an earlier one of the same visit. */
  identified(visitId: string, identification: Identification): void {
    this.#identifications.delete(visitId);
    this.#identifications.set(visitId, identification);
    const oldest = this.#identifications.keys().next().value;
    if (this.#identifications.size > MAX_VISITS && oldest) this.#identifications.delete(oldest);
  }

  identification(visitId: string): Identification | null {
    return this.#identifications.get(visitId) ?? null;
  }

  /** Forgets the customer: "not you?", or the end of the visit. */
  forget(visitId: string): void {
    this.#identifications.delete(visitId);
  }
}
