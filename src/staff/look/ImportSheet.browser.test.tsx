import { expect, test, vi } from "vitest";
import { menuWith } from "../../../domain/testing/products.ts";
import { provideFakeHost } from "../../app/fake-host.ts";
import { renderInVisit } from "../../journey/testing/render-in-visit.tsx";
import { OUTLET, startVisit } from "../../journey/testing/visit.ts";
import { ImportSheet } from "./ImportSheet.tsx";

const NAMES = ["a.jpg", "b.jpg", "c.jpg"];
/** Each ends a conversion, in the order in which they were begun. */
const conversions: (() => void)[] = [];
/** Ends the conversion that is under way, once it is. */
async function convert(place: number): Promise<void> {
  await expect.poll(() => conversions.length).toBe(place + 1);
  conversions[place]?.();
}

provideFakeHost({
  async call(path) {
    if (path.at(-1) === "volumes") {
      const pictures = NAMES.map((name) => ({ name, path: `/stick/${name}` }));
      return [{ name: "stick", path: "/stick", pictures, hasMore: false }];
    }
    const place = conversions.length;
    await new Promise<void>((resolve) => conversions.push(resolve));
    return place < 2 ? { name: "a.jpg", photo: "photo" } : { name: "c.jpg", problem: "damaged" };
  },
});

test("each imported photo counts as a sign of life, until staff have left", async () => {
  const visit = startVisit(OUTLET);
  visit.send({ type: "STAFF_SIGNED_IN", visitId: "visit-1", session: "session" });
  const screen = await renderInVisit(<ImportSheet onClose={() => {}} />, visit, menuWith([]));
  for (const name of NAMES) await screen.getByText(name).click();
  const send = vi.spyOn(visit.actor, "send");
  await screen.getByRole("button", { name: "look:photos.importNow" }).click();
  for (const place of [0, 1]) {
    await convert(place);
    await expect.poll(() => send.mock.calls.length).toBe(place + 1);
  }
  expect(send.mock.calls).toEqual([[{ type: "TOUCHED" }], [{ type: "TOUCHED" }]]);
  visit.send({ type: "RESET" });
  await convert(2);
  await expect.poll(() => document.body.textContent).toContain("c.jpg: ");
  expect(send).toHaveBeenCalledTimes(2);
});
