/** What staff do about an order (docs/staff.md), event by event. */
import { describe, expect, test } from "vitest";
import type { OperationOutcome } from "../state/events.ts";
import { staffCases, staffReasons } from "../state/staff-list.ts";
import {
  amountToReturn,
  canReclaimPoints,
  refundablePayment,
  remainingOf,
} from "../state/staff-refunds.ts";
import { canRetry } from "../state/staff-retry.ts";
import {
  accepted,
  allGoesWell,
  answering,
  but,
  callback,
  DECLINED,
  inquiry,
  kitchen,
  LOST,
  MINUTE,
  PENDING,
  type Play,
  paid,
  playOrder,
  SUCCESS,
  UNKNOWN,
} from "../testing/play.ts";

const FRESH = {
  paymentId: "order.1",
  payKey: "order.1 pay",
  captureKey: "new capture",
  reverseKey: "new reverse",
  refundKey: "new refund",
};

const REFUSED = {
  type: "CreateAnswered",
  outcome: { kind: "rejected", reason: null, posErrorType: null },
} as const;

/** An order that is paid and being cooked. */
function done(changes: Parameters<typeof playOrder>[0] = {}): Play {
  const play = playOrder(changes);
  play.run(allGoesWell);
  return play;
}

const asked = (amount: string, refundId = "r1") =>
  ({
    type: "StaffRefundAsked",
    paymentId: "order.1",
    refundId,
    idempotencyKey: `key of ${refundId}`,
    amount,
  }) as const;
const retried = { type: "StaffRetried", fresh: [FRESH] } as const;
const resolvedBy = (play: Play) =>
  ({ type: "StaffResolved", cases: staffCases(play.state), how: "returned" }) as const;
const left = (play: Play) => {
  const [payment] = play.state.payments;
  return payment ? remainingOf(play.state, payment) : null;
};

