/**
 * Binding a card (payments.md §3 Enrollment): every outcome, in any order, from answer, callback or inquiry, across a
 * restart.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type HostClock, VirtualClock } from "../checkout/simulation/virtual-clock.ts";
import { createLog } from "../net/log.ts";
import { createAesSealer } from "../outlet/sealer.ts";
import { type CardStore, createCardStore } from "../store/cards.ts";
import { openDatabase } from "../store/database.ts";
import type { Enrollments } from "./enrollment.ts";
import { createEnrollments } from "./enrollments.ts";
import type { GateEnrollmentResult } from "./gate-messages.ts";
import type { EnrollmentInquiryResult, EnrollResult, Integrator } from "./integrator.ts";

type EnrollCall = Parameters<Integrator["enroll"]>[0];
type InquiryCall = Parameters<Integrator["inquireEnrollmentStatus"]>[0];

const MINUTE = 60_000;
const TOKEN = "card_canary-5f1e";
const CARD = {
  token: TOKEN,
  maskedPan: "4242 **** **** 4242",
  brand: "VISA",
  expiryMonth: 12,
  expiryYear: 2030,
};
const PENDING: EnrollResult = {
  status: "PENDING",
  transactionReference: "tx-1",
  redirectUrl: "https://pay.example/enroll",
  expectedTtlSeconds: null,
};
const CUSTOMER = "20117";
const log = createLog({ level: "silent" });
const sealer = createAesSealer(Buffer.alloc(32, 7));

let folder: string;
let database: DatabaseSync;
let store: CardStore;
/** payments.md §8. */
const USUAL_EXPIRY_MS = 15 * 60_000;
let expiryMs: number;
let machine: VirtualClock;
/** The clock of the running host. */
let clock: HostClock;
let answers: (EnrollResult | Promise<EnrollResult>)[];
let inquiry: EnrollmentInquiryResult;
let asked: EnrollCall[];
let inquired: InquiryCall[];
let enrollments: Enrollments;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-cards-"));
  database = openDatabase(folder);
  store = createCardStore(database);
  machine = new VirtualClock(1_700_000_000_000);
  clock = machine.forOneRun();
  expiryMs = USUAL_EXPIRY_MS;
  answers = [PENDING];
  inquiry = { kind: "status", status: "PENDING", transactionReference: "tx-1" };
  asked = [];
  inquired = [];
  enrollments = startHost();
});
afterEach(() => {
  enrollments.stop();
  database.close();
  rmSync(folder, { recursive: true });
});

/** Starts a host on the same disk. */
function startHost(): Enrollments {
  const integrator = {
    enroll: async (request: EnrollCall) => {
      asked.push(request);
      return answers.shift() ?? { status: "UNKNOWN", cause: "nothing more to say" };
    },
    inquireEnrollmentStatus: async (request: InquiryCall) => {
      inquired.push(request);
      return inquiry;
    },
  } satisfies Pick<Integrator, "enroll" | "inquireEnrollmentStatus">;
  return createEnrollments({
    store,
    integrator,
    seal: (plain) => sealer.seal(plain),
    clock,
    log,
    expiryMs,
  });
}

/** Processes answers that have already arrived. */
async function waitUntilIdle(): Promise<void> {
  for (let turns = 0; turns < 20; turns += 1) await Promise.resolve();
}

async function pass(ms: number): Promise<void> {
  let isOver = false;
  machine.after(ms, () => {
    isOver = true;
  });
  while (!isOver) {
    machine.step();
    await waitUntilIdle();
  }
}

async function begin(canInquire = false, returnsInPublic = false): Promise<string> {
  const enrollmentId = enrollments.begin({
    customerId: CUSTOMER,
    customer: { language: "en" },
    currency: "EUR",
    returnUrls: (id) => ({
      successUrl: `https://k.example/${id}/s`,
      errorUrl: `https://k.example/${id}/e`,
      cancelUrl: `https://k.example/${id}/c`,
    }),
    canInquire,
    returnsInPublic,
  });
  await waitUntilIdle();
  return enrollmentId;
}

type Reported = { transactionReference?: string | null } & (
  | { status: "DECLINED" }
  | { status: "SUCCESS"; card: typeof CARD }
);

function call(enrollmentId: string, reported: Reported): "accepted" | "no-match" {
  const result: GateEnrollmentResult = {
    transactionReference: "tx-1",
    idempotencyKey: null,
    enrollmentId,
    ...reported,
  };
  return enrollments.recordCallback(result);
}

const bound = { status: "SUCCESS", card: CARD } as const;
const declined = { status: "DECLINED" } as const;
const progress = (enrollmentId: string) => enrollments.progress(enrollmentId)?.current();

