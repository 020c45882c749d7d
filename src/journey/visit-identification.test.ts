/** Asking who the customer is: one call at a time, whose answer reaches only the customer who waits for it. */
import { beforeAll, expect, it, vi } from "vitest";
import type { IdentifyResult, PlaceResult } from "../../electron/host/rpc/contract.ts";
import { loadRewards } from "./reward-lines.ts";
import { PATCH_ORDER } from "./testing/any-event.ts";
import { CUSTOMER, hostCalls, OUTLET, PLACE, SOUP, startVisit } from "./testing/visit.ts";
import { wantsLoyalty } from "./visit-context.ts";
import type { VisitEvent } from "./visit-events.ts";

// An answer waits for this file, which may take longer to load than a test waits.
beforeAll(loadRewards);

const ACCEPTED: IdentifyResult = {
  result: "accepted",
  identificationId: "identification-1",
  customer: CUSTOMER,
};
const REJECTED: IdentifyResult = { result: "rejected", messages: [], cause: "code-used" };
const scan = (code: string) =>
  ({
    type: "IDENTIFICATION_REQUESTED",
    request: { by: "code", code: { code, isScanned: true } },
  }) as const;
const PHONE: VisitEvent = {
  type: "IDENTIFICATION_REQUESTED",
  request: {
    by: "phone",
    phone: { phoneNumber: "+49301234", clientName: null, marketingChannels: [], acceptances: [] },
  },
};

/** At the menu, with a basket. `answer` answers the oldest call. */
function visitAtMenu(outlet = OUTLET) {
  const pending: PromiseWithResolvers<IdentifyResult>[] = [];
  const asked = vi.fn((_input: object) => {
    const answer = Promise.withResolvers<IdentifyResult>();
    pending.push(answer);
    return answer.promise;
  });
  const forgotten = vi.fn<() => void>();
  const place = vi.fn(
    (_input: object): Promise<PlaceResult> => Promise.resolve({ result: "placed" }),
  );
  const calls = hostCalls({ place }, { identifyByCode: asked, identifyByPhone: asked });
  const visit = startVisit(outlet, { calls, forgotten });
  visit.send({ type: "START", orderType: "PICKUP" });
  visit.send({ type: "LINE_ADDED", line: SOUP });
  /** Opens the review without loyalty, which leaves the customer free to scan there. */
  const review = () => {
    visit.send({ type: "IDENTIFY" });
    visit.send({ type: "LOYALTY_DECLINED" });
  };
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return {
    ...visit,
    review,
    asked,
    place,
    forgotten,
    identifying: () => visit.context().identifying,
    answer: async (answer: IdentifyResult) => {
      pending.shift()?.resolve(answer);
      await settled();
    },
    lose: async () => {
      pending.shift()?.reject(new Error("lost"));
      await settled();
    },
  };
}

it("sends a scanned code with the order as it is, and stays on the screen", async () => {
  const visit = visitAtMenu();
  visit.send(scan("CARD-1"));
  expect(visit.asked).toHaveBeenCalledExactlyOnceWith({
    visitId: "visit-1",
    locale: "en",
    orderType: "PICKUP",
    basket: { lines: [SOUP] },
    code: "CARD-1",
    isScanned: true,
  });
  expect(visit.identifying()).toMatchObject({ step: "asking", by: "code" });
  await visit.answer(ACCEPTED);
  expect(visit.screen()).toBe("menu");
  expect(visit.context()).toMatchObject({
    identification: CUSTOMER,
    identifying: { step: "accepted", by: "code" },
  });
});

it("sends a typed number from its screen, which an accepted one leaves", async () => {
  const visit = visitAtMenu();
  visit.send({ type: "IDENTIFY" });
  visit.send(PHONE);
  await visit.answer(ACCEPTED);
  expect(visit.asked).toHaveBeenCalledOnce();
  expect(visit.asked.mock.lastCall).toMatchObject([{ phoneNumber: "+49301234" }]);
  expect(visit.screen()).toBe("review");
});

it("ignores other codes during a call", () => {
  const visit = visitAtMenu();
  visit.send({ type: "IDENTIFY" });
  visit.send(scan("CARD-1"));
  visit.send(scan("CARD-2"));
  visit.send({ type: "ANSWER_READ" });
  expect(visit.identifying()).toMatchObject({ step: "asking", by: "code" });
  expect(visit.asked).toHaveBeenCalledOnce();
});

