import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { referenceHash } from "../../../fleet/messages/names.ts";
import { eventually } from "../../testing/eventually.ts";
import { systemClock } from "../checkout/running/clock.ts";
import { resultRecorder } from "../checkout/running/result-recorder.ts";
import { Kiosk } from "../checkout/testing/kiosk.ts";
import { but, PENDING, paid, type Respond } from "../checkout/testing/play.ts";
import { createLog } from "../net/log.ts";
import { followCallbacks } from "./callbacks.ts";
import type { Claims } from "./claims.ts";
import type { GateWatch } from "./gate-watch.ts";
import type { Link } from "./link.ts";
import { type Admitted, admitKiosk } from "./testing/admitted.ts";
import { type Line, openLine } from "./testing/line.ts";
import { INTEGRATION, SmallGate } from "./testing/small-gate.ts";

const log = createLog({ level: "silent" });
/** The integrator answers nothing until `kiosk.answer` is called, and no inquiry. */
const WAITING = but({ Pay: () => null, Inquire: () => null });
const PENDING_ONLY = but({ Pay: paid(PENDING), Inquire: () => null });

let admitted: Admitted;
let gateLink: Link;
let gate: SmallGate;
let kiosk: Kiosk;
let link: Link;
let claims: Claims;
let watch: GateWatch;
let ended: string[];
const enrollments: { enrollmentId: string; agoMs: number }[] = [];
const enrollmentResults: string[] = [];
let areRecordsReadable: boolean;
let failedReads: number;
const stops: (() => unknown)[] = [];

beforeAll(async () => {
  admitted = await admitKiosk();
});
beforeEach(async () => {
  ended = [];
  enrollments.length = 0;
  areRecordsReadable = true;
  failedReads = 0;
  gateLink = admitted.openGate();
  gate = new SmallGate(gateLink);
  stops.push(() => gateLink.stop());
  // A claim that finds no gate is made again after 5 s only.
  await eventually(() => expect(gateLink.connected.current()).toBe(true));
});
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});
afterAll(() => admitted.server.close());

/** A kiosk of the fleet, and an order whose payment was requested. */
function start(respond: Respond, url?: string): void {
  kiosk = new Kiosk(respond);
  join(url);
  kiosk.place();
}

function join(url?: string): void {
  link = admitted.openKiosk(url);
  const { runner } = kiosk;
  const disk = kiosk.disk.forOneRun(
    () => true,
    () => {},
  );
  const callbacks = followCallbacks({
    ...{ link, runner, log, integrationId: INTEGRATION, clock: systemClock, journal: disk },
    endedSince: () => ended,
    enrollments: () => {
      if (!areRecordsReadable) {
        failedReads += 1;
        throw new Error("the records cannot be read");
      }
      return enrollments;
    },
    onResult: resultRecorder(runner, () => kiosk.now()),
    onEnrollmentResult: async ({ enrollmentId }) => {
      enrollmentResults.push(enrollmentId);
      return "accepted";
    },
  });
  ({ claims, watch } = callbacks);
  stops.push(
    () => runner.stop(),
    () => link.stop(),
    () => callbacks.stop(),
  );
}

/** The reports of its payment in the order's journal. */
const journalled = () =>
  kiosk.disk
    .events("order")
    .flatMap((event) => (event.type === "CallbackReceived" ? [event.status] : []));

const hashOf = (reference: string) => referenceHash(INTEGRATION, reference);
const isClaimed = (reference = "tx") =>
  eventually(() => expect(gate.claims.has(hashOf(reference))).toBe(true));
const isJournalled = (...statuses: string[]) =>
  eventually(() => expect(journalled()).toEqual(statuses));

test("a pending payment is claimed at once, and its result is in the journal when it is answered ok", async () => {
  start(PENDING_ONLY);
  await isClaimed();
  expect(await gate.deliver(gate.store("tx", "SUCCESS"))).toBe("ok");
  expect(journalled()).toEqual(["SUCCESS"]);
});

test("a result that comes before the PENDING answer waits at the gate until it is claimed", async () => {
  start(WAITING);
  await eventually(() => expect(kiosk.performed).toContain("Pay"));
  const hash = gate.store("tx", "SUCCESS");
  expect(await gate.deliver(hash)).toBeNull();
  const { checkoutId } = { checkoutId: "order" };
  const [payment] = kiosk.runner.state(checkoutId)?.payments ?? [];
  kiosk.answer({
    type: "PaymentAnswered",
    paymentId: payment?.ids.paymentId ?? "",
    outcome: PENDING,
  });
  await isJournalled("SUCCESS");
  await eventually(() => expect(gate.outcomes).toEqual(["ok"]));
  expect(kiosk.disk.unmatchedReferences()).toEqual([]);
});

test("results delivered twice are journalled once", async () => {
  start(PENDING_ONLY);
  await isClaimed();
  const deliver = () => gate.deliver(gate.store("tx", "DECLINED"));
  expect(await deliver()).toBe("ok");
  expect(await deliver()).toBe("ok");
  expect(await Promise.all([deliver(), deliver()])).toEqual(["ok", "ok"]);
  expect(journalled()).toEqual(["DECLINED"]);
});

test("results that contradict each other are journalled in the order in which they came", async () => {
  start(PENDING_ONLY);
  await isClaimed();
  gate.store("tx", "DECLINED");
  expect(await gate.deliver(gate.store("tx", "SUCCESS"))).toBe("ok");
  expect(journalled()).toEqual(["DECLINED", "SUCCESS"]);
});

