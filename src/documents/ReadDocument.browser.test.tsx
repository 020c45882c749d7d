/** A document that is read aloud to a customer to whom the kiosk itself speaks, too. */
import { act } from "react";
import { beforeAll, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { menuWith } from "../../domain/testing/products.ts";
import { startI18n } from "../i18n/i18n.ts";
import { renderInVisit } from "../journey/testing/render-in-visit.tsx";
import { startVisit } from "../journey/testing/visit.ts";
import { loudnessOf } from "../ui/access/loudness.ts";
import { Reader } from "../ui/access/Reader.tsx";
import { giveVoice } from "../ui/access/testing/voice.ts";
import { openSpeech } from "../ui/speech.ts";
import { ReadDocument } from "./ReadDocument.tsx";

beforeAll(() => startI18n(["common", "keypad"]));

const PIECES = ["We delete it after two years.", "You may object."];

/** The sheet of a document, of which all was said that is said of it by itself. */
async function openDocument() {
  const voice = giveVoice();
  openSpeech(true);
  const visit = startVisit();
  visit.send({ type: "START", orderType: "EAT_IN" });
  visit.send({ type: "READING_CHANGED", reading: { isOn: true, byKeypad: true, volume: 3 } });
  const screen = await renderInVisit(
    <>
      <div className="kiosk__screen">
        <h1 tabIndex={-1}>Privacy notice</h1>
        <ReadDocument pieces={PIECES} locale="de" />
      </div>
      <Reader />
    </>,
    visit,
    menuWith([]),
  );
  await expect.poll(voice.saying).toMatch("Privacy notice");
  return { voice, screen, button: screen.getByRole("button") };
}

/** Returns once everything was said that a change has led to. */
async function untilSaid(container: Element, said: readonly SpeechSynthesisUtterance[]) {
  const last = document.createElement("p");
  last.setAttribute("role", "alert");
  last.textContent = "the end";
  container.append(last);
  await expect.poll(() => said.at(-1)?.text).toBe("the end");
}

test("is read from its first to its last word, in its language, at the volume of the visit", async () => {
  const { voice, screen, button } = await openDocument();
  const element = screen.container.querySelector("button");
  element?.focus();
  const before = voice.said.length;
  // As the keypad presses it.
  await act(async () => element?.click());
  await expect.element(button).toHaveTextContent("Stop reading");
  await untilSaid(screen.container, voice.said);
  const said = voice.said.slice(before, -1);
  expect(said.map(({ text }) => text)).toEqual(PIECES);
  expect(said.map(({ lang }) => lang)).toEqual(["de", "de"]);
  const volumes = said.map(({ volume }) => volume);
  for (const volume of volumes) expect(volume).toBeCloseTo(loudnessOf(3));
});

test("is stopped by a touch on the button that started it, and does not begin again", async () => {
  const { voice, button } = await openDocument();
  await userEvent.click(button);
  await expect.element(button).toHaveTextContent("Stop reading");
  await userEvent.click(button);
  await expect.element(button).toHaveTextContent("Read aloud");
  expect(voice.said.filter(({ text }) => text === PIECES[0])).toHaveLength(1);
});
