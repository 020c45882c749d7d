import { beforeEach, describe, expect, test } from "vitest";
import { integrationHash, referenceHash } from "../messages/names.ts";
import { Claims, MOST_CLAIMS } from "./claims.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const hashOf = (reference: string) => referenceHash("integration-1", reference);

let now: number;
let claims: Claims;
/** Kiosks that are no longer paired. */
let removed: Set<string>;
beforeEach(() => {
  now = 1_000_000;
  removed = new Set();
  claims = new Claims(
    () => now,
    () => new Set(["kiosk1", "kiosk2", "kiosk3"].filter((kiosk) => !removed.has(kiosk))),
  );
});

function claim(kiosk: string, references: readonly string[], instance = "instance1") {
  return claims.claim(kiosk, {
    v: 1,
    instance,
    integration: integrationHash("integration-1"),
    claims: references.map((reference) => ({ hash: hashOf(reference), isPending: true })),
    enrollments: [],
  });
}

describe("kiosks count for their integration", () => {
  const count = (integration = "integration-1") => claims.kiosksOf(integrationHash(integration));

  test("while they are heard of", () => {
    now += 20_000;
    claim("kiosk1", []);
    claim("kiosk2", []);
    expect(count()).toBe(2);
    expect(count("integration-2")).toBe(0);
    now += 40_000;
    claim("kiosk2", []);
    now += 40_000;
    expect(count()).toBe(1);
  });

  test("once all had time to claim, after each time at which none could", () => {
    claim("kiosk1", []);
    expect(count()).toBe(0);
    now += 20_000;
    expect(count()).toBe(1);
    claims.reconnected();
    expect(count()).toBe(0);
    now += 20_000;
    expect(count()).toBe(1);
  });
});

test("results go to the run that claimed last", () => {
  claim("kiosk1", ["one"], "instance1");
  claim("kiosk1", [], "instance2");
  expect(claims.holderOf(hashOf("one"))).toMatchObject({ kiosk: "kiosk1", instance: "instance2" });
});

test("a claim that is not renewed for nine days is forgotten, a renewed one is not", () => {
  claim("kiosk1", ["old", "renewed"]);
  now += 5 * DAY_MS;
  claim("kiosk1", ["renewed"]);
  now += 5 * DAY_MS;
  claim("kiosk1", []);
  expect(claims.holderOf(hashOf("old"))).toBeNull();
  expect(claims.holderOf(hashOf("renewed"))).not.toBeNull();
  expect(claims.count).toBe(1);
});

test("only the holder can drop a claim", () => {
  const { claimant } = claim("kiosk1", ["one"]);
  claims.drop(hashOf("one"), claim("kiosk2", []).claimant);
  expect(claims.holderOf(hashOf("one"))).toBe(claimant);
  claims.drop(hashOf("one"), claimant);
  expect(claims.holderOf(hashOf("one"))).toBeNull();
});

test("a refused claimant has the payment once its holder disowns it, without claiming again", () => {
  const holder = claim("kiosk1", ["one"]).claimant;
  const { claimant, refused } = claim("kiosk2", ["one"]);
  claim("kiosk3", ["one"]);
  expect(refused).toEqual([{ hash: hashOf("one"), holder: "kiosk1" }]);
  claims.drop(hashOf("one"), holder);
  expect(claims.holderOf(hashOf("one"))).toBe(claimant);
  claims.drop(hashOf("one"), claimant);
  expect(claims.holderOf(hashOf("one"))).toMatchObject({ kiosk: "kiosk3" });
  expect(claim("kiosk1", ["one"]).refused).toEqual([{ hash: hashOf("one"), holder: "kiosk3" }]);
});

test("a kiosk has what one claimed that is no longer paired: the same machine under its new id", () => {
  claim("kiosk1", ["one", "two"]);
  claims.claim("kiosk1", {
    ...{ v: 1, instance: "instance1", integration: hashOf("any"), claims: [] },
    enrollments: [{ hash: hashOf("enrollment"), agoMs: 0 }],
  });
  removed.add("kiosk1");
  const { claimant, refused } = claim("kiosk2", ["one"]);
  expect(refused).toEqual([]);
  expect(claims.holderOf(hashOf("one"))).toBe(claimant);
  expect(claims.holderOf(hashOf("two"))).toBeNull();
  expect(claims.enrollmentHolderOf(hashOf("enrollment"))).toBeNull();
});