describe("a refund by staff", () => {
  test("leaves the rest of a payment to be returned when the kitchen cancels the order", () => {
    const play = done().record(asked("5.00"));
    play.run(allGoesWell);
    play.record({ type: "KitchenMoved", status: "CANCELED", reason: null });
    expect(play.decision()).toMatchObject({ type: "perform", command: { type: "ReturnMoney" } });
    expect(amountToReturn(play.state, "order.1")).toBe("7.5");
  });

  test.each(["REFUNDED", "CAPTURED"] as const)(
    "of a part does not make %s of an inquiry mean that the rest is back: it is returned as well",
    (reported) => {
      const play = done({ loyaltyOrderId: null }).record(asked("5.00"));
      play.run(allGoesWell);
      play.record(kitchen("CANCELED"));
      const answers = but({
        ReturnMoney: answering(UNKNOWN, SUCCESS),
        Inquire: inquiry(reported),
      });
      expect(play.runThroughTime(answers)).toEqual(["ReturnMoney", "Inquire", "ReturnMoney"]);
      expect(play.status()?.at).toBe("returned");
    },
  );

  test("of a part, and REFUNDED of a rest that the integrator refuses to return, go to staff", () => {
    const play = done({ loyaltyOrderId: null }).record(asked("5.00"));
    play.run(allGoesWell);
    play.record(kitchen("CANCELED"));
    play.runThroughTime(
      but({ ReturnMoney: answering(UNKNOWN, DECLINED), Inquire: inquiry("REFUNDED") }),
    );
    expect(staffReasons(play.state)).toEqual(["money-return-refused"]);
  });

  test("of all of it whose outcome is unknown is done once an inquiry reports REFUNDED", () => {
    const play = done({ paymentFlow: "sale" }).record(asked("12.50"));
    play.run(
      but({
        RefundPayment: () => ({ type: "RefundPaymentAnswered", refundId: "r1", outcome: LOST }),
      }),
    );
    play.record(callback("DECLINED"));
    play.run(but({ Inquire: inquiry("REFUNDED") }));
    expect(play.status()?.at).toBe("returned");
  });

  test("refunds a part under the journalled key, and leaves the rest, the points and the order unchanged", () => {
    const play = done().record(asked("5.00"));
    const commands: unknown[] = [];
    play.run((command, played) => {
      commands.push(command);
      return allGoesWell(command, played);
    });
    expect(commands).toEqual([
      {
        type: "RefundPayment",
        paymentId: "order.1",
        refundId: "r1",
        idempotencyKey: "key of r1",
        transactionReference: "tx",
        amount: "5.00",
      },
    ]);
    expect(play.status()?.at).toBe("captured");
    expect(left(play)).toBe("7.5");
    expect(play.state.closing.at).toBe("closed");
    expect(staffReasons(play.state)).toEqual([]);
  });

  test("asked for twice is made once", () => {
    const play = done().record(asked("5.00")).record(asked("5.00"));
    expect(play.run(allGoesWell)).toEqual(["RefundPayment"]);
    expect(left(play)).toBe("7.5");
  });

  test("of more than is left, or of nothing, is refused", () => {
    const play = done().record(asked("12.51")).record(asked("0")).record(asked("-1"));
    expect(play.run(allGoesWell)).toEqual([]);
    play.record(asked("8.00"));
    play.run(allGoesWell);
    play.record(asked("4.51", "r2"));
    expect(play.run(allGoesWell)).toEqual([]);
  });

  test("whose answer is lost is repeated under its key, and counts once", () => {
    const play = done().record(asked("5.00"));
    const keys: string[] = [];
    let isLost = true;
    play.runThroughTime((command) => {
      if (command.type !== "RefundPayment") return allGoesWell(command, play);
      keys.push(command.idempotencyKey);
      const outcome = isLost ? LOST : SUCCESS;
      isLost = false;
      return { type: "RefundPaymentAnswered", refundId: command.refundId, outcome };
    });
    expect(keys).toEqual(["key of r1", "key of r1"]);
    expect(left(play)).toBe("7.5");
  });

  test("that is refused leaves the money where it is and is listed, until another one succeeds", () => {
    const play = done().record(asked("5.00"));
    play.run((command) => ({
      type: "RefundPaymentAnswered",
      refundId: command.type === "RefundPayment" ? command.refundId : "",
      outcome: DECLINED,
    }));
    expect(left(play)).toBe("12.5");
    expect(staffReasons(play.state)).toEqual(["money-return-refused"]);
    play.record(asked("4.00", "r2"));
    play.run(allGoesWell);
    expect(left(play)).toBe("8.5");
    expect(staffReasons(play.state)).toEqual([]);
  });

  test("of unknown outcome blocks every other one until it is tried again, under its own key", () => {
    const play = done().record(asked("5.00"));
    play.run((command) => ({
      type: "RefundPaymentAnswered",
      refundId: command.type === "RefundPayment" ? command.refundId : "",
      outcome: UNKNOWN,
    }));
    expect(staffReasons(play.state)).toEqual(["money-return-refused"]);
    expect(refundablePayment(play.state)).toBeNull();
    expect(canRetry(play.state)).toBe(true);
    play.record(retried);
    expect(play.run(allGoesWell)).toEqual(["RefundPayment"]);
    expect(staffReasons(play.state)).toEqual([]);
  });

  test("of all that was paid lets staff refund the points, once", () => {
    const play = done();
    expect(canReclaimPoints(play.state)).toBe(false);
    play.record(asked("12.50"));
    play.run(allGoesWell);
    expect(play.status()?.at).toBe("returned");
    expect(staffReasons(play.state)).toEqual([]);
    expect(canReclaimPoints(play.state)).toBe(true);
    play.record({ type: "StaffLoyaltyRefundAsked" }).record({ type: "StaffLoyaltyRefundAsked" });
    expect(play.run(allGoesWell)).toEqual(["RefundLoyalty"]);
    expect(canReclaimPoints(play.state)).toBe(false);
  });

  test("before the kitchen cancels leaves only the rest to be returned", () => {
    const play = done().record(asked("5.00"));
    play.run(allGoesWell);
    play.record(kitchen("CANCELED"));
    expect(play.run(allGoesWell)).toEqual(["ReturnMoney", "RefundLoyalty"]);
    expect(play.status()?.at).toBe("returned");
  });

  test("ends before the rest is returned: only then is its amount known", () => {
    const play = done().record(asked("5.00"));
    const lost = but({
      RefundPayment: () => ({ type: "RefundPaymentAnswered", refundId: "r1", outcome: LOST }),
    });
    expect(play.run(lost)).toEqual(["RefundPayment"]);
    play.record(kitchen("CANCELED"));
    expect(play.run(lost)).not.toContain("ReturnMoney");
    play.later(MINUTE);
    expect(play.run(allGoesWell).slice(0, 2)).toEqual(["RefundPayment", "ReturnMoney"]);
  });

  test("waits while it is in doubt whether the payment was captured", () => {
    const play = done({ paymentFlow: "sale" }).record(asked("5.00"));
    play.run(
      but({
        RefundPayment: () => ({ type: "RefundPaymentAnswered", refundId: "r1", outcome: LOST }),
      }),
    );
    play.record(callback("DECLINED"));
    play.later(MINUTE);
    expect(play.run(but({ Inquire: inquiry("PENDING") }))).toEqual(["Inquire"]);
    play.later(MINUTE);
    expect(play.run(but({ Inquire: inquiry("CAPTURED") }))).toEqual(["Inquire", "RefundPayment"]);
  });

  test("is not offered if the integrator declared none, or the money is being returned anyway", () => {
    expect(refundablePayment(done({ canRefund: false }).state)).toBeNull();
    expect(refundablePayment(done().record(kitchen("CANCELED")).state)).toBeNull();
    expect(refundablePayment(playOrder().state)).toBeNull();
    expect(refundablePayment(done({ paymentFlow: "pay-at-counter" }).state)).toBeNull();
  });
});