it("asks again only after the answer that the customer gave up, which counts for nothing", async () => {
  for (const first of [ACCEPTED, REJECTED, null]) {
    const visit = visitAtMenu();
    visit.send({ type: "IDENTIFY" });
    visit.send(scan("CARD-1"));
    visit.send({ type: "BACK" });
    expect(visit.identifying()).toEqual({ step: "idle" });
    visit.send(scan("CARD-2"));
    expect(visit.identifying()).toMatchObject({ step: "asking" });
    expect(visit.asked).toHaveBeenCalledOnce();
    await (first === null ? visit.lose() : visit.answer(first));
    expect(visit.forgotten).toHaveBeenCalledTimes(first === ACCEPTED ? 1 : 0);
    expect(visit.asked.mock.lastCall).toMatchObject([{ code: "CARD-2" }]);
    expect(visit.context().identification).toBeNull();
    await visit.answer(ACCEPTED);
    expect(visit.context()).toMatchObject({
      identification: CUSTOMER,
      identificationId: "identification-1",
    });
  }
});

it("ignores the answer for what the customer has corrected meanwhile, and asks for the correction", async () => {
  const visit = visitAtMenu();
  visit.send({ type: "IDENTIFY" });
  visit.send(PHONE);
  visit.send({ type: "ENTRY_CHANGED", by: "code" });
  expect(visit.identifying()).toMatchObject({ step: "asking" });
  visit.send({ type: "ENTRY_CHANGED", by: "phone" });
  expect(visit.identifying()).toEqual({ step: "idle" });
  visit.send(scan("CARD-1"));
  await visit.answer(ACCEPTED);
  expect(visit.screen()).toBe("identify");
  expect(visit.context().identification).toBeNull();
  expect(visit.forgotten).toHaveBeenCalledOnce();
  expect(visit.asked.mock.lastCall).toMatchObject([{ code: "CARD-1" }]);
  await visit.answer(ACCEPTED);
  expect(visit.screen()).toBe("review");
  expect(visit.context().identification).toEqual(CUSTOMER);
});

it.each([
  ["typed", "idle"],
  ["scanned", "asking"],
])("a code that was %s leaves the customer %s once they type another", (how, step) => {
  const visit = visitAtMenu();
  visit.send({ type: "IDENTIFY" });
  const code = { code: "CARD-1", isScanned: how === "scanned" };
  visit.send({ type: "IDENTIFICATION_REQUESTED", request: { by: "code", code } });
  visit.send({ type: "ENTRY_CHANGED", by: "code" });
  expect(visit.identifying()).toMatchObject({ step });
});

it("ends the earlier identification too if a second one was given up and accepted: the host has replaced it", async () => {
  const visit = visitAtMenu();
  visit.review();
  visit.identified();
  visit.send({ type: "IDENTIFY" });
  visit.send(scan("CARD-1"));
  visit.send({ type: "BACK" });
  expect(visit.context().identification).toEqual(CUSTOMER);
  await visit.answer(ACCEPTED);
  expect(visit.context()).toMatchObject({ identification: null, identificationVoid: true });
  expect(visit.forgotten).toHaveBeenCalledOnce();
});

it("shows a rejection and a lost answer until they are read, or the screen is left", async () => {
  const visit = visitAtMenu();
  visit.send({ type: "IDENTIFY" });
  visit.send(scan("CARD-1"));
  await visit.answer(REJECTED);
  expect(visit.identifying()).toEqual({ step: "rejected", by: "code", rejection: REJECTED });
  visit.send({ type: "ANSWER_READ" });
  expect(visit.identifying()).toEqual({ step: "idle" });
  visit.send(PHONE);
  await visit.lose();
  const unavailable = { step: "unavailable", by: "phone" };
  expect(visit.identifying()).toEqual({ ...unavailable, mayHaveArrived: true });
  visit.send({ type: "ANSWER_READ" });
  visit.send(PHONE);
  await visit.answer({ result: "unavailable", mayHaveArrived: false });
  expect(visit.identifying()).toEqual({ ...unavailable, mayHaveArrived: false });
  visit.send({ type: "BACK" });
  expect(visit.identifying()).toEqual({ step: "idle" });
});

it("has the host forget a customer who went on without the answer", async () => {
  const visit = visitAtMenu();
  visit.send({ type: "IDENTIFY" });
  visit.send(PHONE);
  visit.send({ type: "LOYALTY_DECLINED" });
  await visit.answer(ACCEPTED);
  expect(visit.context()).toMatchObject({ identification: null, identifying: { step: "idle" } });
  expect(visit.forgotten).toHaveBeenCalledOnce();
  visit.send(PHONE);
  expect(visit.asked).toHaveBeenCalledTimes(2);
  await visit.answer(REJECTED);
  expect(visit.forgotten).toHaveBeenCalledOnce();
});

