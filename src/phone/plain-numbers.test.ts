import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchPatiently } from "../ui/fetch-patiently.ts";
import { plainNumbers } from "./plain-numbers.ts";

const judged = (digits: string) => plainNumbers.judge({ country: "DE", digits });

test("without numbering plans a number is sent as it was typed, with its country code", () => {
  const sent = { state: "good", phoneNumber: "+4915112345678", country: null };
  expect(judged("4915112345678")).toEqual(sent);
  expect(judged("004915112345678")).toEqual(sent);
});

test.each([
  ["", "empty"],
  ["49151", "too-short"],
  ["491512", "too-short"],
  ["015112345678", "not-a-number"],
  ["0000", "not-a-number"],
  ["4915112345678901", "too-long"],
])("%j is %s", (digits, state) => {
  expect(judged(digits)).toEqual({ state });
});

test.each(["4915123", "491511234567890"])("%s is a possible length of a number", (digits) => {
  expect(judged(digits)).toMatchObject({ state: "good", phoneNumber: `+${digits}` });
});

test("digits are grouped", () => {
  const settings = { defaultCountry: "DE", allowedCountries: [], masksByCountry: {} };
  const drawn = plainNumbers.formatEntry({ country: "DE", digits: "49151123" }, settings);
  expect(drawn).toEqual({ typed: "491 511 23", rest: [] });
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("goes on without a file that has not loaded after five seconds, and uses it when it arrives", async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error("offline"));
  const [onArrival, onLate] = [vi.fn(), vi.fn()];
  const stop = fetchPatiently(load, { onArrival, onLate });
  await vi.advanceTimersByTimeAsync(4_999);
  expect(onLate).not.toHaveBeenCalled();
  expect(load).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onLate).toHaveBeenCalledTimes(1);
  load.mockResolvedValue("plans");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onArrival.mock.calls).toEqual([["plans"]]);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

test("goes on without one that hangs, too; nobody is notified if it loads in time", async () => {
  const hanging = vi.fn();
  const stop = fetchPatiently(() => new Promise(() => {}), { onArrival: vi.fn(), onLate: hanging });
  const arriving = { onArrival: vi.fn(), onLate: vi.fn() };
  fetchPatiently(async () => "plans", arriving);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(hanging).toHaveBeenCalledTimes(1);
  expect(arriving.onArrival).toHaveBeenCalledTimes(1);
  expect(arriving.onLate).not.toHaveBeenCalled();
  stop();
});

test("a cancelled load is neither retried nor reported", async () => {
  const failing = vi.fn<() => Promise<string>>().mockRejectedValue(new Error("offline"));
  const outcome = { onArrival: vi.fn(), onLate: vi.fn() };
  const stopFailing = fetchPatiently(failing, outcome);
  const arriving = Promise.withResolvers<string>();
  const stopArriving = fetchPatiently(() => arriving.promise, outcome);
  stopFailing();
  stopArriving();
  arriving.resolve("plans");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(failing).toHaveBeenCalledTimes(1);
  expect(outcome.onArrival).not.toHaveBeenCalled();
  expect(outcome.onLate).not.toHaveBeenCalled();
});
