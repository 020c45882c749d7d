/** What is read on request, by the keyboard. */
import i18next from "i18next";
import { beforeAll, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { menuWith } from "../../../domain/testing/products.ts";
import { startI18n } from "../../i18n/i18n.ts";
import { renderInVisit } from "../../journey/testing/render-in-visit.tsx";
import { startVisit } from "../../journey/testing/visit.ts";
import { openSpeech } from "../speech.ts";
import { ReadAloud } from "./ReadAloud.tsx";
import { giveVoice } from "./testing/voice.ts";

beforeAll(() => startI18n(["common", "keypad"]));

test.each([
  ["the screen", "reading.again", "A dish"],
  ["what is personal", "reading.own", "Amara"],
] as const)(
  "%s is read on request, and not cut off by the returning focus",
  async (_, wish, words) => {
    const voice = giveVoice();
    openSpeech(true);
    const visit = startVisit();
    visit.send({ type: "START", orderType: "EAT_IN" });
    const screen = await renderInVisit(
      <>
        <div className="kiosk__screen">
          <h1 tabIndex={-1}>Choose your food</h1>
          <p>A dish</p>
          <p data-read="private">Amara</p>
        </div>
        <ReadAloud />
      </>,
      visit,
      menuWith([]),
    );
    const cell = screen.getByRole("button").element();
    cell.focus();
    await userEvent.keyboard("[Space]");
    await expect.poll(voice.saying).toMatch("A dish");
    await userEvent.keyboard("[Space]");
    const choice = screen.getByRole("button", { name: i18next.t(wish) });
    await expect.element(choice).toBeVisible();
    choice.element().focus();
    await userEvent.keyboard("[Space]");
    await expect.poll(() => document.activeElement?.isSameNode(cell)).toBe(true);
    await expect.poll(voice.saying).toMatch(words);
  },
);