describe("try again now", () => {
  test("inquires about the payment, and captures what is still authorized under a new key if it was refused", () => {
    const play = playOrder();
    play.run(but({ Capture: answering(DECLINED) }));
    expect(staffReasons(play.state)).toEqual(["capture-failed-after-acceptance"]);
    const keys: string[] = [];
    play.record(retried);
    const calls = play.run((command, played) => {
      if (command.type === "Capture") keys.push(command.ids.captureKey);
      return but({ Inquire: inquiry("AUTHORIZED") })(command, played);
    });
    expect(calls).toEqual(["Inquire", "Capture", "CloseLoyalty"]);
    expect(keys).toEqual(["new capture"]);
    expect(play.status()?.at).toBe("captured");
    expect(staffReasons(play.state)).toEqual([]);
  });

  test("reuses the key of a capture of unknown outcome", () => {
    const play = playOrder({ canInquire: false });
    play.run(but({ Capture: answering(UNKNOWN) }));
    expect(staffReasons(play.state)).toEqual(["capture-failed-after-acceptance"]);
    const keys: string[] = [];
    play.record(retried).run((command, played) => {
      if (command.type === "Capture") keys.push(command.ids.captureKey);
      return allGoesWell(command, played);
    });
    expect(keys).toEqual(["order.1 capture"]);
  });

  test("reuses the key of a release of unknown outcome", () => {
    const play = playOrder({ canInquire: false });
    play.run(but({ Create: () => REFUSED, ReturnMoney: answering(UNKNOWN) }));
    expect(play.status()?.at).toBe("staff");
    const keys: string[] = [];
    play.record(retried).run((command, played) => {
      if (command.type === "ReturnMoney") keys.push(command.ids.reverseKey);
      return allGoesWell(command, played);
    });
    expect(keys).toEqual(["order.1 reverse"]);
  });

  test("finds out that a capture had succeeded, and captures nothing twice", () => {
    const play = playOrder();
    play.run(but({ Capture: answering(DECLINED) }));
    play.record(retried);
    expect(play.run(but({ Inquire: inquiry("CAPTURED") }))).toEqual(["Inquire", "CloseLoyalty"]);
    expect(play.status()?.at).toBe("captured");
  });

  test("closes an order again that was refused, but not one that is probably closed", () => {
    const refused = {
      type: "CloseAnswered",
      outcome: { kind: "refused", errorText: null },
    } as const;
    const play = playOrder();
    play.run(but({ CloseLoyalty: () => refused }));
    expect(staffReasons(play.state)).toEqual(["closing-refused"]);
    expect(play.record(retried).run(allGoesWell)).toEqual(["CloseLoyalty"]);
    expect(play.state.closing.at).toBe("closed");

    const lost = { kind: "no-answer", cause: "lost", mayHaveArrived: true } as const;
    let isLost = true;
    const probably = playOrder();
    probably.runThroughTime(
      but({
        CloseLoyalty: () => {
          const outcome = isLost ? lost : refused.outcome;
          isLost = false;
          return { type: "CloseAnswered", outcome };
        },
      }),
    );
    expect(staffReasons(probably.state)).toEqual(["closing-probably-done"]);
    expect(canRetry(probably.state)).toBe(false);
  });

  test("does not wait for the time at which the kiosk would try by itself", () => {
    const play = playOrder();
    play.run(but({ Capture: answering(LOST) }));
    expect(play.decision()).toMatchObject({ type: "wait" });
    expect(canRetry(play.state)).toBe(true);
    expect(play.record(retried).run(allGoesWell)).toEqual(["Capture", "CloseLoyalty"]);
  });

  test("is not offered if there is nothing to try", () => {
    expect(canRetry(done().state)).toBe(false);
    const pending = playOrder({ canInquire: false });
    pending.run(but({ Pay: paid(PENDING) }));
    pending.later(20 * MINUTE);
    pending.run(allGoesWell);
    expect(staffReasons(pending.state)).toEqual(["payment-outcome-unknowable"]);
    expect(canRetry(pending.state)).toBe(false);
  });
});

