/**
 * Any sequence of events in any state, with answers of the host that come late, twice, crossed or never: what holds for
 * every visit (requirement A10; one visit, one checkout).
 */
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { IdentifyResult, OutletView, PlaceResult } from "../../electron/host/rpc/contract.ts";
import {
  EVENT_ARBITRARIES,
  FROM_OUTSIDE,
  filledIn,
  OUTLETS,
  VIEWS,
  WITH_TABLES,
} from "./testing/any-event.ts";
import { CUSTOMER, hostCalls, OUTLET, PLACE, SOUP, startVisit } from "./testing/visit.ts";
import type { PlaceInput } from "./visit-actors.ts";
import { freshContext } from "./visit-context.ts";
import type { VisitEvent } from "./visit-events.ts";

/** The longest silence before a visit ends: 120 s at a payment, and the warning. */
const SILENCE_MS = 141_000;

type Call = {
  readonly name: "place" | "pay" | "abandon" | "identify";
  readonly input: object;
  /** The mark of the visit that made it. */
  readonly mark: string;
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
};

/** One step of a run: an event, the answer to one of the open calls, or time. */
type Step =
  | { readonly event: VisitEvent }
  | { readonly answerTo: number; readonly as: number }
  | { readonly waitMs: number };

const PLACE_ANSWERS: readonly PlaceResult[] = [
  { result: "placed" },
  { result: "placed" },
  { result: "changed", before: "8", due: "9", rewardsGiven: [], problems: [] },
  { result: "unavailable" },
  { result: "card-unavailable" },
  { result: "payment-open" },
  { result: "pickup-time-passed" },
];
const IDENTIFY_ANSWERS: readonly IdentifyResult[] = [
  {
    result: "accepted",
    identificationId: "identification-1",
    customer: { ...CUSTOMER, greetingName: "MARK" },
  },
  { result: "rejected", messages: [{ type: "info", code: null, text: "MARK" }], cause: "other" },
  { result: "unavailable", mayHaveArrived: true },
];

const ANSWERS: Readonly<Record<Call["name"], readonly object[]>> = {
  place: PLACE_ANSWERS,
  identify: IDENTIFY_ANSWERS,
  pay: [{}],
  abandon: [{}],
};

