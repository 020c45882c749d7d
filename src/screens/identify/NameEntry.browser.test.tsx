import i18next from "i18next";
import { beforeAll, expect, test } from "vitest";
import { menuWith } from "../../../domain/testing/products.ts";
import { startI18n } from "../../i18n/i18n.ts";
import { renderInVisit } from "../../journey/testing/render-in-visit.tsx";
import { OUTLET, startVisit } from "../../journey/testing/visit.ts";
import { describe } from "../../ui/access/describe.ts";
import { NameEntry } from "./NameEntry.tsx";

beforeAll(() => startI18n(["common", "identify", "keypad"]));

test.each([
  [
    "that was entered is said only on request",
    "Ann",
    "Your name, optional, personal: select reads it out, button",
  ],
  ["that is missing is asked for", "", "Your name, optional: Add your name, button"],
])("a name %s", async (_, name, spoken) => {
  const entry = <NameEntry name={name} onChange={() => {}} />;
  const screen = await renderInVisit(entry, startVisit(OUTLET), menuWith([]));
  const button = screen.getByRole("button").element();
  expect(describe(button, i18next.getFixedT("en", "keypad"))).toBe(spoken);
});
