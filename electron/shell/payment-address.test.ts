import { expect, test } from "vitest";
import { paymentReturnPage } from "../host/api/return-page.ts";
import { returnUrlPrefix, returnUrls } from "../host/payments/return-urls.ts";
import { isPaymentAddress, returnOutcome } from "./payment-address.ts";

const PREFIX = "http://127.0.0.1:4650/return/5f0c/";
const START = "https://pay.example/session/1";

test.each([
  ["https://acs.bank.example/challenge?x=1", true],
  ["http://pay.example/session/1", false],
  ["http://127.0.0.1:4700/card", false],
  ["javascript:alert(1)", false],
  ["data:text/html,hello", false],
  ["file:///etc/passwd", false],
  ["intent://pay", false],
  ["kiosk://app/", false],
  ["https://127.0.0.1@evil.example/", false],
  ["not an address", false],
])("a payment page on the web may go to %s: %s", (address, expected) => {
  expect(isPaymentAddress(address, START)).toBe(expected);
});

test.each([
  ["http://127.0.0.1:4700/card", true],
  ["http://localhost:4700/card", true],
  ["http://127.0.0.1.evil.example/", false],
  ["http://192.168.0.10/", false],
])("a payment page of the sandbox may go to %s: %s", (address, expected) => {
  expect(isPaymentAddress(address, "http://127.0.0.1:4700/pay")).toBe(expected);
});

test.each([
  [`${PREFIX}success`, "success"],
  [`${PREFIX}cancel?psp=1&ref=2#top`, "cancel"],
  [`${PREFIX}success/`, "success"],
  [`${PREFIX}success/tx-81?psp=1`, "success"],
  [`${PREFIX}error`, "error"],
  [`${PREFIX}elsewhere`, "error"],
  ["http://127.0.0.1:4650/return/other/success", null],
  ["http://127.0.0.1:4651/return/5f0c/success", null],
  ["https://127.0.0.1:4650/return/5f0c/success", null],
  ["http://127.0.0.1:4650.evil.example/return/5f0c/success", null],
  [`https://pay.example/?next=${PREFIX}success`, null],
])("%s has the outcome %s", (address, outcome) => {
  expect(returnOutcome(address, PREFIX)).toBe(outcome);
});

test("each of a payment's three return addresses has its own outcome, in the shell and in serve mode", () => {
  const given = ["http://127.0.0.1:4600/", "5f0c4a52-62f4-4f2b-8b67-6f7f3a3b1d10"] as const;
  const { successUrl, errorUrl, cancelUrl } = returnUrls(...given);
  for (const [address, outcome] of [
    [successUrl, "success"],
    [errorUrl, "error"],
    [cancelUrl, "cancel"],
  ] as const) {
    expect(returnOutcome(address, returnUrlPrefix(...given))).toBe(outcome);
    const page = paymentReturnPage(new URL(address).pathname, "nonce");
    expect(String(page?.body)).toContain(`"outcome":"${outcome}"`);
  }
});
