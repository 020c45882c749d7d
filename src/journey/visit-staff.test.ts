/** Staff mode as a state of the visit's machine (decision 0091). */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { OUTLET, startVisit } from "./testing/visit.ts";

const LINE = { kind: "item", lineId: "line-1", itemId: "soup", count: 2, choices: [] } as const;
const SIGNED_IN = { type: "STAFF_SIGNED_IN", visitId: "visit-1", session: "token" } as const;
const MINUTE_MS = 60_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("staff mode", () => {
  it("ends the visit in progress, and keeps nothing of it", () => {
    const ended: string[] = [];
    const visit = startVisit(OUTLET, { ended: (visitId) => ended.push(visitId) });
    visit.send({ type: "START", orderType: "PICKUP" });
    visit.send({ type: "LINE_ADDED", line: LINE });
    visit.identified();
    const customers = visit.context().visitId;
    visit.send(SIGNED_IN);
    expect(visit.screen()).toBe("staff");
    expect(ended).toEqual([customers]);
    expect(visit.context().staffSession).toBe("token");
    expect(JSON.stringify(visit.context())).not.toContain("Marker");
    expect(visit.context().basket.lines).toEqual([]);
  });

  it("warns after two minutes without a touch, and closes by itself", () => {
    const visit = startVisit();
    visit.send(SIGNED_IN);
    vi.advanceTimersByTime(2 * MINUTE_MS - 1);
    visit.send({ type: "TOUCHED" });
    vi.advanceTimersByTime(2 * MINUTE_MS + OUTLET.idleWarningSeconds * 1_000 - 1);
    expect(visit.screen()).toBe("staff");
    vi.advanceTimersByTime(1);
    expect(visit.screen()).toBe("attract");
    expect(visit.context().staffSession).toBeNull();
  });

  it("leaves nothing of staff to the next customer", () => {
    const visit = startVisit();
    visit.send(SIGNED_IN);
    visit.send({ type: "ACCESS_CHANGED", access: { textSize: "largest" } });
    visit.send({ type: "RESET" });
    expect(visit.screen()).toBe("attract");
    expect(visit.context()).toMatchObject({ staffSession: null, access: { textSize: "normal" } });
  });

  it("applies a new configuration at once: no customer is in the middle of anything", () => {
    const visit = startVisit();
    visit.send(SIGNED_IN);
    visit.send({ type: "OUTLET_CHANGED", outlet: { ...OUTLET, name: "Renamed" } });
    expect(visit.context().outlet.name).toBe("Renamed");
  });
});