function storedToken(): string | null {
  const card = store.cardOf(CUSTOMER);
  const sealed = card && store.sealedToken(card.cardId);
  return sealed ? sealer.open(sealed).toString() : null;
}

describe("an enrollment", () => {
  test("is on disk with its key before the call, and carries the shared id, language and return addresses", async () => {
    const enrollmentId = await begin();
    const row = store.enrollment(enrollmentId);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      enrollmentId,
      idempotencyKey: row?.idempotencyKey,
      currency: "EUR",
    });
    expect(asked[0]?.customer).toEqual({ language: "en" });
    expect(progress(enrollmentId)).toMatchObject({
      at: "entering",
      redirectUrl: "https://pay.example/enroll",
    });
  });

  test("is bound by its callback, the token sealed and nowhere else on disk", async () => {
    const enrollmentId = await begin();
    expect(call(enrollmentId, bound)).toBe("accepted");
    expect(progress(enrollmentId)).toEqual({ at: "saved" });
    expect(store.cardOf(CUSTOMER)).toMatchObject({ maskedPan: CARD.maskedPan, brand: "VISA" });
    expect(storedToken()).toBe(TOKEN);
    const tables = database.prepare("select name from sqlite_master where type = 'table'").all();
    for (const { name } of tables) {
      const rows = database.prepare(`select * from "${name}"`).all();
      expect(Buffer.from(JSON.stringify(rows)).includes(TOKEN)).toBe(false);
    }
  });

  test("that is tokenized without a redirect is bound at once; no callback follows", async () => {
    answers = [{ status: "SUCCESS", transactionReference: null, card: CARD }];
    const enrollmentId = await begin();
    expect(progress(enrollmentId)).toEqual({ at: "saved" });
    expect(storedToken()).toBe(TOKEN);
    expect(call(enrollmentId, bound)).toBe("accepted");
  });

  test("replaces the customer's earlier card, and a removed card cannot be used any more", async () => {
    call(await begin(), bound);
    const first = store.cardOf(CUSTOMER)?.cardId ?? "";
    answers = [PENDING];
    call(await begin(), { ...bound, card: { ...CARD, token: "another" } });
    expect(store.sealedToken(first)).toBeNull();
    expect(storedToken()).toBe("another");
    store.remove(CUSTOMER);
    expect(store.cardOf(CUSTOMER)).toBeNull();
    expect(storedToken()).toBeNull();
  });

  test("without a time of its own lives as long as the settings say, from the first call and from its answer", async () => {
    enrollments.stop();
    expiryMs = 5 * 60_000;
    enrollments = startHost();
    answers = [{ ...PENDING, expectedTtlSeconds: null }];
    const startsAt = clock.now();
    const enrollmentId = await begin();
    expect(progress(enrollmentId)).toMatchObject({
      at: "entering",
      endsAt: clock.monotonic() + expiryMs,
    });
    expect(store.enrollment(enrollmentId)?.expiresAt).toBe(startsAt + expiryMs);
    answers = [];
    const unanswered = await begin();
    expect(store.enrollment(unanswered)?.expiresAt).toBe(startsAt + expiryMs);
  });

  test.each([
    ["RETRIABLE", { status: "RETRIABLE", cause: "HTTP 503", mayHaveArrived: true }],
    ["lost", { status: "RETRIABLE", cause: "time-out", mayHaveArrived: true }],
  ] as const)(
    "%s is requested again under the same key, and then given up",
    async (_name, answer) => {
      answers = [answer, answer, answer, PENDING];
      const enrollmentId = await begin();
      await pass(1_000);
      await pass(3_000);
      expect(asked).toHaveLength(3);
      expect(new Set(asked.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
      expect(progress(enrollmentId)).toEqual({ at: "not-saved", why: "unavailable" });
      // It may have arrived after all: an enrollment that was shown as failed is not stored later.
      expect(call(enrollmentId, bound)).toBe("no-match");
    },
  );

  test.each([
    ["DECLINED", { status: "DECLINED", errorCode: null, reason: null }, "declined"],
    ["UNKNOWN", { status: "UNKNOWN", cause: "HTTP 501" }, "unavailable"],
  ] as const)("that is answered %s stores nothing", async (_name, answer, why) => {
    answers = [answer];
    const enrollmentId = await begin();
    expect(progress(enrollmentId)).toEqual({ at: "not-saved", why });
    expect(store.open()).toEqual([]);
  });
});

