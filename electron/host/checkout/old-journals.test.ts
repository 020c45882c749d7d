/** Journals that earlier versions have written stay readable: a kiosk is updated with orders under way. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { decide } from "./decide.ts";
import type { CheckoutEvent } from "./events.ts";
import { replay } from "./evolve.ts";
import { staffReasons } from "./staff-list.ts";
import { checkoutView } from "./view.ts";

/** One journal a line, with what the version that wrote it made of it. Written by its own code, never edited. */
type Recorded = {
  readonly name: string;
  readonly events: readonly CheckoutEvent[];
  readonly then: {
    readonly decision: object;
    readonly staff: string[];
    readonly view: { readonly money?: string; readonly points?: object };
  };
};

const folder = fileURLToPath(new URL("./testing/journals/", import.meta.url));

describe.each(readdirSync(folder))("%s", (file) => {
  const lines = readFileSync(`${folder}${file}`, "utf8").trim().split("\n");
  const journals = lines.map((line): Recorded => JSON.parse(line));

  test.each(journals)("$name", ({ events, then }) => {
    const state = replay(events);
    expect(decide(state)).toEqual(then.decision);
    expect(staffReasons(state)).toEqual(then.staff);
    // What is said of money and points has become more exact since.
    const { money: _, points: __, ...told } = then.view;
    expect(checkoutView(state, "https://kiosk.example/return")).toMatchObject(told);
  });
});
