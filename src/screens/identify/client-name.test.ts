import fc from "fast-check";
import { expect, test } from "vitest";
import { clientNameOf, MOST_NAME_LETTERS } from "./client-name.ts";

test.each([
  ["  Zeynep   Işık ", "Zeynep Işık"],
  ["أمل", "أمل"],
  ["Ana\u0007\nMaria", "Ana Maria"],
  ["   ", null],
  ["", null],
])("%o is sent as %o", (typed, sent) => {
  expect(clientNameOf(typed)).toBe(sent);
});

test("any typed name is sent short, cleaned up and not blank", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (typed) => {
      const name = clientNameOf(typed);
      if (name === null) return;
      expect(name.length).toBeLessThanOrEqual(MOST_NAME_LETTERS);
      expect(name).toBe(name.trim());
      expect(name).not.toMatch(/\p{Cc}/u);
      expect(name).not.toBe("");
    }),
  );
});