/** A kiosk on which anything may happen; each step checks what always holds. */
function anyKiosk(outlet: OutletView) {
  const calls: Call[] = [];
  let visits = 0;
  let latestOutlet = outlet;
  let hasEnded = false;
  /** Every text of a visit contains its mark. */
  const mark = () => `mark-${visits}.`;
  const pending =
    (name: Call["name"]) =>
    (input: object): Promise<never> => {
      noteCall(name, input);
      return new Promise((resolve, reject) => {
        calls.push({ name, input, mark: mark(), resolve, reject });
      });
    };
  const host = hostCalls(
    {
      place: pending("place"),
      abandon: pending("abandon"),
      payAgain: pending("pay"),
      payAtCounter: pending("pay"),
    },
    { identifyByPhone: pending("identify"), identifyByCode: pending("identify") },
  );
  const end = () => {
    hasEnded = true;
    visits += 1;
    open.clear();
    lost.clear();
  };
  const visit = startVisit(outlet, { calls: host, ended: end });
  /** Orders of this visit that may still be paid: accepted, or with another payment, and not failed. */
  const open = new Set<string>();
  /** Ids of orders whose outcome is unknown, by content. */
  const lost = new Map<string, string>();

  /** What must not be called: collected, because the machine survives a call that throws. */
  const violations: string[] = [];

  function noteCall(name: Call["name"], input: object): void {
    if (calls.some((call) => call.name === name && call.mark === mark())) {
      violations.push(`${name} is called twice at a time`);
    }
    if (name === "pay") open.add((input as PlaceInput).checkoutId);
    if (name !== "place") return;
    const { checkoutId, ...content } = input as PlaceInput;
    if (visit.context().identifying.step === "asking") {
      violations.push("an order is sent before the answer to an identification");
    }
    if (open.size > 0) violations.push("an order is sent while another one is under way");
    if ((lost.get(JSON.stringify(content)) ?? checkoutId) !== checkoutId) {
      violations.push("the same order is sent under another id");
    }
    lost.set(JSON.stringify(content), checkoutId);
  }

  function noteAnswer({ name, input }: Call, answer: object | undefined): void {
    const { checkoutId, ...content } = input as PlaceInput;
    if (name === "pay" && !answer) open.delete(checkoutId);
    if (name !== "place" || !answer) return;
    lost.delete(JSON.stringify(content));
    if ("result" in answer && answer.result === "placed") open.add(checkoutId);
  }

  /** Runs one step. A step of another visit changes nothing. */
  async function take(step: Step): Promise<void> {
    const before = visit.context();
    const isOther = "event" in step ? send(step.event) : "waitMs" in step ? false : answer(step);
    await vi.advanceTimersByTimeAsync("waitMs" in step ? step.waitMs : 0);
    if (isOther) expect(visit.context(), "the visit after a step of another one").toBe(before);
    check();
  }

  function send(event: VisitEvent): boolean {
    if (!FROM_OUTSIDE.includes(event.type)) visit.send({ type: "TOUCHED" });
    const { visitId, checkoutId } = visit.context();
    const known = {
      MARK: mark(),
      "OWN VISIT": visitId,
      "OTHER VISIT": "visit-0",
      "OWN ORDER": checkoutId ?? "none",
      "OTHER ORDER": "order-0",
      "RESUMED VISIT": `resumed-${mark()}`,
      "RESUMED ORDER": `order-${mark()}`,
    };
    if (event.type === "OUTLET_CHANGED") latestOutlet = event.outlet;
    if (event.type === "CHECKOUT_VIEW" && event.checkoutId === "OWN ORDER") {
      if (event.view.step === "checkout-failed") open.delete(checkoutId ?? "");
    }
    const isOther = ["OTHER VISIT", "OTHER ORDER"].some((text) =>
      JSON.stringify(event).includes(text),
    );
    // Compared from here: the touch may have ended or extended something.
    visit.send(filledIn(event, known));
    return isOther && FROM_OUTSIDE.includes(event.type);
  }

  function answer({ answerTo, as }: Extract<Step, { answerTo: number }>): boolean {
    const [call] = calls.splice(answerTo % Math.max(calls.length, 1), 1);
    if (!call) return false;
    const isOther = call.mark !== mark();
    const answers = ANSWERS[call.name];
    const given = answers[as % (answers.length + 1)];
    if (!isOther) noteAnswer(call, given);
    if (given) call.resolve(filledIn(given, { MARK: call.mark }) as never);
    else call.reject(new Error("lost"));
    return isOther;
  }

  function check(): void {
    const snapshot = visit.actor.getSnapshot();
    const { newId: _, ...context } = snapshot.context;
    expect(snapshot.status).toBe("active");
    expect(violations).toEqual([]);
    const marks = JSON.stringify(context).match(/mark-\d+\./g) ?? [];
    expect(
      [...new Set(marks)].filter((found) => found !== mark()),
      "marks of others",
    ).toEqual([]);
    if (hasEnded) {
      hasEnded = false;
      const fresh = freshContext(latestOutlet, context.visitId, context.menu);
      expect(context).toEqual({ ...fresh, staffSession: context.staffSession });
      expect(Object.keys(snapshot.children), "calls of the ended visit").toEqual([]);
    }
    if (visit.screen() !== "attract") {
      const asked = ["present", "warned", "finished"];
      expect(asked, "the customer is asked before the end").toContain(snapshot.value.presence);
    }
    if (snapshot.matches({ presence: "finished" })) expect(visit.screen()).toBe("done");
  }

  /** Nobody touches the kiosk any more: every visit ends, and leaves nothing. */
  async function fallSilent(): Promise<void> {
    await take({ waitMs: SILENCE_MS });
    // The screen of a finished order has a countdown of its own.
    if (visit.screen() === "done") await take({ event: { type: "RESET" } });
    expect(visit.screen()).toBe("attract");
    await take({ waitMs: SILENCE_MS });
    const { newId: _, ...context } = visit.context();
    expect(context).toEqual(freshContext(latestOutlet, context.visitId, context.menu));
  }

  return { take, fallSilent, screen: visit.screen };
}

