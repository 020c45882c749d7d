import { expect, test } from "vitest";
import type { Role } from "../../../fleet/console/rpc/contract.ts";
import { type ActSituation, allowedActs, hindranceOf, type OrderAct } from "./may-act.ts";

const ALL: readonly OrderAct[] = ["retry", "resolve", "refund", "reclaim-points"];

function situation(roles: Role[], over: Partial<ActSituation> = {}): ActSituation {
  const person = { name: "Noor", roles };
  return { person, allowed: ALL, isAway: false, isLost: false, ...over };
}

const possible = (given: ActSituation) => ALL.filter((act) => hindranceOf(act, given) === null);

test("each role allows its own acts and no others", () => {
  expect(possible(situation(["look"]))).toEqual([]);
  expect(possible(situation(["settle"]))).toEqual(["retry", "resolve"]);
  expect(possible(situation(["refund"]))).toEqual(["refund", "reclaim-points"]);
  expect(possible(situation(["manage"]))).toEqual([]);
  expect(possible(situation(["settle", "refund"]))).toEqual(ALL);
});

test("a kiosk's own settings allow less than the roles", () => {
  const given = situation(["settle", "refund"], { allowed: ["retry"] });
  expect(possible(given)).toEqual(["retry"]);
  expect(hindranceOf("refund", given)).toBe("kiosk");
  expect(possible(situation(["settle"], { allowed: [] }))).toEqual([]);
});

test("a kiosk without a limit for refunds allows none", () => {
  const acts: OrderAct[] = ["retry", "refund"];
  expect(allowedActs({ acts, upTo: "20.00" })).toEqual(acts);
  expect(allowedActs({ acts, upTo: null })).toEqual(["retry"]);
});

test("nothing is possible at a kiosk that is away, or without the console", () => {
  const everybody: Role[] = ["settle", "refund"];
  expect(possible(situation(everybody, { isAway: true }))).toEqual([]);
  expect(possible(situation(everybody, { isLost: true }))).toEqual([]);
  expect(hindranceOf("retry", situation(everybody, { isAway: true }))).toBe("away");
});

test("a missing role is said even if the kiosk is away: waiting would not help", () => {
  expect(hindranceOf("refund", situation(["settle"], { isAway: true }))).toBe("role");
});