describe.each([
  ["back", -60 * MINUTE],
  ["forward", 60 * MINUTE],
])("while the clock is set %s by an hour", (_, byMs) => {
  test("it lives for its full time, and its callback counts until then", async () => {
    const enrollmentId = await begin();
    machine.set(byMs);
    await pass(expiryMs - 1);
    expect(progress(enrollmentId)).toMatchObject({ at: "entering" });
    expect(call(enrollmentId, bound)).toBe("accepted");
  });

  test("it expires in time, and nothing is stored afterwards", async () => {
    const enrollmentId = await begin();
    machine.set(byMs);
    await pass(expiryMs);
    expect(progress(enrollmentId)).toEqual({ at: "not-saved", why: "expired" });
    expect(call(enrollmentId, bound)).toBe("no-match");
  });
});

test("with a clock that was set back while the host was away, no enrollment lives longer than the maximum", async () => {
  const enrollmentId = await begin();
  enrollments.stop();
  machine.set(-24 * 60 * MINUTE);
  enrollments = startHost();
  enrollments.resume(async () => false);
  await pass(30 * MINUTE);
  expect(progress(enrollmentId)).toEqual({ at: "not-saved", why: "expired" });
});

describe("its callback", () => {
  test("is a no-op when repeated, and a decline cannot unbind a card", async () => {
    const enrollmentId = await begin();
    call(enrollmentId, bound);
    expect(call(enrollmentId, bound)).toBe("accepted");
    expect(call(enrollmentId, declined)).toBe("accepted");
    expect(storedToken()).toBe(TOKEN);
  });

  test("DECLINED is final: a later SUCCESS matches no enrollment", async () => {
    const enrollmentId = await begin();
    expect(call(enrollmentId, declined)).toBe("accepted");
    expect(progress(enrollmentId)).toEqual({ at: "not-saved", why: "declined" });
    expect(call(enrollmentId, declined)).toBe("accepted");
    expect(call(enrollmentId, bound)).toBe("no-match");
    expect(store.cardOf(CUSTOMER)).toBeNull();
  });

  test("of an unknown enrollment, or with another's reference, stores nothing", async () => {
    const enrollmentId = await begin();
    expect(call("00000000-0000-4000-8000-000000000000", bound)).toBe("no-match");
    expect(call(enrollmentId, { ...bound, transactionReference: "tx-of-another" })).toBe(
      "no-match",
    );
    expect(store.cardOf(CUSTOMER)).toBeNull();
    expect(progress(enrollmentId)).toMatchObject({ at: "entering" });
  });

  test("may come before the answer, which then changes nothing", async () => {
    const answer = Promise.withResolvers<EnrollResult>();
    enrollments.stop();
    enrollments = createEnrollments({
      store,
      integrator: { enroll: () => answer.promise, inquireEnrollmentStatus: async () => inquiry },
      seal: (plain) => sealer.seal(plain),
      clock,
      log,
      expiryMs,
    });
    const enrollmentId = await begin();
    expect(call(enrollmentId, bound)).toBe("accepted");
    answer.resolve(PENDING);
    await waitUntilIdle();
    expect(progress(enrollmentId)).toEqual({ at: "saved" });
    expect(store.open()).toEqual([]);
  });

  test("is too late after 15 minutes if no time was named", async () => {
    const enrollmentId = await begin();
    await pass(15 * MINUTE - 1);
    expect(progress(enrollmentId)).toMatchObject({ at: "entering" });
    await pass(1);
    expect(progress(enrollmentId)).toEqual({ at: "not-saved", why: "expired" });
    expect(call(enrollmentId, bound)).toBe("no-match");
    expect(store.cardOf(CUSTOMER)).toBeNull();
  });

  test("is too late after 30 minutes, whatever time was named", async () => {
    answers = [{ ...PENDING, expectedTtlSeconds: 86_400 }];
    const enrollmentId = await begin();
    await pass(30 * MINUTE - 1);
    expect(progress(enrollmentId)).toMatchObject({ at: "entering" });
    await pass(1);
    expect(call(enrollmentId, bound)).toBe("no-match");
  });

  test("is not stored for a customer who gave up", async () => {
    const enrollmentId = await begin();
    enrollments.giveUp(enrollmentId);
    expect(progress(enrollmentId)).toEqual({ at: "not-saved", why: "given-up" });
    expect(call(enrollmentId, bound)).toBe("no-match");
    expect(store.cardOf(CUSTOMER)).toBeNull();
  });
});

