import { useRef, useState } from "react";
import { beforeAll, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { startI18n } from "../i18n/i18n.ts";
import { useTypedKeys } from "../ui/use-typed-keys.ts";
import { padKeyOf, pressKey } from "./digits.ts";
import { NumberPad } from "./NumberPad.tsx";
import { formatEntry } from "./numbers.ts";
import { PhoneField } from "./PhoneField.tsx";

beforeAll(() => startI18n(["common", "identify"]));

const GERMANY = { country: "DE", name: "Germany", callingCode: "+49" };
const SETTINGS = { defaultCountry: "DE", allowedCountries: [], masksByCountry: {} };

/** The field with its pad, in a screen that runs right to left. */
function Entry({ onOpenCountries = () => {} }: { readonly onOpenCountries?: () => void }) {
  const area = useRef<HTMLDivElement>(null);
  const [digits, setDigits] = useState("");
  const press = (key: Parameters<typeof pressKey>[1]): void =>
    setDigits((before) => pressKey(before, key));
  useTypedKeys(area, padKeyOf, press);
  return (
    <div dir="rtl" ref={area}>
      <PhoneField
        country={GERMANY}
        drawn={formatEntry({ country: "DE", digits }, SETTINGS)}
        onOpenCountries={onOpenCountries}
      />
      <NumberPad onKey={press} />
    </div>
  );
}

async function openEntry(onOpenCountries?: () => void) {
  const screen = await render(<Entry onOpenCountries={onOpenCountries} />);
  const key = (name: string) => screen.getByRole("button", { name, exact: true });
  return { screen, field: screen.getByRole("textbox"), key };
}

test("digits are grouped as the country writes them, and a doubled touch is two digits", async () => {
  const { field, key } = await openEntry();
  for (const digit of "151") await key(digit).click();
  await userEvent.dblClick(key("2"));
  await expect.element(field).toHaveValue("1512 2");
});

test("the places that are missing are shown, and fewer of them with each digit", async () => {
  const { screen, field, key } = await openEntry();
  const places = () => screen.container.querySelectorAll(".phone-field__slot").length;
  const before = places();
  expect(before).toBeGreaterThan(5);
  await key("1").click();
  await expect.element(field).toHaveValue("1");
  expect(places()).toBe(before - 1);
});

test("a keyboard types while the entry has the focus, and nothing elsewhere", async () => {
  const { field } = await openEntry();
  await userEvent.keyboard("7");
  await expect.element(field).toHaveValue("");
  await field.click();
  await userEvent.keyboard("153");
  await expect.element(field).toHaveValue("153");
  await userEvent.keyboard("{Backspace}");
  await expect.element(field).toHaveValue("15");
  await userEvent.keyboard("{Delete}");
  await expect.element(field).toHaveValue("");
});

test("one digit is taken back, or all of them", async () => {
  const { field, key } = await openEntry();
  for (const digit of "1512") await key(digit).click();
  await key("Delete the last digit").click();
  await expect.element(field).toHaveValue("151");
  await key("Clear").click();
  await expect.element(field).toHaveValue("");
});

test("no more digits than any number in the world has", async () => {
  const { field } = await openEntry();
  await field.click();
  await userEvent.keyboard("1".repeat(25));
  const input = field.element() as HTMLInputElement;
  await expect.poll(() => input.value.replace(/\D/g, "")).toBe("1".repeat(20));
});

test("the number and its pad run left to right in a right-to-left screen", async () => {
  const { key } = await openEntry();
  const left = (name: string) => key(name).element().getBoundingClientRect().left;
  expect(left("1")).toBeLessThan(left("3"));
});

test("the country opens the list of countries, and says its name and code", async () => {
  let opened = 0;
  const { screen } = await openEntry(() => {
    opened += 1;
  });
  await screen.getByRole("button", { name: /Germany.*\+49/ }).click();
  expect(opened).toBe(1);
});

test("the on-screen keyboard of the system stays closed", async () => {
  const { field } = await openEntry();
  await expect.element(field).toHaveAttribute("inputmode", "none");
  await expect.element(field).toHaveAttribute("readonly");
});