describe("what staff mark as resolved", () => {
  const stuck = () => {
    const play = playOrder({ canInquire: false });
    play.run(but({ Pay: paid(PENDING) }));
    play.later(20 * MINUTE);
    play.run(allGoesWell);
    return play;
  };

  test("leaves the list, and the kiosk does nothing more about it", () => {
    const play = stuck();
    play.record(resolvedBy(play));
    expect(staffReasons(play.state)).toEqual([]);
    expect(play.decision()).toEqual({ type: "done" });
  });

  test("comes back when the integrator reports it as paid after all, and no money is moved", () => {
    const play = stuck();
    play.record(resolvedBy(play)).record(callback("SUCCESS"));
    expect(play.run(allGoesWell)).toEqual([]);
    expect(staffReasons(play.state)).toEqual(["payment-outcome-unknowable"]);
    expect(canRetry(play.state)).toBe(true);
    expect(play.record(retried).run(allGoesWell)).toEqual(["ReturnMoney"]);
    expect(staffReasons(play.state)).toEqual([]);
  });

  test("comes back when the kitchen cancels what the counter had collected", () => {
    const play = playOrder();
    play.run(but({ Capture: answering(DECLINED) }));
    play.record({ type: "StaffResolved", cases: staffCases(play.state), how: "collected" });
    expect(staffReasons(play.state)).toEqual([]);
    play.record(kitchen("CANCELED"));
    expect(staffReasons(play.state)).toContain("capture-failed-after-acceptance");
  });

  const COLLECTED: readonly (readonly [string, () => Play])[] = [
    [
      "found expired by an inquiry",
      () => {
        const play = playOrder({ loyaltyOrderId: null });
        play.run(but({ Capture: answering(UNKNOWN), Inquire: inquiry("EXPIRED") }));
        return play;
      },
    ],
    [
      "found voided by an inquiry",
      () => {
        const play = playOrder({ loyaltyOrderId: null });
        play.run(but({ Capture: answering(UNKNOWN), Inquire: inquiry("VOIDED") }));
        return play;
      },
    ],
    [
      "of unknown outcome",
      () => {
        const play = playOrder({
          paymentFlow: "sale",
          canInquire: false,
          loyaltyOrderId: null,
        });
        play.run(but({ Create: () => null }));
        play.record(callback("DECLINED")).record(accepted("7"));
        return play;
      },
    ],
  ];

  test.each(COLLECTED)(
    "comes back when the kitchen cancels, if the counter had collected for a payment %s",
    (_, made) => {
      const play = made();
      play.record({ type: "StaffResolved", cases: staffCases(play.state), how: "collected" });
      expect(staffReasons(play.state)).toEqual([]);
      play.record(kitchen("CANCELED"));
      const listed = [{ reason: "money-return-refused", subject: "order.1" }];
      expect(staffCases(play.state)).toEqual(listed);
      expect(play.view()).toMatchObject({ refund: "staff" });
      play.record(resolvedBy(play));
      expect(play.runThroughTime(allGoesWell)).toEqual([]);
      expect(staffReasons(play.state)).toEqual([]);
      expect(play.view()).toMatchObject({ refund: "staff" });
    },
  );

  test.each(COLLECTED)(
    "stays resolved when the kitchen cancels what was never paid: a payment %s",
    (_, made) => {
      const play = made();
      play.record({ type: "StaffResolved", cases: staffCases(play.state), how: "unpaid" });
      play.record(kitchen("CANCELED"));
      expect(staffReasons(play.state)).toEqual([]);
    },
  );

  test("is still to be returned once a retry finds that the card was not charged", () => {
    const play = playOrder({ loyaltyOrderId: null });
    play.run(but({ Capture: answering(DECLINED) }));
    play.record({ type: "StaffResolved", cases: staffCases(play.state), how: "collected" });
    play.record(kitchen("CANCELED")).record(retried);
    play.run(but({ Inquire: inquiry("EXPIRED") }));
    expect(staffReasons(play.state)).toEqual(["money-return-refused"]);
  });

  test("stays resolved when the kitchen cancels what another payment has paid for since", () => {
    const play = stuck();
    play.record(resolvedBy(play)).record(callback("DECLINED"));
    play.record({ type: "PaidAgain", ids: { ...FRESH, paymentId: "order.2" } });
    play.run(but({ Pay: paid({ status: "SUCCESS", transactionReference: "tx-2" }) }));
    play.record(kitchen("CANCELED"));
    expect(play.run(allGoesWell)).toEqual(["ReturnMoney", "RefundLoyalty"]);
    play.record(callback("SUCCESS"));
    expect(play.run(allGoesWell)).toEqual([]);
    expect(staffReasons(play.state)).toEqual(["payment-outcome-unknowable"]);
  });

  test("has to be in the list: a case of another order changes nothing", () => {
    const play = stuck();
    const cases = [{ reason: "closing-refused", subject: "closing" }] as const;
    play.record({ type: "StaffResolved", cases, how: "nothing-to-do" });
    expect(staffReasons(play.state)).toEqual(["payment-outcome-unknowable"]);
  });
});

