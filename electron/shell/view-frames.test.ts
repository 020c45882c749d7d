/** Frames of a payment page in processes of their own, which Electron's debugger reports by their sessions. */
import { expect, test, vi } from "vitest";
import * as double from "../testing/electron-double.ts";
import { ViewFrames } from "./view-frames.ts";

vi.mock("electron", () => import("../testing/electron-double.ts"));
const { WebContentsView } = await import("electron");

/** A page with a frame of a bank, and its frames as they are found. */
function pageWithBank() {
  const view = new WebContentsView();
  const own = double.WebContentsView.all.at(-1)?.webContents.debugger;
  if (!own) throw new Error("no view");
  const never = Promise.withResolvers<never>();
  own.answer = (method, _params, sessionId) => {
    if (method === "Page.getFrameTree")
      return { frameTree: { frame: { id: sessionId ?? "page" } } };
    return method === "Runtime.evaluate" ? never.promise : {};
  };
  const frames = new ViewFrames(view.webContents.debugger);
  own.emit("message", {}, "Target.attachedToTarget", {
    sessionId: "bank",
    targetInfo: { type: "iframe", parentFrameId: "page" },
  });
  return { own, frames };
}

const PAGE = { targetId: "", frameId: "page", parentId: null };

test("a frame in a process of its own is found in the page, and reached by its session", async () => {
  const { own, frames } = pageWithBank();
  expect(await frames.found()).toEqual([
    PAGE,
    { targetId: "bank", frameId: "bank", parentId: "page" },
  ]);
  own.emit("message", {}, "Target.attachedToTarget", {
    sessionId: "worker",
    targetInfo: { type: "worker" },
  });
  expect(await frames.found()).toHaveLength(2);
});

test("a command to a frame that goes ends, and the frame is found no more", async () => {
  const { own, frames } = pageWithBank();
  const asked = expect(frames.call("bank", "Runtime.evaluate", {})).rejects.toThrow("is gone");
  own.emit("message", {}, "Target.detachedFromTarget", { sessionId: "bank" });
  await asked;
  expect(await frames.found()).toEqual([PAGE]);
  await expect(frames.call("bank", "Runtime.evaluate", {})).rejects.toThrow("is gone");
});

test("closed, it detaches and answers nothing more", async () => {
  const { own, frames } = pageWithBank();
  frames.close();
  expect(own.isAttached()).toBe(false);
  expect(await frames.found()).toEqual([]);
});
