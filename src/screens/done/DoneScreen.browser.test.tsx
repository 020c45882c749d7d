/** What a customer who waits for an order learns as it goes on, without seeing the screen. */
import { act } from "react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { KEYPAD_MAPS } from "../../../domain/keypad.ts";
import { itemOf, menuWith, rewardOf } from "../../../domain/testing/products.ts";
import { startI18n } from "../../i18n/i18n.ts";
import { loadRewards } from "../../journey/reward-lines.ts";
import { renderInVisit } from "../../journey/testing/render-in-visit.tsx";
import { CUSTOMER, OUTLET, SOUP, startVisit } from "../../journey/testing/visit.ts";
import { Keypad } from "../../ui/access/Keypad.tsx";
import { hearChanges } from "../../ui/access/testing/hear-changes.ts";
import { Button } from "../../ui/Button.tsx";
import { type Done, DoneScreen } from "./DoneScreen.tsx";

beforeAll(() => startI18n(["common", "checkout", "keypad"]));
afterEach(() => void vi.useRealTimers());

const COOKING: Done = {
  step: "done",
  queueNumber: null,
  ...{ paid: "10.00", dueAtCounter: null, paidAt: 0 },
  ...{ kitchen: "waiting", refund: null, points: null, appInstallUrl: null },
  pickupTimePassed: false,
};

const KEYPAD = { keys: KEYPAD_MAPS.arrows, startsSpeech: false };

/** `pickupAt`: the time that the customer chose, in UTC milliseconds, for food to take away. */
async function openDone(first: Done, pickupAt: number | null = null) {
  const pickupTimes = { leadMinutes: 20, slotMinutes: 15, hours: [] };
  const visit = startVisit({ ...OUTLET, keypad: KEYPAD, pickupTimes });
  visit.send({ type: "START", orderType: pickupAt === null ? "EAT_IN" : "PICKUP" });
  visit.send({ type: "LINE_ADDED", line: SOUP });
  visit.send({ type: "REVIEW" });
  visit.send({ type: "LOYALTY_DECLINED" });
  if (pickupAt !== null) {
    visit.send({ type: "PICKUP_TIMES_OPENED" });
    visit.send({ type: "PICKUP_TIME_CHOSEN", pickupAt });
  }
  await visit.placed();
  visit.shows(first);
  expect(visit.screen()).toBe("done");
  const parts = (
    <>
      <DoneScreen />
      <Keypad isHelping={false} onHelp={() => {}} />
      <Button>Call staff</Button>
    </>
  );
  const screen = await renderInVisit(parts, visit, menuWith([]));
  return { screen, said: hearChanges(), shows: (view: Done) => act(() => visit.shows(view)) };
}

test("a number that the kitchen gives later is said, and the countdown begins anew", async () => {
  vi.useFakeTimers({ toFake: ["performance", "setInterval", "clearInterval"] });
  const { screen, said, shows } = await openDone(COOKING);
  act(() => void vi.advanceTimersByTime(12_000));
  await expect.element(screen.getByText("Starts over in 18 seconds")).toBeInTheDocument();
  await shows({ ...COOKING, queueNumber: "47" });
  await expect.element(screen.getByText("Starts over in 30 seconds")).toBeInTheDocument();
  await expect.poll(() => said).toContain("Your number, 47");
});

test.each([
  ["a key of the keypad", () => userEvent.keyboard("{ArrowDown}")],
  ["a touch on a button", () => page.getByText("Call staff").click()],
])("%s begins the countdown anew", async (_, touch) => {
  vi.useFakeTimers({ toFake: ["performance", "setInterval", "clearInterval"] });
  const { screen } = await openDone(COOKING);
  act(() => void vi.advanceTimersByTime(12_000));
  await expect.element(screen.getByText("Starts over in 18 seconds")).toBeInTheDocument();
  await touch();
  act(() => void vi.advanceTimersByTime(250));
  await expect.element(screen.getByText("Starts over in 30 seconds")).toBeInTheDocument();
});

test("an order of rewards only is handed out where its order type says", async () => {
  await loadRewards();
  const { modifiers, discounts, ...reward } = rewardOf("cake");
  const rewards = [{ ...reward, modifiers: [...modifiers], discounts: [...discounts] }];
  const menu = menuWith([itemOf("cake", "4.90")]);
  const visit = startVisit(OUTLET);
  visit.send({ type: "MENU_CHANGED", menu });
  visit.send({ type: "START", orderType: "DRIVE_THROUGH" });
  visit.identified({ ...CUSTOMER, benefits: { ...CUSTOMER.benefits, rewards } });
  visit.send({ type: "REVIEW" });
  await visit.placed();
  visit.shows({ ...COOKING, paid: "0", queueNumber: "47" });
  const screen = await renderInVisit(<DoneScreen />, visit, menu);
  await expect.element(screen.getByText(/Drive through/)).toBeInTheDocument();
  await expect.element(screen.getByText(/we call .*47.* at the window/)).toBeInTheDocument();
});

test("points whose number the programme does not state are added, not zero", async () => {
  const points = { state: "credited", earned: null, spent: null } as const;
  const { screen } = await openDone({ ...COOKING, points });
  await expect.element(screen.getByText("Your points have been added")).toBeInTheDocument();
  expect(screen.getByText("+").query()).toBeNull();
});

test("what becomes of the money of a cancelled order is said when it changes", async () => {
  const canceled: Done = { ...COOKING, kitchen: "canceled", refund: "being-released" };
  const { said, shows } = await openDone(canceled);
  await shows({ ...canceled, refund: "released" });
  await expect.poll(() => said.join()).toMatch("it has been released");
});

test("a chosen time is promised if the kitchen was asked in time, else that the order is made at once", async () => {
  const ready = { ...COOKING, queueNumber: "47" };
  const { screen, shows } = await openDone(ready, Date.UTC(2027, 0, 4, 13, 15));
  await expect.element(screen.getByText(/for 2:15/)).toBeInTheDocument();
  await expect.element(screen.getByText(/^at 2:15.*: we call/)).toBeInTheDocument();
  await shows({ ...ready, pickupTimePassed: true });
  await expect.element(screen.getByText(/Made as soon as possible/)).toBeInTheDocument();
  expect(screen.getByText(/2:15/).query()).toBeNull();
});