describe("a refund that staff resolved by hand", () => {
  const refundAnswered = (outcome: OperationOutcome) =>
    but({ RefundPayment: () => ({ type: "RefundPaymentAnswered", refundId: "r1", outcome }) });
  /** Asked for, not made, and listed. */
  const unmade = (amount: string, outcome: OperationOutcome) => {
    const play = done({ loyaltyOrderId: null }).record(asked(amount));
    play.run(refundAnswered(outcome));
    expect(staffReasons(play.state)).toEqual(["money-return-refused"]);
    return play;
  };
  const listedPayment = [{ reason: "money-return-refused", subject: "order.1" }];

  test.each(["12.50", "5.00"])(
    "leaves the money of a canceled order to staff, if %s of 12.50 was refused",
    (amount) => {
      const play = unmade(amount, DECLINED);
      play.record(resolvedBy(play)).record(kitchen("CANCELED"));
      expect(play.runThroughTime(allGoesWell)).toEqual([]);
      expect(staffCases(play.state)).toEqual(listedPayment);
      expect(play.view()).toMatchObject({ refund: "staff" });
    },
  );

  test.each(["before", "after"])(
    "leaves the rest to staff, if its outcome is unknown and they resolved it %s the kitchen canceled",
    (order) => {
      const play = unmade("5.00", UNKNOWN);
      if (order === "after") play.record(kitchen("CANCELED"));
      play.record(resolvedBy(play));
      if (order === "before") play.record(kitchen("CANCELED"));
      expect(play.runThroughTime(allGoesWell)).toEqual([]);
      expect(staffCases(play.state)).toEqual(listedPayment);
      expect(play.view()).toMatchObject({ refund: "staff" });
    },
  );

  test("is not repeated by a retry", () => {
    const play = unmade("5.00", UNKNOWN);
    play.record(resolvedBy(play));
    expect(canRetry(play.state)).toBe(false);
    expect(play.record(retried).runThroughTime(allGoesWell)).toEqual([]);
  });

  test("is not made, if it was still due, once a retry finds the payment captured", () => {
    const play = done({ paymentFlow: "sale", loyaltyOrderId: null }).record(asked("5.00"));
    play.run(refundAnswered(LOST));
    play.record(callback("DECLINED"));
    play.runThroughTime(but({ Inquire: inquiry("PENDING") }));
    expect(staffCases(play.state)).toHaveLength(2);
    play.record({
      type: "StaffResolved",
      cases: [{ reason: "money-return-refused", subject: "r1" }],
      how: "returned",
    });
    play.record(retried);
    expect(play.runThroughTime(but({ Inquire: inquiry("CAPTURED") }))).toEqual(["Inquire"]);
    expect(staffReasons(play.state)).toEqual([]);
  });

  test("is made, in a journal of before the kiosk respected that", () => {
    const play = unmade("12.50", UNKNOWN);
    play.record(resolvedBy(play)).record(retried);
    play.record({ type: "RefundPaymentAnswered", refundId: "r1", outcome: SUCCESS });
    expect(play.status()?.at).toBe("returned");
  });

  test("is returned by staff: once they say so, the canceled order leaves the list", () => {
    const play = unmade("12.50", DECLINED);
    play.record(resolvedBy(play)).record(kitchen("CANCELED"));
    play.record(resolvedBy(play));
    expect(play.runThroughTime(allGoesWell)).toEqual([]);
    expect(staffReasons(play.state)).toEqual([]);
    expect(canRetry(play.state)).toBe(false);
    expect(play.view()).toMatchObject({ refund: "staff" });
  });

  test("leaves an order that is being cooked off the list", () => {
    const play = unmade("5.00", DECLINED);
    play.record(resolvedBy(play)).record(kitchen("PROCESSED"));
    expect(play.runThroughTime(allGoesWell)).toEqual([]);
    expect(staffReasons(play.state)).toEqual([]);
  });
});
