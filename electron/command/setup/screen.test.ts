import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { person } from "../../host/command/testing/person.ts";
import { createDevice, type TestDevice } from "../testing/device.ts";
import { askScreen, connectedScreens } from "./screen.ts";

let device: TestDevice;
beforeEach(() => {
  device = createDevice();
});
afterEach(() => device.remove());

/** A connector as the kernel shows it. */
function connector(name: string, status: string, modes = ""): void {
  const folder = join(device.root, "sys/class/drm", name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "status"), `${status}\n`);
  writeFileSync(join(folder, "modes"), modes);
}

const ask = (answers: Parameters<typeof person>[0], present?: Parameters<typeof askScreen>[0]) => {
  const { prompter, said } = person(answers);
  const screens = connectedScreens(device.root);
  return { said, answer: askScreen(present, { prompter, screens }) };
};

test("a machine without a screen is not asked about one", async () => {
  connector("card0-HDMI-A-1", "disconnected");
  mkdirSync(join(device.root, "sys/class/drm/card0"));
  const present = { output: "DP-1", rotate: "90" } as const;
  const { said, answer } = ask({}, present);
  expect(await answer).toEqual(present);
  expect(said).toEqual([]);
});

test.each([
  ["no", null],
  ["", null],
  ["clockwise", { output: "HDMI-A-1", rotate: "90" }],
  ["counterclockwise", { output: "HDMI-A-1", rotate: "270" }],
  ["upside down", { output: "HDMI-A-1", rotate: "180" }],
])("a panel that was turned (%s) gets its picture turned back", async (way, screen) => {
  connector("card0-HDMI-A-1", "connected", "1920x1080\n1280x720\n");
  const { said, answer } = ask({ "Was HDMI-A-1 (1920 × 1080) turned": ["left", way] });
  expect(await answer).toEqual(screen);
  expect(said).toContain("must be no or clockwise or counterclockwise or upside down");
});

test("of several screens one is chosen, and what was answered before is proposed", async () => {
  connector("card0-HDMI-A-1", "connected");
  connector("card1-DP-2", "connected", "1080x1920\n");
  const before = { output: "DP-2", rotate: "180" } as const;
  const { said, answer } = ask({ "Which one": ["VGA-1", ""] }, before);
  expect(await answer).toEqual(before);
  expect(said).toContain("must be HDMI-A-1 or DP-2");
  expect(said).toContain("Which one (HDMI-A-1, DP-2) [DP-2]");
});
