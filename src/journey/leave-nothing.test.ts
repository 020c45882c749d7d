import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { noteProviderPage, wipeProviderPage } from "./leave-nothing.ts";

/** As much of a window as is asked for. */
function windowDouble() {
  const dataset: Record<string, string> = {};
  const reload = vi.fn();
  const page = { document: { documentElement: { dataset } }, location: { reload } };
  return { dataset, reload, page: Object.assign(page, { parent: page as unknown }) };
}

type Double = ReturnType<typeof windowDouble>;
const wipe = (ended: Promise<unknown>, { page }: Double) =>
  Reflect.apply(wipeProviderPage, null, [ended, page]);
const note = ({ page }: Double) => Reflect.apply(noteProviderPage, null, [page.document]);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("after a visit with a provider's page in a frame", () => {
  it("the page is loaded anew once the host has forgotten the visit, and shows nothing until then", async () => {
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

  it.each([
    ["is gone", () => Promise.reject(new Error("gone"))],
    ["does not answer", () => new Promise(() => {})],
  ])("it stays, and shows again, where the host %s", async (_what, ended) => {
    const double = windowDouble();
    note(double);
    wipe(ended(), double);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(double.dataset).not.toHaveProperty("leaving");
    expect(double.reload).not.toHaveBeenCalled();
  });
});

it("a page without one stays as it is", async () => {
  const double = windowDouble();
  wipe(Promise.resolve(), double);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(double.dataset).toEqual({});
  expect(double.reload).not.toHaveBeenCalled();
});

it("a page within another one is not loaded anew: nothing of a provider is there", async () => {
  const double = windowDouble();
  note(double);
  Object.assign(double.page, { parent: {} });
  wipe(Promise.resolve(), double);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(double.reload).not.toHaveBeenCalled();
});
