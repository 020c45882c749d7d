import { expect, test } from "vitest";
import { SettingsError } from "../host/settings/settings.ts";
import { readArguments } from "./arguments.ts";

test("the settings file comes from the command line, else from the environment", () => {
  const environment = { KIOSK_SETTINGS: "b.json" };
  expect(readArguments(["--settings", "a.json"], environment).settings).toBe("a.json");
  expect(readArguments([], environment).settings).toBe("b.json");
});

test("a missing settings file is an error that says so", () => {
  expect(() => readArguments(["--windowed"], {})).toThrow(SettingsError);
  expect(() => readArguments(["--settings"], {})).toThrow("--settings FILE");
});

test("Chromium's own switches are accepted among ours", () => {
  expect(readArguments(["--no-sandbox", "--settings", "a", "--windowed", "--lang=de"], {})).toEqual(
    {
      settings: "a",
      data: null,
      windowed: true,
    },
  );
});
