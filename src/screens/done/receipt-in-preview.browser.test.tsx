import { afterEach, expect, test, vi } from "vitest";
import { menuWith } from "../../../domain/testing/products.ts";
import { RECEIPT } from "../../../domain/testing/receipts.ts";
import { renderInVisit } from "../../journey/testing/render-in-visit.tsx";
import { OUTLET, startVisit } from "../../journey/testing/visit.ts";
import { ReceiptCard } from "./ReceiptCard.tsx";

const MARK = "data-fake-host";
const print = vi.spyOn(window, "print").mockImplementation(() => {});
afterEach(() => {
  print.mockClear();
  document.documentElement.setAttribute(MARK, "");
});

/** The card of an outlet that prints each receipt on the system's printer. */
function showCard() {
  const receipt = { ...OUTLET.receipt, print: "always" as const };
  const visit = startVisit({ ...OUTLET, receipt });
  return renderInVisit(<ReceiptCard content={RECEIPT} />, visit, menuWith([]));
}

test("a preview of an outlet that prints each receipt prints none", async () => {
  const screen = await showCard();
  await expect.element(screen.getByRole("status")).toBeInTheDocument();
  expect(print).not.toHaveBeenCalled();
});

test("the kiosk itself prints one", async () => {
  document.documentElement.removeAttribute(MARK);
  await showCard();
  await expect.poll(() => print.mock.calls.length).toBe(1);
});
