/** A trembling hand taps twice: how a quick second tap counts, by the kind of control and by the outlet's setting. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type TapRule, useSingleTap } from "./single-tap.ts";

const dataset: { doubleTaps?: "rejected" | "counted" } = {};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  vi.stubGlobal("document", { documentElement: { dataset } });
  dataset.doubleTaps = "counted";
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A control with its tap rule, and a count of its actions. */
function control(rule?: TapRule) {
  const action = vi.fn();
  let tap: () => void = () => {};
  const Control = () => {
    tap = useSingleTap(action, rule);
    return null;
  };
  renderToStaticMarkup(createElement(Control));
  return { tap: () => tap(), actions: () => action.mock.calls.length };
}

function tapTwice(rule: TapRule | undefined, pauseMs: number): number {
  const { tap, actions } = control(rule);
  tap();
  vi.advanceTimersByTime(pauseMs);
  tap();
  return actions();
}

describe("a second tap within half a second", () => {
  test.each<[TapRule | undefined, "counted" | "rejected", number]>([
    [undefined, "counted", 1],
    ["once", "counted", 1],
    ["once", "rejected", 1],
    ["counts", "counted", 2],
    ["counts", "rejected", 1],
    ["types", "counted", 2],
    ["types", "rejected", 2],
  ])(
    "on a control of the rule %s, with doubled taps rejected %s: %i actions",
    (rule, doubleTaps, actions) => {
      dataset.doubleTaps = doubleTaps;
      expect(tapTwice(rule, 499)).toBe(actions);
    },
  );
});

test("a tap after half a second is an action of its own, also right after a rejected one", () => {
  expect(tapTwice("once", 500)).toBe(2);
  const { tap, actions } = control("once");
  tap();
  vi.advanceTimersByTime(400);
  tap();
  vi.advanceTimersByTime(100);
  tap();
  expect(actions()).toBe(2);
});

test("a quick tap on another control is an action, and one back on the first is another", () => {
  const first = control("once");
  const second = control("once");
  first.tap();
  second.tap();
  first.tap();
  expect([first.actions(), second.actions()]).toEqual([2, 1]);
});
