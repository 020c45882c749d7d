import { afterEach, expect, test } from "vitest";
import { menuWith } from "../../domain/testing/products.ts";
import type { PlaceResult } from "../../electron/host/rpc/contract.ts";
import { renderInVisit } from "../journey/testing/render-in-visit.tsx";
import { hostCalls, OUTLET, PLACE, SOUP, startVisit } from "../journey/testing/visit.ts";
import { useVisit } from "../journey/use-visit.ts";
import { provideFakeHost } from "./fake-host.ts";
import { OrderInProgress } from "./OrderInProgress.tsx";

/** The languages that the page has reported to the host. */
const reported: unknown[] = [];
afterEach(() => void reported.splice(0));

provideFakeHost({
  async call(path, input) {
    if (path.join(".") !== "checkout.chooseLanguage") await new Promise(() => {});
    reported.push(input);
  },
});

/** Shows the order that is being sent, or was placed. */
function Order() {
  const { checkoutId, sentOrder } = useVisit("checkoutId", "sentOrder");
  return checkoutId === null ? `sending ${sentOrder?.checkoutId}` : `placed ${checkoutId}`;
}

/** At the review; `place` answers each order that is sent. */
async function review(place: () => Promise<PlaceResult>) {
  const visit = startVisit({ ...OUTLET, loyalty: null }, { calls: hostCalls({ place }) });
  const parts = (
    <>
      <OrderInProgress />
      <Order />
    </>
  );
  const screen = await renderInVisit(parts, visit, menuWith([]));
  visit.send({ type: "START", orderType: "PICKUP" });
  visit.send({ type: "LINE_ADDED", line: SOUP });
  visit.send({ type: "REVIEW" });
  const send = async () => {
    visit.send(PLACE);
    const { sentOrder } = visit.context();
    await expect.element(screen.getByText(`sending ${sentOrder?.checkoutId}`)).toBeInTheDocument();
    return sentOrder?.checkoutId ?? "none";
  };
  const seesPlaced = (id: string) =>
    expect.element(screen.getByText(`placed ${id}`)).toBeInTheDocument();
  return { visit, send, seesPlaced };
}

const PLACED: PlaceResult = { result: "placed" };

test("a language is reported to the host if it is chosen after the order was placed", async () => {
  const answer = Promise.withResolvers<PlaceResult>();
  const { visit, send, seesPlaced } = await review(() => answer.promise);
  visit.send({ type: "LANGUAGE_CHOSEN", locale: "ar" });
  const checkoutId = await send();
  answer.resolve(PLACED);
  await seesPlaced(checkoutId);
  visit.send({ type: "LANGUAGE_CHOSEN", locale: "en" });
  await expect.poll(() => reported).toEqual([{ checkoutId, locale: "en" }]);
});

test("so is one that is chosen while the order is being sent", async () => {
  const answer = Promise.withResolvers<PlaceResult>();
  const { visit, send, seesPlaced } = await review(() => answer.promise);
  const checkoutId = await send();
  visit.send({ type: "LANGUAGE_CHOSEN", locale: "ar" });
  answer.resolve(PLACED);
  await seesPlaced(checkoutId);
  await expect.poll(() => reported).toEqual([{ checkoutId, locale: "ar" }]);
});

test("so is one that is chosen after an order whose answer was lost, and which the host has", async () => {
  const answer = Promise.withResolvers<PlaceResult>();
  let isLost = true;
  const { visit, send, seesPlaced } = await review(() =>
    isLost ? Promise.reject(new Error("lost")) : answer.promise,
  );
  const checkoutId = await send();
  await expect.poll(() => visit.context().refusal).not.toBeNull();
  isLost = false;
  visit.send({ type: "LANGUAGE_CHOSEN", locale: "ar" });
  expect(await send()).not.toBe(checkoutId);
  answer.resolve({ result: "placed-before", checkoutId });
  await seesPlaced(checkoutId);
  await expect.poll(() => reported).toEqual([{ checkoutId, locale: "ar" }]);
});