describe("inquiries", () => {
  test("begin 2 s after the page was left, if STATUS_POLLING is declared, and bind the card that they report", async () => {
    const enrollmentId = await begin(true);
    enrollments.returned(enrollmentId);
    expect(progress(enrollmentId)).toEqual({ at: "confirming" });
    await pass(1_999);
    expect(inquired).toEqual([]);
    inquiry = { kind: "status", status: "COMPLETED", transactionReference: "tx-1", card: CARD };
    await pass(1);
    expect(progress(enrollmentId)).toEqual({ at: "saved" });
    expect(storedToken()).toBe(TOKEN);
  });

  test("go on while it is PENDING, not found or unanswered, and end with DECLINED", async () => {
    const enrollmentId = await begin(true);
    enrollments.returned(enrollmentId);
    await pass(2_000);
    inquiry = { kind: "no-answer", cause: "time-out" };
    await pass(2_000);
    inquiry = { kind: "status", status: "NOT_FOUND", transactionReference: null };
    await pass(5_000);
    inquiry = { kind: "status", status: "DECLINED", transactionReference: null };
    await pass(10_000);
    expect(inquired).toHaveLength(4);
    expect(progress(enrollmentId)).toEqual({ at: "not-saved", why: "declined" });
  });

  test("under another reference are ignored: another customer's card is never stored", async () => {
    const enrollmentId = await begin(true);
    enrollments.returned(enrollmentId);
    const another = { kind: "status", transactionReference: "tx-of-another" } as const;
    inquiry = { ...another, status: "COMPLETED", card: CARD };
    await pass(2_000);
    inquiry = { ...another, status: "DECLINED" };
    await pass(5_000);
    expect([inquired.length, storedToken()]).toEqual([2, null]);
    expect(progress(enrollmentId)).toEqual({ at: "confirming" });
    inquiry = { ...another, transactionReference: "tx-1", status: "COMPLETED", card: CARD };
    await pass(10_000);
    expect(storedToken()).toBe(TOKEN);
  });

  const completed = {
    kind: "status",
    status: "COMPLETED",
    transactionReference: "tx-1",
    card: CARD,
  } as const;

  test.each([
    ["at a terminal", { ...PENDING, redirectUrl: null }, false],
    ["on a page that may be open on a phone", PENDING, true],
  ])(
    "are made every 20 s while the card is entered %s: its callback may be lost",
    async (_, answer, returnsInPublic) => {
      answers = [answer];
      const enrollmentId = await begin(true, returnsInPublic);
      await pass(19_999);
      expect(inquired).toEqual([]);
      await pass(1);
      await pass(20_000);
      expect(inquired).toHaveLength(2);
      expect(progress(enrollmentId)).toMatchObject({ at: "entering" });
      inquiry = completed;
      await pass(20_000);
      expect([progress(enrollmentId), storedToken()]).toEqual([{ at: "saved" }, TOKEN]);
    },
  );

  test("begin 2 s after a page that may be open on a phone was left here", async () => {
    const enrollmentId = await begin(true, true);
    await pass(50_000);
    enrollments.returned(enrollmentId);
    inquiry = completed;
    await pass(2_000);
    expect([inquired.length, progress(enrollmentId)]).toEqual([3, { at: "saved" }]);
  });

  test("are not made while the page is open here, except for one before it expires", async () => {
    const enrollmentId = await begin(true);
    await pass(USUAL_EXPIRY_MS - 15_001);
    expect(inquired).toEqual([]);
    await pass(1);
    expect(inquired).toHaveLength(1);
    await pass(15_000);
    expect(inquired).toHaveLength(1);
    expect(progress(enrollmentId)).toEqual({ at: "not-saved", why: "expired" });
  });

  test.each([
    ["of an open page", () => {}],
    ["of a page that was left", (id: string) => enrollments.returned(id)],
  ])("shortly before the end %s bind the card that they report", async (_, leave) => {
    const enrollmentId = await begin(true);
    leave(enrollmentId);
    await pass(USUAL_EXPIRY_MS - 20_000);
    inquiry = completed;
    await pass(5_000);
    expect([progress(enrollmentId), storedToken()]).toEqual([{ at: "saved" }, TOKEN]);
  });

  test("are never made if STATUS_POLLING is not declared", async () => {
    const enrollmentId = await begin(false, true);
    await pass(MINUTE);
    enrollments.returned(enrollmentId);
    await pass(10 * MINUTE);
    expect(inquired).toEqual([]);
    expect(call(enrollmentId, bound)).toBe("accepted");
    answers = [PENDING];
    await begin(false);
    await pass(USUAL_EXPIRY_MS);
    expect(inquired).toEqual([]);
  });
});

