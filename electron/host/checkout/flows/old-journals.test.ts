/** Journals of earlier versions stay readable: a kiosk is updated with orders under way. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { type StoredEvent, withCurrentNames } from "../../store/legacy-events.ts";
import { decide } from "../rules/decide.ts";
import { replay } from "../state/evolve.ts";
import { staffReasons } from "../state/staff-list.ts";
import { checkoutView } from "../views/checkout-view.ts";

/** One journal a line, with the state that the version that wrote it derived. Written by its own code, never edited. */
type Recorded = {
  readonly name: string;
  readonly events: readonly StoredEvent[];
  readonly then: {
    readonly decision: object;
    readonly staff: string[];
    readonly view: {
      readonly money?: string;
      readonly points?: object;
      readonly refund?: string | null;
      /** UTC milliseconds; today's views count from when they are sent. */
      readonly expiresAt?: number;
    };
  };
};

/** Names of recorded answers that have changed since. */
const RENAMED: Readonly<Record<string, string>> = {
  "give-back-refused": "money-return-refused",
  GiveBack: "ReturnMoney",
  conclude: "fail",
  "not-done": "checkout-failed",
};

function renamed<Value>(recorded: Value): Value {
  return JSON.parse(JSON.stringify(recorded), (_, value) => RENAMED[value] ?? value);
}

const folder = fileURLToPath(new URL("../testing/journals/", import.meta.url));

describe.each(readdirSync(folder))("%s", (file) => {
  const lines = readFileSync(`${folder}${file}`, "utf8").trim().split("\n");
  const journals = lines.map((line): Recorded => JSON.parse(line));

  test.each(journals)("$name", ({ events, then }) => {
    const state = replay(events.map(withCurrentNames));
    expect(decide(state)).toEqual(renamed(then.decision));
    expect(staffReasons(state)).toEqual(renamed(then.staff));
    // The view has become more exact about money and points since the first of these journals.
    const { money: _, points: __, refund: ___, expiresAt, ...view } = then.view;
    const expires = expiresAt === undefined ? {} : { expiresInMs: expiresAt - state.now };
    const shown = checkoutView(state, "https://kiosk.example/return");
    expect(shown).toMatchObject({ ...renamed(view), ...expires });
  });
});
