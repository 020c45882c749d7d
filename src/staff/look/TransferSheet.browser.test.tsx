import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { menuWith } from "../../../domain/testing/products.ts";
import type { ImportedLook } from "../../../electron/host/rpc/contract.ts";
import { provideFakeHost } from "../../app/fake-host.ts";
import { delays } from "../../journey/delays.ts";
import { renderInVisit } from "../../journey/testing/render-in-visit.tsx";
import { OUTLET, startVisit } from "../../journey/testing/visit.ts";
import { TransferSheet } from "./TransferSheet.tsx";

const FILE = { name: "look-1.look.tar", folder: "stick", path: "/stick/look-1.look.tar" };

let importing: PromiseWithResolvers<ImportedLook>;
let exporting: PromiseWithResolvers<{ result: "not-stored" }>;
/** Methods that were called. */
let called: (string | undefined)[];
beforeEach(() => {
  importing = Promise.withResolvers();
  exporting = Promise.withResolvers();
  called = [];
});

provideFakeHost({
  async call(path) {
    const method = path.at(-1);
    called.push(method);
    if (method === "lookFiles") return [FILE];
    if (method === "importLook") return importing.promise;
    return method === "exportLook" ? exporting.promise : undefined;
  },
});

async function openSheet() {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const visit = startVisit(OUTLET);
  visit.send({ type: "STAFF_SIGNED_IN", visitId: "visit-1", session: "session" });
  const screen = await renderInVisit(<TransferSheet onClose={() => {}} />, visit, menuWith([]));
  const touches = vi.spyOn(visit.actor, "send");
  /** As long as staff mode stays open without a touch. */
  const passIdleTime = () => void vi.advanceTimersByTime(delays.idle({ context: visit.context() }));
  return { screen, visit, touches, passIdleTime };
}

test("an import says that it is under way, and keeps staff mode open until its outcome is shown", async () => {
  const { screen, touches, passIdleTime } = await openSheet();
  await screen.getByText(FILE.name).click();
  await expect.element(screen.getByText("look:transfer.working")).toBeVisible();
  passIdleTime();
  expect(touches).toHaveBeenCalledWith({ type: "TOUCHED" });
  await expect.poll(() => called).toContain("keepAlive");
  touches.mockClear();
  importing.resolve({ result: "done", unknownProducts: 2, missingPhotos: 0 });
  await expect.element(screen.getByText("look:transfer.done look:transfer.unknown")).toBeVisible();
  await expect.element(screen.getByText("look:transfer.working")).not.toBeInTheDocument();
  // The outcome stays readable for the idle time; after that staff mode may close.
  expect(touches.mock.calls).toEqual([[{ type: "TOUCHED" }]]);
  passIdleTime();
  expect(touches).toHaveBeenCalledTimes(1);
});

test("an export says that it is under way, and keeps open no visit that has begun since", async () => {
  const { screen, visit, touches, passIdleTime } = await openSheet();
  await screen.getByRole("button", { name: "look:transfer.export" }).click();
  await expect.element(screen.getByText("look:transfer.working")).toBeVisible();
  visit.send({ type: "RESET" });
  touches.mockClear();
  passIdleTime();
  exporting.resolve({ result: "not-stored" });
  await expect.element(screen.getByText("look:bar.not-stored")).toBeVisible();
  expect(touches).not.toHaveBeenCalled();
});