describe("on a full disk", () => {
  const fail = () => {
    throw new Error("database or disk is full");
  };
  const inline: EnrollResult = { status: "SUCCESS", transactionReference: "tx-1", card: CARD };

  test.each([
    ["a card that is bound at once", [inline], "bind"],
    ["a page to be shown", [PENDING], "pending"],
  ] as const)("%s is shown as not stored, and the kiosk goes on", async (_case, given, write) => {
    answers = [...given];
    vi.spyOn(store, write).mockImplementation(fail);
    const enrollmentId = await begin();
    expect(progress(enrollmentId)).toEqual({ at: "not-saved", why: "unavailable" });
  });

  test("a card found by an inquiry is stored by a later one, once there is room", async () => {
    const enrollmentId = await begin(true);
    enrollments.returned(enrollmentId);
    inquiry = { kind: "status", status: "COMPLETED", transactionReference: "tx-1", card: CARD };
    const full = vi.spyOn(store, "bind").mockImplementation(fail);
    await pass(3_000);
    expect([inquired.length, progress(enrollmentId)]).toEqual([1, { at: "confirming" }]);
    full.mockRestore();
    await pass(MINUTE);
    expect([storedToken(), progress(enrollmentId)]).toEqual([TOKEN, { at: "saved" }]);
  });

  test("the kiosk goes on if records cannot be read either", async () => {
    const enrollmentId = await begin(true);
    enrollments.returned(enrollmentId);
    vi.spyOn(store, "enrollment").mockImplementation(fail);
    await pass(20 * MINUTE);
    expect(progress(enrollmentId)).toEqual({ at: "not-saved", why: "expired" });
  });

  test("an inquiry whose answer cannot be recorded or matched is logged, and the kiosk goes on", async () => {
    const enrollmentId = await begin(true);
    enrollments.returned(enrollmentId);
    const { enrollment } = store;
    let reads = 0;
    vi.spyOn(store, "enrollment").mockImplementation((id) => {
      reads += 1;
      return reads === 1 ? enrollment(id) : fail();
    });
    await pass(20 * MINUTE);
    expect(progress(enrollmentId)).toEqual({ at: "confirming" });
  });

  test("an enrollment whose time is over is shown as expired", async () => {
    const enrollmentId = await begin();
    vi.spyOn(store, "end").mockImplementation(fail);
    await pass(20 * MINUTE);
    expect(progress(enrollmentId)).toEqual({ at: "not-saved", why: "expired" });
  });
});

describe("a kiosk that is restarted during an enrollment", () => {
  test("accepts the callback that it missed, when it is repeated", async () => {
    const enrollmentId = await begin();
    enrollments.stop();
    enrollments = startHost();
    enrollments.resume(async () => false);
    expect(call(enrollmentId, bound)).toBe("accepted");
    expect(storedToken()).toBe(TOKEN);
  });

  test.each<[string, EnrollResult | Promise<EnrollResult>, object]>([
    ["with", PENDING, { transactionReference: "tx-1" }],
    ["without", new Promise(() => {}), {}],
  ])("inquires at once if it can, %s the earlier answer", async (_, answer, reference) => {
    answers = [answer];
    const enrollmentId = await begin(true);
    enrollments.stop();
    enrollments = startHost();
    inquiry = { kind: "status", status: "COMPLETED", transactionReference: "tx-1", card: CARD };
    enrollments.resume(async () => true);
    await waitUntilIdle();
    await pass(0);
    expect(inquired).toEqual([{ enrollmentId, ...reference }]);
    expect(storedToken()).toBe(TOKEN);
    expect(store.open()).toEqual([]);
  });

  test("returns which enrollments it resumes: not those that have expired meanwhile", async () => {
    const enrollmentId = await begin();
    enrollments.stop();
    enrollments = startHost();
    expect(enrollments.resume(async () => false)).toEqual([enrollmentId]);
    enrollments.stop();
    await pass(20 * MINUTE);
    enrollments = startHost();
    expect(enrollments.resume(async () => false)).toEqual([]);
  });

  test("gives it up if its customer begins again: its card would replace the new one", async () => {
    const interrupted = await begin();
    enrollments.stop();
    enrollments = startHost();
    enrollments.resume(async () => false);
    answers = [PENDING];
    const next = await begin();
    expect(call(interrupted, bound)).toBe("no-match");
    expect(call(next, bound)).toBe("accepted");
    expect(store.open()).toEqual([]);
  });

  test("lets it expire at its own time, and stores nothing after that", async () => {
    const enrollmentId = await begin();
    enrollments.stop();
    await pass(20 * MINUTE);
    enrollments = startHost();
    enrollments.resume(async () => false);
    await pass(0);
    expect(store.open()).toEqual([]);
    expect(call(enrollmentId, bound)).toBe("no-match");
  });
});
