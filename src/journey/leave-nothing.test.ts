import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { claimFrame, wipeProviderPage } from "./leave-nothing.ts";

/** The part of a window that is used. */
function windowDouble() {
  const dataset: Record<string, string> = {};
  const reload = vi.fn();
  const page = { document: { documentElement: { dataset } }, location: { reload } };
  return { dataset, reload, page: Object.assign(page, { parent: page as unknown }) };
}

type Double = ReturnType<typeof windowDouble>;
const DONE = Promise.resolve();
const wipe = (ended: Promise<unknown>, { page }: Double, finished: Promise<unknown> = DONE) =>
  Reflect.apply(wipeProviderPage, null, [{ ended, finished }, page]);
const claim = (visitId: string, { page }: Double) =>
  Reflect.apply(claimFrame, null, [visitId, page]);
const note = (double: Double) => claim("visit-1", double);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("after a visit with a provider's page in a frame", () => {
  it("reloads the page once the host has forgotten the visit, and hides everything until then", async () => {
    const double = windowDouble();
    note(double);
    const { promise, resolve } = Promise.withResolvers<void>();
    wipe(promise, double);
    expect(double.dataset).toHaveProperty("leaving");
    expect(double.reload).not.toHaveBeenCalled();
    resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(double.reload).toHaveBeenCalledOnce();
  });

  it("reloads it only when the host has what is still to be printed", async () => {
    const double = windowDouble();
    note(double);
    const { promise, resolve } = Promise.withResolvers<void>();
    wipe(DONE, double, promise);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(double.reload).not.toHaveBeenCalled();
    resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(double.reload).toHaveBeenCalledOnce();
  });

  it("reloads it without a print that does not get ready", async () => {
    const double = windowDouble();
    note(double);
    wipe(DONE, double, new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(double.reload).toHaveBeenCalledOnce();
  });

  it.each([
    ["is gone", () => Promise.reject(new Error("gone"))],
    ["does not answer", () => new Promise(() => {})],
  ])("keeps the page, and shows it again, if the host %s", async (_what, ended) => {
    const double = windowDouble();
    note(double);
    wipe(ended(), double);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(double.dataset).not.toHaveProperty("leaving");
    expect(double.reload).not.toHaveBeenCalled();
  });
});

it("keeps a page without one", async () => {
  const double = windowDouble();
  wipe(Promise.resolve(), double);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(double.dataset).toEqual({});
  expect(double.reload).not.toHaveBeenCalled();
});

it("does not reload a page within another one: it contains nothing of a provider", async () => {
  const double = windowDouble();
  note(double);
  Object.assign(double.page, { parent: {} });
  expect(claim("visit-2", double)).toBe(true);
  wipe(Promise.resolve(), double);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(double.reload).not.toHaveBeenCalled();
});

it("gives no customer the document in which an earlier one has paid", async () => {
  const double = windowDouble();
  expect(claim("visit-1", double)).toBe(true);
  // Another try of the same visit.
  expect(claim("visit-1", double)).toBe(true);
  wipe(Promise.reject(new Error("gone")), double);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(double.reload).not.toHaveBeenCalled();
  expect(claim("visit-2", double)).toBe(false);
  expect(double.reload).toHaveBeenCalledOnce();
});
