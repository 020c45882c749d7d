import { expect, test, vi } from "vitest";
import { menuWith } from "../../../domain/testing/products.ts";
import { provideFakeHost } from "../../app/fake-host.ts";
import { renderInVisit } from "../../journey/testing/render-in-visit.tsx";
import { OUTLET, startVisit } from "../../journey/testing/visit.ts";
import { ImportSheet } from "./ImportSheet.tsx";

const NAMES = ["a.jpg", "b.jpg", "c.jpg"];
/** Ends the conversion under way. */
let converted = () => {};

provideFakeHost({
  async call(path) {
    if (path.at(-1) === "volumes") {
      const pictures = NAMES.map((name) => ({ name, path: `/stick/${name}` }));
      return [{ name: "stick", path: "/stick", pictures, hasMore: false }];
    }
    await new Promise<void>((resolve) => {
      converted = resolve;
    });
    return { name: "a.jpg", photo: "photo" };
  },
});

test("each imported photo counts as a sign of life, until staff have left", async () => {
  const visit = startVisit(OUTLET);
  visit.send({ type: "STAFF_SIGNED_IN", visitId: "visit-1", session: "session" });
  const screen = await renderInVisit(<ImportSheet onClose={() => {}} />, visit, menuWith([]));
  for (const name of NAMES) await screen.getByText(name).click();
  const send = vi.spyOn(visit.actor, "send");
  await screen.getByRole("button", { name: "look:photos.importNow" }).click();
  for (const done of [1, 2]) {
    await expect.poll(() => send.mock.calls.length).toBe(done - 1);
    converted();
    await expect.poll(() => send.mock.calls.length).toBe(done);
  }
  expect(send.mock.calls).toEqual([[{ type: "TOUCHED" }], [{ type: "TOUCHED" }]]);
  visit.send({ type: "RESET" });
  converted();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(send).toHaveBeenCalledTimes(2);
});
