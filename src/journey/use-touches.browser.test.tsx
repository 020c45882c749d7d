/** Keys that answer "are you still there?" do nothing behind it. */
import "./testing/fake-host-page.ts";

import { beforeAll, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { KEYPAD_MAPS } from "../../domain/keypad.ts";
import { menuWith } from "../../domain/testing/products.ts";
import { IdleWarning } from "../app/IdleWarning.tsx";
import { startI18n } from "../i18n/i18n.ts";
import { Keypad } from "../ui/access/Keypad.tsx";
import { renderInVisit } from "./testing/render-in-visit.tsx";
import { OUTLET, startVisit } from "./testing/visit.ts";
import { useOutsideTouches } from "./use-touches.ts";

beforeAll(() => startI18n(["common", "interruptions", "keypad"]));

/** Escape closes dialogs by itself, too. */
const KEYS = { ...KEYPAD_MAPS.arrows, back: ["Escape", "F6"] };

test.each(KEYS.back)(
  "%s as the keypad's key back closes the question, and leads no step back behind it",
  async (key) => {
    const visit = startVisit({
      ...OUTLET,
      sounds: false,
      keypad: { keys: KEYS, startsSpeech: false },
    });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    visit.send({ type: "START", orderType: "EAT_IN" });
    vi.advanceTimersByTime(OUTLET.idleSeconds * 1000);
    vi.useRealTimers();
    expect(visit.isWarned()).toBe(true);
    const back = vi.fn();
    function Kiosk() {
      useOutsideTouches(visit.actor, KEYS);
      return (
        <>
          <div className="kiosk">
            <button type="button" className="top-bar__back" onClick={back}>
              Back
            </button>
          </div>
          <Keypad isHelping={false} onHelp={() => {}} />
          <IdleWarning />
        </>
      );
    }
    const screen = await renderInVisit(<Kiosk />, visit, menuWith([]));
    const question = screen.getByRole("alertdialog");
    await expect.element(question).toMatchTextContent(/Are you still there/);
    await expect.poll(() => document.activeElement?.closest("[data-question]")).not.toBeNull();
    await userEvent.keyboard(`{${key}}`);
    await expect.poll(visit.isWarned).toBe(false);
    await expect.poll(() => question.query()).toBeNull();
    expect(back).not.toHaveBeenCalled();
  },
);
