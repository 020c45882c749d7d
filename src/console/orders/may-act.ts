/** Who may do what about an order, as the page shows it; the console and the kiosk check it again. */
import type { DeviceState, Person, Role } from "../../../fleet/console/rpc/contract.ts";
import { hasRole } from "../session/session.ts";

export type OrderAct = DeviceState["fleetStaff"]["acts"][number];

const ROLES: Readonly<Record<OrderAct, Role>> = {
  retry: "settle",
  resolve: "settle",
  refund: "refund",
  "reclaim-points": "refund",
};

/**
 * What is in the way of an act: the page's connection, the kiosk that is away, the person's role, the kiosk's own
 * settings (`fleet.staff`).
 */
export type Hindrance = "lost" | "away" | "role" | "kiosk";

export type ActSituation = {
  readonly person: Person;
  /** What the kiosk lets the console do ({@link allowedActs}); null if it has not said so yet. */
  readonly allowed: readonly OrderAct[] | null;
  readonly isAway: boolean;
  readonly isLost: boolean;
};

/** What a kiosk's settings let the console do: without a limit for refunds it refuses all of them. */
export function allowedActs({ acts, upTo }: DeviceState["fleetStaff"]): readonly OrderAct[] {
  return acts.filter((act) => act !== "refund" || upTo !== null);
}

/** The first thing that prevents an act; null if it can be done. */
export function hindranceOf(act: OrderAct, situation: ActSituation): Hindrance | null {
  const { person, allowed, isAway, isLost } = situation;
  if (!hasRole(person, ROLES[act])) return "role";
  if (allowed !== null && !allowed.includes(act)) return "kiosk";
  if (isLost) return "lost";
  return isAway ? "away" : null;
}
