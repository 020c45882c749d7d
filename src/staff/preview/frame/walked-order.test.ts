import { beforeAll, describe, expect, it, vi } from "vitest";
import type { CheckoutView } from "../../../../electron/host/rpc/contract.ts";
import { checkoutFailed, type Placed, type WalkEvent, walkedOrder } from "./walked-order.ts";

beforeAll(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { baseURI: "http://127.0.0.1/page/" });
});

const PLACED: Placed = {
  amount: "12.30",
  atCounter: false,
  isIdentified: true,
  earned: 24,
  appInstallUrl: null,
};

/** The views of an order for a sequence of answers. */
async function stepsOf(placed: Placed, answers: readonly WalkEvent[]): Promise<CheckoutView[]> {
  const left = [...answers];
  const ending = new AbortController();
  const nextEvent = async (wanted: readonly WalkEvent[]): Promise<WalkEvent> => {
    const next = left.shift();
    if (next && wanted.includes(next)) return next;
    ending.abort();
    return await new Promise<never>(() => {});
  };
  const views: CheckoutView[] = [];
  const walk = (async () => {
    for await (const view of walkedOrder(placed, nextEvent, ending.signal)) views.push(view);
  })();
  for (let turn = 0; turn < 20; turn += 1) await vi.advanceTimersByTimeAsync(1_000);
  void walk;
  return views;
}

const named = (views: readonly CheckoutView[]) =>
  views.map((view) => (view.step === "checkout-failed" ? view.reason : view.step));

describe("an order in a walk-through", () => {
  it("goes through the payment to its number, with its points", async () => {
    const views = await stepsOf(PLACED, ["paid", "ready"]);
    expect(named(views)).toEqual([
      "opening",
      "paying",
      "confirming-payment",
      "sending-to-kitchen",
      "done",
      "done",
    ]);
    expect(views.at(-1)).toMatchObject({
      kitchen: "ready",
      points: { state: "credited", earned: 24 },
    });
  });

  it("can be declined and paid again, or paid at the counter", async () => {
    const again = await stepsOf(PLACED, ["declined", "again", "paid"]);
    expect(named(again)).toContain("payment-declined");
    expect(named(again).at(-1)).toBe("done");
    const counter = await stepsOf(PLACED, ["expired", "at-counter"]);
    expect(named(counter)).toContain("payment-expired");
    expect(counter.at(-1)).toMatchObject({ step: "done", paid: "0", dueAtCounter: "12.30" });
  });

  it("asks for no payment if nothing is due", async () => {
    expect(named(await stepsOf({ ...PLACED, amount: "0.00" }, []))).not.toContain("paying");
  });

  it("reports what happened to the money if it fails", () => {
    expect(checkoutFailed("payment-declined")).toMatchObject({
      money: "not-charged",
      canPayAgain: true,
    });
    expect(checkoutFailed("kitchen-refused")).toMatchObject({
      money: "being-released",
      canPayAgain: false,
    });
    expect(checkoutFailed("payment-outcome-unknown")).toMatchObject({
      money: "staff",
      canPayAgain: false,
    });
  });
});
