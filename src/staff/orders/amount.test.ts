import { expect, test } from "vitest";
import { amountOf, digitsOf, pressAmountKey } from "./amount.ts";

test.each([
  ["", 2, "0.00"],
  ["5", 2, "0.05"],
  ["1250", 2, "12.50"],
  ["001250", 2, "12.50"],
  ["1250", 0, "1250"],
  ["", 0, "0"],
  ["1250", 3, "1.250"],
])("the digits %j with %i places are %s", (digits, places, amount) => {
  expect(amountOf(digits, places)).toBe(amount);
});

test.each([
  ["12.5", 2, "1250"],
  ["12", 2, "1200"],
  ["0.05", 2, "5"],
  ["12", 0, "12"],
  ["0", 2, ""],
])("%s with %i places is entered as %j", (amount, places, digits) => {
  expect(digitsOf(amount, places)).toBe(digits);
});

test("digits are entered up to one more than all have, without leading zeros", () => {
  const typed = (keys: string, all: string) =>
    [...keys].reduce((digits, digit) => pressAmountKey(digits, { key: "digit", digit }, all), "");
  expect(typed("1074000000", "1074000000")).toBe("1074000000");
  expect(typed("00125", "1250")).toBe("125");
  expect(typed("10000000", "1250")).toBe("10000");
  expect(pressAmountKey("1250", { key: "delete" }, "1250")).toBe("125");
});
