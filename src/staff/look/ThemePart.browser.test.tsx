import { useState } from "react";
import { beforeAll, expect, test } from "vitest";
import { type Locator, userEvent } from "vitest/browser";
import { NO_BRAND } from "../../../domain/look/brand.ts";
import { AUTOMATIC_LOOK } from "../../../domain/look/look.ts";
import { themeOf } from "../../../domain/look/theme.ts";
import { menuWith } from "../../../domain/testing/products.ts";
import type { LookView } from "../../../electron/host/rpc/contract.ts";
import { startI18n } from "../../i18n/i18n.ts";
import { renderInVisit } from "../../journey/testing/render-in-visit.tsx";
import { OUTLET, startVisit } from "../../journey/testing/visit.ts";
import { ThemePart } from "./ThemePart.tsx";
import { editingOf, LOOK_VIEW } from "./testing/look-editing.ts";

// A colour has a name in every language.
beforeAll(() => startI18n(["common", "look"]));

const SETTINGS = { color: "#1F4E9C", headlineFont: "rubik" } as const;

/** Colours that the page has sent, and the draft does not have yet. */
let sent: string[] = [];
let setDraft = (_color: string) => {};

type ThemeProps = { readonly fromSettings?: LookView["fromSettings"] };

function Theme({ fromSettings = LOOK_VIEW.fromSettings }: ThemeProps) {
  const [color, setColor] = useState<string | null>(null);
  setDraft = setColor;
  const look = { ...AUTOMATIC_LOOK, brand: { ...NO_BRAND, color } };
  const editing = editingOf({ ...LOOK_VIEW, fromSettings, look }, ({ brand }) => {
    sent.push(brand?.color ?? "none");
  });
  return (
    <>
      <p data-testid="draft">{color}</p>
      <ThemePart editing={editing} />
    </>
  );
}

async function openTheme(props: ThemeProps = {}) {
  sent = [];
  const screen = await renderInVisit(<Theme {...props} />, startVisit(OUTLET), menuWith([]));
  return {
    screen,
    slider: (channel: string) => screen.getByRole("slider", { name: channel }),
    /** The oldest colour that was sent → in the draft. */
    async arrive(): Promise<void> {
      await expect.poll(() => sent.length).toBeGreaterThan(0);
      const color = sent.shift() ?? "";
      setDraft(color);
      await expect.element(screen.getByTestId("draft")).toHaveTextContent(color);
    },
  };
}

const positionOf = (slider: Locator) => Number((slider.element() as HTMLInputElement).value);

test("a colour and a font of the settings are what staff return to, and what moods and sliders show", async () => {
  const { screen, slider } = await openTheme({ fromSettings: SETTINGS });
  const asSettings = screen.getByRole("button", { name: "As the settings say" });
  const code = screen.getByRole("button", { name: `Colour code ${SETTINGS.color}` });
  await expect.element(code).toBeVisible();
  expect(asSettings.elements()).toHaveLength(3);
  await expect.element(screen.getByText("From the mood")).not.toBeInTheDocument();
  // The sliders begin at #1F4E9C.
  expect(positionOf(slider("Hue"))).toBe(217);
  const sushi = screen.getByRole("button", { name: "Sushi" }).element();
  const { tokens } = themeOf({ mood: "sushi", color: SETTINGS.color, headlineFont: null });
  const sample = sushi.querySelector<HTMLElement>(".mood-sample");
  expect(sample?.style.getPropertyValue("--awning-color")).toBe(tokens["--awning-color"]);
});

test("without any in the settings, staff return to the colour and the font of the mood", async () => {
  const { screen } = await openTheme();
  await expect.element(screen.getByText("From the mood").first()).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "From the mood" }).elements()).toHaveLength(2);
});

test("a slider keeps the focus while keys move it, and moves on from where it is", async () => {
  const { slider, arrive } = await openTheme();
  const hue = slider("Hue");
  const before = positionOf(hue);
  (hue.element() as HTMLElement).focus();
  for (const step of [1, 2, 3]) {
    await userEvent.keyboard("{ArrowRight}");
    await expect.poll(() => positionOf(hue)).toBe(before + step);
    await arrive();
    await expect.element(hue).toHaveFocus();
  }
  expect(positionOf(hue)).toBe(before + 3);
});

test("a colour that arrives late does not move a slider back", async () => {
  const { slider, arrive } = await openTheme();
  const lightness = slider("Lightness");
  const before = positionOf(lightness);
  (lightness.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await expect.poll(() => sent.length).toBe(2);
  await arrive();
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(() => positionOf(lightness)).toBe(before + 3);
});

test("a grey, black or white keeps the hue of the sliders; another colour replaces it", async () => {
  const { screen, slider, arrive } = await openTheme();
  const [hue, lightness, saturation] = ["Hue", "Lightness", "Saturation"].map(slider);
  if (!(hue && lightness && saturation)) throw new Error("no sliders");
  const before = positionOf(hue);
  for (const [channel, key] of [
    [saturation, "{Home}"],
    [lightness, "{End}"],
    [lightness, "{Home}"],
  ] as const) {
    (channel.element() as HTMLElement).focus();
    await userEvent.keyboard(key);
    await arrive();
  }
  expect(positionOf(hue)).toBe(before);
  expect(positionOf(saturation)).toBe(0);
  await screen.getByRole("button", { name: /green/i }).first().click();
  await arrive();
  expect(positionOf(hue)).not.toBe(before);
});