it("forgets the earlier customer, who would have scanned for more, at continuing without points", () => {
  const visit = visitAtMenu();
  visit.review();
  visit.identified();
  visit.send({ type: "IDENTIFY" });
  visit.send({ type: "LOYALTY_DECLINED" });
  expect(visit.screen()).toBe("review");
  expect(visit.context()).toMatchObject({ identification: null, loyaltyDeclined: true });
  expect(visit.forgotten).toHaveBeenCalledOnce();
});

it("drops an answer of a visit that has ended", async () => {
  const visit = visitAtMenu();
  visit.send(scan("CARD-1"));
  visit.send({ type: "RESET" });
  visit.send({ type: "START", orderType: "PICKUP" });
  visit.send(scan("CARD-2"));
  await visit.answer(ACCEPTED);
  expect(visit.context()).toMatchObject({
    identification: null,
    identifying: { step: "asking", by: "code" },
  });
  await visit.answer(REJECTED);
  expect(visit.identifying()).toMatchObject({ step: "rejected" });
});

it("asks nobody before a visit, during a checkout, or without a programme", async () => {
  const visit = visitAtMenu();
  visit.send({ type: "RESET" });
  visit.send(scan("CARD-1"));
  visit.send({ type: "START", orderType: "PICKUP" });
  visit.send({ type: "LINE_ADDED", line: SOUP });
  visit.send({ type: "IDENTIFY" });
  visit.send({ type: "LOYALTY_DECLINED" });
  await visit.placed();
  visit.send(scan("CARD-1"));
  expect(visit.asked).not.toHaveBeenCalled();
  const without = visitAtMenu({ ...OUTLET, loyalty: null });
  without.send(scan("CARD-1"));
  expect(without.asked).not.toHaveBeenCalled();
});

it("with PATCH_ORDER is void if the order changes before the answer", async () => {
  const visit = visitAtMenu(PATCH_ORDER);
  visit.send({ type: "REVIEW" });
  visit.send(scan("CARD-1"));
  visit.send({ type: "LINE_COUNTED", lineId: SOUP.lineId, count: 3 });
  await visit.answer(ACCEPTED);
  expect(visit.context()).toMatchObject({ identification: null, identificationVoid: true });
  expect(visit.forgotten).toHaveBeenCalledOnce();
  visit.send(scan("CARD-1"));
  await visit.answer(ACCEPTED);
  expect(visit.context()).toMatchObject({ identification: CUSTOMER, identificationVoid: false });
});

it("with PATCH_ORDER takes back an earlier decline: a changed order asks for points again before it is paid", async () => {
  const visit = visitAtMenu(PATCH_ORDER);
  visit.send({ type: "REVIEW" });
  visit.review();
  expect(wantsLoyalty(visit.context())).toBe(false);
  visit.send(scan("CARD-1"));
  await visit.answer(ACCEPTED);
  visit.send({ type: "LINE_COUNTED", lineId: SOUP.lineId, count: 3 });
  expect(visit.context()).toMatchObject({ identification: null, identificationVoid: true });
  expect(wantsLoyalty(visit.context())).toBe(true);
});

it("with PATCH_ORDER is void if the order type changes before the answer", async () => {
  const visit = visitAtMenu(PATCH_ORDER);
  visit.send({ type: "REVIEW" });
  visit.send(scan("CARD-1"));
  visit.send({ type: "BACK" });
  visit.send({ type: "BACK" });
  visit.send({ type: "START", orderType: "EAT_IN" });
  await visit.answer(ACCEPTED);
  expect(visit.context()).toMatchObject({ identification: null, identificationVoid: true });
});

it("is asked for the order as it is shown: without a removed line, which cannot be restored then", async () => {
  const tea = { ...SOUP, lineId: "line-2", itemId: "tea" };
  const visit = visitAtMenu(PATCH_ORDER);
  visit.send({ type: "LINE_ADDED", line: tea });
  visit.send({ type: "REVIEW" });
  visit.send({ type: "LINE_REMOVED", lineId: SOUP.lineId });
  visit.send(scan("CARD-1"));
  expect(visit.asked.mock.lastCall).toMatchObject([{ basket: { lines: [tea] } }]);
  visit.send({ type: "REMOVAL_UNDONE" });
  await visit.answer(ACCEPTED);
  expect(visit.context()).toMatchObject({ identification: CUSTOMER, basket: { lines: [tea] } });
  visit.send(PLACE);
  expect(visit.place.mock.lastCall).toMatchObject([
    { identificationId: "identification-1", basket: { lines: [tea] } },
  ]);
});

