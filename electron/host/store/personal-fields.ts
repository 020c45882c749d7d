/**
 * The parts of a journal entry that are about a person: stored apart, so that they can be erased without changing the
 * entry. Pure.
 */
import type { CheckoutEvent } from "../checkout/state/events.ts";

type Field = {
  readonly path: readonly string[];
  /** The field's value once it was erased. */
  readonly erased: unknown;
};

/** Staff who acted at the console. That it was done from there stays known. */
const BY = [{ path: ["by"], erased: null }] as const;

const IDENTIFICATION = ["order", "loyalty", "identification"] as const;

/** A card on file leads to its customer. Only the payment itself needs it, and never without its card (`pay`). */
const CARD = { path: ["ids", "cardId"], erased: "erased" };

/**
 * The loyalty order id is not among them, since a refund of points needs it (in-store-loyalty.md §4.4): until the order
 * is deleted, a consent of that visit, which is stored with the id, says whose order it was.
 */
const FIELDS: { readonly [Type in CheckoutEvent["type"]]?: readonly Field[] } = {
  Placed: [
    CARD,
    { path: ["order", "snapshot", "client", "name"], erased: null },
    { path: ["order", "snapshot", "client", "email"], erased: null },
    { path: ["order", "snapshot", "client", "phoneNumber"], erased: null },
    { path: [...IDENTIFICATION, "identifier"], erased: { by: "erased" } },
    { path: [...IDENTIFICATION, "platformId"], erased: null },
    { path: [...IDENTIFICATION, "view", "greetingName"], erased: null },
    { path: [...IDENTIFICATION, "view", "tier"], erased: null },
    { path: [...IDENTIFICATION, "view", "pointsBalance"], erased: null },
    { path: [...IDENTIFICATION, "view", "messages"], erased: [] },
    { path: [...IDENTIFICATION, "view", "hasEverRewardedPoints"], erased: null },
  ],
  PaidAgain: [CARD],
  Started: [{ ...CARD, path: ["command", ...CARD.path] }],
  // The loyalty service's own texts to a customer may name them.
  CloseAnswered: [{ path: ["outcome", "errorText"], erased: null }],
  LoyaltyRefundAnswered: [{ path: ["outcome", "errorText"], erased: null }],
  StaffRetried: BY,
  StaffRefundAsked: BY,
  StaffLoyaltyRefundAsked: BY,
  StaffResolved: BY,
};

/** Values of an entry that are about a person, by their path. */
export type PersonalFields = Readonly<Record<string, unknown>>;

/** An entry with its personal fields in their erased form, and those fields; null if it has none. */
export function splitPersonal(event: CheckoutEvent): {
  readonly event: CheckoutEvent;
  readonly personal: PersonalFields | null;
} {
  const fields = FIELDS[event.type];
  if (!fields) return { event, personal: null };
  const personal: Record<string, unknown> = {};
  const rest = structuredClone(event);
  for (const { path, erased } of fields) {
    const [holder, name] = holderOf(rest, path);
    if (holder === null || isErased(holder[name], erased)) continue;
    personal[path.join(".")] = holder[name];
    holder[name] = erased;
  }
  return { event: rest, personal: Object.keys(personal).length > 0 ? personal : null };
}

/** Puts personal fields back into an entry that was split. */
export function joinPersonal(event: CheckoutEvent, personal: PersonalFields): CheckoutEvent {
  const whole = structuredClone(event);
  for (const [path, value] of Object.entries(personal)) {
    const [holder, name] = holderOf(whole, path.split("."));
    if (holder !== null) holder[name] = value;
  }
  return whole;
}

function isErased(value: unknown, erased: unknown): boolean {
  return value === undefined || JSON.stringify(value) === JSON.stringify(erased);
}

/** The object that holds the last name of a path; null if the entry has no such field. */
function holderOf(
  whole: unknown,
  path: readonly string[],
): readonly [holder: Record<string, unknown> | null, name: string] {
  const name = path.at(-1) ?? "";
  let holder = whole;
  for (const step of path.slice(0, -1)) holder = isRecord(holder) ? holder[step] : null;
  return [isRecord(holder) && name in holder ? holder : null, name];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
