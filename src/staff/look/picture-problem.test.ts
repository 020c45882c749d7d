import { expect, test } from "vitest";
import { AUTOMATIC_LOOK } from "../../../domain/look/look.ts";
import { hasProblem } from "./picture-problem.ts";

const look = { ...AUTOMATIC_LOOK, pictures: { soup: { kind: "photo", photo: "gone" } } } as const;

test("a chosen picture that is gone is a problem", () => {
  expect(hasProblem("soup", { look, reasons: { soup: { kind: "none" } } })).toBe(true);
  expect(hasProblem("soup", { look, reasons: { soup: { kind: "chosen" } } })).toBe(false);
});

test("a dish that staff chose nothing for has none", () => {
  expect(hasProblem("tea", { look, reasons: { tea: { kind: "none" } } })).toBe(false);
  expect(hasProblem("constructor", { look, reasons: {} })).toBe(false);
});