it("with PATCH_ORDER is void if a line is removed before the answer, also if that could be undone", async () => {
  const visit = visitAtMenu(PATCH_ORDER);
  visit.send({ type: "REVIEW" });
  visit.send(scan("CARD-1"));
  visit.send({ type: "LINE_REMOVED", lineId: SOUP.lineId });
  await visit.answer(ACCEPTED);
  expect(visit.context()).toMatchObject({ identification: null, identificationVoid: true });
});

it("is void if the host has another one, or none, when the order is placed", async () => {
  const visit = visitAtMenu();
  visit.review();
  visit.identified();
  visit.place.mockResolvedValueOnce({ result: "identification-void" });
  await visit.placed();
  expect(visit.context()).toMatchObject({
    ...{ identification: null, identificationId: null, identificationVoid: true },
    ...{ sentOrder: null, refusal: null },
  });
  await visit.placed();
  expect(visit.place.mock.lastCall).toMatchObject([{ identificationId: null }]);
});

it("waits with the payment for the answer to a scan on the review", async () => {
  const visit = visitAtMenu();
  visit.review();
  visit.send(scan("CARD-1"));
  visit.send(PLACE);
  await visit.answer(ACCEPTED);
  expect(visit.place).not.toHaveBeenCalled();
  expect(visit.context()).toMatchObject({ identification: CUSTOMER });
  visit.send(PLACE);
  expect(visit.place).toHaveBeenCalledOnce();
});

it("waits with the payment for the answer to a scan on the menu", async () => {
  const visit = visitAtMenu();
  visit.review();
  visit.send({ type: "BACK" });
  visit.send(scan("CARD-1"));
  visit.send({ type: "REVIEW" });
  expect(visit.screen()).toBe("review");
  visit.send(PLACE);
  await visit.lose();
  expect(visit.place).not.toHaveBeenCalled();
  visit.send(PLACE);
  expect(visit.place).toHaveBeenCalledOnce();
});

it("pays without the answer if the customer continues without points on the review", async () => {
  const visit = visitAtMenu();
  visit.review();
  visit.identified();
  visit.send(scan("CARD-2"));
  visit.send({ type: "LOYALTY_DECLINED" });
  expect(visit.forgotten).toHaveBeenCalledOnce();
  visit.send(PLACE);
  await visit.answer(ACCEPTED);
  expect(visit.place).toHaveBeenCalledOnce();
  expect(visit.screen()).toBe("working");
  expect(visit.context()).toMatchObject({ identification: null, identifying: { step: "idle" } });
});

it("keeps the customer if the answer comes before the tap on continuing without points", async () => {
  const visit = visitAtMenu();
  visit.review();
  visit.send(scan("CARD-1"));
  await visit.answer(ACCEPTED);
  visit.send({ type: "LOYALTY_DECLINED" });
  expect(visit.context()).toMatchObject({ identification: CUSTOMER });
});

it("asks nobody while the order is being placed: the host has built it without them", async () => {
  const visit = visitAtMenu();
  visit.place.mockReturnValueOnce(new Promise(() => {}));
  visit.review();
  visit.send(PLACE);
  visit.send(scan("CARD-1"));
  visit.identified();
  expect(visit.asked).not.toHaveBeenCalled();
  expect(visit.context().identification).toBeNull();
});

/** The host has another price for the order on the review, whose customer is identified. */
async function placedAtAnotherPrice(visit: ReturnType<typeof visitAtMenu>): Promise<void> {
  const changed = { result: "changed", before: PLACE.dueShown, due: "12.00" } as const;
  visit.place.mockResolvedValueOnce({ ...changed, rewardsGiven: [], problems: [] });
  await visit.placed();
  expect(visit.context()).toMatchObject({ refusal: changed, identification: CUSTOMER });
}

it.each([
  ["is accepted", ACCEPTED],
  ["the customer gives up", null],
] as const)(
  "drops the price that the host reported for the order of an earlier customer: a scan that %s",
  async (_, answer) => {
    const visit = visitAtMenu();
    visit.review();
    visit.identified();
    await placedAtAnotherPrice(visit);
    visit.send(scan("CARD-2"));
    if (answer) await visit.answer(answer);
    else visit.send({ type: "LOYALTY_DECLINED" });
    expect(visit.context()).toMatchObject({ refusal: null, identification: answer && CUSTOMER });
  },
);

it("drops the price that the host reported if its customer is void: one who was given up is accepted", async () => {
  const visit = visitAtMenu();
  visit.review();
  visit.identified();
  visit.send({ type: "IDENTIFY" });
  visit.send(scan("CARD-2"));
  visit.send({ type: "BACK" });
  await placedAtAnotherPrice(visit);
  await visit.answer(ACCEPTED);
  expect(visit.context()).toMatchObject({ refusal: null, identificationVoid: true });
});
