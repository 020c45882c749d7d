import { expect, test } from "vitest";
import type { PageContent, PageStop } from "../../../electron/host/rpc/contract.ts";
import { newTexts } from "./page-news.ts";

function page(...stops: [kind: PageStop["kind"], name: string][]): PageContent {
  const plain = { value: "", length: 0, isOn: null, isDisabled: false, isInvalid: false };
  return {
    title: "Pay",
    language: "en",
    stops: stops.map(([kind, name], index) => ({ ...plain, id: String(index), kind, name })),
  };
}

test("only what was not there before is news, errors first", () => {
  const before = page(["text", "To pay 5 €"], ["field", "Number"]);
  const now = page(["text", "Your bank asks"], ["text", "To pay 5 €"], ["alert", "Not complete"]);
  expect(newTexts(before, now)).toBe("Not complete. Your bank asks");
  expect(newTexts(now, now)).toBe("");
});

test("a clock that counts down is no news, nor is another control", () => {
  const before = page(["text", "4:59 left"], ["button", "Pay"]);
  expect(newTexts(before, page(["text", "4:58 left"], ["button", "Pay now"]))).toBe("");
});

test("a long text is cut short", () => {
  expect(newTexts(page(), page(["text", "x".repeat(1_000)])).length).toBe(300);
});
