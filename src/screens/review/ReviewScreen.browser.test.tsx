import { act } from "react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { rewardOf } from "../../../domain/testing/products.ts";
import { speakLanguage, startI18n } from "../../i18n/i18n.ts";
import { CUSTOMER } from "../../journey/testing/visit.ts";
import { openReview, SOUPS, TEA } from "./testing/open-review.tsx";

beforeAll(() => startI18n(["common", "checkout", "identify", "menu"]));
afterEach(() => speakLanguage("en"));

test("each line has its count, choices and price, and the button the sum", async () => {
  const { line, button } = await openReview();
  await expect.element(line("2 × Soup")).toMatchTextContent(/Chilli.*€11\.00/);
  await expect.element(line("Tea")).toMatchTextContent("€2.00");
  await expect.element(button("Pay €13.00")).toBeVisible();
});

test("the order comes before the button that pays for it, for readers and keys", async () => {
  const { receipt, button } = await openReview();
  const pay = button("Pay €13.00").element();
  const position = receipt.element().compareDocumentPosition(pay);
  expect(position & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test("an open line counts up and down, and price and sum follow", async () => {
  const { line, button, lines } = await openReview();
  await expect.element(button("One more: Soup")).not.toBeInTheDocument();
  await button("Change Soup").click();
  await expect.element(button("Change Soup")).toHaveAttribute("aria-expanded", "true");
  await userEvent.dblClick(button("One more: Soup"));
  await expect.element(line("4 × Soup")).toMatchTextContent("€22.00");
  await expect.element(button("Pay €24.00")).toBeVisible();
  await button("One fewer: Soup").click();
  await expect.element(button("Pay €18.50")).toBeVisible();
  expect(lines()).toEqual([
    { lineId: "soup", count: 3 },
    { lineId: "tea", count: 1 },
  ]);
});

test("no more than fifty of one line can be ordered, and the customer is told so", async () => {
  const { button, line } = await openReview({ lines: [{ ...TEA, count: 49 }] });
  await button("Change Tea").click();
  await expect.element(line("Tea").getByText(/50/)).not.toBeInTheDocument();
  await button("One more: Tea").click();
  await expect.element(button("One more: Tea")).toBeDisabled();
  await expect.element(line("Tea").getByText(/at most 50 of the same/)).toBeVisible();
  await expect.element(button("Pay €100.00")).toBeVisible();
});

test.each([
  ["Remove Soup", 2],
  ["One fewer: Soup", 1],
] as const)("%s of %i removes the line, and undo restores it in its place", async (name, count) => {
  const { button, receipt, line, screen } = await openReview({
    lines: [{ ...SOUPS, count }, TEA],
  });
  await button("Change Soup").click();
  await button(name).click();
  await expect.element(line("Soup")).not.toBeInTheDocument();
  await expect.element(screen.getByText("Soup is off your order.")).toBeVisible();
  await expect.element(button("Pay €2.00")).toBeVisible();
  await expect.element(button("Put it back")).toHaveFocus();
  await button("Put it back").click();
  await expect.element(receipt.getByRole("listitem").first()).toMatchTextContent(/Soup.*Chilli/);
  await expect.element(button(`Pay €${count === 2 ? "13.00" : "7.50"}`)).toBeVisible();
  await expect.element(button("Change Soup")).toHaveFocus();
  await expect.element(button("Put it back")).not.toBeInTheDocument();
});

test("only the last removal can be undone", async () => {
  const { button, screen, lines } = await openReview();
  await button("Change Soup").click();
  await button("Remove Soup").click();
  expect(lines()).toHaveLength(2);
  await button("Change Tea").click();
  await button("Remove Tea").click();
  await expect.element(screen.getByText("Tea is off your order.")).toBeVisible();
  expect(lines()).toEqual([{ lineId: "tea", count: 1 }]);
  await expect.element(screen.getByText("Your order is empty")).toBeVisible();
  await button("Put it back").click();
  await expect.element(button("Pay €2.00")).toBeVisible();
});

test("paying orders what is shown: without a removed line, for the amount on the button", async () => {
  const { button, place, lines } = await openReview();
  await button("Change Soup").click();
  await button("Remove Soup").click();
  await button("Pay €2.00").click();
  await expect.poll(() => place.mock.calls.length).toBe(1);
  expect(place.mock.calls[0]?.[0]).toMatchObject({
    dueShown: "2.00",
    paymentMethod: "BANK_CARD_IN_APP",
    basket: { lines: [{ lineId: "tea" }] },
  });
  expect(lines()).toEqual([{ lineId: "tea", count: 1 }]);
});

test("paying waits for the answer to a scan, and the button says what for", async () => {
  const { button, place, scan, answer } = await openReview();
  scan();
  await button("Looking for your points").click();
  expect(place).not.toHaveBeenCalled();
  await answer({ result: "accepted", identificationId: "identification-1", customer: CUSTOMER });
  await button("Pay €13.00").click();
  expect(place).toHaveBeenCalledOnce();
});

test("a balance that was shown to one customer is covered for the next one, who is scanned here", async () => {
  const { screen, button, scan, answer } = await openReview({ benefits: {} });
  await button("Show my points").click();
  await expect.element(screen.getByText("70", { exact: true })).toBeVisible();
  scan();
  const customer = { ...CUSTOMER, pointsBalance: 12 };
  await answer({ result: "accepted", identificationId: "identification-2", customer });
  await expect.element(button("Show my points")).toBeVisible();
  await expect.element(screen.getByText("12", { exact: true })).not.toBeInTheDocument();
});

test("a scan closes the choice of how to pay: its answer may change the amount", async () => {
  const { screen, button, place, scan, answer } = await openReview({
    outlet: { counterMethods: ["CASH"] },
  });
  await button("Pay €13.00").click();
  await expect.element(screen.getByRole("dialog")).toBeVisible();
  scan();
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(button("Looking for your points")).toHaveFocus();
  await answer({ result: "unavailable", mayHaveArrived: false });
  await expect.element(button("Pay €13.00")).toBeVisible();
  expect(place).not.toHaveBeenCalled();
});

test("a scan whose answer takes long can be given up, and the order is paid without points", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { screen, button, place, scan } = await openReview();
  scan();
  await expect.element(screen.getByText(/taking longer/)).not.toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(10_000));
  vi.useRealTimers();
  await expect.element(screen.getByText(/taking longer than usual. You can wait/)).toBeVisible();
  await button("Continue without points").click();
  await expect.element(screen.getByText(/taking longer/)).not.toBeInTheDocument();
  await button("Pay €13.00").click();
  expect(place).toHaveBeenCalledOnce();
});

test("the switch for points takes the payment off the sum, and returns it", async () => {
  const { screen, button, receipt } = await openReview({ benefits: { pointsPayment: "5.00" } });
  const points = screen.getByRole("switch", { name: /Pay €5\.00 with points/ });
  await expect.element(points).not.toBeChecked();
  await expect.element(button("Pay €13.00")).toBeVisible();
  await receipt.getByText("Pay €5.00 with points").click();
  await expect.element(points).toBeChecked();
  await expect.element(receipt.getByText("− €5.00")).toBeVisible();
  await expect.element(button("Pay €8.00")).toBeVisible();
  await receipt.getByText("Pay €5.00 with points").click();
  await expect.element(points).not.toBeChecked();
  await expect.element(receipt.getByText("− €5.00")).not.toBeInTheDocument();
  await expect.element(button("Pay €13.00")).toBeVisible();
});

test("points that are more than the rest of the order pay nothing, and the receipt says why", async () => {
  const { screen, button, receipt } = await openReview({ benefits: { pointsPayment: "5.00" } });
  await receipt.getByText("Pay €5.00 with points").click();
  await expect.element(button("Pay €8.00")).toBeVisible();
  await button("Change Soup").click();
  await button("Remove Soup").click();
  await expect.element(receipt.getByText(/smaller than your points payment/)).toBeVisible();
  await expect.element(screen.getByRole("switch")).not.toBeInTheDocument();
  await expect.element(button("Pay €2.00")).toBeVisible();
});

test("discounts have a row each, and their sum is off the amount to pay", async () => {
  const { receipt, button } = await openReview({
    benefits: {
      discounts: [
        { discountId: "LUNCH", type: "percent", value: "10" },
        { discountId: "MEMBER", type: "amount", value: "1.50" },
      ],
    },
  });
  const percent = receipt.getByRole("paragraph").filter({ hasText: "Your discount of 10%" });
  await expect.element(percent).toMatchTextContent("− €1.30");
  await expect.element(receipt.getByText("− €1.50")).toBeVisible();
  await expect.element(button("Pay €10.20")).toBeVisible();
});

test("a reward can be left out and taken again", async () => {
  const { line, button } = await openReview({
    benefits: {
      rewards: [
        {
          ...rewardOf("tea", { price: "2.00" }),
          modifiers: [],
          discounts: [{ discountId: "FREE", type: "percent", value: "100" }],
        },
      ],
    },
    lines: [SOUPS],
  });
  await expect.element(line("Tea")).toMatchTextContent(/Your reward.*was €2\.00.*€0\.00/);
  await expect.element(button("Pay €11.00")).toBeVisible();
  await button("Leave out Tea").click();
  await expect.element(line("Tea")).toMatchTextContent(/Reward left out/);
  await button("Take it: the reward Tea").click();
  await expect.element(line("Tea")).toMatchTextContent(/€0\.00/);
});

test("taxes of several rates are one row if they are added to the prices", async () => {
  const { receipt, button } = await openReview({ outlet: { taxesIncluded: false } });
  const taxes = receipt.getByRole("paragraph").filter({ hasText: "Taxes" });
  // 20 % of 11.00 and 15 % of 2.00.
  await expect.element(taxes).toMatchTextContent("€2.50");
  await expect.element(receipt.getByText("Taxes included.")).not.toBeInTheDocument();
  await expect.element(button("Pay €15.50")).toBeVisible();
  await button("Change Tea").click();
  await button("Remove Tea").click();
  await expect.element(taxes).toMatchTextContent("€2.20");
  await expect.element(button("Pay €13.20")).toBeVisible();
});

test("taxes that the prices contain are only mentioned", async () => {
  const { receipt, button } = await openReview();
  await expect.element(receipt.getByText("Taxes included.")).toBeVisible();
  await expect.element(receipt.getByText("€2.50")).not.toBeInTheDocument();
  await expect.element(button("Pay €13.00")).toBeVisible();
});

test("in Arabic, amounts are at the left end of their lines, in Latin digits", async () => {
  await speakLanguage("ar");
  const { receipt, line } = await openReview({ locale: "ar" });
  const left = (element: Element) => element.getBoundingClientRect().left;
  const soup = line("حساء");
  await expect.element(soup).toMatchTextContent("11.00");
  const name = soup.getByText(/حساء/).element();
  const amount = soup.getByText(/11\.00/).element();
  expect(left(amount)).toBeLessThan(left(name));
  const due = receipt.getByText(/13\.00/).element();
  expect(left(due)).toBeLessThan(left(receipt.getByRole("heading", { level: 3 }).element()));
});
