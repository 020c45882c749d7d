import { describe, expect, test } from "vitest";
import { VirtualClock } from "../checkout/simulation/virtual-clock.ts";
import {
  accepted,
  answering,
  but,
  callback,
  DECLINED,
  kitchen,
  NOON,
  type Play,
  pendingOrder,
  playOrder,
} from "../checkout/testing/play.ts";
import { isWithin, REST_MS, type RestReason, underWay, watchRest } from "./rest.ts";

const MINUTE = 60_000;
const ALWAYS = { from: "00:00", until: "00:00" };
const IDLE = { hasVisit: false, hasStaff: false, hasEnrollment: false, orders: [] };

const reasons = (play: Play) => underWay({ ...IDLE, orders: [play.state] });

/** The kitchen has the order, and the money is captured. */
function cooking(changes?: Parameters<typeof playOrder>[0]): Play {
  const play = playOrder(changes);
  play.run(but({ Create: () => accepted("7") }));
  return play;
}

describe("under way is", () => {
  test("a visit, staff in staff mode, and a card that is being saved", () => {
    expect(underWay(IDLE)).toEqual([]);
    expect(underWay({ ...IDLE, hasVisit: true })).toEqual(["visit"]);
    expect(underWay({ ...IDLE, hasStaff: true })).toEqual(["staff"]);
    expect(underWay({ ...IDLE, hasEnrollment: true })).toEqual(["enrollment"]);
  });

  test("a payment, until its outcome is known and the kitchen has the order", () => {
    const play = pendingOrder();
    expect(reasons(play)).toEqual(["payment"]);
    play.record(callback("SUCCESS"));
    expect(reasons(play)).toEqual(["payment"]);
    play.run(but({ Create: () => null }));
    expect(reasons(play)).toEqual(["call", "payment"]);
  });

  test("money that is not captured yet, or that has to be returned", () => {
    const play = playOrder();
    play.run(but({ Capture: () => null }));
    expect(reasons(play)).toEqual(["call", "payment"]);
    const failed = playOrder();
    failed.run(but({ Create: () => null }));
    failed.record({
      type: "CreateAnswered",
      outcome: { kind: "rejected", reason: null, posErrorType: null },
    });
    failed.run(but({ ReturnMoney: () => null }));
    expect(reasons(failed)).toEqual(["call", "payment"]);
  });

  test("any call that was sent, also one that moves no money", () => {
    const play = playOrder();
    play.run(but({ CloseLoyalty: () => null }));
    expect(reasons(play)).toEqual(["call"]);
  });
});

describe("not under way is", () => {
  test("an order that the kitchen cooks", () => {
    const play = cooking();
    expect(reasons(play)).toEqual([]);
    play.record(kitchen("COOKING"));
    expect(reasons(play)).toEqual([]);
  });

  test("one that is paid at the counter", () => {
    expect(reasons(cooking({ paymentFlow: "pay-at-counter" }))).toEqual([]);
  });

  test("one that waits for staff: it would hold the update up for ever", () => {
    const play = playOrder();
    play.run(but({ Capture: answering(DECLINED) }));
    expect(reasons(play)).toEqual([]);
  });
});

describe("the window", () => {
  test("is of the outlet's own clock, and may span midnight", () => {
    const at = (time: string) => Date.parse(`2027-01-04T${time}:00Z`);
    const night = { from: "03:00", until: "05:00" };
    expect(isWithin(night, at("03:00"), "UTC")).toBe(true);
    expect(isWithin(night, at("05:00"), "UTC")).toBe(false);
    // 03:00 in Istanbul is midnight in UTC.
    expect(isWithin(night, at("00:30"), "Europe/Istanbul")).toBe(true);
    expect(isWithin(night, at("03:30"), "Europe/Istanbul")).toBe(false);
    const late = { from: "23:00", until: "01:00" };
    for (const time of ["23:30", "00:30"]) expect(isWithin(late, at(time), "UTC")).toBe(true);
    for (const time of ["22:30", "01:00"]) expect(isWithin(late, at(time), "UTC")).toBe(false);
  });

  test("that begins when it ends is the whole day", () => {
    for (const time of ["00:00", "03:00"]) {
      const hours = { from: time, until: time };
      for (const now of ["00:00", "02:59", "03:00", "23:59"]) {
        expect(isWithin(hours, Date.parse(`2027-01-04T${now}:00Z`), "UTC")).toBe(true);
      }
    }
  });
});

describe("the kiosk is at rest", () => {
  function watched(hours = ALWAYS) {
    const clock = new VirtualClock(NOON);
    const work: { now: RestReason[] } = { now: [] };
    const timezone = () => "UTC";
    const rest = watchRest({ underWay: () => work.now, hours, timezone, clock: clock.forOneRun() });
    const pass = (ms: number) => {
      const end = clock.now() + ms;
      clock.at(end, () => {});
      while (clock.now() < end) clock.step();
    };
    return { rest, work, pass, clock };
  }

  test("once nothing has been under way for five minutes", () => {
    const { rest, work, pass } = watched();
    expect(rest.because()).toEqual(["recently-used"]);
    pass(REST_MS);
    expect(rest.because()).toEqual([]);
    work.now = ["visit"];
    expect(rest.because()).toEqual(["visit"]);
    pass(MINUTE);
    expect(rest.because()).toEqual(["visit", "recently-used"]);
    work.now = [];
    pass(REST_MS - MINUTE);
    expect(rest.because()).toEqual(["recently-used"]);
    pass(MINUTE + 10_000);
    expect(rest.because()).toEqual([]);
  });

  test("between two calls for orders that wait for a service, which may be repeated all night", () => {
    const { rest, work, pass } = watched();
    for (let minute = 0; minute < REST_MS / MINUTE; minute += 1) {
      work.now = ["call"];
      pass(MINUTE / 2);
      expect(rest.because()).toContain("call");
      work.now = [];
      pass(MINUTE / 2);
    }
    expect(rest.because()).toEqual([]);
    work.now = ["call", "payment"];
    pass(MINUTE);
    work.now = [];
    expect(rest.because()).toEqual(["recently-used"]);
  });

  test("however the clock is set meanwhile", () => {
    const { rest, pass, clock } = watched();
    clock.set(60 * MINUTE);
    expect(rest.because()).toEqual(["recently-used"]);
    clock.set(-120 * MINUTE);
    pass(REST_MS);
    expect(rest.because()).toEqual([]);
  });

  test("within the window only", () => {
    const { rest, pass } = watched({ from: "12:06", until: "12:30" });
    pass(REST_MS);
    expect(rest.because()).toEqual(["outside-window"]);
    pass(MINUTE);
    expect(rest.because()).toEqual([]);
    pass(24 * MINUTE);
    expect(rest.because()).toEqual(["outside-window"]);
  });

  test("of which a stopped watch asks nothing any more", () => {
    const { rest, clock } = watched();
    rest.stop();
    expect(clock.step()).toBeNull();
  });
});