test("a result of no order of this kiosk is not taken", async () => {
  start(PENDING_ONLY);
  await isClaimed();
  const hash = gate.store("tx-stranger", "SUCCESS");
  gate.claims.set(hash, { kiosk: "kiosk1", instance: "instance1", isPending: true });
  expect(await gate.deliver(hash)).toBe("not-mine");
  expect(kiosk.disk.unmatchedReferences()).toEqual([]);
});

test("a result is delivered later if the journal is full", async () => {
  start(PENDING_ONLY);
  await isClaimed();
  kiosk.diskFull = true;
  const hash = gate.store("tx", "SUCCESS");
  expect(await gate.deliver(hash)).toBe("later");
  expect(journalled()).toEqual([]);
  kiosk.diskFull = false;
  expect(await gate.deliver(hash)).toBe("ok");
  expect(journalled()).toEqual(["SUCCESS"]);
});

test("the second of two results is delivered later if only the first could be journalled", async () => {
  start(PENDING_ONLY);
  await isClaimed();
  expect(await gate.deliver(gate.store("tx", "DECLINED"))).toBe("ok");
  gate.store("tx", "DECLINED");
  const hash = gate.store("tx", "SUCCESS");
  kiosk.diskFull = true;
  expect(await gate.deliver(hash)).toBe("later");
  kiosk.diskFull = false;
  // The kiosk may have claimed it again by itself meanwhile, upon which the gate has delivered it.
  await gate.deliver(hash);
  await isJournalled("DECLINED", "SUCCESS");
  await eventually(() => expect(gate.outcomes.at(-1)).toBe("ok"));
});

test("everything is claimed anew at another run of the gate, ended payments too", async () => {
  start(PENDING_ONLY);
  ended = ["tx-ended"];
  await isClaimed();
  await isClaimed("tx-ended");
  expect(gate.claims.get(hashOf("tx-ended"))?.isPending).toBe(false);
  gate.restart();
  const hash = gate.store("tx", "SUCCESS");
  gate.hello();
  await isJournalled("SUCCESS");
  await isClaimed("tx-ended");
  await eventually(() => expect(gate.outcomes).toEqual(["ok"]));
  expect(await gate.deliver(hash)).toBeNull();
});

test("what could not be claimed while the records cannot be read is claimed later, ended payments too", async () => {
  start(PENDING_ONLY);
  ended = ["tx-ended"];
  await isClaimed("tx-ended");
  gate.restart();
  areRecordsReadable = false;
  gate.hello();
  await eventually(() => expect(failedReads).toBeGreaterThan(0));
  areRecordsReadable = true;
  claims.orderChanged([{ reference: "tx-next", isPending: true }]);
  await isClaimed("tx-next");
  await isClaimed("tx-ended");
});

test("more claims than fit into one request are sent in several", async () => {
  ended = Array.from({ length: 1_200 }, (_, number) => `tx-${number}`);
  start(PENDING_ONLY);
  await isClaimed("tx-1199");
  await isClaimed("tx-0");
  expect(Math.max(...gate.requests.map((hashes) => hashes.length))).toBe(500);
});

test("a claim that another kiosk has is refused, and the kiosk goes on", async () => {
  gate.taken.add(hashOf("tx-ended"));
  ended = ["tx-ended"];
  start(PENDING_ONLY);
  await isClaimed();
  expect(gate.claims.has(hashOf("tx-ended"))).toBe(false);
});

test("an enrollment is accepted by the gate before it is begun, and its end is delivered", async () => {
  start(PENDING_ONLY);
  await isClaimed();
  const enrollmentId = "0e8d3d83-0a5b-4bd5-8b0e-3e5a4b6c7d8e";
  enrollments.push({ enrollmentId, agoMs: 0 });
  expect(await claims.claimEnrollment(enrollmentId)).toBe(true);
  const body = { enrollmentId, transactionReference: "tx-card", status: "DECLINED" };
  expect(await gate.endEnrollment(enrollmentId, body)).toBe("accepted");
  expect(enrollmentResults).toEqual([enrollmentId]);
  expect(await gate.endEnrollment(enrollmentId, { enrollmentId: 7 })).toBe("no-match");
  await gateLink.stop();
  expect(await claims.claimEnrollment(enrollmentId)).toBe(false);
});

test("a result whose kiosk was on a dead line is delivered when it heals", async () => {
  const line: Line = await openLine(admitted.server.listen);
  stops.push(() => line.close());
  start(PENDING_ONLY, line.url);
  await isClaimed();
  line.die();
  const hash = gate.store("tx", "SUCCESS");
  expect(await gate.deliver(hash)).toBe("no-answer");
  await eventually(() => expect(link.connected.current()).toBe(false));
  line.heal();
  await isJournalled("SUCCESS");
});

test("a result that came while the server was down is delivered when it is back", async () => {
  start(PENDING_ONLY);
  await isClaimed();
  await eventually(() => {
    gate.hello();
    expect(watch.isThere.current()).toBe(true);
  });
  await admitted.server.kill();
  await eventually(() => expect(watch.isThere.current()).toBe(false));
  gate.store("tx", "SUCCESS");
  await admitted.server.start();
  await isJournalled("SUCCESS");
  // The result may come before the gate's next word that it is there.
  await eventually(() => expect(watch.isThere.current()).toBe(true));
});

test("the gate's hello says that it is there, and how many kiosks share the integration", async () => {
  start(PENDING_ONLY);
  await isClaimed();
  await eventually(() => {
    gate.hello(7);
    expect(watch.kiosks()).toBe(7);
  });
  expect(watch.isThere.current()).toBe(true);
});