const SCAN: VisitEvent = {
  type: "IDENTIFICATION_REQUESTED",
  request: { by: "code", code: { code: "CARD-1", isScanned: true } },
};
const PLACED = { answerTo: 0, as: 0 } as const;
const LOST = { answerTo: 0, as: PLACE_ANSWERS.length } as const;
const sent = (...events: readonly VisitEvent[]): Step[] => events.map((event) => ({ event }));
const showing = (index: number): Step[] => {
  const view = VIEWS[index];
  return view ? sent({ type: "CHECKOUT_VIEW", checkoutId: "OWN ORDER", view }) : [];
};
const MENU = sent({ type: "START", orderType: "EAT_IN" });
const BASKET = [...MENU, ...sent({ type: "LINE_ADDED", line: SOUP })];
const IDENTIFY = [...BASKET, ...sent({ type: "REVIEW" })];
const REVIEW = [...IDENTIFY, ...sent({ type: "LOYALTY_DECLINED" })];
const PLACING = [...REVIEW, ...sent(PLACE)];
const WORKING: readonly Step[] = [...PLACING, PLACED];

/** Ways to every screen, and to every state that waits for an answer. */
const WAYS: Readonly<Record<string, readonly Step[]>> = {
  attract: [],
  menu: MENU,
  orderType: [...BASKET, ...sent({ type: "BACK" })],
  item: [...MENU, ...sent({ type: "PRODUCT_OPENED", product: { kind: "item", id: "soup" } })],
  combo: [...MENU, ...sent({ type: "PRODUCT_OPENED", product: { kind: "combo", id: "tray" } })],
  identify: IDENTIFY,
  table: [...REVIEW],
  pickupTime: [
    ...sent({ type: "START", orderType: "PICKUP" }, { type: "LINE_ADDED", line: SOUP }),
    ...sent({ type: "REVIEW" }, { type: "LOYALTY_DECLINED" }, { type: "PICKUP_TIMES_OPENED" }),
  ],
  review: REVIEW,
  "review, sending": PLACING,
  "review, searching": [...REVIEW, ...sent(SCAN)],
  "review, refused": [...PLACING, { answerTo: 0, as: 2 }],
  "review, unanswered": [...PLACING, LOST, LOST, LOST],
  working: WORKING,
  "working, stopping": [...WORKING, ...sent({ type: "ABANDON" })],
  payment: [...WORKING, ...showing(1)],
  "payment, stopping": [...WORKING, ...showing(1), ...sent({ type: "ABANDON" })],
  done: [...WORKING, ...showing(4)],
  checkoutFailed: [...WORKING, ...showing(6)],
  "checkoutFailed, paying again": [...WORKING, ...showing(6), ...sent({ type: "PAY_AGAIN" })],
  staff: sent({ type: "STAFF_SIGNED_IN", visitId: "OWN VISIT", session: "staff" }),
};

/** The outlet on which a way leads to its screen. */
const outletOf = (way: string) => (["table", "pickupTime"].includes(way) ? WITH_TABLES : OUTLET);

async function kioskAt(way: string, outlet = outletOf(way)) {
  const kiosk = anyKiosk(outlet);
  for (const step of WAYS[way] ?? []) await kiosk.take(step);
  return kiosk;
}

const event = fc.oneof(...EVENT_ARBITRARIES).map((one) => ({ event: one }));
const answer = fc.record({ answerTo: fc.nat(5), as: fc.nat(9) });
const wait = fc.record({ waitMs: fc.constantFrom(1_000, 61_000, 90_000) });
const orders = fc.constantFrom(...Object.values(WAYS));
const steps = fc
  .array(
    fc.oneof(
      { weight: 12, arbitrary: event.map((step): readonly Step[] => [step]) },
      { weight: 6, arbitrary: answer.map((step): readonly Step[] => [step]) },
      { weight: 1, arbitrary: wait.map((step): readonly Step[] => [step]) },
      { weight: 2, arbitrary: orders },
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.flat());

/** Each event with up to four different contents. */
const SAMPLES = EVENT_ARBITRARIES.flatMap((arbitrary) => {
  const samples = fc.sample(arbitrary, { numRuns: 4, seed: 1 });
  return [...new Map(samples.map((sample) => [JSON.stringify(sample), sample])).values()];
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("whatever happens", () => {
  it.each(Object.keys(WAYS))("at %s: any one event", async (way) => {
    const kiosk = await kioskAt(way);
    expect(kiosk.screen()).toBe(way.split(",")[0]);
    for (const one of SAMPLES) {
      const tried = await kioskAt(way);
      await tried.take({ event: one });
      await tried.fallSilent();
    }
  });

  it("any sequence of events, answers and silences", async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...OUTLETS), steps, async (outlet, taken) => {
        const kiosk = anyKiosk(outlet);
        for (const step of taken) await kiosk.take(step);
        await kiosk.fallSilent();
      }),
      { numRuns: 300 },
    );
  });
});