test("what a kiosk was refused is its own within a minute after the holder's removal", () => {
  claim("kiosk1", ["one"]);
  const { claimant, refused } = claim("kiosk2", ["one"]);
  expect(refused).toHaveLength(1);
  removed.add("kiosk1");
  now += MINUTE_MS;
  claim("kiosk2", []);
  expect(claims.holderOf(hashOf("one"))).toBe(claimant);
});

test("runs that alternate are two machines with one key, runs that follow each other are not", () => {
  const runs = ["instance1", "instance2", "instance3", "instance2", "instance4", "instance5"];
  expect(runs.map((run) => claim("kiosk1", [], run).sharedKey)).toEqual(runs.map(() => null));
  const alternating = ["instance6", "instance5", "instance6", "instance5"];
  expect(alternating.map((run) => claim("kiosk1", [], run).sharedKey)).toEqual([
    null,
    null,
    ["instance5", "instance6"],
    ["instance5", "instance6"],
  ]);
});

describe("an enrollment", () => {
  const enroll = (agoMs: number, kiosk = "kiosk1") =>
    claims.claim(kiosk, {
      ...{ v: 1, instance: "instance1", integration: hashOf("any"), claims: [] },
      enrollments: [{ hash: hashOf("enrollment"), agoMs }],
    });
  const holder = () => claims.enrollmentHolderOf(hashOf("enrollment"));

  test("lives as long as its kiosk says at last, also if it said less when it began", () => {
    enroll(15 * MINUTE_MS);
    now += MINUTE_MS;
    enroll(MINUTE_MS);
    now += 30 * MINUTE_MS;
    expect(holder()).toMatchObject({ claimant: { kiosk: "kiosk1" }, isOver: false });
    now += 2 * MINUTE_MS;
    expect(holder()).toMatchObject({ isOver: true });
  });

  test("does not live longer than 32 minutes after its first claim, whatever the kiosk's clock says", () => {
    for (let minute = 0; minute <= 33; minute += 1, now += MINUTE_MS) enroll(0);
    expect(holder()).toMatchObject({ isOver: true });
  });

  test("does not end early since its kiosk's clock was set forward", () => {
    enroll(0);
    enroll(29 * MINUTE_MS);
    now += 31 * MINUTE_MS;
    expect(holder()).toMatchObject({ isOver: false });
  });

  test("is remembered for a day after its end, for repeats of its callback", () => {
    enroll(0);
    now += 23 * 60 * MINUTE_MS;
    claim("kiosk2", []);
    expect(holder()).toMatchObject({ isOver: true });
    now += 2 * 60 * MINUTE_MS;
    claim("kiosk2", []);
    expect(holder()).toBeNull();
  });
});

describe("a kiosk that claims without end", () => {
  const many = (count: number, prefix = "") =>
    Array.from({ length: count }, (_, number) => `${prefix}${number}`);

  test("keeps its latest claims, and takes none from others", () => {
    claim("kiosk2", ["of another"]);
    expect(claim("kiosk1", many(MOST_CLAIMS.payments)).hasTooMany).toBe(false);
    expect(claim("kiosk1", ["0", "new"]).hasTooMany).toBe(true);
    expect(claims.count).toBe(MOST_CLAIMS.payments + 1);
    expect(claims.holderOf(hashOf("of another"))).toMatchObject({ kiosk: "kiosk2" });
    // Renewed, so that it is not the oldest.
    expect(claims.holderOf(hashOf("0"))).not.toBeNull();
    expect(claims.holderOf(hashOf("new"))).not.toBeNull();
    expect(claims.holderOf(hashOf("1"))).toBeNull();
  });

  test("keeps its latest enrollments", () => {
    const enroll = (names: readonly string[]) =>
      claims.claim("kiosk1", {
        ...{ v: 1, instance: "instance1", integration: hashOf("any"), claims: [] },
        enrollments: names.map((name) => ({ hash: hashOf(name), agoMs: 0 })),
      });
    expect(enroll(many(MOST_CLAIMS.enrollments)).hasTooMany).toBe(false);
    expect(enroll(["new"]).hasTooMany).toBe(true);
    const newest = claims.enrollmentHolderOf(hashOf("new"));
    expect(newest).toMatchObject({ claimant: { kiosk: "kiosk1" } });
    expect(claims.enrollmentHolderOf(hashOf("0"))).toBeNull();
  });
});
