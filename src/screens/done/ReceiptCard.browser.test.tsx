import i18next from "i18next";
import { act, useState } from "react";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { ReceiptContent } from "../../../domain/receipt/receipt-text.ts";
import { menuWith } from "../../../domain/testing/products.ts";
import { RECEIPT } from "../../../domain/testing/receipts.ts";
import type { OutletView } from "../../../electron/host/rpc/contract.ts";
import { provideFakeHost } from "../../app/fake-host.ts";
import { startI18n } from "../../i18n/i18n.ts";
import { renderInVisit } from "../../journey/testing/render-in-visit.tsx";
import { OUTLET, SOUP, startVisit } from "../../journey/testing/visit.ts";
import { finishVisit } from "../../journey/visit-end.ts";
import { ReceiptCard } from "./ReceiptCard.tsx";
import "../../ui/tokens.css";

type Call = { readonly path: string; readonly input: unknown };

/** What the page has asked the host for; it refuses every print, and answers nothing else. */
let calls: Call[] = [];

provideFakeHost({
  async call(path, input) {
    calls.push({ path: path.join("."), input });
    if (path.join(".") === "receipt.print") throw new TypeError("refused");
    return await new Promise<never>(() => {});
  },
});

beforeAll(() => startI18n(["common", "checkout"]));
beforeEach(() => {
  calls = [];
});
afterEach(() => document.documentElement.setAttribute("data-fake-host", ""));

const PRINTER: OutletView["receipt"]["printer"] = {
  ...{ isUsable: true, dots: 384, columns: 32, codePages: ["windows-1252"], ticket: false },
};
const callsOf = (path: string) => calls.filter((call) => call.path === path);

/**
 * The card of an order that was placed. `show` shows it with another receipt, or takes it away with null; `leave` ends the
 * visit, and returns when the page may go.
 */
async function openCard(receipt: Partial<OutletView["receipt"]>, content = RECEIPT) {
  let finished: Promise<void> | undefined;
  const outlet = {
    ...{ ...OUTLET, loyalty: null },
    receipt: { ...OUTLET.receipt, print: "always" as const, ...receipt },
  };
  const visit = startVisit(outlet, {
    ended() {
      finished = finishVisit();
    },
  });
  visit.send({ type: "START", orderType: "PICKUP" });
  visit.send({ type: "LINE_ADDED", line: SOUP });
  visit.send({ type: "REVIEW" });
  await visit.placed();
  let show: (content: ReceiptContent | null) => void = () => {};
  function Card() {
    const [shown, setShown] = useState<ReceiptContent | null>(content);
    show = setShown;
    return shown && <ReceiptCard content={shown} />;
  }
  const screen = await renderInVisit(<Card />, visit, menuWith([]));
  return {
    screen,
    show: (next: ReceiptContent | null) => act(async () => show(next)),
    async leave() {
      await act(async () => visit.send({ type: "RESET" }));
      await finished;
    },
  };
}

const UNNUMBERED = { ...RECEIPT, number: null };
const printedText = () => JSON.stringify(callsOf("receipt.print").at(-1)?.input ?? null);

test("a print that the host refuses is reported: no record has it", async () => {
  await openCard({ printer: PRINTER });
  await expect.poll(() => callsOf("page.fault")).toMatchObject([{ input: { type: "TypeError" } }]);
  expect(callsOf("receipt.print")).toHaveLength(1);
});

describe("a receipt of an order that has no number yet", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());
  const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));

  test("is printed with the number that comes a moment later", async () => {
    const { show } = await openCard({ printer: PRINTER }, UNNUMBERED);
    await pass(5_900);
    expect(callsOf("receipt.print")).toEqual([]);
    await show(RECEIPT);
    await expect.poll(() => callsOf("receipt.print")).toHaveLength(1);
    expect(printedText()).toContain("Your number: 47");
  });

  test("is printed without one if none comes", async () => {
    await openCard({ printer: PRINTER }, UNNUMBERED);
    await pass(6_000);
    await expect.poll(() => callsOf("receipt.print")).toHaveLength(1);
    expect(printedText()).not.toContain("Your number");
  });

  test("is printed at the latest when the customer leaves, before the page goes", async () => {
    const { leave } = await openCard({ printer: PRINTER }, UNNUMBERED);
    await leave();
    expect(callsOf("receipt.print")).toHaveLength(1);
  });

  test("is not printed if the kitchen cancels the order", async () => {
    const { show, leave } = await openCard({ printer: PRINTER }, UNNUMBERED);
    await show(null);
    await leave();
    expect(callsOf("receipt.print")).toEqual([]);
  });

  test("is printed on the system's printer when the customer leaves, and not announced before", async () => {
    document.documentElement.removeAttribute("data-fake-host");
    const papers: (string | null | undefined)[] = [];
    const print = vi.spyOn(window, "print").mockImplementation(() => {
      papers.push(document.querySelector("body > .printed")?.textContent);
    });
    const { screen, leave } = await openCard({}, UNNUMBERED);
    expect(screen.getByRole("status").element().textContent).toBe("");
    await pass(5_900);
    expect(papers).toEqual([]);
    await leave();
    expect(papers).toEqual([expect.stringContaining("Beet burger")]);
    expect(document.querySelector(".printed")).toBeNull();
    print.mockRestore();
  });
});

test("on the system's printer a receipt is printed once, however often the button is pressed", async () => {
  document.documentElement.removeAttribute("data-fake-host");
  const print = vi.spyOn(window, "print").mockReturnValue();
  const { screen } = await openCard({ print: "offered" });
  const button = screen.getByRole("button", { name: i18next.t("checkout:receipt.print") });
  await button.click();
  await expect.element(screen.getByText(i18next.t("checkout:receipt.printing"))).toBeVisible();
  expect(button.query()).toBeNull();
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});
