import { beforeAll, beforeEach, expect, test } from "vitest";
import { menuWith } from "../../../domain/testing/products.ts";
import { RECEIPT } from "../../../domain/testing/receipts.ts";
import type { OutletView } from "../../../electron/host/rpc/contract.ts";
import { provideFakeHost } from "../../app/fake-host.ts";
import { startI18n } from "../../i18n/i18n.ts";
import { renderInVisit } from "../../journey/testing/render-in-visit.tsx";
import { OUTLET, SOUP, startVisit } from "../../journey/testing/visit.ts";
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

const PRINTER: OutletView["receipt"]["printer"] = {
  ...{ isUsable: true, dots: 384, columns: 32, codePages: ["windows-1252"], ticket: false },
};
const callsOf = (path: string) => calls.filter((call) => call.path === path);

/** The card of an order that was placed. */
async function openCard(receipt: Partial<OutletView["receipt"]>) {
  const visit = startVisit({
    ...OUTLET,
    loyalty: null,
    receipt: { ...OUTLET.receipt, print: "always", ...receipt },
  });
  visit.send({ type: "START", orderType: "PICKUP" });
  visit.send({ type: "LINE_ADDED", line: SOUP });
  visit.send({ type: "REVIEW" });
  await visit.placed();
  return await renderInVisit(<ReceiptCard content={RECEIPT} />, visit, menuWith([]));
}

test("a print that the host refuses is reported: no record has it", async () => {
  await openCard({ printer: PRINTER });
  await expect.poll(() => callsOf("page.fault")).toMatchObject([{ input: { type: "TypeError" } }]);
  expect(callsOf("receipt.print")).toHaveLength(1);
});
